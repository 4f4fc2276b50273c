import { pushTo } from '../catalog/pushTo.ts';
import type { PluralCategory } from '../catalog/segment.ts';
import { pluralCategories } from './plurals.ts';

type Kind = 'cardinal' | 'ordinal';
const highest = 200;
const numbers = new Map<string, ReadonlyMap<PluralCategory, readonly number[]>>();

/** The integers up to 200 of each category of a language, where it has any there. */
export function numbersOf(language: string, kind: Kind): ReadonlyMap<PluralCategory, readonly number[]> {
  const key = `${kind} ${language}`;
  const cached = numbers.get(key);
  if (cached) return cached;
  const numbersByCategory = new Map<PluralCategory, number[]>();
  let rules: Intl.PluralRules | undefined;
  try {
    const tag = language.replace(/_/g, '-');
    // For a language that it does not know the engine has the rules of English.
    if (Intl.PluralRules.supportedLocalesOf(tag).length > 0) rules = new Intl.PluralRules(tag, { type: kind });
  } catch {
    rules = undefined;
  }
  for (let n = 0; n <= highest; n++) {
    const category = (rules?.select(n) ?? 'other') as PluralCategory;
    pushTo(numbersByCategory, category, n);
  }
  numbers.set(key, numbersByCategory);
  return numbersByCategory;
}

/**
 * The categories that a language needs for whole numbers as they occur: not French `many`, which is for millions.
 *
 * @example neededCategories('ru', 'cardinal'); // ['one', 'few', 'many']
 */
export function neededCategories(language: string, kind: Kind): readonly PluralCategory[] {
  const numbersByCategory = numbersOf(language, kind);
  return pluralCategories(language)[kind].filter((category) => numbersByCategory.has(category));
}
