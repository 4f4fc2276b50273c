import { genreOf } from '../../formats/factsOf.ts';
import { isInOtherScript, lettersOf } from '../../languages/ownLetters.ts';
import { say } from '../../sentences/sentence.ts';
import type { SegmentCheck } from '../contract/check.ts';
import { sidesOf } from '../contract/sides.ts';
import { fact } from '../contract/traits.ts';
import { isExample } from '../texts/isExample.ts';
import { isPage } from '../texts/pages.ts';
import { staysAsItIs } from '../texts/staysAsItIs.ts';

/** Fewer words may be names, and so may words with capitals. */
const fewestWords = 5;
/** Of scripts without capitals, or without spaces between words. */
const fewestLetters = 12;

/** A text in the place of a translation that has no letter of the script of its language. */
export const otherScript: SegmentCheck = {
  id: 'other-script',
  severity: 'warning',
  summary: 'A whole text is in a script other than that of its language',
  judges: 'words',
  needs: { segment: fact.source | fact.differs },
  concerns: ({ targetLanguage }) => lettersOf(targetLanguage) !== undefined,
  mayFind: ({ target }, _traits, { targetLanguage }) =>
    target !== undefined &&
    target.value.length >= fewestLetters &&
    lettersOf(targetLanguage)?.test(target.value) === false,
  *run(segment, context) {
    const { catalog, targetLanguage } = context;
    const sides = sidesOf(segment, context);
    // Pages and captions quote songs, code and speech of other languages.
    if (!sides || isPage(catalog) || genreOf(catalog) === 'subtitles' || isExample(segment)) return;
    const { shape, value } = sides.target;
    if (!isInOtherScript(shape, targetLanguage) || !isProse(shape)) return;
    if (isOfSource(shape, sides.source.shape) || staysAsItIs(value, segment, context)) return;
    yield {
      message: say`The translation is not in the script of ${{ language: targetLanguage }}: it may be in another language`,
      data: { language: targetLanguage },
      habit: habitOf(targetLanguage),
    };
  },
  // Names and short texts, which it does not look at, are not counted either.
  habit: (segment, context) =>
    isProse(context.message(segment, 'target').shape) ? habitOf(context.targetLanguage) : undefined,
  habitIsOfAll: true,
};

const habitOf = (language: string) => say`Texts in this file are often not in the script of ${{ language }}`;

/** Whether a text has so many words, or letters, that it says something: no names, no call of a program. */
function isProse(shape: string): boolean {
  if (/[{}<>=|\\]|;(?!\s)|\w\(|\w[/_]\w|--\w/.test(shape)) return false;
  const cased = shape.match(/(?<![\p{L}\p{M}\p{N}.@#-])\p{Ll}[\p{L}\p{M}]+(?![\p{N}@]|\.\p{L})/gu)?.length ?? 0;
  return cased >= fewestWords || (shape.match(/\p{Lo}/gu)?.length ?? 0) >= fewestLetters;
}

/** Whether most words of a text are those of its source: it was not translated, or only its names are left. */
function isOfSource(shape: string, source: string): boolean {
  const words = shape.toLowerCase().match(/\p{L}+/gu) ?? [];
  const ours = new Set(source.toLowerCase().match(/\p{L}+/gu));
  return 2 * words.filter((word) => ours.has(word)).length >= words.length;
}
