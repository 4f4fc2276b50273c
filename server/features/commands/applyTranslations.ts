import { largestShared } from '../../../shared/protocol.ts';
import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { workspaceEdit } from '../../lsp/workspaceEdits.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { placeTranslations } from '../../translation/translateFile.ts';

/** How often an edit is made again because the document changed while it was on its way. */
const attempts = 3;

/**
 * Puts translations into a document through the client. They may have been made for an earlier text: a segment whose
 * source or target was edited since keeps what is there.
 *
 * @param before the snapshot that the translations were made for.
 * @returns the translations with what could not be placed as failures.
 */
export async function applyTranslations(
  session: Session,
  before: Snapshot,
  translations: readonly SegmentTranslation[],
  label: Sentence,
): Promise<readonly SegmentTranslation[]> {
  for (let attempt = 1; ; attempt++) {
    const now = await session.latest(before.uri);
    if (!now) throw new RequestRefused(say`The file no longer exists.`);
    const placed = placeTranslations(now.file, stillWanted(before, now, translations));
    if (placed.edits.length === 0) return placed.translations;
    if (now.version === null && (!isEditable(now) || !session.client.appliesEdits)) {
      await now.workspace.write(now.file, placed.edits);
      session.filesChanged([now.path]);
      return placed.translations;
    }
    if (!session.client.appliesEdits)
      throw new RequestRefused(say`The editor does not let a server edit open documents.`);
    const { uri, version, text } = now;
    const edit = workspaceEdit(session.client, [{ uri, version, text, edits: placed.edits }]);
    const result = await session.connection.workspace.applyEdit({ label: session.localized(label), edit });
    if (result.applied) return placed.translations;
    if (attempt === attempts || session.documents.get(before.uri)?.version === version) {
      throw new RequestRefused(
        result.failureReason
          ? say`The editor refused the edit: ${result.failureReason}`
          : say`The editor refused the edit.`,
      );
    }
  }
}

/** Whether an editor that opens the file sees the text that the edits were made for, and writes it as it was. */
function isEditable({ file, text }: Snapshot): boolean {
  return text.text.length <= largestShared && file.encoding === 'utf-8';
}

function stillWanted(
  before: Snapshot,
  now: Snapshot,
  translations: readonly SegmentTranslation[],
): readonly SegmentTranslation[] {
  if (now.file === before.file) return translations;
  const was = before.file.catalog.segments;
  const is = now.file.catalog.segments;
  return translations.map((translation) => {
    const old = was.find(translation.id);
    const current = is.find(translation.id);
    const same =
      old?.source?.value === current?.source?.value && (old?.target?.value ?? '') === (current?.target?.value ?? '');
    if (same || !translation.content) return translation;
    return { id: translation.id, failure: say`It was edited meanwhile.` };
  });
}
