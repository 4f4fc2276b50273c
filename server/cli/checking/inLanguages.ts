import type { Finding } from '../../../shared/checks/contract/check.ts';
import { isAmongLanguages } from '../../../shared/languages/languageTag.ts';
import { targetLanguagesOf } from '../../workspace/targetLanguages.ts';
import type { LocalizationFile } from '../../workspace/workspace.ts';

/**
 * The target languages of a file that were asked for, as its segments name them.
 *
 * @param languages as a command line names them; none for all.
 * @returns undefined for all of them.
 */
export function wantedLanguages(file: LocalizationFile, languages: readonly string[]): readonly string[] | undefined {
  if (languages.length === 0) return undefined;
  return targetLanguagesOf(file).filter((tag) => isAmongLanguages(tag, languages));
}

/**
 * Tells which findings are of segments in some languages, or of the file itself.
 *
 * @param wanted languages as the segments name them; undefined for all of them.
 */
export function inLanguages(
  { catalog, targetLanguage }: LocalizationFile,
  wanted: readonly string[] | undefined,
): (finding: Finding) => boolean {
  if (!wanted || catalog.kind === 'monolingual') return () => true;
  const others = new Set<string>();
  for (const { id, targetLanguage: language = targetLanguage } of catalog.segments) {
    if (language !== undefined && !wanted.includes(language)) others.add(id);
  }
  return ({ segment }) => segment === undefined || !others.has(segment);
}
