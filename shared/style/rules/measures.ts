import { toChineseNumber } from '../datesInText.ts';
import { swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { everyLanguage, free, isAlike, nbsp, oneOf, respell, space } from './ruleText.ts';
import { unitNames, unitSymbols } from './units.data.ts';

/** Percentages: figures, maybe a space, the sign or a word. */
const percentWord = 'Prozent|percent|per cent|percento|per cento|por ciento|por cien|pour cent|パーセント|퍼센트';
const percent = new RegExp(
  `${free}(\\d+(?:[.,]\\d+)?)(${space}?[%％]|${space}?(?:${percentWord}))(?![\\p{sc=Latn}\\p{Nd}%])`,
  'gu',
);
const percents = (write: (amount: string) => string, languages: readonly string[] = everyLanguage): StyleDetector =>
  respell(percent, ([, amount = ''], { root }) => (languages.includes(root) ? write(amount) : undefined));

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
  respell(temperature, ([, amount = '', , unit = ''], { root }) => write(amount, unit, root));
const scale = (unit: string, root: string) => scales[root]?.[isFahrenheit(unit) ? 1 : 0];
const symbol = (unit: string) => (/^°/.test(unit) ? `°${isFahrenheit(unit) ? 'F' : 'C'}` : unit);

/** Numbers with the symbol of a unit, for the space between. `A`, `t` and the like need that space to be units. */
const unitPattern = new RegExp(
  `(?=${space}?(?:${oneOf(unitSymbols)})(?![\\p{sc=Latn}\\p{Nd}/'’]))(?<=${free}(?<![$€£¥] ?)\\d+(?:[.,]\\d+)*)(${space}?)(?!h${space}?\\d)`,
  'gu',
);
const loose = /^(?:m|t|h|A|V|W|N|J|l|L|g)(?![\p{sc=Latn}\p{Nd}])/u;
const unitSpace = (wanted: string): StyleDetector =>
  swap(unitPattern, ({ 1: gap = '', input, index }) => {
    if (isAlike(gap, wanted)) return undefined;
    // 3 A may be a number and an article, 5t a part number.
    return loose.test(input.slice(index + gap.length)) &&
      gap === '' &&
      /\d{4}$/.test(input.slice(Math.max(0, index - 4), index))
      ? undefined
      : wanted;
  });

const symbolsOf = new Map<string, RegExp>();
function spelled(root: string): RegExp {
  const cachedSymbols = symbolsOf.get(root);
  if (cachedSymbols) return cachedSymbols;
  const names = oneOf(Object.keys(unitNames[root] ?? {}));
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
    made = {
      pattern: new RegExp(
        `${free}(\\d+(?:[.,]\\d+)*)${space}?(${oneOf(unit.keys())})(?![\\p{sc=Latn}\\p{Nd}ー])`,
        'gu',
      ),
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

/** How percentages, temperatures and units of measure are written. */
export const measureRules: readonly StyleRule[] = [
  styleRule('numbers', 'percentage_format', everyLanguage, {
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
  styleRule('numbers', 'spelling_out_units', everyLanguage, {
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
  styleRule('numbers', 'temperature_format', everyLanguage, {
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
  styleRule('numbers', 'units_of_measure_spacing', everyLanguage, {
    do_not_use_space_between_numeral_and_unit_of_measure: unitSpace(''),
    use_space_between_numeral_and_unit_of_measure: unitSpace(nbsp),
  }),
];
