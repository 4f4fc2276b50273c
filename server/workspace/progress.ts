import type { Segment } from '../../shared/catalog/segment.ts';
import { lackingCount } from '../../shared/formats/lackingEntries.ts';
import { sameLanguage } from '../../shared/languages/languageTag.ts';
import { type CopyTally, copiesIn, emptyTally, hasOwnTextsAlone, tallyCopy } from './sourceCopies.ts';
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
  /** How many of the untranslated ones are filled with the source text (see {@link copiesIn}). */
  readonly copies: number;
}

/**
 * Counts the segments of a file by language and state. Entries that its source file does not have, those that nobody
 * translates and obsolete ones do not count; what is filled with the source text is untranslated. A bilingual file in the
 * language of its source lacks nothing.
 *
 * @returns at least one row; more for a file that keeps several languages.
 * @example progressOf(file); // [{ language: 'de', total: 120, translated: 87, needsReview: 3, untranslated: 30, copies: 0 }]
 */
export function progressOf(file: LocalizationFile): readonly Progress[] {
  const { catalog, targetLanguage } = file;
  const ownLanguage = targetLanguage ?? null;
  const counts = new Map<string | null, Count>();
  const countFor = (language: string | null) => {
    const count = counts.get(language) ?? emptyCount(language);
    counts.set(language, count);
    return count;
  };
  const isOriginal = hasOwnTextsAlone(catalog);
  // Programs show the source where a file of its language has nothing: `en.po`, `en_GB.po`.
  const showsSource = (language: string | null) =>
    catalog.kind === 'bilingual' && language !== null && sameLanguage(language, file.sourceLanguage);
  for (const segment of catalog.segments) {
    if (!isWork(segment) || catalog.pair?.extra.has(segment.id)) continue;
    const count = countFor(segment.targetLanguage ?? ownLanguage);
    count.total++;
    if (isOriginal || (segment.state === 'untranslated' && showsSource(count.language))) count.translated++;
    else if (segment.state === 'untranslated') count.untranslated++;
    else if (segment.state === 'needs-review') count.needsReview++;
    else count.translated++;
    if (!isOriginal) tallyCopy(count.tally, segment, file);
  }
  const lacking = lackingCount(catalog, ownLanguage ?? '');
  if (lacking > 0 || counts.size === 0) {
    const count = countFor(ownLanguage);
    count.total += lacking;
    count.untranslated += lacking;
  }
  return Array.from(counts.values(), withCopies);
}

/** The counts of a language while its segments are gone through. */
type Count = { -readonly [Name in Exclude<keyof Progress, 'copies'>]: Progress[Name] } & { readonly tally: CopyTally };

function emptyCount(language: string | null): Count {
  return { language, total: 0, translated: 0, needsReview: 0, untranslated: 0, tally: emptyTally() };
}

function withCopies({ tally, translated, untranslated, ...count }: Count): Progress {
  const copies = copiesIn(tally);
  return { ...count, translated: translated - copies, untranslated: untranslated + copies, copies };
}

const isWork = (segment: Segment): boolean => segment.translatable && !segment.obsolete;
