import { CodeActionKind } from 'vscode-languageserver';
import { say } from '../../../shared/sentences/sentence.ts';
import { keyOfSegment, type ProjectKey } from '../../code/keyPlaces.ts';
import { removeKey } from '../../code/removeKey.ts';
import { RenameRefused } from '../../code/renameKey.ts';
import { RequestRefused } from '../../lsp/safely.ts';
import type { Session, Snapshot } from '../../lsp/session.ts';
import { keyUses } from '../code/keyUses.ts';
import { settledCode } from '../code/projectKeys.ts';
import { segmentAt } from '../segmentAt.ts';
import type { ActionProvider } from './offeredAction.ts';

/** Takes a key that no code asks for out of every language. */
export const removeKeyActions: ActionProvider = {
  kinds: [CodeActionKind.QuickFix],

  async offer({ session, snapshot, range }) {
    const place = segmentAt(snapshot.file.catalog, range.start);
    if (!place || snapshot.file.catalog.kind === 'bilingual') return [];
    const uses = await keyUses(session, snapshot.workspace);
    const key = uses.code.length > 0 ? keyOfSegment(uses.index, snapshot.file, place.segment) : undefined;
    const [segment] = key?.file.byKey.get(key.key) ?? [];
    if (!key || !segment || !uses.isUnused(key.file, segment)) return [];
    const title = say`Remove “${key.key}” from every language: no code asks for it`;
    return [{ title, kind: CodeActionKind.QuickFix, removal: place.segment.id }];
  },
};

/**
 * The edits of the removal that an action stands for, in every file.
 *
 * @param id of the segment that it was offered at.
 * @throws RequestRefused in a sentence for the user.
 */
export async function removalOf(session: Session, { workspace, file }: Snapshot, id: string) {
  const { index } = await settledCode(session, workspace);
  const segment = file.catalog.segments.find(id);
  const key: ProjectKey | undefined = segment && keyOfSegment(index, file, segment);
  if (!key) throw new RequestRefused(say`The document changed; open the menu again.`);
  return removeKey(workspace, key, index.asked(key.key, key.file)[0]).catch((error) => {
    throw error instanceof RenameRefused ? new RequestRefused(error.sentence) : error;
  });
}
