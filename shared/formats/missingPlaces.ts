import type { Catalog, MissingSegment } from '../catalog/catalog.ts';
import type { PluralCategory, Segment } from '../catalog/segment.ts';
import { hasOneV3Form } from '../languages/i18nextV3.data.ts';
import { pluralCategories } from '../languages/plurals.ts';
import { type FormPlaces, formPlaces, formsKey, pluralId } from './sourceEntries.ts';

/** A {@link MissingSegment} with the place of its source among the segments of the source file. */
export interface MissingPlace {
  readonly id: string;
  readonly place: number;
  readonly category?: PluralCategory;
}

/**
 * What a file lacks of its source file: plain entries by id, plural messages by the categories of the target language. A
 * text that it has with other variants, or without any, lacks only plural forms of those that it has.
 *
 * @param how.groups where the plural forms of the source file stand.
 * @param how.ids see `Correspondence.ids`; default: both files have the same.
 * @param how.language of the file.
 */
export function missingPlaces(
  source: Catalog,
  target: Catalog,
  how: {
    readonly groups: FormPlaces;
    readonly ids?: ReadonlyMap<string, string> | undefined;
    readonly language: string;
  },
): readonly MissingPlace[] {
  const { groups, ids, language } = how;
  const missing: MissingPlace[] = [];
  const categories = pluralCategories(language);
  const isThere = (id: string) => target.segments.placeOf(id) >= 0;
  const done = new Set<string>();
  const whole = textsWithVariants(target);
  const counted: FormPlaces = whole.size > 0 ? formPlaces(target) : new Map();
  let place = -1;
  for (const segment of source.segments.readings()) {
    place++;
    const { id, plural, obsolete } = segment;
    if (obsolete || isWhole(segment)) continue;
    // Keys like `arrow_one` and `arrow_many` are names: every plural message has its `other` in the source.
    const named = plural?.idPattern ?? plural?.idStyle;
    const forms = plural && groups.get(formsKey(segment));
    if (!plural?.category || !named || !forms?.has('other')) {
      const wanted = ids?.get(id) ?? id;
      if (segment.target && !isThere(wanted)) missing.push({ id: wanted, place });
      continue;
    }
    const key = formsKey(segment);
    if (done.has(key)) continue;
    done.add(key);
    if (plural.idStyle === 'i18next-v3' && isThere(plural.group) && hasOneV3Form(language)) continue;
    for (const category of categories[plural.kind]) {
      const form = pluralId(plural, category, language);
      const from = forms.get(category) ?? forms.get('other');
      if (form && from !== undefined && !isThere(form)) missing.push({ id: form, place: from, category });
    }
  }
  return missing;

  /** Whether the text is there with other variants, or without any, and has no plural forms there. */
  function isWhole(segment: Pick<Segment, 'id' | 'plural' | 'variant'>): boolean {
    const { id, plural, variant } = segment;
    if (!whole.has(variant?.of ?? id) && !(variant && isThere(variant.of))) return false;
    return !plural || !counted.has(formsKey(segment));
  }
}

/** Gives the missing segments one after the other. */
export function* eachMissingOf(source: Catalog, places: readonly MissingPlace[]): Generator<MissingSegment> {
  for (const { place, ...rest } of places) yield { ...rest, source: source.segments.at(place) as Segment };
}

/** Ids of the texts that a file has with variants. */
function textsWithVariants(catalog: Catalog): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const { variant } of catalog.segments.readings()) if (variant) texts.add(variant.of);
  return texts;
}
