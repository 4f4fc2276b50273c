import { addTo } from '../catalog/addTo.ts';
import type { Catalog, MissingSegment } from '../catalog/catalog.ts';
import type { PluralCategory, PluralForm } from '../catalog/segment.ts';
import { rootLanguage } from '../languages/languageTag.ts';
import { neededCategories } from '../languages/pluralNumbers.ts';
import { factsOf } from './factsOf.ts';

/**
 * The entries of the source file that a file has to get before it is whole. A plural form that its language has for
 * millions alone (French, Spanish, Italian `many`) is one of them only where the file has that form elsewhere, and so is
 * any but `one` and `other` where programs ask for no more unless they bring the rules of a language (Rails). The overlay
 * of a region lacks none. In Fluent the default variant stands for a form that is not there.
 *
 * @param language the target language of the file.
 * @example Array.from(lackingEntries(catalog, 'fr'), ({ id }) => id); // ['items_one', 'items_other'], not 'items_many'
 */
export function* lackingEntries(catalog: Catalog, language: string): Generator<MissingSegment> {
  if (catalog.isOverlay) return;
  let used: ReadonlySet<PluralCategory | undefined> | undefined;
  let forms: ReturnType<typeof formsByGroup> | undefined;
  for (const entry of catalog.pair?.eachMissing() ?? []) {
    const { category, source } = entry;
    if (!source.translatable) continue;
    if (category && category !== 'other') {
      used ??= categoriesOf(catalog);
      if (!isNeeded(entry, language, catalog) && !used.has(category)) continue;
      if (factsOf(catalog).rulesAreBrought && category !== 'one' && !hasRules(used)) continue;
    }
    if (category && source.plural && catalog.format === 'fluent') {
      forms ??= formsByGroup(catalog);
      if (hasDefault(source.plural, forms.get(source.plural.group), language)) continue;
    }
    yield entry;
  }
}

/**
 * Whether the default variant `*[other]` of a Fluent message stands for a plural form: the last one that it does not name,
 * in a language where no whole number takes `other` itself (Russian).
 */
function hasDefault(plural: PluralForm, there: ReadonlySet<PluralCategory | undefined> | undefined, language: string) {
  const needed = neededCategories(language, plural.kind);
  if (!there?.has('other') || needed.includes('other')) return false;
  return needed.filter((one) => there.has(one)).length >= needed.length - 1;
}

/** The forms of each plural message of a file. */
function formsByGroup(catalog: Catalog): ReadonlyMap<string, ReadonlySet<PluralCategory | undefined>> {
  const forms = new Map<string, Set<PluralCategory | undefined>>();
  for (const { plural } of catalog.segments) {
    if (plural) addTo(forms, plural.group, plural.category);
  }
  return forms;
}

/** Whether a file has more than `one` and `other`, or no form yet; `zero` is asked for without rules. */
const hasRules = (used: ReadonlySet<PluralCategory | undefined>) =>
  !used.has('other') || used.has('two') || used.has('few') || used.has('many');

/** How many entries a file has to get before it is whole. */
export function lackingCount(catalog: Catalog, language: string): number {
  let count = 0;
  for (const _ of lackingEntries(catalog, language)) count++;
  return count;
}

/** The plural forms that a file has somewhere. */
function categoriesOf(catalog: Catalog): ReadonlySet<PluralCategory | undefined> {
  const categories = new Set<PluralCategory | undefined>();
  for (const { plural } of catalog.segments) categories.add(plural?.category);
  return categories;
}

/** False for a plural form that no whole number below a million takes in the language. */
function isNeeded({ category, source: { plural } }: MissingSegment, language: string, catalog: Catalog): boolean {
  return !category || !plural || category === 'other' || neededForms(catalog, language, plural.kind).includes(category);
}

/**
 * The plural forms that a language needs for whole numbers in a file: those of its library where that has rules of its own.
 *
 * @example neededForms(railsCatalog, 'lv', 'cardinal'); // ['one', 'other']
 */
export function neededForms(
  catalog: Pick<Catalog, 'format' | 'dialect'>,
  language: string,
  kind: PluralForm['kind'],
): readonly PluralCategory[] {
  const forms = kind === 'cardinal' ? factsOf(catalog).formsOfLanguage?.[rootLanguage(language)] : undefined;
  return forms ?? neededCategories(language, kind);
}
