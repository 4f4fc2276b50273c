import { type Sentence, say } from '../../../shared/sentences/sentence.ts';
import type { FileEdits } from '../../code/renameKey.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session } from '../../lsp/session.ts';
import { editOfFiles } from '../code/editOfFiles.ts';
import { editDocument, isEditable } from './editDocument.ts';

/**
 * Edits several files through the client.
 *
 * @param label what an editor lists among what can be undone.
 * @param how `together`: one step of the editor's history, which asks whether to undo it in all files; `apart`: a step in
 *   each file, for who counts them.
 * @throws RequestRefused with a sentence for the user: a file is another one by now, or the editor edits none.
 */
export async function editFiles(
  session: Session,
  files: readonly FileEdits[],
  label: Sentence,
  how: 'together' | 'apart',
): Promise<void> {
  const apart: FileEdits[] = [];
  const together: FileEdits[] = [];
  for (const file of files) {
    const now = how === 'together' && files.length > 1 ? await session.latest(session.uriOf(file.path)) : undefined;
    const isOwn = how === 'apart' || files.length === 1 || (now && now.version === null && !isEditable(now));
    (isOwn ? apart : together).push(file);
  }
  if (together.length > 0) {
    const edit = editOfFiles(session, together);
    const { applied } = await session.connection.workspace.applyEdit({ label: session.localized(label), edit });
    if (!applied) throw new RequestRefused(say`The editor refused the edit.`);
  }
  for (const { path, text, edits } of apart) {
    await editDocument(session, session.uriOf(path), label, ({ file }) => {
      if (file.catalog.text !== text) throw new RequestRefused(say`It has been edited in the meantime.`);
      return { edits };
    });
  }
}
