import type { Catalog } from '../../catalog/catalog.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { languageName } from '../../sentences/languageName.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact, trait } from '../contract/traits.ts';
import { wordsThatStay } from '../texts/wordsThatStay.ts';

/** Words of people: an entry type of BibLaTeX (`@suppperiodical`) or a command (`\\dddot`) is none. */
const tripled = /(?<![\p{L}\p{M}\p{N}@#\\_])[\p{L}\p{M}]*?(\p{L})\1\1[\p{L}\p{M}]*/giu;
const drawn = /(\p{L})\1\1/u;
const quick = /([a-zà-ÿα-ωа-џ])\1\1/i;

/** Codes and sounds (`ggg`, `zzz`), Roman numbers. */
const accepted = /^(?:(\p{L})\1+|hmm+|shhh+|[ivxlcdm]+)$/iu;
/** `XXX供应商`: what stands for a name beside letters of another script. */
const standIn = /(?<!\p{sc=Latn})(\p{Lu})\1\1(?!\p{sc=Latn})/u;
/** Compounds of German and the Nordic languages meet three of a letter: Schifffahrt, Kaffeeersatz, toppplacering, þátttaka. */
const compounding = new Set([
  'de',
  'nb',
  'nn',
  'is',
  'fo',
  'no',
  'sv',
  'da',
  'lb',
  'bar',
  'gsw',
  'nds',
  'fi',
  'et',
  'hu',
  'tl',
  'tgl',
  'fil',
  'ceb',
  'ilo',
  'war',
  'haw',
]);

/** Where words meet in a name of a program: `routeAAdapter`, `tree_edge`. */
const partsOfName = /_|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Languages of pirates, which draw their words out. */
const isJoke = (language: string) => /[-_@]pirate$/i.test(language);

/** A cry that is drawn out: `Oooh!`, `Narrr…`, `Опааа,`. Few other letters stand behind the drawn one, and a mark behind it. */
const isCall = (word: string, behind: string) =>
  (/([aeiouyаеиоуэ]|r)\1\1\p{L}?$/iu.test(word) && /^[!…]|^\.\.\./.test(behind)) ||
  (word.length <= 6 && /(\p{L})\1\1$/iu.test(word) && /^(?:[!…,.?]|$)/.test(behind));

/** A source that is a cry: each language has its own, and some draw it out (`Ayyy!`, `Opppsss`). */
const cry = /^\W*(?:w?h?oops(?:ie|y)?|uh[- ]oh|wow|yay|hooray|hey|aw+|ugh+|a+rgh+|yikes|ouch|hmm+)\b/i;

/** Made mostly of one letter: without any vowel (`brrr`), or from the first letter on (`aaah`). */
function isInterjection(word: string, letter: string): boolean {
  const [first = '', ...rest] = word.toLowerCase();
  const count = [first, ...rest].filter((one) => one === letter.toLowerCase()).length;
  if (2 * count <= word.length) return false;
  return !vowel.test(word) || (first === letter.toLowerCase() && vowel.test(first));
}

const vowel = /[aeiouyà-æè-ïò-öø-ýαεηιουωаеиоуыэюяіїє]/iu;

/** The same letter three times in a row: most often a key that was pressed for too long. */
export const tripledLetter: SegmentCheck = {
  id: 'tripled-letter',
  severity: 'info',
  summary: 'The same letter three times in a row',
  judges: 'words',
  needs: { segment: fact.source, text: { target: trait.run } },
  mayFind: ({ target }) => target !== undefined && quick.test(target.value),
  *run(segment, context) {
    const root = rootLanguage(context.targetLanguage);
    // Languages that nobody has a name for are jokes, which draw their words out.
    if (compounding.has(root) || languageName(root) === root || isJoke(context.targetLanguage)) return;
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const source = sides.source.shape.toLowerCase();
    const names = wordsThatStay(context.catalog, segment.targetLanguage);
    for (const match of sides.target.shape.matchAll(tripled)) {
      const [word, letter = ''] = match;
      if (!quick.test(word) || accepted.test(word) || /^\p{Lu}+$/u.test(word)) continue;
      if (standIn.test(word)) continue;
      // Words that are joined: ScrollLock.
      if (/(\p{Ll})\1\p{Lu}/u.test(word) && !drawn.test(word)) continue;
      if (!word.split(partsOfName).some((part) => quick.test(part))) continue;
      if (isInterjection(word, letter) || (match.index < 3 && cry.test(source))) continue;
      // An acronym and a word behind it: `CCCero`.
      if (/^\p{Lu}{3,}\p{Ll}/u.test(word) && !drawn.test(word.slice(word.search(/\p{Ll}/u) - 1))) continue;
      // Romanian nouns in -iu with an article: copiii.
      if (root === 'ro' && /iii(?:lor)?$/i.test(word)) continue;
      if (isSpeltSo(word, context.catalog, segment.targetLanguage)) continue;
      if (names.has(word) || isCall(word, sides.target.shape.slice(match.index + word.length))) continue;
      // Also in code of the source: `TFAutoXxx`.
      if (quick.test(sides.source.value) || new RegExp(`${letter}{4}`, 'i').test(word)) continue;
      yield {
        start: match.index,
        end: match.index + word.length,
        message: say`“${word}” has the letter “${letter}” three times in a row`,
        data: { word },
      };
    }
  },
};

/** Whether three texts of a file have a word, as no slip of the pen is made three times. */
const isSpeltSo = (word: string, catalog: Catalog, language: string | undefined) =>
  (catalog.segments.facts.ofEach(textsWithTripled, catalog, language).get(word.toLowerCase()) ?? 0) > 2;

/** How many texts of a language have each word with a tripled letter, by the word in small letters. */
function textsWithTripled({ segments }: Catalog, language: string | undefined): ReadonlyMap<string, number> {
  const texts = new Map<string, number>();
  for (const { target, targetLanguage } of segments) {
    if (!target || targetLanguage !== language || !quick.test(target.value)) continue;
    const words = Array.from(target.value.matchAll(tripled), ([word]) => word.toLowerCase());
    for (const word of new Set(words)) texts.set(word, (texts.get(word) ?? 0) + 1);
  }
  return texts;
}
