import { commonEnds } from './commonEnds.ts';
import type { TextEdit } from './textRange.ts';

/** How far behind a difference both texts are searched for the place from which they agree again. */
const farthest = 48;
/** So many code units in a row are no chance. */
const alike = 12;

/**
 * The places in which two texts differ, as edits of the first, in order: what stands between them keeps its bytes, and so
 * its lines. Where the texts do not agree again soon, the rest is one edit. Never cuts through a surrogate pair.
 *
 * @returns offsets in UTF-16 code units of `before`; nothing where the texts are the same.
 * @example changedPieces('a  b and so on, c  d', 'a b and so on, c d').length // 2
 */
export function changedPieces(before: string, after: string): readonly TextEdit[] {
  const pieces: TextEdit[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    while (i < before.length && j < after.length && before[i] === after[j]) [i, j] = [i + 1, j + 1];
    if (i === before.length && j === after.length) break;
    const next = agreementOf(before, after, i, j) ?? restOf(before, after, i, j);
    pieces.push({ range: { start: i, end: next.i }, newText: after.slice(j, next.j) });
    ({ i, j } = next);
  }
  const cuts = pieces.some(({ range }) => isInPair(before, range.start) || isInPair(before, range.end));
  return cuts ? [{ range: { start: 0, end: before.length }, newText: after }] : pieces;
}

interface Places {
  readonly i: number;
  readonly j: number;
}

/** The nearest places from which both texts agree, the shorter way first. */
function agreementOf(before: string, after: string, i: number, j: number): Places | undefined {
  for (let steps = 1; steps <= farthest; steps++) {
    for (let left = steps; left >= 0; left--) {
      const [a, b] = [i + left, j + steps - left];
      if (a > before.length - alike || b > after.length - alike) continue;
      if (before[a] === after[b] && before.slice(a, a + alike) === after.slice(b, b + alike)) return { i: a, j: b };
    }
  }
  return undefined;
}

/** What both texts end with alike, behind a difference. */
function restOf(before: string, after: string, i: number, j: number): Places {
  const { suffix } = commonEnds(before.slice(i), after.slice(j));
  return { i: before.length - suffix, j: after.length - suffix };
}

const isInPair = (text: string, offset: number) =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1));
