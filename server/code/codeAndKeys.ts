import type { Workspace } from '../workspace/workspace.ts';
import type { CodeFile } from './codeFile.ts';
import { type KeyIndex, keyIndexOf, withNamespacesOf } from './keyIndex.ts';
import { projectCode } from './projectCode.ts';
import { withWrappers, wrappersOf } from './wrappers.ts';

/** What a project asks for in its code, and the keys that its files of texts have. */
export interface CodeAndKeys {
  /** Every file of source code, with the calls of the project's own functions. */
  readonly code: readonly CodeFile[];
  readonly index: KeyIndex;
}

/** Reads the source code of a project and its keys from the disk. */
export async function codeAndKeys(workspace: Workspace, signal: AbortSignal): Promise<CodeAndKeys> {
  const read = await projectCode(workspace).files(signal);
  const index = withNamespacesOf(await keyIndexOf(workspace, signal), read);
  return { code: withWrappers(read, wrappersOf(read, index)), index };
}
