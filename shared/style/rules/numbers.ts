import { say } from '../../sentences/sentence.ts';
import { all, finding, report, swap } from '../detectors.ts';
import { numberStyleOf, readNumber, reshape, separated, write } from '../numbersInStyle.ts';
import { type StyleDetector, type StyleRule, type StyleText, styleRule } from '../styleRule.ts';
import { thousands } from '../thousands.ts';
import { everyLanguage, oneOf, respell, western } from './ruleText.ts';

interface Wanted {
  readonly group?: string;
  readonly decimal?: string;
  /** Only numbers with so many digits before the decimal sign. */
  readonly digits?: (count: number) => boolean;
  /** Frequencies of radio stations keep their point. */
  readonly radio?: boolean;
}

const frequency = /^[ \u00a0]?MHz/;

function numbers({ group, decimal, digits = () => true, radio }: Wanted): StyleDetector {
  return function* (text) {
    const usual = numberStyleOf(text.root, text.tag);
    const decimalSign = decimal ?? (group === usual.decimal ? (usual.decimal === '.' ? ',' : '.') : usual.decimal);
    const groupSign = group ?? (decimal === usual.group ? (usual.group === '.' ? ',' : '.') : usual.group);
    for (const match of text.text.matchAll(separated)) {
      const hit = match[0];
      const end = match.index + hit.length;
      if (isOther(hit, text, match.index, end)) continue;
      if (radio && frequency.test(text.text.slice(end))) continue;
      const style = {
        group: groupSign === ' ' ? (text.root === 'fr' ? '\u202f' : '\u00a0') : groupSign,
        decimal: decimalSign,
      };
      const newText = reshape(hit, style, usual);
      if (newText === undefined || newText === hit) continue;
      const parts = readNumber(newText, style);
      if (!parts || !digits(parts.whole.length)) continue;
      yield finding(text.text, { start: match.index, end, newText });
    }
  };
}

/** Dates, versions, chapters, lists and times look like numbers with separators. */
function isOther(hit: string, { text }: StyleText, start: number, end: number): boolean {
  if (
    /^\d{1,2}\.\d{1,2}(?:\.\d{2,4})?$/.test(hit) &&
    /^(?: ?Uhr|\.? ?(?:Januar|Februar|März|April))/.test(text.slice(end))
  )
    return true;
  if (
    /(?:version|kapitel|chapter|section|abschnitt|release|v\.?|§|\b(?:HTTP|TLS|USB|Bluetooth|HTML|iOS|Android|Windows|macOS|Python|Java|Node(?:\.js)?|Unicode)) ?$/iu.test(
      text.slice(Math.max(0, start - 14), start),
    )
  )
    return true;
  return (
    /^\d{1,2}(?:[.,]\d{1,2}){2,}$/.test(hit) || /^0\d/.test(hit) || (/,/.test(hit) && /^\d+(?:,\d{1,2}){2,}$/.test(hit))
  );
}

/** Numbers without thousands separators: what is grouped is put together. */
function ungrouped(decimal?: string): StyleDetector {
  return function* (text) {
    const usual = numberStyleOf(text.root, text.tag);
    const sign = decimal ?? usual.decimal;
    for (const match of text.text.matchAll(separated)) {
      const hit = match[0];
      const end = match.index + hit.length;
      if (isOther(hit, text, match.index, end)) continue;
      const asDecimal = readNumber(hit, { group: '', decimal: sign });
      if (asDecimal) continue;
      const parts =
        readNumber(hit, { group: sign === ',' ? '.' : ',', decimal: sign }) ??
        readNumber(hit, { group: ' ', decimal: sign }) ??
        readNumber(hit, { group: "'", decimal: sign }) ??
        readNumber(hit, usual);
      if (parts)
        yield finding(text.text, { start: match.index, end, newText: write(parts, { group: '', decimal: sign }) });
    }
  };
}

