import { EditRefused } from '../../../shared/catalog/editRefused.ts';
import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Finding } from '../../../shared/checks/contract/check.ts';
import { isSafe } from '../../translation/fixes.ts';
import type { SegmentTranslation } from '../../translation/translate.ts';
import { placeTranslations } from '../../translation/translateFile.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import { shownName } from '../shownPath.ts';
import type { Terminal } from '../terminal.ts';
import { unifiedDiff } from '../unifiedDiff.ts';
import { fixFile } from './fixFile.ts';

/** What the command line says of fixes. */
export interface FixingOptions {
  /** Checks of which every fix is made; undefined for the safe ones of all. */
  readonly named: ReadonlySet<string> | undefined;
  /** Where they go: into the file, or to the terminal as a diff. */
  readonly to: 'file' | 'diff';
  readonly only: ReadonlySet<string> | undefined;
}

/** The fixes of one run of `check`. */
export interface Fixing {
  /**
   * Fixes a file.
   *
   * @param counts whether something is fixed in the segment of a finding.
   * @returns the file as it is then; undefined where only the diff is wanted.
   */
  fix(
    workspace: Workspace,
    file: LocalizationFile,
    counts: (finding: Finding) => boolean,
  ): Promise<LocalizationFile | undefined>;
  /** Says how much was fixed. */
  end(): void;
}

/** Starts to fix files, one after the other. */
export function startFixing({ named, to, only }: FixingOptions, terminal: Terminal): Fixing {
  let count = 0;
  const wants = named ? ({ check }: Finding) => named.has(check) : isSafe;
  return {
    async fix(workspace, file, counts) {
      const name = shownName(file.path, terminal);
      const fixed = await fixFile(workspace, file, { counts, wants, ...(only ? { only } : {}) });
      count += fixed.count;
      for (const reason of fixed.refused) terminal.say(`${name}: ${reason}`);
      if (to === 'diff') {
        for (const line of diffOf(file, fixed.fixes, name)) terminal.out(line);
        return undefined;
      }
      for (const reason of await writeFixes(workspace, file, fixed.fixes)) terminal.say(`${name}: ${reason}`);
      return (await workspace.files.read(file.path)) ?? file;
    },
    end() {
      const verb = to === 'diff' ? 'would be' : count === 1 ? 'was' : 'were';
      terminal.say(`${count} ${count === 1 ? 'finding' : 'findings'} ${verb} fixed.`);
    },
  };
}

function diffOf(file: LocalizationFile, fixes: readonly SegmentTranslation[], name: string): Iterable<string> {
  return unifiedDiff(name, file.catalog.text, placeTranslations(file, fixes).edits);
}

/**
 * Writes the fixes of a file; where its encoding refuses them together, one after the other.
 *
 * @returns why fixes were not written, one sentence each.
 */
async function writeFixes(
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
