import { all, swap } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import { everyLanguage, western } from './ruleText.ts';

const east = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]';

/** Three dots or more in any spelling; four are an ellipsis with a full stop, and stay. */
const dots = /(?<![.\d/\\>\]])(?:\.{3}(?!\.)|\.{5,}|\. \. \.(?! ?\.))(?![\d/\\])|…+|⋯+|。{3,}|・{3,}|･{3,}/gu;
const ellipsis = (wanted: string): StyleDetector => swap(dots, () => wanted);

/** Words that join a sentence to the one before it. */
const adverbs =
  'However|Therefore|Moreover|Furthermore|Nevertheless|Nonetheless|Consequently|Otherwise|Additionally|Meanwhile|Accordingly|Similarly|Likewise|Hence|Thus|Finally|Indeed|Besides';
const start = '(?<=^|[.!?…]["”’)]?\\s{1,20}|\\n\\s{0,20})';
const introductions =
  'In (?:1[5-9]|20)\\d\\d|In addition|As a result|For example|For instance|In general|In this case|In fact|After that|In some cases|By default|In contrast|On the other hand|At the same time|In most cases|If necessary|If possible|As usual';

const fullStops: Readonly<Record<string, string>> = { ja: '。', zh: '。' };

/** 。and 、 as a pair of signs; numbers keep theirs. */
const eastMarks = (stop: string, comma: string): StyleDetector =>
  all(
    swap(/[。．](?![\d０-９．…])/gu, (match) =>
      /[\d０-９．]/u.test(match.input[match.index - 1] ?? '') && match[0] === '．' ? undefined : stop,
    ),
    swap(/(?<![\d０-９])[、，]|[、，](?![\d０-９])/gu, () => comma),
  );

const opening =
  '(?:Sehr geehrte|Liebe[rs]?|Hallo|Guten Tag|Guten Morgen|Dear|Hello|Hi|Good morning|Good afternoon|Estimad[oa]s?|Querid[oa]s?|Apreciad[oa]s?|Muy señor(?:es)? míos?|Chère?s?|Bonjour|Madame|Monsieur|Gentil[ei]|Egregi[oa]?|Spettabile|Car[oaie]|Buongiorno)';
/** A first line that greets somebody, with the sign behind it. */
const salutation = new RegExp(
  `^¡?(${opening}(?: [\\p{L}.\\uFFFC'’-]+){1,6}?|${opening})[ \\u00a0\\u202f]?([,:!]?)[ \\t]*(\\n\\s*\\p{L}?)`,
  'gu',
);
const greet = (mark: string, capital = false): StyleDetector =>
  swap(salutation, ([, words = '', , next = ''], { root }) => {
    const start = root === 'es' && mark === '!' ? '¡' : '';
    return `${start}${words}${root === 'fr' ? (frenchSpace[mark] ?? '') : ''}${mark}${capital ? next.toUpperCase() : next}`;
  });
const frenchSpace: Readonly<Record<string, string>> = { ':': '\u00a0', '!': '\u202f' };

const item = "[\\p{L}\\p{Nd}\\uFFFC'’-]+(?: [\\p{L}\\p{Nd}\\uFFFC'’-]+){0,2}";
const word = "(?!(?:and|or|but|so|which|who|that|if|when|then|however)\\b)[\\p{L}\\p{Nd}\\uFFFC'’-]+";