const combination = (digits: (count: number) => boolean) => ({
  use_comma_as_decimal_separator_and_period_as_thousands_separator: numbers({ decimal: ',', group: '.', digits }),
  use_comma_as_decimal_separator_and_space_as_thousands_separator: numbers({ decimal: ',', group: ' ', digits }),
  use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations: numbers({
    decimal: ',',
    group: '.',
    digits,
    radio: true,
  }),
  use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations: numbers({
    decimal: ',',
    group: ' ',
    digits,
    radio: true,
  }),
  use_period_as_decimal_separator_and_comma_as_thousands_separator: numbers({ decimal: '.', group: ',', digits }),
  use_period_as_decimal_separator_and_space_as_thousands_separator: numbers({ decimal: '.', group: ' ', digits }),
});

/** A point or comma with digits behind it and none before. */
const bareDecimal = /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/_)\]])(?=[.,]\d+(?![\p{sc=Latn}\p{Nd}]|[.,:/]\d))/gu;

const dimensions = (wanted: string): StyleDetector =>
  respell(
    /([ \u00a0]?[x×✕✖][ \u00a0]?)(?<=(?<![\p{sc=Latn}\p{Nd}\uFFFC])\d+(?:[.,]\d+)?(?: ?(?:mm|cm|m|px|km|in|ft))?\1)(?=\d+(?:[.,]\d+)?(?![\p{Nd}]|x[\da-f]))/gu,
    ({ 0: hit, input, index }) => {
      // 0x1F is a number in hexadecimal figures.
      if (hit === 'x' && /(?<!\d)0$/.test(input.slice(Math.max(0, index - 2), index))) return undefined;
      return wanted;
    },
  );

/** Signs of a calculation between numbers, one of them an equals sign. */
const calculation = swap(
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,/-])\d+(?:[.,]\d+)?(?: ?[+×÷=−*] ?\d+(?:[.,]\d+)?)+(?![\p{sc=Latn}\p{Nd}\uFFFC/])/gu,
  ({ 0: hit }) => (hit.includes('=') ? hit.replace(/ ?([+×÷=−*]) ?/g, ' $1 ') : undefined),
);

const cardinals: Readonly<Record<string, readonly string[]>> = {
  en: ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  de: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  fr: ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  it: ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici'],
};
const equationNames: Readonly<Record<string, string>> = {
  en: 'equation|formula',
  de: 'Gleichung|Formel',
  fr: 'équation|formule',
  es: 'ecuación|fórmula',
  it: 'equazione|formula',
};
const roman: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
const equationPatterns = Object.fromEntries(
  Object.entries(equationNames).map(([language, names]) => [
    language,
    new RegExp(
      `(?<=(?<!\\p{L})(?:${names}) \\(?)(?:${oneOf(cardinals[language] ?? [])}|[IVX]{1,4})(?![\\p{sc=Latn}\\p{Nd}'’])`,
      'giu',
    ),
  ]),
);
const equations = swap(equationPatterns, ({ 0: hit }, { root }) => {
  const word = (cardinals[root] ?? []).indexOf(hit.toLowerCase());
  const value = word >= 0 ? word + 1 : roman.indexOf(hit) + 1;
  return value > 0 ? String(value) : undefined;
});

/** Units that one number of a list shares with those before it. */
const shared =
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/])(\d+(?:[.,]\d+)?)((?:, \d+(?:[.,]\d+)?){0,20},? (?:and|or|und|oder|et|ou|y|o|e|x|×) \d+(?:[.,]\d+)?)([ \u00a0\u202f]?)(km|cm|mm|m|kg|mg|g|ml|l|GB|MB|KB|Hz|kHz|MHz|GHz|V|W|kW)(?![\p{sc=Latn}\p{Nd}])/gu;
const repeated = swap(shared, ([, first, rest = '', space = '', unit = '']) => {
  const spaced = `${space}${unit}`;
  return `${first}${spaced}${rest.replace(/(?<!\d)(\d+(?:[.,]\d+)?)(?=,| )/g, `$1${spaced}`)}${spaced}`;
});

/** Full-width figures and signs as half-width ones. */
const halfWidth = swap(/[０-９]+(?:[，．][０-９]+)*/gu, ({ 0: hit }) =>
  hit.replace(/[０-９，．]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)),
);

