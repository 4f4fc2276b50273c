import type { Catalog } from '../../shared/catalog/catalog.ts';
import { lackingCount } from '../../shared/formats/lackingEntries.ts';
import { eachSegment } from '../../shared/formats/lazyCatalog.ts';

/** How far the translation of a file is. */
export interface FileProgress {
  /** Segments that are to be translated, those that the file lacks included. */
  readonly total: number;
  /** Translated and final ones. */
  readonly translated: number;
  readonly needsReview: number;
  readonly untranslated: number;
}

/** Counts the segments of a file by state. */
export function progressOf(catalog: Catalog): FileProgress {
  const counts = { untranslated: 0, 'needs-review': 0, translated: 0, final: 0 };
  for (const segment of eachSegment(catalog)) {
    if (segment.translatable && !segment.obsolete) counts[segment.state]++;
  }
  counts.untranslated += lackingCount(catalog, catalog.targetLanguage ?? '');
  const translated = counts.translated + counts.final;
  return {
    total: translated + counts['needs-review'] + counts.untranslated,
    translated,
    needsReview: counts['needs-review'],
    untranslated: counts.untranslated,
  };
}
