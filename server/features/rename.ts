import { PrepareRenameRequest, RenameRequest } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import { RenameRefused, renameBlockKey, renameKey } from '../code/renameKey.ts';
import { RequestRefused } from '../lsp/safely.ts';
import { blockKeyUnderCursor } from './code/blockKey.ts';
import { editOfFiles } from './code/editOfFiles.ts';
import type { Feature } from './feature.ts';
import { type KeyUnderCursor, keyUnderCursor } from './keyUnderCursor.ts';

/** Renames a key in every language and in the code; refused where a key that is made at run time may be meant. */
export const rename: Feature = {
  capabilities: () => ({ renameProvider: { prepareProvider: true } }),
  register(registry, session) {
    registry.onRequest(PrepareRenameRequest.type, async ({ textDocument, position }, { signal }) => {
      const blockKey = await blockKeyUnderCursor(session, textDocument.uri, position);
      if (blockKey)
        return blockKey.isMessage
          ? { range: blockKey.document.text.rangeAt(blockKey.range), placeholder: blockKey.key }
          : null;
      const underCursor = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!underCursor || underCursor.keys.length === 0) return null;
      const range = session.textOf(underCursor.path, underCursor.text).rangeAt(underCursor.range);
      return { range, placeholder: only(underCursor).key };
    });
    registry.onRequest(RenameRequest.type, async ({ textDocument, position, newName }, { signal }) => {
      const blockKey = await blockKeyUnderCursor(session, textDocument.uri, position);
      const underCursor = blockKey ? undefined : await keyUnderCursor(session, textDocument.uri, position, signal);
      const renamed = async () => {
        if (blockKey) {
          const { document, key, isMessage } = blockKey;
          return isMessage ? renameBlockKey(document.workspace, document.file, key, newName) : undefined;
        }
        if (!underCursor || underCursor.keys.length === 0) return undefined;
        return renameKey(underCursor.workspace, underCursor.code, underCursor.index, only(underCursor), newName);
      };
      const edits = await renamed().catch((error) => {
        throw error instanceof RenameRefused ? new RequestRefused(error.sentence) : error;
      });
      if (!edits) return null;
      return editOfFiles(session, edits);
    });
  },
};

function only({ keys }: KeyUnderCursor) {
  const [first, another] = keys;
  if (!first || another)
    throw new RequestRefused(say`The key is in several files, and the code does not say which one is meant.`);
  return first;
}
