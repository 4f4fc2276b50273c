import type { Catalog } from '../catalog/catalog.ts';
import type { PluralCategory, PluralForm, Segment } from '../catalog/segment.ts';
import { v3FormId } from '../languages/i18nextV3.data.ts';
import { pluralCategories } from '../languages/plurals.ts';

/** The places of plural forms among the segments of a file, by message and category. */
export type FormPlaces = ReadonlyMap<string, ReadonlyMap<PluralCategory, number>>;

/** The entries of a source file, looked up for those of a file that translates it. */
export interface SourceEntries {
  readonly forms: FormPlaces;
  /** The place of the source of a segment among the segments of the file; -1 where it has none. */
  placeOf(segment: Pick<Segment, 'id' | 'plural' | 'variant'>): number;
}

/**
 * @param language of the files that are paired with it.
 * @param ids see `Correspondence.ids`; default: the file that is paired with it has the same.
 */
export function sourceEntries(source: Catalog, language: string, ids?: ReadonlyMap<string, string>): SourceEntries {
  const withId = ids ? placesByIds(source, ids) : (id: string) => source.segments.placeOf(id);
  /** The default one of variants, by the id of the text that has them. */
  const defaults = new Map<string, number>();
  let index = 0;
  for (const { variant } of source.segments.readings()) {
    if (variant?.isDefault) defaults.set(variant.of, index);
    index++;
  }
  const forms = formPlaces(source);
  const categories = pluralCategories(language).cardinal;
  /** For a form that the target language counts: the source's form of the same category. */
  const countedForm = (segment: Pick<Segment, 'id' | 'plural'>): number | undefined => {
    const { id, plural } = segment;
    if (plural?.index === undefined || !plural.idStyle) return undefined;
    const category = categories.find((name) => pluralId(plural, name, language) === id);
    return category && forms.get(formsKey(segment))?.get(category);
  };
  const otherForm = (segment: Pick<Segment, 'plural'>) =>
    segment.plural ? forms.get(formsKey(segment))?.get('other') : undefined;
  return {
    forms,
    placeOf: (segment) => {
      const place = withId(segment.id);
      if (place >= 0) return place;
      const another = countedForm(segment) ?? otherForm(segment) ?? defaults.get(segment.variant?.of ?? segment.id);
      return another ?? (segment.variant ? withId(segment.variant.of) : -1);
    },
  };
}

/** As `SegmentList.placeOf`, for ids of a translation. */
function placesByIds(source: Catalog, ids: ReadonlyMap<string, string>): (id: string) => number {
  const places = new Map<string, number>();
  let place = 0;
  for (const { id } of source.segments.readings()) {
    const translated = ids.get(id) ?? id;
    if (!places.has(translated)) places.set(translated, place);
    place++;
  }
  return (id) => places.get(id) ?? -1;
}

/** Where the forms of each plural message of a file stand. */
export function formPlaces(catalog: Catalog): FormPlaces {
  const groups = new Map<string, Map<PluralCategory, number>>();
  let place = -1;
  for (const { plural } of catalog.segments.readings()) {
    place++;
    if (!plural?.category) continue;
    const key = formsKey({ plural });
    const forms = groups.get(key) ?? new Map<PluralCategory, number>();
    forms.set(plural.category, place);
    groups.set(key, forms);
  }
  return groups;
}

/** What the forms of a plural message share. */
export function formsKey({ plural }: Pick<Segment, 'plural'>): string {
  return `${plural?.kind}\u0000${plural?.group}`;
}

/** The id of another form of a plural message kept under named keys: `items_other` → `items_few`. */
export function pluralId(plural: PluralForm, category: PluralCategory, language: string): string | undefined {
  if (plural.idStyle === 'i18next-v3') return v3FormId(plural.group, category, language);
  return plural.idPattern?.replace('{category}', category);
}
