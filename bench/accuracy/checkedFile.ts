import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import { checks } from '../../shared/checks/checks.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import type { CheckOptions } from '../../shared/checks/run/checkRun.ts';
import { checkSegments, runChecks } from '../../shared/checks/run/runChecks.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import type { SeededText } from './plantFaults.ts';
import type { TrialFile } from './trialFile.ts';

/** Optional checks that faults are planted for; the other ones are matters of taste. */
const asked = new Set([
  'start-capital',
  'acronyms',
  'product-codes',
  'function-names',
  'ip-addresses',
  'dates',
  'newline-count',
  'normalization',
  'full-stop',
  'tabs',
  'unused-plural-form',
]);
const ran = new Set(checks.filter((check) => !check.optional || asked.has(check.id)).map(({ id }) => id));
const ofFiles = new Set(checks.filter(({ scope }) => scope === 'file').map(({ id }) => id));

/** Checks of the file tell of single segments, too; they count once. */
const ofSegments = new Set([...ran].filter((id) => !ofFiles.has(id)));

/** Whether a check runs here: those that a project has without asking for them, and those that faults are planted for. */
export const runsHere = (check: string): boolean => ran.has(check);

/** Whether a check looks at the file as a whole. */
export const looksAtFile = (check: string): boolean => ofFiles.has(check);

/** What the checks say of a file, with what makes the faults of a seeded text faults. */
export interface Checker {
  /** Every finding. */
  all(file: LocalizationFile): readonly Finding[];
  /** Those of checks that look at one segment at a time, in some segments alone. */
  inSegments(file: LocalizationFile, ids: Iterable<string>): readonly Finding[];
  /** Those of some checks alone; of those that look at the file as a whole when none are named. */
  of(file: LocalizationFile, only?: Iterable<string>): readonly Finding[];
}

/** See {@link Checker}. */
export function createChecker(
  workspace: Workspace,
  { terms, keep, style }: Pick<SeededText, 'terms' | 'keep' | 'style'>,
  around: TrialFile['around'],
): Checker {
  const index = createTermIndex(terms);
  const optionsFor = (file: LocalizationFile, only: ReadonlySet<string>): CheckOptions => {
    return {
      ...around,
      languages: { source: file.sourceLanguage, target: file.targetLanguage ?? file.sourceLanguage },
      settings: {
        ...workspace.settings.project,
        doNotTranslate: [...keep],
        ...(Object.keys(style).length > 0 ? { style } : {}),
      },
      terms: index,
      furtherTerms: () => index,
      format: file.format,
      only,
      named: ran,
    };
  };
  return {
    all: (file) => runChecks(file.catalog, optionsFor(file, ran)),
    inSegments(file, ids) {
      const options = optionsFor(file, ofSegments);
      const { segments } = file.catalog;
      const named = [...new Set(ids)].flatMap((id) => segments.find(id) ?? []);
      return checkSegments(file.catalog, named, options);
    },
    of: (file, only = ofFiles) => runChecks(file.catalog, optionsFor(file, new Set(only))),
  };
}

/** How many findings of each check each segment has. */
export function countedBySegment(findings: readonly Finding[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { check, segment = '' } of findings) {
    const place = `${check}\u0000${segment}`;
    counts.set(place, (counts.get(place) ?? 0) + 1);
  }
  return counts;
}
