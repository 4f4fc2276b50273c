import { rootLanguage } from '../../languages/languageTag.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { replacing } from '../contract/replacing.ts';
import { trait } from '../contract/traits.ts';
import { doubledWords, rightTwiceBehind } from './doubledWords.data.ts';

const repeated =
  /(?<![\p{L}\p{M}\p{N}'’·/\uFFFD-]|[\p{L}\p{N}][_&\uFFFC])(\p{L}[\p{L}\p{M}]*)([ \t\u00a0]+|[ \t]*\n[ \t]*)(\1)(?![\p{L}\p{M}\p{N}/-]|['’&_~.\uFFFC][\p{L}\p{N}])/giu;

/** Whatever stands between: `the <the>`, `to, to`. */
const loosely = /(?<![\p{L}\p{M}\p{N}])(\p{L}[\p{L}\p{M}]*)[^\p{L}\p{N}]{1,6}\1(?![\p{L}\p{M}\p{N}])/iu;

/** The same small word twice in a row. */
export const repeatedWord: SegmentCheck = {
  id: 'repeated-word',
  severity: 'warning',
  summary: 'The same small word twice in a row',
  judges: 'words',
  needs: { text: { target: trait.again } },
  *run(segment, context) {
    const never = doubledWords[rootLanguage(context.targetLanguage)];
    if (!never) return;
    const { shape } = context.message(segment, 'target');
    const matches = [...shape.matchAll(repeated)].filter(
      // With a capital it is a name, or begins a sentence.
      ({ 1: word = '', 3: again = '' }) => again === again.toLowerCase() && never.has(again) && !isCapitals(word),
    );
    if (matches.length === 0) return;
    // What the source says twice the translation may say twice.
    if (segment.source && loosely.test(context.message(segment, 'source').shape)) return;
    const isRight = rightTwiceBehind[rootLanguage(context.targetLanguage)];
    for (const { 0: text, 1: word = '', 2: space = '', index } of matches) {
      if (indefinite.has(word.toLowerCase()) && isRight?.test(shape.slice(Math.max(0, index - 10), index))) continue;
      if (word.length === 1 && isVariable(word, segment.source?.value ?? '')) continue;
      const start = index + word.length;
      yield {
        start: index,
        end: index + text.length,
        message: say`“${word}” appears twice`,
        data: { word },
        fix: replacing({ start, end: start + space.length + word.length }, '', say`Remove the second “${word}”`),
      };
    }
  },
};

/** Whether a source names a letter, as “expression e” does: the translation has its own word beside it. */
const isVariable = (letter: string, source: string) =>
  letter !== 'a' && new RegExp(`(?<![\\p{L}'’])${letter}(?![\\p{L}'’])`, 'u').test(source);

/** Words that are an article and a pronoun. */
const indefinite = new Set(['en', 'ett', 'et', 'ein', 'eit', 'einer', 'eines', 'einem']);

/** `E e` may be two letters, `DE de` two codes; `El el` begins a sentence. */
const isCapitals = (word: string) => (word.length === 1 ? word !== word.toLowerCase() : /^\p{Lu}{2}/u.test(word));
