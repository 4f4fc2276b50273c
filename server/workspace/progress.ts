import type { Segment } from '../../shared/catalog/segment.ts';
import { lackingCount } from '../../shared/formats/lackingEntries.ts';
import { eachSegment } from '../../shared/formats/lazyCatalog.ts';
import type { LocalizationFile } from './workspace.ts';

/** How far the translation of a file is in one language. Every part of the program shows these counts. */
export interface Progress {
  /** BCP 47; null where nothing tells it. */
  readonly language: string | null;
  /** Segments to translate, those that the file lacks included. */
  readonly total: number;
  /** Translated and final ones. */
  readonly translated: number;
  readonly needsReview: number;
  readonly untranslated: number;
}

/**
 * Counts the segments of a file by language and state. Entries that its source file does not have, those that nobody
 * translates and obsolete ones do not count.
 *
 * @returns at least one row; more for a file that keeps several languages.
 * @example progressOf(file); // [{ language: 'de', total: 120, translated: 87, needsReview: 3, untranslated: 30 }]
 */
export function progressOf({ catalog, targetLanguage }: LocalizationFile): readonly Progress[] {
  const own = targetLanguage ?? null;
  const counts = new Map<string | null, { -readonly [Name in keyof Progress]: Progress[Name] }>();
  const countFor = (language: string | null) => {
    const count = counts.get(language) ?? { language, total: 0, translated: 0, needsReview: 0, untranslated: 0 };
    counts.set(language, count);
    return count;
  };
  const isOriginal = catalog.isSource && catalog.kind === 'monolingual';
  for (const segment of eachSegment(catalog)) {
    if (!isWork(segment) || catalog.pair?.extra.has(segment.id)) continue;
    const count = countFor(segment.targetLanguage ?? own);
    count.total++;
    if (isOriginal) count.translated++;
    else if (segment.state === 'untranslated') count.untranslated++;
    else if (segment.state === 'needs-review') count.needsReview++;
    else count.translated++;
  }
  const lacking = lackingCount(catalog, own ?? '');
  if (lacking > 0 || counts.size === 0) {
    const count = countFor(own);
    count.total += lacking;
    count.untranslated += lacking;
  }
  return [...counts.values()];
}

const isWork = (segment: Segment): boolean => segment.translatable && !segment.obsolete;
