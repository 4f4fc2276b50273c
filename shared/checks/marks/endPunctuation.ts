import type { Segment } from '../../catalog/segment.ts';
import { genreOf } from '../../formats/factsOf.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { isCjk } from '../../languages/writing.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import type { CheckContext, SegmentCheck, SegmentFinding } from '../contract/check.ts';
import { mostLack } from '../contract/otherLocales.ts';
import { replacing } from '../contract/replacing.ts';
import { type Sides, sidesOf } from '../contract/sides.ts';
import { isPage } from '../texts/pages.ts';
import { type EndingDifference, endingDifference, endsOtherwise, mayEndOtherwise } from './endings.ts';
import { endingOf } from './punctuation.ts';

/** A question that is none in the translation, a colon that is lost, a mark that is there twice. */
export const endPunctuation: SegmentCheck = {
  id: 'end-punctuation',
  severity: 'info',
  summary: 'The question mark or colon at the end is lost, or a mark is there twice',
  judges: 'words',
  looksUp: 'locales',
  mayFind: (segment) => mayEndOtherwise(segment) || doubled.test(segment.target?.value ?? ''),
  *run(segment, context) {
    const sides = sidesOf(segment, context);
    if (!sides) return;
    const difference = endingDifference(segment, context);
    if (difference && changesMeaning(difference, context) && !isLeftElsewhere(difference, segment, context)) {
      const habit = habits[difference.ours.mark];
      yield { ...difference.finding, habit: difference.theirs.mark === 'none' ? habit : undefined };
    } else if (
      !endsOtherwise.has(rootLanguage(context.targetLanguage)) &&
      !/(?:[.。:：;；,，、]{2}|…)\s*$/.test(sides.source.shape)
    )
      yield* doubledMark(sides.target.shape);
  },
  habit(segment, context) {
    const sides = sidesOf(segment, context);
    return sides && habits[endingOf(sides.source, context.sourceLanguage).mark];
  },
};

const habits: Readonly<Record<string, Sentence>> = {
  question: say`Translations in this file often leave out the question mark of their source`,
  colon: say`Translations in this file often leave out the colon of their source`,
};

/** Whether a translation no longer asks, or no longer announces what stands behind it. */
export function changesMeaning(
  { ours, theirs, sides }: EndingDifference,
  { catalog, sourceLanguage, targetLanguage }: CheckContext,
): boolean {
  // Pages are written again in each language, their headings too.
  if (isPage(catalog) || genreOf(catalog) === 'topic') return false;
  if (isOneWord(sides)) return false;
  const before = sides.target.shape.slice(0, theirs.start);
  // What is announced may be asked for; a mark behind the colon does not lose it.
  if (ours.mark === 'colon') {
    // One that is quoted is a part of what is quoted: `starts with "DIR:"`.
    if (/^\s?["'”’»`]/.test(sides.source.shape.slice(ours.end))) return false;
    return theirs.mark !== 'question' && theirs.mark !== 'ellipsis' && !/[:：][\s\uFFFC]*$/.test(before);
  }
  if (ours.mark !== 'question') return false;
  // “Drop it (the rope will sink)?” may be “Drop it? The rope will sink.”
  if (count(before, questions) >= count(sides.source.shape, questions)) return false;
  // A heading: “What is a tide?”, “The tide”. Headings of the east of Asia leave the mark away.
  if (theirs.mark === 'none' && (isCjk(targetLanguage) || rootLanguage(targetLanguage) === 'ko')) return false;
  if (theirs.mark === 'none' && rootLanguage(sourceLanguage) === 'en' && defines.test(sides.source.shape)) return false;
  // “It failed. Did you save it?” may be “It failed. Save it first.”
  if (theirs.mark === 'stop') return !/[.!?:;]\s+\S/.test(sides.source.shape);
  return theirs.mark === 'none';
}

/** Whether more than a quarter of the other languages, at least two, do without the question mark or the colon, too. */
function isLeftElsewhere({ ours }: EndingDifference, segment: Segment, context: CheckContext): boolean {
  const kept = ours.mark === 'question' ? /$(?<=[?？؟;\u037e՞፧⸮]\P{L}*)/u : /$(?<=[:：៖]\P{L}*)/u;
  return mostLack(context, segment, (text) => kept.test(text), 3);
}

const questions = /[?？؟\u037e՞፧⸮]/g;
const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;

const defines = /^\s*(?:what|who|where)(?: (?:is|are|does|do)|['’]s)\b|^\s*how (?:to|do|does|can)\b/i;

/** `Confirm` for a whole sentence: the translation of another, earlier text. */
const isOneWord = ({ source, target }: Sides) =>
  source.value.trim().split(/\s+/).length > 2 && /^\p{sc=Han}{1,2}$|^[\p{L}\p{M}]+$/u.test(target.value.trim());

/** A mark twice, not three times, at the end of a text. */
const doubled = /(?<![.。])([.。:：,，、])\1(?=\s*$)/;

function* doubledMark(shape: string): Iterable<SegmentFinding> {
  const match = doubled.exec(shape);
  const mark = match?.[1];
  if (!match || mark === undefined || !/[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}"']\s?$/u.test(shape.slice(0, match.index))) return;
  const range = { start: match.index, end: match.index + 2 };
  yield {
    ...range,
    message: say`The translation ends with “${mark}” twice`,
    data: { source: '', target: match[0] },
    fix: replacing(range, mark, say`Leave one “${mark}”`),
  };
}
