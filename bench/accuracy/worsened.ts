import { checkFile } from '../../server/checking/checkFile.ts';
import { fixFile } from '../../server/cli/checking/fixFile.ts';
import { placeTranslations } from '../../server/translation/translateFile.ts';
import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { countedBySegment } from './checkedFile.ts';

/** What the safe fixes of a file made of it. */
export interface FixedWhole {
  /** How many segments they changed. */
  readonly fixed: number;
  /** Checks that find more in a segment than before, with its id: `tag-order in menu.open`. */
  readonly worse: readonly string[];
}

/**
 * Makes every safe fix of a file as `interline check --fix` does, without writing it, and checks the file again: a message
 * that was valid has to be valid still.
 *
 * @param findings what the checks find in the file as it is.
 * @throws UnreadableFileError
 * @example (await worsened(workspace, file, await checkFile(workspace, file))).worse // []
 */
export async function worsened(
  workspace: Workspace,
  file: LocalizationFile,
  findings: readonly Finding[],
): Promise<FixedWhole> {
  const { fixes } = await fixFile(workspace, file, { counts: () => true, wants: ({ fix }) => fix?.kind === 'safe' });
  if (fixes.length === 0) return { fixed: 0, worse: [] };
  workspace.files.setBuffer(file.path, placeTranslations(file, fixes).text);
  try {
    const fixed = await workspace.files.read(file.path);
    const before = countedBySegment(findings);
    const after = countedBySegment(fixed ? await checkFile(workspace, fixed) : []);
    const worse = [...after].filter(([place, times]) => times > (before.get(place) ?? 0));
    return { fixed: fixes.length, worse: worse.map(([place]) => place.replace('\u0000', ' in ')) };
  } finally {
    workspace.files.setBuffer(file.path, undefined);
  }
}
