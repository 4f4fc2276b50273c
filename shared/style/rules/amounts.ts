import { escaped } from '../../catalog/escaped.ts';
import { toChineseNumber } from '../datesInText.ts';
import { swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, type StyleText, styleRule } from '../styleRule.ts';
import { currencies, largeWords, unitNames, unitSymbols } from './units.data.ts';

const western = ['de', 'en', 'es', 'fr', 'it'];
const every = [...western, 'ja', 'ko', 'zh'];
const space = '[ \\u00a0\\u202f]';
const figure = "\\d+(?:[.,\\u00a0\\u202f’']\\d+)*";
const free = '(?<![\\p{sc=Latn}\\p{Nd}\\uFFFC.,_/])';
const same = (found: string, wanted: string) =>
  found.replace(/[\u00a0\u202f]/g, ' ') === wanted.replace(/[\u00a0\u202f]/g, ' ');

/** An amount of money: its figures, its currency, and whether the currency stands as a sign, a code or a name. */
interface Money {
  readonly amount: string;
  readonly currency: (typeof currencies)[number];
  readonly by: 'sign' | 'code' | 'name';
}

const signs = `[€$£¥￥＄￡₩￦]`;
const codes = currencies.map((one) => one.code).join('|');
const moneyPatterns = new Map<string, RegExp>();

function moneyPattern(root: string): RegExp {
  const cached = moneyPatterns.get(root);
  if (cached) return cached;
  const names = currencies
    .flatMap((one) => one.names[root] ?? [])
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const unit = `${signs}|(?:${codes})(?![\\p{sc=Latn}\\p{Nd}])|(?:${names.join('|')})(?!\\p{sc=Latn})`;
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
    if (currency.sign === half) return { amount, currency, by: 'sign' };
    if (currency.code === unit) return { amount, currency, by: 'code' };
    if (currency.names[root]?.includes(unit)) return { amount, currency, by: 'name' };
  }
  return undefined;
}

