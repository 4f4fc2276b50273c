import type { PluralCategory } from '../catalog/segment.ts';
import { rootLanguage } from './languageTag.ts';
import { neededCategories } from './pluralNumbers.ts';

/**
 * Languages whose forms i18next v1 to v20 counted in another order than CLDR names them, or of which it knew another
 * number (the table `sets` of its PluralResolver).
 */
const ownOrder: Readonly<Record<string, readonly PluralCategory[]>> = {
  lv: ['one', 'other', 'zero'],
  sl: ['other', 'one', 'two', 'few'],
  he: ['one', 'two', 'many', 'other'],
  iw: ['one', 'two', 'many', 'other'],
  mt: ['one', 'few', 'many', 'other'],
  cy: ['one', 'two', 'other', 'many'],
  ga: ['one', 'two', 'few', 'many', 'other'],
  fa: ['other'],
  ka: ['other'],
  kk: ['other'],
  ky: ['other'],
  tt: ['other'],
  ug: ['other'],
  ht: ['other'],
  bo: ['other'],
  or: ['other', 'one'],
};

/**
 * The id of a form in i18next JSON v3: `key` and `key_plural` in languages that have a singular and a plural, with a
 * number in all others; undefined where the language has no such form.
 *
 * @example v3FormId('seat', 'few', 'ru'); // 'seat_1'
 */
export function v3FormId(group: string, category: PluralCategory, language: string): string | undefined {
  const order = v3Order(language);
  const index = order.indexOf(category);
  if (index < 0) return undefined;
  if (order.length === 2 && order[0] === 'one') return index === 0 ? group : `${group}_plural`;
  return `${group}_${index}`;
}

/**
 * Whether a language has a single form in i18next JSON v3: `key_0`, and `key` where that is not there.
 *
 * @example hasOneV3Form('ja'); // true
 */
export const hasOneV3Form = (language: string): boolean => v3Order(language).length === 1;

/** The categories of a language in the order in which i18next JSON v3 counts them. */
function v3Order(language: string): readonly PluralCategory[] {
  const root = rootLanguage(language);
  return ownOrder[root] ?? neededCategories(language, 'cardinal');
}
