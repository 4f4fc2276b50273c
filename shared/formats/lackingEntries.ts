import type { Catalog, MissingSegment } from '../catalog/catalog.ts';
import type { PluralCategory } from '../catalog/segment.ts';
import { neededCategories } from '../languages/pluralNumbers.ts';
import { eachSegment } from './lazyCatalog.ts';

/**
 * The entries of the source file that a file has to get before it is whole. A plural form that its language has for
 * millions alone (French, Spanish, Italian `many`) is one of them only where the file has that form elsewhere.
 *
 * @param language the target language of the file.
 * @example lackingEntries(catalog, 'fr').map(({ id }) => id); // ['items_one', 'items_other'], without 'items_many'
 */
export function lackingEntries(catalog: Catalog, language: string): readonly MissingSegment[] {
  const missing = catalog.pair?.missing ?? [];
  let used: ReadonlySet<PluralCategory | undefined> | undefined;
  return missing.filter((entry) => {
    const { category, source } = entry;
    if (!source.translatable) return false;
    if (!category || isNeeded(entry, language)) return true;
    used ??= new Set(Array.from(eachSegment(catalog), ({ plural }) => plural?.category));
    return used.has(category);
  });
}

/** False for a plural form that no whole number below a million takes in the language. */
export function isNeeded({ category, source: { plural } }: MissingSegment, language: string): boolean {
  return !category || !plural || category === 'other' || neededCategories(language, plural.kind).includes(category);
}
