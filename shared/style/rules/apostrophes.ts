import { finding, swap } from '../detectors.ts';
import { quotePairs } from '../quotePairs.ts';
import { type StyleDetector, type StyleRule, styleRule } from '../styleRule.ts';

/** Between letters, before the digits of a decade, after the s of a plural. */
const position = (mark: string) =>
  new RegExp(
    `(?<=[\\p{L}\\p{Nd}\\uFFFC])${mark}(?=[\\p{L}\\uFFFC])|(?<![\\p{L}\\p{Nd}\\uFFFC])${mark}(?=\\d\\ds?(?![\\p{L}\\p{Nd}]))|(?<=\\p{L}[sxz])${mark}(?=\\s\\p{Ll})`,
    'gu',
  );

function apostrophes(from: string, to: string): StyleDetector {
  const pattern = position(from);
  return function* (text) {
    if (!text.text.includes(from)) return;
    const taken = new Set(quotePairs(text.text).flatMap((pair) => [pair.open, pair.close]));
    for (const { index } of text.text.matchAll(pattern)) {
      if (taken.has(index)) continue;
      yield finding(text.text, { start: index, end: index + 1, newText: to });
    }
  };
}

/** Apostrophes should be curly (U+2019). */
export const curlyApostrophes: StyleDetector = apostrophes("'", '’');
/** Apostrophes should be straight (U+0027). */
export const straightApostrophes: StyleDetector = apostrophes('’', "'");

/** A name with a capital that ends in s: not it’s, not a plural, which begin small. */
const possessive = /(?<![\p{L}\p{Nd}\uFFFC])(\p{Lu}\p{Ll}+s)(['’])(s?)(?![\p{L}\p{Nd}\uFFFC])(?=\s+\p{Ll})/gu;

/** Words with a capital at the start of a sentence that are no names. */
const noNames = new Set([
  'This',
  'His',
  'Its',
  'Users',
  'Its',
  'Yes',
  'Ours',
  'Yours',
  'Theirs',
  'Hers',
  'Us',
  'Is',
  'As',
  'Was',
  'Has',
  'Does',
  'Let',
  'Lets',
]);

export const apostropheRules: readonly StyleRule[] = [
  styleRule('punctuation', 'apostrophe', ['de', 'en', 'es', 'fr', 'it'], {
    use_curly_apostrophes: curlyApostrophes,
    use_straight_apostrophes: straightApostrophes,
  }),
  styleRule('punctuation', 'possessives_of_proper_names_ending_in_s_style', ['en'], {
    add_apostrophe_only: swap(possessive, ([, name = '', mark = '', s = '']) =>
      s === 's' && !noNames.has(name) ? name + mark : undefined,
    ),
    add_apostrophe_s: swap(possessive, ([, name = '', mark = '', s = '']) =>
      s === '' && !noNames.has(name) && !/(?:ers|ors|ies|ents|ions)$/.test(name) ? `${name}${mark}s` : undefined,
    ),
  }),
];
