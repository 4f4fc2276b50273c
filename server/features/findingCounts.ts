import { checksReporting } from '../../shared/checks/checksReporting.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';

/** Findings of a file in one language, by how much they matter. */
export interface FindingCounts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  /** Translations of a source text that changed since; they are among the others, too. */
  readonly stale: number;
}

const inState = checksReporting('missing', 'unreviewed');
const stale = checksReporting('outdated');

const names = { error: 'errors', warning: 'warnings', info: 'infos' } as const;

/** Whether a finding says what the state of its segment says already: that it is untranslated, missing or to be reviewed. */
export function isInState({ check }: Finding): boolean {
  return inState.has(check);
}

/** Whether a finding counts as one: hints do not, nor does what the counts of segments say already. */
export function isCounted(finding: Finding): finding is Finding & { readonly severity: keyof typeof names } {
  return finding.severity !== 'hint' && !isInState(finding);
}

/**
 * Counts what was found in a file, for each of its languages; see {@link isCounted}. What is found in no segment belongs
 * to the first language.
 *
 * @param languages of the file, as its rows have them; at least one.
 * @example countFindings(file, findings, ['de'])('de') // { errors: 1, warnings: 0, infos: 2, stale: 0 }
 */
export function countFindings(
  file: LocalizationFile,
  findings: readonly Finding[],
  languages: readonly (string | null)[],
): (language: string | null) => FindingCounts {
  const empty = () => ({ errors: 0, warnings: 0, infos: 0, stale: 0 });
  const counts = new Map(languages.map((language) => [language, empty()]));
  const [first = null] = languages;
  const segments = languages.length > 1 ? file.catalog.segments : undefined;
  for (const { check, severity, segment } of findings.filter(isCounted)) {
    const language = segment === undefined ? undefined : segments?.find(segment)?.targetLanguage;
    const count = counts.get(language ?? first) ?? counts.get(first);
    if (!count) continue;
    count[names[severity]]++;
    if (stale.has(check)) count.stale++;
  }
  return (language) => counts.get(language) ?? empty();
}
