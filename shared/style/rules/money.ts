import { type StyleDetector, type StyleRule, type StyleText, styleRule } from '../styleRule.ts';
import { everyLanguage, free, nbsp, oneOf, respell, space } from './ruleText.ts';
import { currencies, largeWords } from './units.data.ts';

const figure = "\\d+(?:[.,\\u00a0\\u202f’']\\d+)*";

/** An amount of money: its figures, its currency, and whether the currency stands as a sign, a code or a name. */
interface Money {
  readonly amount: string;
  readonly currency: (typeof currencies)[number];
  readonly form: 'sign' | 'code' | 'name';
}

const signs = `[€$£¥￥＄￡₩￦]`;
const codes = currencies.map((one) => one.code).join('|');
const moneyPatterns = new Map<string, RegExp>();

function moneyPattern(root: string): RegExp {
  const cached = moneyPatterns.get(root);
  if (cached) return cached;
  const names = oneOf(currencies.flatMap((one) => one.names[root] ?? []));
  const unit = `${signs}|(?:${codes})(?![\\p{sc=Latn}\\p{Nd}])|(?:${names})(?!\\p{sc=Latn})`;
  const pattern = new RegExp(
    `(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC.,_/-])(?:(?<s1>${signs}|(?:${codes}))${space}?(?<a1>${figure})(?![\\p{Nd}\\uFFFC]|[.,]\\d|${space}?(?:${signs}))(?!${space}?(?:million|billion|Mio|Mrd|M\\b|B\\b|k\\b|K\\b))|(?<a2>${figure})${space}?(?<s2>${unit}))`,
    'gu',
  );
  moneyPatterns.set(root, pattern);
  return pattern;
}

/** The sign of the yen is that of the yuan too, and so is its name in Chinese characters. */
const yuanFirst = [...currencies].sort((a, b) => Number(b.code === 'CNY') - Number(a.code === 'CNY'));

function moneyOf(match: RegExpExecArray, root: string): Money | undefined {
  const unit = match.groups?.s1 ?? match.groups?.s2 ?? '';
  const amount = match.groups?.a1 ?? match.groups?.a2 ?? '';
  const half = unit.replace(/[￥＄￡￦]/g, (char) => ({ '￥': '¥', '＄': '$', '￡': '£', '￦': '₩' })[char] ?? char);
  for (const currency of root === 'zh' ? yuanFirst : currencies) {
    if (currency.sign === half) return { amount, currency, form: 'sign' };
    if (currency.code === unit) return { amount, currency, form: 'code' };
    if (currency.names[root]?.includes(unit)) return { amount, currency, form: 'name' };
  }
  return undefined;
}

const money =
  (write: (money: Money, text: StyleText) => string | undefined): StyleDetector =>
  (text) =>
    respell(moneyPattern(text.root), (match) => {
      const sum = moneyOf(match, text.root);
      return sum && write(sum, text);
    })(text);

const named = ({ amount, currency }: Money, root: string) =>
  currency.names[root]?.[/^1(?:[.,]0+)?$/.test(amount) ? 0 : 1];
const fullWidthSign = (sign: string) => ({ '¥': '￥', $: '＄', '£': '￡', '₩': '￦' })[sign] ?? sign;
const bySign = (write: (sign: string, amount: string) => string) =>
  money((one) => write(one.currency.sign, one.amount));
const byCode = (write: (code: string, amount: string) => string) =>
  money((one) => write(one.currency.code, one.amount));
const byName = (between: string, first = false): StyleDetector =>
  money((one, { root }) => {
    const name = named(one, root);
    return name && (first ? `${name}${one.amount}` : `${one.amount}${between}${name}`);
  });

/** Only the currency changes its look; the order stays that of the language. */
const usualOrder = (amount: string, unit: string, root: string) =>
  root === 'en' || root === 'ja' || root === 'ko' || root === 'zh'
    ? unit.length > 1
      ? `${unit}${nbsp}${amount}`
      : `${unit}${amount}`
    : `${amount}${nbsp}${unit}`;

