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
      const own = await blockKeyUnderCursor(session, textDocument.uri, position);
      if (own) return own.isMessage ? { range: own.document.text.rangeAt(own.range), placeholder: own.key } : null;
      const found = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!found || found.keys.length === 0) return null;
      const range = session.textOf(found.path, found.text).rangeAt(found.range);
      return { range, placeholder: only(found).key };
    });
    registry.onRequest(RenameRequest.type, async ({ textDocument, position, newName }, { signal }) => {
      const own = await blockKeyUnderCursor(session, textDocument.uri, position);
      const found = own ? undefined : await keyUnderCursor(session, textDocument.uri, position, signal);
      const renamed = async () => {
        if (own) return own.isMessage ? renameBlockKey(own.document.file, own.key, newName) : undefined;
        if (!found || found.keys.length === 0) return undefined;
        return renameKey(found.workspace, found.code, found.index, only(found), newName);
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
