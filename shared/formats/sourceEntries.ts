import type { Catalog } from '../catalog/catalog.ts';
import type { PluralCategory, Segment } from '../catalog/segment.ts';
import { v3FormId } from '../languages/i18nextV3.data.ts';
import { pluralCategories } from '../languages/plurals.ts';

/** The places of plural forms among the segments of a file, by message and category. */
export type FormPlaces = ReadonlyMap<string, ReadonlyMap<PluralCategory, number>>;

/** The entries of a source file, looked up for those of a file that translates it. */
export interface SourceEntries {
  readonly forms: FormPlaces;
  /** The place of the source of a segment among the segments of the file; -1 where it has none. */
  placeOf(segment: Segment): number;
}

/**
 * @param language of the files that are paired with it.
 */
export function sourceEntries(source: Catalog, language: string): SourceEntries {
  const ids = new Map<string, number>();
  /** The default one of variants, by the id of the text that has them. */
  const defaults = new Map<string, number>();
  for (const [place, { id, variant }] of source.segments.entries()) {
    ids.set(id, place);
    if (variant?.isDefault) defaults.set(variant.of, place);
  }
  const forms = formPlaces(source);
  const categories = pluralCategories(language).cardinal;
  /** For a form that the target language counts: the source's form of the same category. */
  const countedForm = (segment: Segment): number | undefined => {
    if (segment.plural?.index === undefined || !segment.plural.idStyle) return undefined;
    const category = categories.find((name) => pluralId(segment, name, language) === segment.id);
    return category && forms.get(formsKey(segment))?.get(category);
  };
  const otherForm = (segment: Segment) => (segment.plural ? forms.get(formsKey(segment))?.get('other') : undefined);
  return {
    forms,
    placeOf: (segment) =>
      ids.get(segment.id) ??
      countedForm(segment) ??
      otherForm(segment) ??
      defaults.get(segment.variant?.of ?? segment.id) ??
      (segment.variant && ids.get(segment.variant.of)) ??
      -1,
  };
}

/** Where the forms of each plural message of a file stand. */
export function formPlaces({ segments }: Catalog): FormPlaces {
  const groups = new Map<string, Map<PluralCategory, number>>();
  for (const [place, segment] of segments.entries()) {
    if (!segment.plural?.category) continue;
    const key = formsKey(segment);
    const forms = groups.get(key) ?? new Map<PluralCategory, number>();
    forms.set(segment.plural.category, place);
    groups.set(key, forms);
  }
  return groups;
}

/** What the forms of a plural message share. */
export function formsKey({ plural }: Segment): string {
  return `${plural?.kind}\u0000${plural?.group}`;
}

/** The id of another form of a plural message kept under named keys: `items_other` → `items_few`. */
export function pluralId(segment: Segment, category: PluralCategory, language: string): string | undefined {
  const { plural } = segment;
  if (plural?.idStyle === 'i18next-v3') return v3FormId(plural.group, category, language);
  return plural?.idPattern?.replace('{category}', category);
}