/** Amounts in millions: figures, word or abbreviation. */
const large: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(largeWords).map(([language, list]) => [
    language,
    new RegExp(
      `(?<=${free}(?:[$€£] ?)?)(\\d+(?:[.,]\\d+)?)(${space}?)(${oneOf(list.flat())})(?![\\p{sc=Latn}\\p{Nd}])`,
      'gu',
    ),
  ]),
);
const larges = (between: string, form: 'short' | 'long'): StyleDetector =>
  respell(large, ({ 0: hit, 1: amount = '', 3: word = '', input, index }, { root }) => {
    const entry = largeWords[root]?.find((one) => one.includes(word));
    if (!entry) return undefined;
    // 5M is five metres as well: only money tells.
    const isMoney =
      /[$€£] ?$/.test(input.slice(0, index)) ||
      /^[ \u00a0](?:[$€£]|EUR|USD|GBP|Euro|euros?|dollars?|Dollar|d[ei] (?:euros?|dólares|dollari))/u.test(
        input.slice(index + hit.length),
      );
    if (!isMoney && (word.length < 2 || form === 'short')) return undefined;
    return `${amount}${between}${form === 'short' ? entry[0] : /^1$/.test(amount) ? entry[1] : entry[2]}`;
  });

const nameBehind = byName('');
const nameApart = byName(' ');

/** How amounts of money are written. */
export const moneyRules: readonly StyleRule[] = [
  styleRule('numbers', 'currency_format', everyLanguage, {
    spell_out: (text) => (/^(?:ja|ko|zh)$/.test(text.root) ? nameBehind : nameApart)(text),
    spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space: byName('', true),
    spell_out_currency_name_followed_by_amount_in_chinese: {
      needsModel: 'amounts in Chinese characters are read aloud in more than one way',
    },
    use_amount_followed_by_currency_symbol_without_space: bySign((sign, amount) => `${amount}${sign}`),
    use_amount_followed_by_space_then_currency_symbol: bySign((sign, amount) => `${amount}${nbsp}${sign}`),
    use_amount_followed_by_space_then_iso_code: byCode((code, amount) => `${amount}${nbsp}${code}`),
    use_amount_followed_by_space_then_spell_out_currency_name: byName(' '),
    use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase: byName(' '),
    use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space: byName(''),
    use_amount_followed_by_spelled_out_currency_name_without_space: byName(''),
    use_currency_symbol_but_spell_out_if_no_symbol_exists: money((one, { root }) =>
      one.form === 'sign' ? undefined : usualOrder(one.amount, one.currency.sign, root),
    ),
    use_currency_symbol_but_use_iso_code_if_no_symbol_exists: money((one, { root }) =>
      one.form === 'sign' ? undefined : usualOrder(one.amount, one.currency.sign, root),
    ),
    use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space: bySign(
      (sign, amount) => `${sign}${amount}`,
    ),
    use_currency_symbol_followed_by_amount_without_space: bySign((sign, amount) => `${sign}${amount}`),
    use_currency_symbol_followed_by_space_then_amount: bySign((sign, amount) => `${sign}${nbsp}${amount}`),
    use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals: bySign(
      (sign, amount) => `${sign}${nbsp}${amount}`,
    ),
    use_full_width_currency_symbol_followed_by_amount_without_space: bySign(
      (sign, amount) => `${fullWidthSign(sign)}${amount}`,
    ),
    use_half_width_currency_symbol_followed_by_amount_without_space: bySign((sign, amount) => `${sign}${amount}`),
    use_half_width_currency_symbol_followed_by_space_then_amount: bySign((sign, amount) => `${sign}${nbsp}${amount}`),
    use_iso_code: money((one, { root }) =>
      one.form === 'code' ? undefined : usualOrder(one.amount, one.currency.code, root),
    ),
    use_iso_code_followed_by_space_then_amount: byCode((code, amount) => `${code}${nbsp}${amount}`),
    use_iso_code_followed_by_space_then_amount_in_arabic_numerals: byCode((code, amount) => `${code}${nbsp}${amount}`),
  }),
  styleRule('numbers', 'large_sums_of_money', ['it'], {
    spell_out_italian_words_milione_and_miliardo: larges(' ', 'long'),
    use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo: larges(' ', 'short'),
  }),
  styleRule('numbers', 'large_sums_of_money_format', ['en', 'de', 'fr'], {
    use_amount_followed_by_abbreviation_for_million_or_billion_without_space: larges('', 'short'),
    use_amount_followed_by_space_then_abbreviation_for_million_or_billion: larges(' ', 'short'),
    use_amount_followed_by_space_then_english_word_million_or_billion: larges(' ', 'long'),
  }),
];
