import type { Catalog } from '../../catalog/catalog.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { PluralCategory, Segment } from '../../catalog/segment.ts';
import { factsOf } from '../../formats/factsOf.ts';
import { neededCategories, numbersOf } from '../../languages/pluralNumbers.ts';
import { poFormulaOf } from './poFormula.ts';

/** The category of a form: by its name, or by its number where forms are counted (gettext). */
function categoryOf(segment: Segment, language: string): PluralCategory | undefined {
  if (!segment.plural) return undefined;
  if (segment.plural.category) return segment.plural.category;
  if (segment.plural.index === undefined) return undefined;
  return neededCategories(language, segment.plural.kind)[segment.plural.index];
}

/** True for a form that stands for one number, or for 0 and 1 alone: it may spell the number out or leave it away. */
export function mayOmitNumber(segment: Segment, language: string, catalog?: Catalog): boolean {
  const counted = catalog && countedNumbers(segment, catalog);
  if (counted) return coversFew(counted);
  const category = categoryOf(segment, language);
  if (!category || !segment.plural) return false;
  const numbers = numbersOf(language, segment.plural.kind);
  // Where the language's own rules have no such form, it is the one for the number that it is named after.
  if (segment.plural.category && namesOfNumbers.has(category) && !numbers.has(category)) return true;
  return coversFew(numbers.get(category) ?? []) || (category === 'one' && isOneAlone(language, catalog));
}

/** Whether `one` stands for 1 alone: some libraries take it for that where a language has no form but it and `other`. */
const isOneAlone = (language: string, catalog: Catalog | undefined) =>
  catalog !== undefined &&
  factsOf(catalog).oneIsOneAlone === true &&
  neededCategories(language, 'cardinal').every((category) => category === 'one' || category === 'other');

const namesOfNumbers: ReadonlySet<PluralCategory> = new Set(['zero', 'one', 'two']);

/** As {@link mayOmitNumber}, of the numbers themselves. From 100 on nobody counts what is spelt out: 102 in Slovenian. */
export function coversFew(covered: readonly number[]): boolean {
  const low = covered.filter((number) => number < 100);
  return low.length === 1 || (low.length === 2 && low[0] === 0 && low[1] === 1);
}

/** The numbers up to 200 that a counted form of a PO file stands for, by the file's own formula. */
function countedNumbers({ plural }: Segment, catalog: Catalog): readonly number[] | undefined {
  const formula = plural?.index === undefined ? undefined : poFormulaOf(catalog);
  return formula && Array.from({ length: 201 }, (_, n) => n).filter((n) => formula.forms.index(n) === plural?.index);
}

/** The forms of the plural message that a segment is a form of, in the file's order; the same list each time. */
export function formsOf(segment: Segment, catalog: Catalog): readonly Segment[] {
  if (!segment.plural) return [segment];
  const forms = catalog.segments.facts.ofEach(formsWithKey, catalog, keyOf(segment));
  return forms.length > 0 ? forms : [segment];
}

function formsWithKey(catalog: Catalog, key: string): readonly Segment[] {
  const places = catalog.segments.entryFacts.of(placesOfForms, catalog).get(key) ?? [];
  return places.flatMap((place) => catalog.segments.at(place) ?? []);
}

function placesOfForms(catalog: Catalog): ReadonlyMap<string, readonly number[]> {
  const made = new Map<string, number[]>();
  let place = 0;
  for (const segment of catalog.segments.readings()) {
    if (segment.plural) pushTo(made, keyOf(segment), place);
    place++;
  }
  return made;
}

const keyOf = (segment: Pick<Segment, 'plural' | 'context'>) =>
  `${segment.plural?.kind}\u0000${segment.context ?? ''}\u0000${segment.plural?.group ?? ''}`;
