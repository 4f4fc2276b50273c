import type { StatusRow } from './statusTables.ts';

/** How far a language is in all files together. */
export interface LanguageTotal {
  /** BCP 47; null where nothing tells it. */
  readonly language: string | null;
  readonly files: number;
  readonly total: number;
  readonly translated: number;
  readonly needsReview: number;
  readonly untranslated: number;
  readonly copies: number;
  /** Percent of `total` that is translated, to a tenth, never too much; 100 where there is nothing to translate. */
  readonly percent: number;
}

/**
 * The sums of each language, in order of their tags. Files of the source language do not count: they are whole by nature.
 *
 * @example languageTotals(rows)[0]; // { language: 'de', files: 2, total: 10, translated: 7, …, percent: 70 }
 */
export function languageTotals(rows: readonly StatusRow[]): readonly LanguageTotal[] {
  const totals = new Map<string | null, LanguageTotal>();
  for (const { language, role, ...row } of rows) {
    if (role === 'source') continue;
    const sum = totals.get(language) ?? emptyTotal(language);
    const counts = {
      total: sum.total + row.total,
      translated: sum.translated + row.translated,
      needsReview: sum.needsReview + row.needsReview,
      untranslated: sum.untranslated + row.untranslated,
      copies: sum.copies + row.copies,
    };
    totals.set(language, { language, files: sum.files + 1, ...counts, percent: percentOf(counts) });
  }
  return [...totals.values()].sort((a, b) => ((a.language ?? '') < (b.language ?? '') ? -1 : 1));
}

function emptyTotal(language: string | null): LanguageTotal {
  return { language, files: 0, total: 0, translated: 0, needsReview: 0, untranslated: 0, copies: 0, percent: 100 };
}

/** The translated part in percent, to a tenth; rounded down, so that 100 means all. */
export function percentOf({ total, translated }: Pick<LanguageTotal, 'total' | 'translated'>): number {
  return total === 0 ? 100 : Math.floor((1000 * translated) / total) / 10;
}
