import { all, nothingToFind, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { everyLanguage } from './ruleText.ts';

const mail =
  /(?<![\p{L}\p{Nd}+_.@-])([\p{L}\p{Nd}+_-]+(?:\.[\p{L}\p{Nd}+_-]+)*)@([\p{L}\p{Nd}-]+(?:\.[\p{L}\p{Nd}-]+)+)(?![\p{sc=Latn}\p{Nd}@])/gu;
const written = (join: (user: string, host: string) => string): StyleDetector =>
  swap(mail, ([, user = '', host = '']) => join(user, host));

/** Disguised addresses: `jane [at] example [dot] com`. */
const disguised =
  /(?<![\p{L}\p{Nd}+_.@-])([\p{L}\p{Nd}+_.-]+) ?(?:\[at\]|\(at\)) ?([\p{L}\p{Nd}-]+(?:(?: ?(?:\[dot\]|\(dot\)) ?|\.)[\p{L}\p{Nd}-]+)+)/giu;

/**
 * Numbers that are written as telephone numbers: a country code or a leading zero, groups, and seven digits or more.
 */
const phone =
  /(?<![\p{sc=Latn}\p{Nd}.,/\uFFFC-])(?:(?:\+|00)[1-9]\d{0,2}[ .\u00a0-]?)?(?:\(0?\d{1,5}\)|0?\d{1,5})(?:[ ./\u00a0-]{1,3}\d{2,8}){1,5}(?![\p{sc=Latn}\p{Nd}\uFFFC]|[.,:/-]\d)/gu;
const withCountry =
  /(?<![\p{sc=Latn}\p{Nd}.,/\uFFFC+-])(\+|00)([1-9]\d{0,2})(?=[ .\u00a0(-]?[\d(](?:[ ./()\u00a0-]{0,3}\d){5,})/gu;

/** True for what is a telephone number and no date, amount or sum. */
function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  if (digits < 7 || digits > 15) return false;
  if (/^\d{4}-\d\d-\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,3}([. \u00a0])\d{3}(?:\1\d{3})*$/.test(text))
    return false;
  return /^(?:\+|00|0\d|\()/.test(text) || /^\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(text);
}

const phones = (to: (hit: string) => string | undefined): StyleDetector =>
  swap(phone, ({ 0: hit }) => (isPhone(hit) ? to(hit) : undefined));

/** Groups of digits of a number, without its signs. */
const groups = (hit: string): string[] => hit.split(/\D+/).filter((group) => group !== '');

/** Country code, then the groups as they are. */
const separated =
  (sign: string) =>
  (hit: string): string | undefined => {
    const plus = hit.startsWith('+') ? '+' : '';
    const [first = '', ...rest] = groups(hit);
    return plus + [first, ...rest].join(sign);
  };

/** The area code: the first group that is not the country's. */
function withArea(hit: string, to: (area: string, before: string, rest: string) => string): string | undefined {
  const match = /^((?:\+|00)[1-9]\d{0,2}[ .\u00a0-])?\(?(0?\d{1,5})\)?([ ./\u00a0-]{1,3})(.+)$/u.exec(hit);
  if (!match) return undefined;
  const [, country = '', area = '', , rest = ''] = match;
  return to(area, country, rest);
}

export const addressRules: readonly StyleRule[] = [
  styleRule(
    'formatting',
    'email_address_format',
    everyLanguage,
    {
      place_domain_in_parentheses: written((user, host) => `${user} (${host})`),
      replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets: written(
        (user, host) => `${user.replaceAll('.', ' [dot] ')} [at] ${host.replaceAll('.', ' [dot] ')}`,
      ),
      replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side: written(
        (user, host) => `${user} [at] ${host}`,
      ),
      replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side: written(
        (user, host) => `${user} (at) ${host}`,
      ),
      replace_at_symbol_with_english_word_at_with_space_on_either_side: written((user, host) => `${user} at ${host}`),
      use_standard_format: swap(
        disguised,
        ([, user = '', host = '']) => `${user}@${host.replace(/ ?(?:\[dot\]|\(dot\)) ?/giu, '.')}`,
      ),
    },
    'addresses',
  ),
  styleRule('formatting', 'phone_number_country_code_format', everyLanguage, {
    use_00_before_country_code: swap(withCountry, ([, , code]) => `00${code}`),
    use_plus_sign_before_country_code: swap(withCountry, ([, , code]) => `+${code}`),
  }),
  styleRule('formatting', 'phone_number_format', everyLanguage, {
    do_not_use_spaces: phones((hit) => hit.replace(/[ \u00a0]/g, '')),
    do_not_use_spaces_or_special_characters_between_digits_of_phone_number: phones(
      (hit) => (hit.startsWith('+') ? '+' : '') + groups(hit).join(''),
    ),
    keep_original_format: nothingToFind,
    place_area_code_in_parentheses_followed_by_space: phones((hit) =>
      withArea(hit, (area, country, rest) => `${country}(${area}) ${rest}`),
    ),
    separate_area_code_and_phone_number_with_slash: phones((hit) =>
      withArea(hit, (area, country, rest) => `${country}${area}/${rest}`),
    ),
    separate_area_code_and_phone_number_with_space: phones((hit) =>
      withArea(hit, (area, country, rest) => `${country}${area} ${rest}`),
    ),
    separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens: phones(separated('-')),
    separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods: phones(separated('.')),
    separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces: phones(separated(' ')),
    use_north_american_numbering_plan_format: phones((hit) => {
      const digits = hit.replace(/\D/g, '');
      const match = /^1?([2-9]\d{2})(\d{3})(\d{4})$/.exec(digits);
      return match && !/^00|^\+(?!1)/.test(hit) ? `(${match[1]}) ${match[2]}-${match[3]}` : undefined;
    }),
    use_space_after_country_code: swap(
      /(?<![\p{sc=Latn}\p{Nd}.,/\uFFFC])(\+(?:1|7|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))[-./]?(?=\(?\d)(?=(?:[ ./()\u00a0-]{0,3}\d){6})/gu,
      ([, code]) => `${code} `,
    ),
  }),
  styleRule('formatting', 'space_between_arabic_numerals_and_unit', ['ja', 'zh', 'ko'], {
    do_not_use: swap(
      /(?<=\d)[ \u00a0\u202f]+(?=(?:[kMGT]?B|[kcmµn]?m|[kmµ]?g|[mcd]?[lL]|[kMG]?Hz|[kMG]?W|[mk]?V|[mµn]?s|min|h|°C|°F|%|px|dpi|kWh)(?![\p{sc=Latn}\p{Nd}]))/gu,
      () => '',
    ),
  }),
  styleRule('formatting', 'space_between_chinese_and_english', ['ja', 'zh'], {
    do_not_use: all(
      swap(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[ \u00a0]+(?=\p{sc=Latn})/gu, () => ''),
      swap(/(?<=\p{sc=Latn})[ \u00a0]+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, () => ''),
    ),
  }),
  styleRule('formatting', 'space_between_chinese_characters_and_arabic_numerals', ['ja', 'zh'], {
    do_not_use: all(
      swap(/(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[ \u00a0]+(?=\d)/gu, () => ''),
      swap(/(?<=\d)[ \u00a0]+(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])/gu, () => ''),
    ),
  }),
];
