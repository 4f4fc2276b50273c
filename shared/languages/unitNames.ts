import { addTo } from '../catalog/addTo.ts';
import { pushTo } from '../catalog/pushTo.ts';
import { currencyCodes, letterForms, unitDimensions, universalForms } from './units.data.ts';

/** A way of writing a unit, and the units that it may mean. */
export interface UnitForm {
  readonly form: string;
  /** In lower case, for forms that are long enough to be told apart whatever their case. */
  readonly folded: string;
  readonly units: ReadonlySet<string>;
}

/** The ways in which a language writes units of measure and currencies beside a number; the longest first. */
export interface UnitNames {
  /** By the first character, in lower case. */
  readonly behind: ReadonlyMap<string, readonly UnitForm[]>;
  /** Signs and codes of currencies, which stand before a number as well, by the last character. */
  readonly before: ReadonlyMap<string, readonly UnitForm[]>;
}

const namesByLanguage = new Map<string, UnitNames>();

/** Numbers for which languages have different forms of a noun. */
const counts = [1, 2, 3, 5, 11, 0, 100, 1.5];

function isKnown(language: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

/** One number for each form that a noun has in a language. */
function countedIn(language: string): readonly number[] {
  const forms = new Map<string, number>();
  // A language that `Intl` does not know has what all languages share.
  if (!isKnown(language)) return [];
  const rules = new Intl.PluralRules(language);
  for (const count of counts) {
    const category = rules.select(count);
    if (!forms.has(category)) forms.set(category, count);
  }
  return [...forms.values()];
}

/**
 * Units and currencies as CLDR writes them in a language (through `Intl`), long and short, in the forms for different
 * numbers, and the signs that all languages share. Made once for each language.
 *
 * @param language BCP 47, `_` or `-`.
 */
export function unitNames(language: string): UnitNames {
  const cached = namesByLanguage.get(language);
  if (cached) return cached;
  const made = makeNames(language.replaceAll('_', '-'));
  namesByLanguage.set(language, made);
  return made;
}

/** What units can be compared with: `length`, `duration`, `currency`. */
export function dimensionOf(unit: string): string {
  return unitDimensions[unit] ?? 'currency';
}

function makeNames(language: string): UnitNames {
  const exact = new Map<string, Set<string>>();
  const add = (form: string, unit: string) => {
    const text = form.trim();
    if (isUsable(text)) addTo(exact, text, unit);
  };
  for (const [form, unit] of universalForms) add(form, unit);
  for (const [form, unit] of letterForms) exact.set(form, new Set([unit]));
  const counted = countedIn(language);
  for (const unit of Object.keys(unitDimensions)) {
    for (const unitDisplay of ['long', 'short'] as const) {
      for (const form of partsOf(language, counted, { style: 'unit', unit, unitDisplay }, 'unit')) add(form, unit);
    }
  }
  const signs = new Map<string, Set<string>>();
  for (const currency of currencyCodes) {
    add(currency, currency);
    for (const currencyDisplay of ['symbol', 'narrowSymbol', 'name'] as const) {
      const numbers = currencyDisplay === 'name' ? counted : counted.slice(0, 1);
      for (const form of partsOf(language, numbers, { style: 'currency', currency, currencyDisplay }, 'currency')) {
        add(form, currency);
        if (currencyDisplay !== 'name') addTo(signs, form.trim(), currency);
      }
    }
    signs.set(currency, new Set([currency]));
  }
  return {
    behind: indexed(exact, (form) => form.charAt(0).toLowerCase()),
    before: indexed(signs, (form) => form.charAt(form.length - 1)),
  };
}

function indexed(
  forms: ReadonlyMap<string, ReadonlySet<string>>,
  keyOf: (form: string) => string,
): ReadonlyMap<string, readonly UnitForm[]> {
  const index = new Map<string, UnitForm[]>();
  for (const form of [...forms.keys()].sort((a, b) => b.length - a.length)) {
    const made = { form, folded: form.length > 3 ? form.toLowerCase() : form, units: forms.get(form) ?? new Set() };
    pushTo(index, keyOf(form), made);
  }
  return index;
}

/** `in`, and single letters but for a few, may be anything. */
function isUsable(form: string): boolean {
  if (form === '' || /^(?:in|st)\.?$/i.test(form)) return false;
  if (/^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{Sc}]/u.test(form)) return true;
  return (form.match(/[\p{L}\p{M}]/gu)?.length ?? 0) > 1 || /[°\p{Sc}]/u.test(form);
}

function partsOf(
  language: string,
  numbers: readonly number[],
  options: Intl.NumberFormatOptions,
  type: 'unit' | 'currency',
): Set<string> {
  const forms = new Set<string>();
  if (numbers.length === 0) return forms;
  const format = new Intl.NumberFormat(language, options);
  for (const number of numbers) {
    const parts = format.formatToParts(number).filter((part) => part.type === type);
    // A name in two parts, before and behind the number, is found by none of them.
    if (parts.length === 1 && parts[0]) forms.add(parts[0].value);
  }
  return forms;
}