/** Whole numbers of five digits that stand beside a unit or a counted thing in an eastern text. */
const longNumbers = swap(
  /(?<![\p{sc=Latn}\p{Nd}\uFFFC.,:/_#-])\d{4,}(?=[ ]?(?:円|元|人|件|個|个|본|명|개|원|万|km|kg|MB|GB|名|台|回|次|페이지|ページ|页))/gu,
  ({ 0: hit }) => thousands(hit, ','),
);

export const numberRules: readonly StyleRule[] = [
  styleRule('numbers', 'decimal_numbers_less_than_one', everyLanguage, {
    always_use_0_before_decimal_separator: swap(bareDecimal, ({ input, index }, { root, tag }) => {
      const sign = input[index];
      return sign === numberStyleOf(root, tag).decimal || sign === '.'
        ? /^\.(?:net|com)/i.test(input.slice(index))
          ? undefined
          : '0'
        : undefined;
    }),
  }),
  styleRule('numbers', 'decimal_separator', everyLanguage, {
    use_comma_and_do_not_use_thousands_separator: ungrouped(','),
    use_comma_as_decimal_separator: numbers({ decimal: ',' }),
    use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations: ungrouped(','),
    use_period_and_do_not_use_thousands_separator: ungrouped('.'),
    use_period_as_decimal_separator: numbers({ decimal: '.' }),
  }),
  styleRule('numbers', 'dimensions_separator', everyLanguage, {
    use_multiplication_sign_between_dimensions_with_space_on_either_side: dimensions(' × '),
    use_multiplication_sign_between_dimensions_without_space_on_either_side: dimensions('×'),
    use_x_between_dimensions_with_space_on_either_side: dimensions(' x '),
    use_x_between_dimensions_without_space_on_either_side: dimensions('x'),
  }),
  styleRule('numbers', 'equation_formula_reference', western, {
    always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: equations,
  }),
  styleRule('numbers', 'list_of_measurements_with_units', western, {
    repeat_unit_for_each_measurement_in_list: repeated,
  }),
  styleRule('numbers', 'mathematical_expression_spacing', everyLanguage, {
    use_space_between_elements_of_mathematical_expression_or_equation: calculation,
  }),
  styleRule('numbers', 'number_format', ['ja', 'ko', 'zh'], {
    use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
      all(halfWidth, longNumbers),
  }),
  styleRule(
    'numbers',
    'numbers_of_5_digits_or_more',
    western,
    combination((count) => count >= 5),
  ),
  styleRule(
    'numbers',
    'numbers_up_to_4_digits',
    western,
    combination((count) => count <= 4),
  ),
  styleRule('numbers', 'thousands_separator', everyLanguage, {
    do_not_use: ungrouped(),
    do_not_use_thousands_separator: ungrouped(),
    use_comma: numbers({ group: ',' }),
    use_comma_to_separate_large_numbers_into_units_of_three: numbers({ group: ',' }),
    use_period: numbers({ group: '.' }),
    use_period_as_thousands_separator: numbers({ group: '.' }),
    use_space: numbers({ group: ' ' }),
    use_space_as_thousands_separator: numbers({ group: ' ' }),
    use_space_to_separate_large_numbers_into_units_of_three: numbers({ group: ' ' }),
    use_straight_apostrophe_as_thousands_separator: numbers({ group: "'" }),
  }),
  styleRule('numbers', 'reference_to_symbol', western, {
    spell_out_symbol_name_followed_by_symbol_in_parentheses: report(
      {
        en: /(?<=\b(?:sign|symbol|character|key) )(?:[&@#*%+=~^|]|["“][&@#*%+=~^|]["”])(?=[\s.,;]|$)/giu,
        de: /(?<=\b(?:Zeichen|Symbol|Taste) )(?:[&@#*%+=~^|]|[„"][&@#*%+=~^|]["“])(?=[\s.,;]|$)/gu,
        fr: /(?<=\b(?:signe|symbole|caractère|touche) )[&@#*%+=~^|](?=[\s.,;]|$)/giu,
        es: /(?<=\b(?:signo|símbolo|carácter|tecla) )[&@#*%+=~^|](?=[\s.,;]|$)/giu,
        it: /(?<=\b(?:segno|simbolo|carattere|tasto) )[&@#*%+=~^|](?=[\s.,;]|$)/giu,
      },
      (hit) => say`The name of ${hit} should come before it, with the sign in parentheses`,
    ),
  }),
];
