import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import { largestShared } from '../../../shared/protocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { editOnDisk } from '../../lsp/diskHistory.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';

/** How often an edit is made again because the document changed while it was on its way. */
const attempts = 3;

/**
 * Edits a document through the client, or its file where no editor could. What `make` gives for no edits is kept, too.
 *
 * @param label what an editor lists among what can be undone.
 * @param make the edits for the text of now; asked again where the document changed while they were on their way.
 * @returns what `make` gave for the edits that were made.
 * @throws RequestRefused with a sentence for the user.
 */
export async function editDocument<R extends { readonly edits: readonly TextEdit[] }>(
  session: Session,
  uri: string,
  label: Sentence,
  make: (now: Snapshot) => R,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    const now = await session.latest(uri);
    if (!now) throw new RequestRefused(say`The file no longer exists.`);
    const made = make(now);
    const { edits } = made;
    if (edits.length === 0) return made;
    if (now.version === null && (!isEditable(now) || !session.client.appliesEdits)) {
      await editOnDisk(session, now, edits);
      return made;
    }
    if (!session.client.appliesEdits)
      throw new RequestRefused(say`The editor does not let a server edit open documents.`);
    const { version, text } = now;
    const edit = workspaceEdit(session.client, [{ uri: now.uri, version, text, edits }]);
    const result = await session.connection.workspace.applyEdit({ label: session.localized(label), edit });
    if (result.applied) return made;
    if (attempt === attempts || session.documents.get(uri)?.version === version) {
      throw new RequestRefused(
        result.failureReason
          ? say`The editor refused the edit: ${result.failureReason}`
          : say`The editor refused the edit.`,
      );
    }
  }
}

/** Whether an editor that opens the file sees the text that the edits were made for, and writes it as it was. */
export function isEditable({ file, text }: Snapshot): boolean {
  return text.text.length <= largestShared && file.encoding === 'utf-8';
}
