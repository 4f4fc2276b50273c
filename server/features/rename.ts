import { PrepareRenameRequest, RenameRequest } from 'vscode-languageserver';
import { say } from '../../shared/sentences/sentence.ts';
import { RenameRefused, renameKey } from '../code/renameKey.ts';
import { RequestRefused } from '../lsp/safely.ts';
import { editOfFiles } from './code/editOfFiles.ts';
import type { Feature } from './feature.ts';
import { type KeyUnderCursor, keyUnderCursor } from './keyUnderCursor.ts';

/** Renames a key in every language and in the code; refused where a key that is made at run time may be meant. */
export const rename: Feature = {
  capabilities: () => ({ renameProvider: { prepareProvider: true } }),
  register(registry, session) {
    registry.onRequest(PrepareRenameRequest.type, async ({ textDocument, position }, { signal }) => {
      const found = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!found || found.keys.length === 0) return null;
      const range = session.textOf(found.path, found.text).rangeAt(found.range);
      return { range, placeholder: only(found).key };
    });
    registry.onRequest(RenameRequest.type, async ({ textDocument, position, newName }, { signal }) => {
      const found = await keyUnderCursor(session, textDocument.uri, position, signal);
      if (!found || found.keys.length === 0) return null;
      const edits = await renameKey(found.workspace, found.code, found.index, only(found), newName).catch((error) => {
        throw error instanceof RenameRefused ? new RequestRefused(error.sentence) : error;
      });
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