export const markRules: readonly StyleRule[] = [
  styleRule('punctuation', 'colon', ['ja', 'ko', 'zh'], {
    use_full_width_colon: swap(new RegExp(`(?<=${east}): ?(?!/)|(?<=[^\\d\\s]):(?=${east})`, 'gu'), () => '：'),
    use_half_width_colon: swap(/：\s?/gu, ({ input, index }) => (index + 1 < input.length ? ': ' : ':')),
  }),
  styleRule('punctuation', 'colon_between_hours_and_minutes_or_chapters_and_verses', everyLanguage, {
    do_not_use_space_before_or_after_colon: swap(
      /(?<=(?<![\d:.])\d{1,2})(?:[ \u00a0]+[:：][ \u00a0]*|[:：][ \u00a0]+)(?=[0-5]\d(?![\d:]))/gu,
      () => ':',
    ),
  }),
  styleRule('punctuation', 'colon_in_heading', ['de', 'en', 'es', 'it'], {
    use_space_after_colon_not_before: all(
      swap(/(?<=[\p{L}\p{Nd})”"’])[ \u00a0\u202f]+:(?=\s|$)/gu, () => ':'),
      swap(/(?<=\p{Ll}{2}):(?=\p{Lu}\p{Ll})/gu, () => ': '),
    ),
  }),
  styleRule('punctuation', 'colon_to_replace_versus_or_to', everyLanguage, {
    do_not_use_space_before_or_after_colon: swap(
      /(?<=(?<![\d:.,])\d{1,3})(?:[ \u00a0]+: ?|:[ \u00a0]+)(?=\d{1,3}(?![\d:.,]))/gu,
      () => ':',
    ),
  }),
  styleRule('punctuation', 'comma_after_conjunctive_adverbs', ['en'], {
    do_not_use: swap(new RegExp(`(?<=${start}(?:${adverbs})),(?= )`, 'gu'), () => ''),
    // “However you do it”, “Finally fixed” need none.
    use: swap(
      new RegExp(`${start}(${adverbs}) (?=(?:the|this|these|those|it|we|they|he|she|I|there|your|our|a|an)\\b)`, 'gu'),
      ([, adverb]) => `${adverb}, `,
    ),
  }),
  styleRule('punctuation', 'comma_after_i_e_and_e_g', ['en'], {
    do_not_use: swap(/(?<=\b(?:i\.e\.|e\.g\.)),/giu, () => ''),
    use: swap(/(?<=\b(?:i\.e\.|e\.g\.))(?=\s)/giu, () => ','),
  }),
  styleRule('punctuation', 'comma_after_short_introductory_phrase', ['en'], {
    do_not_use: swap(new RegExp(`(?<=${start}(?:${introductions})),(?= )`, 'gu'), () => ''),
    use: swap(new RegExp(`${start}(${introductions}) (?=\\p{Ll}|I\\b)`, 'gu'), ([, phrase]) => `${phrase}, `),
  }),
  styleRule('punctuation', 'ellipsis', everyLanguage, {
    use_ellipsis_character: ellipsis('…'),
    use_one_ellipsis_character: ellipsis('…'),
    use_six_dots_at_the_bottom: ellipsis('......'),
    use_six_dots_in_the_center: ellipsis('……'),
    use_three_dots_at_the_bottom: ellipsis('...'),
    use_three_dots_in_the_center: ellipsis('…'),
    use_three_ellipsis_characters: ellipsis('………'),
    use_three_periods: ellipsis('...'),
    use_three_periods_without_spaces: ellipsis('...'),
    use_three_spaced_periods: ellipsis('. . .'),
    use_two_ellipsis_characters: ellipsis('……'),
  }),
  styleRule('punctuation', 'exclamation_marks', everyLanguage, {
    do_not_use: all(
      swap(/¡/gu, () => ''),
      swap(/(?<![!！])[ \u00a0\u202f]?[!！]+(?=[\s"”’»)」』）]|$)/gu, ({ input, index, 0: hit }, { root }) => {
        const before = input[index - 1] ?? ' ';
        if (/[\s(（]/u.test(before)) return undefined;
        return /[.?？。…]/u.test(before) ? '' : (fullStops[root] ?? (/！/.test(hit) ? '。' : '.'));
      }),
      swap(/！+(?=[^\s"”’»)」』）])/gu, ({ input, index }) => (/[.?？。…]/u.test(input[index - 1] ?? '') ? '' : '。')),
    ),
  }),
  styleRule('punctuation', 'periods_and_commas', ['ja', 'zh'], {
    use_full_width_japanese_periods_and_full_width_japanese_commas: eastMarks('。', '、'),
    use_full_width_japanese_periods_and_full_width_non_japanese_commas: eastMarks('。', '，'),
    use_full_width_non_japanese_periods_and_full_width_japanese_commas: eastMarks('．', '、'),
    use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: eastMarks('．', '，'),
  }),
  styleRule('punctuation', 'salutation', western, {
    do_not_use_comma_after_salutation_capitalize_following_word: greet('', true),
    use_colon_after_salutation: greet(':'),
    use_comma_after_salutation: greet(','),
    use_exclamation_mark_after_salutation: greet('!'),
  }),
  styleRule('punctuation', 'serial_comma', ['de', 'en', 'es', 'fr', 'it', 'zh'], {
    do_not_use: swap(
      {
        en: new RegExp(
          `,(?<=(?:^|[\\s(“"])${word}, (?:${item}, ){0,20}${item},)(?= (?:and|or) (?!(?:I|it|he|she|we|they|you|this|that|there)\\b)${item}(?:[.,;:!?)”"\\s]|$))`,
          'giu',
        ),
        de: new RegExp(`,(?<=${word}, (?:${item}, ){0,20}${word},)(?= (?:und|oder) ${word}(?:[.!?)]|$))`, 'giu'),
        fr: new RegExp(`,(?<=${word}, (?:${item}, ){0,20}${word},)(?= (?:et|ou) ${word}(?:[.!?)]|$))`, 'giu'),
        es: new RegExp(`,(?<=${word}, (?:${item}, ){0,20}${word},)(?= (?:y|e|o|u) ${word}(?:[.!?)]|$))`, 'giu'),
        it: new RegExp(`,(?<=${word}, (?:${item}, ){0,20}${word},)(?= (?:e|ed|o) ${word}(?:[.!?)]|$))`, 'giu'),
      },
      () => '',
    ),
    do_not_use_serial_comma_when_using_chinese_comma: swap(
      /[、，](?=(?:和|与|及|以及|或)(?=\p{sc=Han}{1,8}[。，；、]|\p{sc=Han}{1,8}$))/gu,
      ({ 0: mark, input, index }) => (mark === '、' || /、[^。；]*$/u.test(input.slice(0, index)) ? '' : undefined),
    ),
    use: swap(
      new RegExp(`(?= (?:and|or) ${word}(?:[.;:!?)”"]|$))(?<=(?:^|[\\s(“"])${word}, ${word})`, 'giu'),
      (_match, { root }) => (root === 'en' ? ',' : undefined),
    ),
    use_serial_comma_when_using_comma: swap(
      /(?<=，\p{sc=Han}{2,6})(?=(?:以及)\p{sc=Han}{2,6}(?:[。；]|$))/gu,
      () => '，',
    ),
  }),
  styleRule('punctuation', 'spacing_and_punctuation', ['fr', 'ja', 'zh', 'ko'], {
    do_not_use_space: swap(
      /(?<=[\p{L}\p{M}\p{Nd}\p{Pf}\p{Pe}"'%])[ \u00a0\u202f]+(?=[:;!?：；！？。，、](?:\s|$|[\p{L}\p{Pf}\p{Pe}"]))/gu,
      () => '',
    ),
    use_regular_space: swap(
      /(?<=[\p{L}\p{M}\p{Nd}\p{Pf}\p{Pe}"'%])[ \u00a0\u202f]*(?=[:;!?](?:\s|$))/gu,
      (_match, { root }) => (root === 'fr' ? ' ' : undefined),
    ),
  }),
];
