import { EditRefused } from '../../../shared/catalog/editRefused.ts';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { placeTranslations } from '../../translation/translateFile.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';

/**
 * Writes the fixes of a file; where its encoding refuses them together, one after the other.
 *
 * @returns why fixes were not written, one sentence each.
 */
export async function writeFixes(
  workspace: Workspace,
  file: LocalizationFile,
  fixes: readonly SegmentTranslation[],
): Promise<readonly string[]> {
  try {
    await workspace.write(file, placeTranslations(file, fixes).edits);
    return [];
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    if (fixes.length < 2) return [error.message];
  }
  const refused: string[] = [];
  for (const fix of fixes) {
    const now = await workspace.files.read(file.path);
    if (now) pushAll(refused, await writeFixes(workspace, now, [fix]));
  }
  return refused;
}
