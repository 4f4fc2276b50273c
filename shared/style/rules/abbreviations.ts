import { escaped } from '../../catalog/escaped.ts';
import { all, swap, turned, words } from '../detectors.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';
import {
  abbreviations,
  commonAbbreviations,
  degrees,
  dotted,
  latinAbbreviations,
  titles,
} from './abbreviations.data.ts';
import { oneOf, respell, western } from './ruleText.ts';

/** Abbreviations of several words by language: each letter, a full stop, and maybe a space. */
const dottedPatterns: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(dotted).map(([language, list]) => {
    const each = [...list]
      .sort((a, b) => b.length - a.length)
      .map((parts) => parts.map((part) => `${part}\\.`).join('[ \\u00a0\\u202f]?'));
    return [language, new RegExp(`(?<![\\p{L}\\p{Nd}.\\uFFFC])(?:${each.join('|')})(?!\\p{L})`, 'gu')];
  }),
);

const joined = (between: string, after = ''): StyleDetector =>
  swap(dottedPatterns, ({ 0: hit }) => {
    const parts = hit.split('.').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));
    const wanted = parts.join(between) + after;
    return hit.replace(/[\u202f ]/g, '\u00a0') === wanted.replace(/ /g, '\u00a0') ? undefined : wanted;
  });

/** Capitals with full stops: `U.S.A.`; initials before a family name are none, nor are `Z. B.` and `P.M.` */
const initialism =
  /(?<![\p{L}\p{Nd}.\uFFFC])(?!Z\.[ \u00a0]?B\.|[AP]\.[ \u00a0]?M\.)(?:\p{Lu}\.[ \u00a0]?){2,}(?!\p{L})(?! ?\p{Lu}\p{Ll})|(?<![\p{L}\p{Nd}.\uFFFC])(?:U\.S\.A\.|U\.S\.|U\.K\.|E\.U\.|U\.N\.|D\.C\.)(?!\p{L})/gu;

const noPeriods = swap(initialism, ({ 0: hit, input, index }) => {
  const rest = input.slice(index + hit.length);
  const letters = hit.replace(/[^\p{L}]/gu, '');
  if (/^(?:BA|MA|AC|DC)$/.test(letters) && /\d\s*$/.test(input.slice(0, index))) return undefined;
  const space = /\s$/u.test(hit) ? ' ' : '';
  return /^\s*$/u.test(rest) && input.slice(0, index).trim() !== '' ? `${letters}.${space}` : letters + space;
});

/** Capitals with full stops, with or without spaces between. */
const initials = (space: string): StyleDetector =>
  respell(/(?<![\p{L}\p{Nd}.\uFFFC])(?:\p{Lu}{1,2}\.[ \u00a0]?){1,}\p{Lu}{1,2}\.(?!\p{L})/gu, ({ 0: hit }) =>
    hit
      .split(/\.[ \u00a0]?/)
      .filter((part) => part !== '')
      .map((part) => `${part}.`)
      .join(space),
  );

function degree(from: 0 | 1, to: 0 | 1): StyleDetector {
  const names = new Map(degrees.map((pair) => [pair[from], pair[to]]));
  const each = [...names.keys()].map(escaped).join('|');
  return swap(new RegExp(`(?<![\\p{L}\\p{Nd}.\\uFFFC])(?:${each})(?![\\p{L}\\p{Nd}])`, 'gu'), ({ 0: hit }) =>
    names.get(hit),
  );
}

/** Titles stand before a name. */
const beforeName = (table: typeof titles): Readonly<Record<string, RegExp>> =>
  Object.fromEntries(
    Object.entries(table).map(([language, entries]) => [
      language,
      new RegExp(`(?<![\\p{L}\\p{Nd}\\uFFFC-])(?:${oneOf(Object.keys(entries))})(?=[ \\u00a0]\\p{Lu}\\p{Ll})`, 'gu'),
    ]),
  );
const longTitles = turned(titles);

const title = (table: typeof titles): StyleDetector =>
  swap(beforeName(table), ({ 0: hit }, { root }) => table[root]?.[hit]);

/** Contracted titles without a feminine or a plural that says how to read them. */
const shorten: StyleDetector = title(titles);

const spellOut = words(abbreviations);

export const abbreviationRules: readonly StyleRule[] = [
  styleRule('punctuation', 'abbreviations', western, {
    do_not_separate_abbreviated_words: joined(''),
    separate_each_abbreviated_word_with_period_and_space: joined('.\u00a0', '.'),
    separate_each_abbreviated_word_with_period_without_space: joined('.', '.'),
    separate_each_abbreviated_word_with_space_without_period: joined('\u00a0'),
  }),
  styleRule('punctuation', 'acronyms', western, { do_not_use_periods: noPeriods }),
  styleRule('punctuation', 'periods_in_uppercase_initialisms_and_acronyms', western, { do_not_use: noPeriods }),
  styleRule('punctuation', 'uppercase_acronyms', ['es', 'en', 'fr', 'it', 'de'], {
    do_not_use_spaces: initials(''),
    use_spaces: initials(' '),
  }),
  styleRule('punctuation', 'periods_in_academic_degrees', ['en', 'de', 'fr', 'es', 'it'], {
    do_not_use: degree(1, 0),
    use: degree(0, 1),
  }),
  styleRule('spelling_and_grammar', 'abbreviation_usage', western, {
    do_not_use_abbreviations: spellOut,
    do_not_use_abbreviations_unless_necessary: spellOut,
    use_abbreviations: words(commonAbbreviations),
    use_abbreviations_as_needed: { needsModel: 'where an abbreviation helps the reader is a matter of the text' },
  }),
  styleRule('spelling_and_grammar', 'latin_abbreviations', western, {
    do_not_use_latin_abbreviations: words(latinAbbreviations),
  }),
  styleRule('spelling_and_grammar', 'personal_titles', western, {
    abbreviate: shorten,
    do_not_abbreviate: title(longTitles),
  }),
  styleRule('style_and_tone', 'abbreviations', western, {
    avoid_abbreviations_and_symbols_that_can_be_spelled_out_easily: all(
      spellOut,
      swap(
        /(?<=[\p{L})\uFFFC]) & (?=\p{Ll}{2})/gu,
        (_match, { root }) => ` ${{ de: 'und', en: 'and', es: 'y', fr: 'et', it: 'e' }[root] ?? '&'} `,
      ),
    ),
    use_abbreviations_and_symbols: words(commonAbbreviations),
  }),
];
