import { say } from '../../sentences/sentence.ts';
import { all, report, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { germanOrdinals, ordinals, roman } from './ordinals.data.ts';
import { western } from './ruleText.ts';

/** How the years before and after the year one are named: by the birth of Christ, and by the common era. */
const eras: Readonly<
  Record<
    string,
    {
      readonly bc: readonly [RegExp, string];
      readonly ad: readonly [RegExp, string];
      readonly bce: readonly [RegExp, string];
      readonly ce: readonly [RegExp, string];
    }
  >
> = {
  en: {
    bc: [/B\.?C\.?(?!\.?E|\p{L})/gu, 'BC'],
    ad: [/A\.?D\.?(?!\p{L})/gu, 'AD'],
    bce: [/B\.?C\.?E\.?(?!\p{L})/gu, 'BCE'],
    ce: [/C\.?E\.?(?!\p{L})/gu, 'CE'],
  },
  de: {
    bc: [/v\.[ \u00a0]?Chr\./gu, 'v. Chr.'],
    ad: [/n\.[ \u00a0]?Chr\./gu, 'n. Chr.'],
    bce: [/v\.[ \u00a0]?u\.[ \u00a0]?Z\./gu, 'v. u. Z.'],
    ce: [/u\.[ \u00a0]?Z\./gu, 'u. Z.'],
  },
  es: {
    bc: [/a\.[ \u00a0]?C\./gu, 'a. C.'],
    ad: [/d\.[ \u00a0]?C\./gu, 'd. C.'],
    bce: [/a\.[ \u00a0]?e\.[ \u00a0]?c\./gu, 'a. e. c.'],
    ce: [/e\.[ \u00a0]?c\./gu, 'e. c.'],
  },
  fr: {
    bc: [/av\.[ \u00a0]?J\.-C\./gu, 'av. J.-C.'],
    ad: [/apr?\.[ \u00a0]?J\.-C\./gu, 'apr. J.-C.'],
    bce: [/avant notre ère/gu, 'avant notre ère'],
    ce: [/de notre ère/gu, 'de notre ère'],
  },
  it: {
    bc: [/a\.[ \u00a0]?C\./gu, 'a.C.'],
    ad: [/d\.[ \u00a0]?C\./gu, 'd.C.'],
    bce: [/a\.[ \u00a0]?e\.[ \u00a0]?v\./gu, 'a.e.v.'],
    ce: [/e\.[ \u00a0]?v\./gu, 'e.v.'],
  },
};

const year = '(?<![\\p{L}\\p{Nd}])\\d{1,4}(?:st|nd|rd|th)?(?:[ \\u00a0]century|\\.[ \\u00a0]Jahrhundert)?';

function era(from: 'bc' | 'ad' | 'bce' | 'ce', to: 'bc' | 'ad' | 'bce' | 'ce'): StyleDetector {
  return (text) => {
    const table = eras[text.root];
    if (!table) return [];
    const pattern = new RegExp(
      `(?<=${year}[ \\u00a0])${from === 'ce' ? '(?<!(?:v|a)\\.[ \\u00a0]?)' : ''}(?:${table[from][0].source})`,
      'gu',
    );
    return swap(pattern, ({ 0: hit, index, input }) => {
      const wanted = table[to][1];
      // The full stop may be that of the sentence.
      const ends =
        /\.$/.test(hit) && !/\.$/.test(wanted) && /^\s*(?:$|\n|[\p{Lu}])/u.test(input.slice(index + hit.length));
      return ends ? `${wanted}.` : wanted;
    })(text);
  };
}

/** `AD 500` stands before its year. */
const leadingAd = swap(/(?<![\p{L}.])A\.?D\.?[ \u00a0](\d{1,4})(?![\p{Nd}\p{L}])/gu, ([, number], { root }) =>
  root === 'en' ? `${number} CE` : undefined,
);

/** First year of each Japanese era since 1868. */
const imperial: readonly (readonly [name: string, from: number, to: number])[] = [
  ['明治', 1868, 1912],
  ['大正', 1912, 1926],
  ['昭和', 1926, 1989],
  ['平成', 1989, 2019],
  ['令和', 2019, 2100],
];

const commonEra = swap(/(明治|大正|昭和|平成|令和)(元|\d{1,2})年/gu, ([, name, number]) => {
  const from = imperial.find(([one]) => one === name)?.[1];
  return from === undefined ? undefined : `${from + (number === '元' ? 1 : Number(number)) - 1}年`;
});

/** A year in which one era gave way to another has two names: only those in between are known. */
const imperialEra = swap(/(?<!\d|[（(])(?:西暦)?(18[6-9]\d|19\d\d|20\d\d)年/gu, ([, number]) => {
  const value = Number(number);
  const era = imperial.find(([, from, to]) => value > from && value < to);
  return era ? `${era[0]}${value - era[1] + 1}年` : undefined;
});

const decadeNames: Readonly<Record<string, readonly string[]>> = {
  en: ['twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'],
  de: ['zwanziger', 'dreißiger', 'vierziger', 'fünfziger', 'sechziger', 'siebziger', 'achtziger', 'neunziger'],
  es: ['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'],
  fr: ['vingt', 'trente', 'quarante', 'cinquante', 'soixante', 'soixante-dix', 'quatre-vingts', 'quatre-vingt-dix'],
  it: ['venti', 'trenta', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta'],
};

/** A decade: its century where it is given, and its tens. */
const decade: Readonly<Record<string, RegExp>> = {
  en: /(?<![\p{L}\p{Nd}.,$€£])(?:(?<century>1[5-9]|20)|['’])?(?<tens>[2-9])0['’]?s(?![\p{L}\p{Nd}])/gu,
  de: /(?<![\p{L}\p{Nd}.,])(?:(?<century>1[5-9]|20)|['’])?(?<tens>[2-9])0er(?![\p{L}\p{Nd}-])/gu,
  es: /(?<=\baños )(?:(?<century>1[5-9]|20)|['’])?(?<tens>[2-9])0(?![\p{L}\p{Nd}])/gu,
  fr: /(?<=\bannées )(?:(?<century>1[5-9]|20)|['’])?(?<tens>[2-9])0(?![\p{L}\p{Nd}])/gu,
  it: /(?<=\banni )(?:(?<century>1[5-9]|20)|['’])?(?<tens>[2-9])0(?![\p{L}\p{Nd}])/gu,
};
const ending: Readonly<Record<string, string>> = { en: 's', de: 'er' };

const decades = (write: (tens: string, century: string, root: string) => string | undefined): StyleDetector =>
  swap(decade, (match, { root }) => write(match.groups?.tens ?? '', match.groups?.century ?? '', root));

const tail = (root: string) => ending[root] ?? '';

const suffix = (value: number) =>
  value % 10 === 1 && value !== 11
    ? 'st'
    : value % 10 === 2 && value !== 12
      ? 'nd'
      : value % 10 === 3 && value !== 13
        ? 'rd'
        : 'th';

const inNumerals = all(
  swap(
    { en: new RegExp(`(?<![\\p{L}-])(${[...ordinals].reverse().join('|')})(?=[ -]centur(?:y|ies)\\b)`, 'giu') },
    ([, word = '']) => {
      const value = ordinals.indexOf(word.toLowerCase()) + 1;
      return `${value}${suffix(value)}`;
    },
  ),
  swap(
    { de: new RegExp(`(?<!\\p{L})(${[...germanOrdinals].reverse().join('|')})e[nsr]?(?= Jahrhundert)`, 'giu') },
    ([, word = '']) => `${germanOrdinals.indexOf(word.toLowerCase()) + 1}.`,
  ),
);
const arabic = all(
  inNumerals,
  swap({ fr: /(?<![\p{L}\p{Nd}])([XVI]+)(?:er|e|ème|ᵉ)(?= siècle)/gu }, ([, number = '']) =>
    ordinal(number, (value) => (value === 1 ? '1er' : `${value}e`)),
  ),
  swap({ es: /(?<=\bsiglo )([XVI]+)(?![\p{L}\p{Nd}])/gu }, ([, number = '']) => ordinal(number, String)),
  swap({ it: /(?<![\p{L}\p{Nd}])([XVI]+)(?= secolo\b)/gu }, ([, number = '']) =>
    ordinal(number, (value) => `${value}º`),
  ),
);
const inRoman = all(
  swap({ fr: /(?<![\p{L}\p{Nd}.,])(\d{1,2})(?:er|e|ème)(?= siècle)/gu }, ([, number]) =>
    romanOf(number, (text) => (number === '1' ? `${text}er` : `${text}e`)),
  ),
  swap({ es: /(?<=\bsiglo )(\d{1,2})(?![\p{L}\p{Nd}.,])/gu }, ([, number]) => romanOf(number, (text) => text)),
  swap({ it: /(?<![\p{L}\p{Nd}.,])(\d{1,2})[º°](?= secolo\b)/gu }, ([, number]) => romanOf(number, (text) => text)),
  swap(
    {
      en: /(?<![\p{L}\p{Nd}.,])(\d{1,2})(?:st|nd|rd|th)(?= century\b)/gu,
      de: /(?<![\p{L}\p{Nd}.,])(\d{1,2})\.(?= Jahrhundert)/gu,
    },
    ([, number], { root }) => romanOf(number, (text) => (root === 'de' ? `${text}.` : text)),
  ),
);

function ordinal(number: string, write: (value: number) => string): string | undefined {
  const value = roman.indexOf(number) + 1;
  return value > 0 ? write(value) : undefined;
}

function romanOf(number: string | undefined, write: (text: string) => string): string | undefined {
  const text = roman[Number(number) - 1];
  return text === undefined ? undefined : write(text);
}

export const eraRules: readonly StyleRule[] = [
  styleRule('dates_and_times', 'calendar_era', western, {
    use_bc_and_ad: all(era('bce', 'bc'), era('ce', 'ad')),
    use_bce_and_ce: all(era('bc', 'bce'), era('ad', 'ce'), leadingAd),
  }),
  styleRule('dates_and_times', 'centuries', western, {
    spell_out: swap(
      { en: /(?<![\p{L}\p{Nd}.,])(\d{1,2})(?:st|nd|rd|th)(?=[ -]centur(?:y|ies)\b)/gu },
      ([, number]) => ordinals[Number(number) - 1],
    ),
    use_arabic_numerals: arabic,
    use_numerals: arabic,
    use_roman_numerals: inRoman,
  }),
  styleRule('dates_and_times', 'decades', western, {
    spell_out: decades((tens, century, root) => {
      if (century !== '' && century !== '19') return undefined;
      const word = decadeNames[root]?.[Number(tens) - 2];
      return word && root === 'de' ? word[0]?.toUpperCase() + word.slice(1) : word;
    }),
    use_apostrophe_yy: decades((tens, century, root) =>
      century === '' || century === '19' ? `’${tens}0${tail(root)}` : undefined,
    ),
    use_yy_for_20th_century_but_yyyy_for_other_centuries: decades((tens, century, root) =>
      century === '' || century === '19' ? `${tens}0${tail(root)}` : undefined,
    ),
    use_yy_without_apostrophe: decades((tens, century, root) =>
      century === '' || century === '19' ? `${tens}0${tail(root)}` : undefined,
    ),
    use_yyyy: decades((tens, century, root) => `${century === '' ? '19' : century}${tens}0${tail(root)}`),
  }),
  styleRule('dates_and_times', 'years', ['en', 'it', 'es', 'ja'], {
    use_apostrophe_yy: swap(
      {
        en: /(?<=\b(?:[Cc]lass of|[Ss]pring of|[Ss]ummer of|[Ff]all of|[Ww]inter of) )(?:19|20)(\d\d)(?!\d|[.,]\d)/gu,
        it: /(?<=\b(?:[Nn]el|[Dd]el|[Dd]al) )(?:19)(\d\d)(?!\d|[.,]\d)/gu,
      },
      ([, number]) => `’${number}`,
    ),
    use_common_era: commonEra,
    use_japanese_imperial_era: imperialEra,
    use_yyyy: report(
      /(?<![\p{L}\p{Nd}\uFFFC])['’]\d\d(?![\p{L}\p{Nd}%"'’])/gu,
      (hit) => say`The year ${hit} should have four digits`,
    ),
  }),
];
