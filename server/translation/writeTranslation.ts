import { EditRefused } from '../../shared/catalog/editRefused.ts';
import { newFileBytes } from '../../shared/encoding/newFileBytes.ts';
import { say } from '../../shared/sentences/sentence.ts';
import { readText } from '../workspace/readText.ts';
import type { AbsentFile, LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { writeAtomically } from '../workspace/writeAtomically.ts';
import type { FileTranslation } from './translateFile.ts';

/**
 * Writes a translated file: the edits of an existing one, or a new file made from its source's bytes, folders included.
 *
 * @throws EditRefused when a character cannot be encoded or a file changed since it was read.
 */
export async function writeTranslation(workspace: Workspace, translation: FileTranslation): Promise<void> {
  const { base, edits, created } = translation;
  if (!created) {
    if (edits.length > 0) await workspace.write(base, edits);
    return;
  }
  if (!translation.translations.some((each) => each.content)) return;
  await writeNewFile(workspace, translation);
}

/**
 * Makes the file of a language from its source file, with every text still to be translated.
 *
 * @returns false where files of the format cannot be made.
 * @throws EditRefused as {@link writeNewFile}.
 */
export async function writeEmptyFile(
  workspace: Workspace,
  source: LocalizationFile,
  { path, targetLanguage }: AbsentFile,
): Promise<boolean> {
  const edits = source.format.derive?.(source.catalog, targetLanguage, new Map());
  if (!edits) return false;
  await writeNewFile(workspace, { base: source, path, edits });
  return true;
}

/**
 * Makes a new file from the bytes of another one, folders included. One that is there and holds nothing (`{}`) takes it.
 *
 * @param made.edits of the text of `made.base`.
 * @throws EditRefused when a character cannot be encoded or the other file changed since it was read.
 */
export async function writeNewFile(
  workspace: Workspace,
  { base, path, edits }: Pick<FileTranslation, 'base' | 'path' | 'edits'>,
): Promise<void> {
  const { bytes, decoded } = await readText(base.path);
  if (decoded.text !== base.catalog.text) {
    throw new EditRefused(say`${base.path} changed on disk since it was read; ${path} was not made.`);
  }
  await writeAtomically(path, newFileBytes(bytes, decoded, edits), (await holdsNothing(path)) ? 'replace' : 'create');
  workspace.files.forget(path);
}

async function holdsNothing(path: string): Promise<boolean> {
  const text = await readText(path).then(
    ({ decoded }) => decoded.text,
    () => undefined,
  );
  return text !== undefined && ['', '{}', '[]'].includes(text.replace(/\s/g, ''));
}
