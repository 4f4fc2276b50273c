import { slashedPath } from '../../../shared/catalog/slashedPath.ts';
import { inLocaleFolder } from '../../../shared/languages/localePath.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import type { CodeFile } from '../codeFile.ts';
import { isTestCode } from '../isTestCode.ts';
import type { KeyIndex } from '../keyIndex.ts';
import { libraryOf } from './codeLibrary.ts';
import { type Extraction, extractTexts } from './extractTexts.ts';
import { takenKeys } from './takenKeys.ts';
import { textPlaces } from './textPlaces.ts';

/** What becomes of one source file. */
export interface FileExtraction extends Extraction {
  readonly file: CodeFile;
}

/** The texts of several source files as keys. */
export interface ProjectExtraction {
  /** Those with a text that becomes a key, or that has to stay. */
  readonly files: readonly FileExtraction[];
  /** Files with texts, of which nothing tells by which library they get them. */
  readonly unknown: readonly CodeFile[];
}

/**
 * Puts keys in the place of the texts that people certainly read, in several source files: one text has one key in all of
 * them. Tests and files of texts are passed over. Nothing is written.
 *
 * @param wanted the files; `code` has all of the project.
 */
export async function extractProject(
  workspace: Workspace,
  wanted: readonly CodeFile[],
  { index, code }: { readonly index: KeyIndex; readonly code: readonly CodeFile[] },
  signal: AbortSignal,
): Promise<ProjectExtraction> {
  const taken = takenKeys();
  const files: FileExtraction[] = [];
  const unknown: CodeFile[] = [];
  for (const file of wanted) {
    signal.throwIfAborted();
    const { path, text } = file;
    if (isTestCode(path) || inLocaleFolder(slashedPath(path))) continue;
    const library = await libraryOf(workspace, path, text, code);
    if (!library) {
      const places = await textPlaces(path, text, { name: undefined });
      if (places.some(({ isCertain }) => isCertain)) unknown.push(file);
      continue;
    }
    const ofFile = library.isGuess ? takenKeys() : taken;
    const extraction = await extractTexts(path, text, { index, code, library, taken: ofFile });
    if (library.isGuess) {
      if (extraction.keys.length > 0) unknown.push(file);
      continue;
    }
    if (extraction.keys.length + extraction.left.length > 0) files.push({ file, ...extraction });
  }
  return { files, unknown };
}
