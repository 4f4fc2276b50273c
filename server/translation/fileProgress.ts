import { isAmongLanguages } from '../../shared/languages/languageTag.ts';
import { emptyTarget } from '../workspace/emptyTarget.ts';
import { isLookedUp } from '../workspace/isLookedUp.ts';
import { type Progress, progressOf } from '../workspace/progress.ts';
import { watchedFile } from '../workspace/watchedFile.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { inLanguage, isAlone } from './targets.ts';

/** How far one file is in one language. */
export interface FileProgress extends Progress {
  /** Absolute. */
  readonly path: string;
  /** `absent` for a file that the settings ask for and that is not there. */
  readonly role: LocalizationFile['role'] | 'absent';
  /** See {@link isAlone}. */
  readonly isAlone: boolean;
}

/**
 * How far a file is, and of a source file also the files of the languages that the settings ask for and that are not
 * there. A memory or a glossary has no progress.
 *
 * @param counted `languages`: the only ones that count, as a command line names them; none for all. `named`: see `isLookedUp`.
 * @throws UnreadableFileError where the file makes no progress.
 */
export async function fileProgress(
  { file, workspace }: { readonly file: LocalizationFile; readonly workspace: Workspace },
  { languages = [], named = [] }: { readonly languages?: readonly string[]; readonly named?: readonly string[] } = {},
): Promise<readonly FileProgress[]> {
  const { targetLanguages } = workspace.settings.project;
  const { path, role } = file;
  if (isLookedUp(file, named)) return [];
  const counted = workspace.files.watchdog.step(watchedFile(file), () =>
    file.catalog.segments.facts.ofBoth(progressIn, targetLanguages, file),
  );
  const rows: FileProgress[] = counted.map((progress) => ({ path, role, ...progress, isAlone: isAlone(file) }));
  if (role === 'source' && targetLanguages.length > 0) {
    for (const target of await workspace.pairs.targetsOf(file)) {
      if ('catalog' in target) continue;
      for (const progress of progressOf(emptyTarget(file, target))) {
        rows.push({ path: target.path, role: 'absent', ...progress, isAlone: false });
      }
    }
  }
  if (languages.length === 0) return rows;
  return rows.filter(({ language }) => language !== null && isAmongLanguages(language, languages));
}

const progressIn = (targetLanguages: readonly string[], file: LocalizationFile): readonly Progress[] =>
  progressOf(targetLanguages.reduce(inLanguage, file));

/** The part of the texts that is translated, for people: whole percents, never too many. */
export function shownShare({ total, translated }: Pick<Progress, 'total' | 'translated'>): string {
  return total === 0 ? '–' : `${Math.floor((100 * translated) / total)} %`;
}
