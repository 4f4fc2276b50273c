import type { Workspace } from '../workspace/workspace.ts';
import type { CodeFile } from './codeFile.ts';
import { type KeyIndex, keyIndexOf, withNamespacesOf } from './keyIndex.ts';
import { type AskedNamespaces, askedNamespaces } from './namespaces.ts';
import { projectCode } from './projectCode.ts';
import { type SharedConstants, sharedConstants, withConstants } from './sharedConstants.ts';
import { withWrappers, wrappersOf } from './wrappers.ts';

/** What a project asks for in its code, and the keys that its files of texts have. */
export interface CodeAndKeys {
  /** Every file of source code, with the calls of the project's own functions. */
  readonly code: readonly CodeFile[];
  /** The keys as the code means them: with the namespaces that it names. */
  readonly index: KeyIndex;
  /** Those namespaces. */
  readonly namespaces: AskedNamespaces;
  /** The project's own functions that ask for texts. */
  readonly wrappers: ReadonlySet<string>;
  /** The constants of its modules that keys may stand as. */
  readonly constants: SharedConstants;
}

/**
 * Reads the source code of a project and its keys from the disk.
 *
 * @param onProgress called with the number of source files that were read.
 */
export async function codeAndKeys(
  workspace: Workspace,
  signal: AbortSignal,
  onProgress?: (done: number, total: number) => void,
): Promise<CodeAndKeys> {
  const read = await projectCode(workspace).files(signal, undefined, onProgress);
  return codeWithKeys(read, await keyIndexOf(workspace, signal));
}

/**
 * The code of a project and its keys, each as the other has it. The command line and the language server alike read them by
 * this. Others get their turn meanwhile.
 *
 * @param keys as they stand in the files of texts.
 */
export async function codeWithKeys(read: readonly CodeFile[], keys: KeyIndex): Promise<CodeAndKeys> {
  const namespaces = await askedNamespaces(read, keys);
  const index = withNamespacesOf(keys, namespaces);
  const wrappers = await wrappersOf(read, index);
  const constants = sharedConstants(read);
  return { code: withConstants(withWrappers(read, wrappers), constants), index, namespaces, wrappers, constants };
}
