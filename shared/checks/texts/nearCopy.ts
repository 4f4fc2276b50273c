import { countedBy } from '../../catalog/countedBy.ts';
import type { Segment } from '../../catalog/segment.ts';
import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import type { CheckContext } from '../contract/check.ts';
import type { Sides } from '../contract/sides.ts';
import { isExample } from './isExample.ts';
import { isPage } from './pages.ts';
import { staysAsItIs } from './staysAsItIs.ts';

/** Fewer words may be a name, or quoted. */
const fewestWords = 4;
/** Words of no language but English that say that a text is a sentence of it. */
const fewestEnglish = 2;

/** A cheap look at whether a translation that differs from its source may be English: whether both have a little word of it. */
export const mayBeNearCopy = ({ source, target }: Segment): boolean =>
  source !== undefined &&
  target !== undefined &&
  target.value.length > 15 &&
  2 * target.value.length > source.value.length &&
  little.some((word) => target.value.includes(word) && source.value.includes(word));

const little = [
  ' the ',
  ' to ',
  ' of ',
  ' and ',
  ' you ',
  ' your ',
  ' with ',
  ' for ',
  ' from ',
  ' when ',
  ' is ',
  ' are ',
];

/**
 * Whether a translation is English, and but for a few words the text of its source: the source was changed behind a copy of
 * it that nobody translated. Pages and captions quote what is English.
 *
 * @param isEnglish whether a word in lower case is English, and none of the language of the translation.
 * @example “Show the boat in tray” for the source “Always show the boat in the tray”
 */
export function isNearCopy(
  { source, target }: Sides,
  isEnglish: (word: string) => boolean,
  segment: Segment,
  context: CheckContext,
): boolean {
  const { catalog } = context;
  if (rootLanguage(context.sourceLanguage) !== 'en' || isPage(catalog) || genreOf(catalog) === 'subtitles')
    return false;
  const words = wordsOf(target.shape);
  if (words.length < fewestWords || isExample(segment) || hasOtherLetters(target.shape, source.shape)) return false;
  const sourceWords = wordsOf(source.shape);
  const ours = countedBy(sourceWords, (word) => word.toLowerCase());
  const shared = words.filter((word) => {
    const left = ours.get(word.toLowerCase()) ?? 0;
    ours.set(word.toLowerCase(), left - 1);
    return left > 0;
  });
  if (5 * shared.length < 4 * words.length || 2 * shared.length < sourceWords.length) return false;
  // Names are written with capitals: “Lord of the Boats”.
  const inSentence = shared.filter((word) => /^\p{Ll}/u.test(word));
  if (2 * inSentence.length < words.length || inSentence.filter(isEnglish).length < fewestEnglish) return false;
  return !staysAsItIs(target.value, segment, context);
}

/** Whether a text has letters beyond ASCII that its source has not: a note may quote English beside a translation. */
const hasOtherLetters = (shape: string, source: string) =>
  (shape.match(/(?!\p{ASCII})\p{L}/gu) ?? []).some((letter) => !source.includes(letter));

const wordsOf = (shape: string) => shape.match(/[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