const money =
  (write: (money: Money, text: StyleText) => string | undefined): StyleDetector =>
  (text) =>
    swap(moneyPattern(text.root), (match) => {
      const found = moneyOf(match, text.root);
      const wanted = found && write(found, text);
      return wanted === undefined || same(match[0], wanted) ? undefined : wanted;
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
const nbsp = '\u00a0';

/** Only the currency changes its look; the order stays that of the language. */
const usualOrder = (amount: string, unit: string, root: string) =>
  root === 'en' || root === 'ja' || root === 'ko' || root === 'zh'
    ? unit.length > 1
      ? `${unit}${nbsp}${amount}`
      : `${unit}${amount}`
    : `${amount}${nbsp}${unit}`;

/** Percentages: figures, maybe a space, the sign or a word. */
const percentWord = 'Prozent|percent|per cent|percento|per cento|por ciento|por cien|pour cent|パーセント|퍼센트';
const percent = new RegExp(
  `${free}(\\d+(?:[.,]\\d+)?)(${space}?[%％]|${space}?(?:${percentWord}))(?![\\p{sc=Latn}\\p{Nd}%])`,
  'gu',
);
const percents = (write: (amount: string) => string, languages: readonly string[] = every): StyleDetector =>
  swap(percent, ({ 0: found, 1: amount = '' }, { root }) => {
    const wanted = languages.includes(root) ? write(amount) : undefined;
    return wanted === undefined || same(found, wanted) ? undefined : wanted;
  });

/** Temperatures: figures, maybe a space, degrees with or without a scale. */
const temperature = new RegExp(
  `${free}([-−–]?\\d+(?:[.,]\\d+)?)(${space}?)(°${space}?[CF]|℃|℉)(?![\\p{sc=Latn}\\p{Nd}])`,
  'gu',
);
const scales: Readonly<Record<string, readonly [celsius: string, fahrenheit: string]>> = {
  en: ['degrees Celsius', 'degrees Fahrenheit'],
  de: ['Grad Celsius', 'Grad Fahrenheit'],
  fr: ['degrés Celsius', 'degrés Fahrenheit'],
  es: ['grados Celsius', 'grados Fahrenheit'],
  it: ['gradi Celsius', 'gradi Fahrenheit'],
  ja: ['度', '度'],
  ko: ['도', '도'],
  zh: ['摄氏度', '华氏度'],
};
const isFahrenheit = (unit: string) => /F|℉/.test(unit);
const degrees = (write: (amount: string, unit: string, root: string) => string | undefined): StyleDetector =>
  swap(temperature, ({ 0: found, 1: amount = '', 3: unit = '' }, { root }) => {
    const wanted = write(amount, unit, root);
    return wanted === undefined || same(found, wanted) ? undefined : wanted;
  });
const scale = (unit: string, root: string) => scales[root]?.[isFahrenheit(unit) ? 1 : 0];
const symbol = (unit: string) => (/^°/.test(unit) ? `°${isFahrenheit(unit) ? 'F' : 'C'}` : unit);

/** Numbers with the symbol of a unit, for the space between. `A`, `t` and the like need that space to be units. */
const unitPattern = new RegExp(
  `(?=${space}?(?:${[...unitSymbols]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{sc=Latn}\\p{Nd}/'’]))(?<=${free}(?<![$€£¥] ?)\\d+(?:[.,]\\d+)*)(${space}?)(?!h${space}?\\d)`,
  'gu',
);
const loose = /^(?:m|t|h|A|V|W|N|J|l|L|g)(?![\p{sc=Latn}\p{Nd}])/u;
const unitSpace = (wanted: string): StyleDetector =>
  swap(unitPattern, ({ 1: found = '', input, index }) => {
    if (same(found, wanted)) return undefined;
    // 3 A may be a number and an article, 5t a part number.
    return loose.test(input.slice(index + found.length)) &&
      found === '' &&
      /\d{4}$/.test(input.slice(Math.max(0, index - 4), index))
      ? undefined
      : wanted;
  });

const symbolsOf = new Map<string, RegExp>();
function spelled(root: string): RegExp {
  const cachedSymbols = symbolsOf.get(root);
  if (cachedSymbols) return cachedSymbols;
  const names = Object.keys(unitNames[root] ?? {})
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  const made = new RegExp(
    `${free}(?<![$€£¥] ?)(\\d+(?:[.,]\\d+)*)${space}?(${names})(?![\\p{sc=Latn}\\p{Nd}/²³'’])`,
    'gu',
  );
  symbolsOf.set(root, made);
  return made;
}
const spellUnits: StyleDetector = (text) =>
  unitNames[text.root]
    ? swap(spelled(text.root), ([, amount = '', unit = '']) => {
        const names = unitNames[text.root]?.[unit];
        return names && `${amount}${/^(?:ja|ko|zh)$/.test(text.root) ? '' : ' '}${names[amount === '1' ? 0 : 1]}`;
      })(text)
    : [];

const abbreviated = new Map<string, { readonly pattern: RegExp; readonly unit: ReadonlyMap<string, string> }>();
const abbreviateUnits: StyleDetector = (text) => {
  const names = unitNames[text.root];
  if (!names) return [];
  let made = abbreviated.get(text.root);
  if (!made) {
    const unit = new Map<string, string>();
    for (const [symbolText, forms] of Object.entries(names))
      for (const form of forms) if (!unit.has(form)) unit.set(form, symbolText);
    const each = [...unit.keys()]
      .sort((a, b) => b.length - a.length)
      .map(escaped)
      .join('|');
    made = {
      pattern: new RegExp(`${free}(\\d+(?:[.,]\\d+)*)${space}?(${each})(?![\\p{sc=Latn}\\p{Nd}ー])`, 'gu'),
      unit,
    };
    abbreviated.set(text.root, made);
  }
  const { pattern, unit } = made;
  return swap(pattern, ([, amount, name = '']) => {
    const wanted = unit.get(name);
    // Minutes and feet in words are everyday words, not measures.
    return wanted === undefined || /^(?:min|Std|ft|lb)$/.test(wanted) ? undefined : `${amount}${nbsp}${wanted}`;
  })(text);
};

/** Amounts in millions: figures, word or abbreviation. */
const large: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(largeWords).map(([language, list]) => [
    language,
    new RegExp(
      `(?<=${free}(?:[$€£] ?)?)(\\d+(?:[.,]\\d+)?)(${space}?)(${list
        .flat()
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join('|')})(?![\\p{sc=Latn}\\p{Nd}])`,
      'gu',
    ),
  ]),
);
const larges = (between: string, form: 'short' | 'long'): StyleDetector =>
  swap(large, ({ 0: found, 1: amount = '', 3: word = '', input, index }, { root }) => {
    const entry = largeWords[root]?.find((one) => one.includes(word));
    if (!entry) return undefined;
    // 5M is five metres as well: only money tells.
    const isMoney =
      /[$€£] ?$/.test(input.slice(0, index)) ||
      /^[ \u00a0](?:[$€£]|EUR|USD|GBP|Euro|euros?|dollars?|Dollar|d[ei] (?:euros?|dólares|dollari))/u.test(
        input.slice(index + found.length),
      );
    if (!isMoney && (word.length < 2 || form === 'short')) return undefined;
    const wanted = `${amount}${between}${form === 'short' ? entry[0] : /^1$/.test(amount) ? entry[1] : entry[2]}`;
    return same(found, wanted) ? undefined : wanted;
  });

const nameBehind = byName('');
const nameApart = byName(' ');

export const amountRules: readonly StyleRule[] = [
  styleRule('numbers', 'currency_format', every, {
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
      one.by === 'sign' ? undefined : usualOrder(one.amount, one.currency.sign, root),
    ),
    use_currency_symbol_but_use_iso_code_if_no_symbol_exists: money((one, { root }) =>
      one.by === 'sign' ? undefined : usualOrder(one.amount, one.currency.sign, root),
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
      one.by === 'code' ? undefined : usualOrder(one.amount, one.currency.code, root),
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
  styleRule('numbers', 'percentage_format', every, {
    use_arabic_numerals_followed_by_percent_symbol_without_space: percents((amount) => `${amount}%`),
    use_chinese_numbers_followed_by_chinese_word_百分之: swap(
      /(?<![\p{sc=Latn}\p{Nd}.,])(\d{1,2}|100)[%％](?![\p{Nd}])/gu,
      ([, amount], { root }) =>
        root === 'zh' ? `百分之${amount === '100' ? '百' : toChineseNumber(Number(amount))}` : undefined,
    ),
    use_numerals_followed_by_full_width_percent_symbol_without_space: percents(
      (amount) => `${amount}％`,
      ['ja', 'zh', 'ko'],
    ),
    use_numerals_followed_by_japanese_word_パーセント_without_space: percents(
      (amount) => `${amount}パーセント`,
      ['ja'],
    ),
    use_numerals_followed_by_korean_word_퍼센트: percents((amount) => `${amount}퍼센트`, ['ko']),
    use_numerals_followed_by_percent_symbol: percents((amount) => `${amount}%`),
    use_numerals_followed_by_space_then_german_word_prozent: percents((amount) => `${amount} Prozent`, ['de']),
    use_numerals_followed_by_space_then_half_width_percent_symbol: percents((amount) => `${amount}${nbsp}%`),
    use_numerals_followed_by_space_then_italian_word_per_cento: percents((amount) => `${amount} per cento`, ['it']),
    use_numerals_followed_by_space_then_italian_word_percento: percents((amount) => `${amount} percento`, ['it']),
    use_numerals_followed_by_space_then_korean_word_퍼센트: percents((amount) => `${amount} 퍼센트`, ['ko']),
    use_numerals_followed_by_space_then_percent_symbol: percents((amount) => `${amount}${nbsp}%`),
    use_numerals_followed_by_space_then_spell_out_per_cent: percents((amount) => `${amount} per cent`, ['en']),
    use_numerals_followed_by_space_then_spell_out_percent: percents((amount) => `${amount} percent`, ['en']),
    use_spanish_word_por_cien: percents((amount) => `${amount} por cien`, ['es']),
    use_spanish_word_por_ciento: percents((amount) => `${amount} por ciento`, ['es']),
  }),
  styleRule('numbers', 'spelling_out_units', every, {
    abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral: abbreviateUnits,
    always_abbreviate_units_of_measure: abbreviateUnits,
    always_spell_out_units_of_measure: spellUnits,
    spell_out_units_in_korean: spellUnits,
    spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral:
      abbreviateUnits,
    spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: spellUnits,
    use_si_symbols: abbreviateUnits,
    use_unit_symbols: abbreviateUnits,
  }),
  styleRule('numbers', 'temperature_format', every, {
    spell_out_unit: degrees(
      (amount, unit, root) => `${amount}${/^(?:ja|ko|zh)$/.test(root) ? '' : ' '}${scale(unit, root)}`,
    ),
    spell_out_unit_followed_by_numerals_then_korean_word_도: degrees((amount, unit, root) =>
      root === 'ko' ? `${isFahrenheit(unit) ? '화씨' : '섭씨'} ${amount}도` : undefined,
    ),
    use_arabic_numerals_followed_by_space_then_spell_out_unit: degrees(
      (amount, unit, root) => `${amount} ${scale(unit, root)}`,
    ),
    use_arabic_numerals_followed_by_unit_symbol_without_space: degrees((amount, unit) => `${amount}${symbol(unit)}`),
    use_arabic_numerals_then_spell_out_unit: degrees((amount, unit, root) => `${amount}${scale(unit, root)}`),
    use_chinese_numbers_then_spell_out_unit: degrees((amount, unit, root) =>
      root === 'zh' && /^\d{1,2}$/.test(amount) ? `${toChineseNumber(Number(amount))}${scale(unit, root)}` : undefined,
    ),
    use_italian_word_grado_and_do_not_specify_temperature_scale: degrees((amount, _unit, root) =>
      root === 'it' ? `${amount} ${amount === '1' ? 'grado' : 'gradi'}` : undefined,
    ),
    use_numerals_followed_by_japanese_word_度_without_space: degrees((amount, _unit, root) =>
      root === 'ja' ? `${amount}度` : undefined,
    ),
    use_numerals_followed_by_korean_word_도: degrees((amount, _unit, root) =>
      root === 'ko' ? `${amount}도` : undefined,
    ),
    use_numerals_followed_by_space_then_spell_out_unit: degrees(
      (amount, unit, root) => `${amount} ${scale(unit, root)}`,
    ),
    use_numerals_followed_by_space_then_unit_symbol: degrees((amount, unit) => `${amount}${nbsp}${symbol(unit)}`),
    use_numerals_followed_by_unit_symbol_without_space: degrees((amount, unit) => `${amount}${symbol(unit)}`),
    use_spanish_word_grado_and_do_not_specify_temperature_scale: degrees((amount, _unit, root) =>
      root === 'es' ? `${amount} ${amount === '1' ? 'grado' : 'grados'}` : undefined,
    ),
  }),
  styleRule('numbers', 'units_of_measure_spacing', every, {
    do_not_use_space_between_numeral_and_unit_of_measure: unitSpace(''),
    use_space_between_numeral_and_unit_of_measure: unitSpace(nbsp),
  }),
];
