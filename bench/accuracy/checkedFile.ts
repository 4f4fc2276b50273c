import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import type { Finding } from '../../shared/checks/check.ts';
import { checks } from '../../shared/checks/checks.ts';
import { runChecks } from '../../shared/checks/runChecks.ts';
import { createTermIndex } from '../../shared/terms/termIndex.ts';
import type { SeededText } from './plantFaults.ts';

/** Optional checks that faults are planted for; the other ones are matters of taste. */
const asked = new Set(['start-capital', 'acronyms', 'same-translation', 'product-codes']);
const ran = new Set(checks.filter((check) => !check.optional || asked.has(check.id)).map(({ id }) => id));

/** Findings of a file, with what makes the faults of a seeded text faults. */
export function findingsOf(
  workspace: Workspace,
  file: LocalizationFile,
  { terms, keep }: Pick<SeededText, 'terms' | 'keep'>,
): readonly Finding[] {
  const target = file.targetLanguage ?? file.sourceLanguage;
  const index = createTermIndex(terms);
  const languages = new Set(file.catalog.segments.flatMap(({ targetLanguage }) => targetLanguage ?? []));
  return runChecks(file.catalog, {
    languages: { source: file.sourceLanguage, target },
    settings: { ...workspace.settings, doNotTranslate: [...keep] },
    terms: index,
    furtherTerms: new Map([...languages].map((language) => [language, index])),
    format: file.format,
    only: ran,
    named: ran,
  });
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

/** A file as it reads with another text, beside the same source file. */
export async function withText(
  workspace: Workspace,
  file: LocalizationFile,
  text: string,
): Promise<LocalizationFile | undefined> {
  workspace.setBuffer(file.path, text);
  try {
    return await workspace.file(file.path);
  } finally {
    workspace.setBuffer(file.path, undefined);
  }
}
