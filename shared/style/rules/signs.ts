import { say } from '../../sentences/sentence.ts';
import { all, report, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { western } from './ruleText.ts';

const and: Readonly<Record<string, string>> = { de: 'und', en: 'and', es: 'y', fr: 'et', it: 'e' };
const or: Readonly<Record<string, string>> = { de: 'oder', en: 'or', es: 'o', fr: 'ou', it: 'o' };

/** Two abbreviations of one or two capitals with an ampersand between: `R&D`, `Q & A`. */
const initials = /(?<![\p{L}\p{Nd}&\uFFFC])(\p{Lu}{1,2})([ \u00a0]?&[ \u00a0]?)(\p{Lu}{1,2})(?![\p{L}\p{Nd}&\uFFFC])/gu;

/** Names of firms and titles have capitals on both sides; what stands between small words is the word itself. */
const ampersand = (wanted: string): StyleDetector =>
  swap(/(?<=[\p{L}\p{Nd})\uFFFC]) & (?=\p{Ll}{2})/gu, () => ` ${wanted} `);

const slashed = '(?<=\\p{L}{2})';

/** Sign of a measure or a fixed pair, not a choice between words. */
const pairs =
  /^(?:and\/or|either\/or|input\/output|read\/write|on\/off|client\/server|he\/she|she\/he|his\/her|him\/her|s\/he|und\/oder|km\/h|y\/o|et\/ou|e\/o)$/iu;

export const signRules: readonly StyleRule[] = [
  styleRule('punctuation', 'ampersand_abbreviation_spacing', western, {
    do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: swap(initials, ([, a, , b]) => `${a}&${b}`),
    use_spaces_before_and_after_ampersand_as_part_of_abbreviation: swap(initials, ([hit, a, , b]) =>
      /\s&\s/u.test(hit) ? undefined : `${a} & ${b}`,
    ),
  }),
  styleRule('punctuation', 'ampersand_usage', ['de', 'en', 'ja', 'zh', 'ko'], {
    use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      ampersand('and'),
    use_full_width_ampersand: swap(
      /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}] ?)&|&(?= ?[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}])/gu,
      () => '＆',
    ),
    use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      ampersand('und'),
    use_half_width_ampersand: swap(/＆/gu, () => '&'),
  }),
  styleRule('punctuation', 'plus_sign_usage', western, {
    do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun: swap(
      / \+ (?<=(?<!\p{L})\p{Ll}{2,} \+ )(?=\p{Ll}{2,}(?!\p{L}))/gu,
      (_match, { root }) => ` ${and[root]} `,
    ),
  }),
  styleRule('punctuation', 'slash', western, {
    do_not_use_spaces_before_and_after_slashes: swap(
      new RegExp(`${slashed}(?:[ \\u00a0]+/[ \\u00a0]*|/[ \\u00a0]+)(?=\\p{L}{2})`, 'gu'),
      () => '/',
    ),
    use_spaces_before_and_after_slashes: swap(
      /(?<=\p{L})([ \u00a0]+\/|\/[ \u00a0]+|\/)(?<!\/[\p{L}-]*\1)(?<=(?<![\p{L}/])\p{L}{3,}\1)(?![ /])(?=\p{L}{3,}(?![\p{L}/]))/gu,
      ({ 0: hit }) => (/^\s\/\s$/u.test(hit) ? undefined : ' / '),
    ),
    use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash: {
      needsModel: 'how many of the words around a slash it joins is a matter of meaning',
    },
    use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash: {
      needsModel: 'how many of the words around a slash it joins is a matter of meaning',
    },
  }),
  styleRule('punctuation', 'slash_usage', western, {
    do_not_use_slash_to_symbolize_english_word_or: (text) =>
      swap(
        /(?<![\p{L}\p{Nd}/\uFFFC.-])(\p{Ll}{3,})\/(\p{Ll}{3,})(?![\p{L}\p{Nd}/\uFFFC-])/gu,
        ([hit, a, b], { root }) => (pairs.test(hit) ? undefined : `${a} ${or[root]} ${b}`),
      )(text),
  }),
  styleRule('spelling_and_grammar', 'special_characters', western, {
    never_use_symbols: all(
      swap(/(?<=[\p{L})\uFFFC]) & (?=\p{L}{2})/gu, (_match, { root }) => ` ${and[root]} `),
      report(/(?<=\p{L} )[+@=#](?= \p{L})|→|⇒|✓|✔|★|☆|●|■|◆/gu, (hit) => say`“${hit}” should be put into words`),
    ),
  }),
];
