import type { PluralCategory, Segment } from '../../catalog/segment.ts';

const categories: ReadonlySet<string> = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);
const isCategory = (value: string): value is PluralCategory => categories.has(value);

/**
 * What the Plural, Gender, and Select module (XLIFF 2.2) says of a segment: a unit with a switch holds one message, and
 * each of its segments is what that reads in one case.
 *
 * @param unit what the segments of the unit share.
 * @param context what tells the unit from others, if anything does.
 * @param choice the unit's `pgs:switch`: `plural:count`, `plural:count gender:guest`.
 * @param value the segment's `pgs:case`: `one`, `other feminine`.
 * @example pluralCase('inbox', undefined, 'plural:count', 'one').plural?.category; // 'one'
 */
export function pluralCase(
  unit: string,
  context: string | undefined,
  choice: string,
  value: string | undefined,
): Pick<Segment, 'plural' | 'context'> {
  const switches = choice.trim().split(/\s+/);
  const cases = value?.trim().split(/\s+/) ?? [];
  const plural = switches.findIndex((one) => one.startsWith('plural:'));
  // What is chosen by something else than the number tells one set of plural forms from another.
  const others = switches.flatMap((one, index) => {
    const chosen = cases[index];
    return index === plural || chosen === undefined ? [] : [`${one.slice(one.indexOf(':') + 1)}=${chosen}`];
  });
  const description = [...(context === undefined ? [] : [context]), ...others].join(' ');
  const category = cases[plural];
  return {
    ...(description ? { context: description } : {}),
    ...(plural < 0 || category === undefined
      ? {}
      : { plural: { group: unit, kind: 'cardinal', ...(isCategory(category) ? { category } : {}) } }),
  };
}
