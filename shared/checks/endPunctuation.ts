import type { SegmentCheck, SegmentFinding } from './check.ts';
import { endingDifference, mayEndOtherwise } from './endings.ts';
import type { Mark } from './punctuation.ts';
import { sidesOf } from './sides.ts';

/** Marks without which a text says something else: it asks, or announces what stands behind it. */
const telling: ReadonlySet<Mark> = new Set(['question', 'colon']);

/** A question that is none in the translation, a colon that is lost, a mark that is there twice. */
export const endPunctuation: SegmentCheck = {
  scope: 'segment',
  id: 'end-punctuation',
  severity: 'info',
  summary: 'The mark at the end says something else than that of the source',
  mayFind: (segment) => mayEndOtherwise(segment) || doubled.test(segment.target?.value ?? ''),
  *run(segment, context) {
    const difference = endingDifference(segment, context);
    if (difference && (telling.has(difference.ours.mark) || telling.has(difference.theirs.mark)))
      yield difference.finding;
    else {
      const sides = sidesOf(segment, context);
      if (sides && !/(?:[.。:：;；,，、]{2}|…)\s*$/.test(sides.source.shape)) yield* doubledMark(sides.target.shape);
    }
  },
};

/** A mark twice, not three times, at the end of a text. */
const doubled = /(?<![.。])([.。:：,，、])\1(?=\s*$)/;

function* doubledMark(shape: string): Iterable<SegmentFinding> {
  const found = doubled.exec(shape);
  const mark = found?.[1];
  if (!found || mark === undefined || !/[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}"']\s?$/u.test(shape.slice(0, found.index))) return;
  const range = { start: found.index, end: found.index + 2 };
  const fix = {
    kind: 'suggestion',
    title: `Leave one “${mark}”`,
    edits: [{ range, newText: mark }],
  } as const;
  yield { ...range, message: `The translation ends with “${mark}” twice`, data: { source: '', target: found[0] }, fix };
}
