import type { TextRange } from './textRange.ts';

/** A stretch of two lists that differs: items of the one in place of items of the other. Half-open, by index. */
export interface DifferentStretch {
  readonly before: TextRange;
  readonly after: TextRange;
}

/** Lists that differ in more items than this are not compared further: the rest of them is one stretch. */
const mostDifferences = 1200;

/**
 * The fewest insertions and deletions that make one list of another (Myers, “An O(ND) Difference Algorithm”, 1986), as
 * stretches in order. Between two of them both lists are the same.
 *
 * @returns none where the lists are equal.
 * @example sequenceDiff(['a', 'b'], ['a', 'c']); // [{ before: { start: 1, end: 2 }, after: { start: 1, end: 2 } }]
 */
export function sequenceDiff(before: readonly string[], after: readonly string[]): readonly DifferentStretch[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let [endBefore, endAfter] = [before.length, after.length];
  while (endBefore > start && endAfter > start && before[endBefore - 1] === after[endAfter - 1]) {
    endBefore--;
    endAfter--;
  }
  if (endBefore === start && endAfter === start) return [];
  const whole = { before: { start, end: endBefore }, after: { start, end: endAfter } };
  if (endBefore === start || endAfter === start) return [whole];
  const matches = commonItems(before.slice(start, endBefore), after.slice(start, endAfter));
  return matches ? stretchesBetween(matches, whole) : [whole];
}

type Match = readonly [inBefore: number, inAfter: number];

/** Items that both lists have, in an order that both have; undefined where the lists differ in too many. */
function commonItems(before: readonly string[], after: readonly string[]): readonly Match[] | undefined {
  const most = Math.min(before.length + after.length, mostDifferences);
  const offset = most + 1;
  const reach = new Int32Array(2 * most + 3);
  const trace: Int32Array[] = [];
  for (let steps = 0; steps <= most; steps++) {
    trace.push(reach.slice(offset - steps - 1, offset + steps + 2));
    for (let diagonal = -steps; diagonal <= steps; diagonal += 2) {
      const [left, right] = [reach[offset + diagonal - 1] ?? 0, reach[offset + diagonal + 1] ?? 0];
      let i = diagonal === -steps || (diagonal !== steps && left < right) ? right : left + 1;
      let j = i - diagonal;
      while (i < before.length && j < after.length && before[i] === after[j]) [i, j] = [i + 1, j + 1];
      reach[offset + diagonal] = i;
      if (i >= before.length && j >= after.length) return walkBack(trace, before.length, after.length);
    }
  }
  return undefined;
}

function walkBack(trace: readonly Int32Array[], lengthBefore: number, lengthAfter: number): readonly Match[] {
  const matches: Match[] = [];
  let [i, j] = [lengthBefore, lengthAfter];
  for (let steps = trace.length - 1; steps >= 0; steps--) {
    const reach = trace[steps] as Int32Array;
    const reached = (diagonal: number) => reach[diagonal + steps + 1] ?? 0;
    const diagonal = i - j;
    const down = diagonal === -steps || (diagonal !== steps && reached(diagonal - 1) < reached(diagonal + 1));
    const from = down ? diagonal + 1 : diagonal - 1;
    const [fromBefore, fromAfter] = steps === 0 ? [0, 0] : [reached(from), reached(from) - from];
    // The step itself is one item of one list; what both have alike comes behind it.
    const [snakeBefore, snakeAfter] =
      steps === 0 ? [0, 0] : down ? [fromBefore, fromAfter + 1] : [fromBefore + 1, fromAfter];
    while (i > snakeBefore && j > snakeAfter) matches.push([--i, --j]);
    [i, j] = [fromBefore, fromAfter];
  }
  return matches.reverse();
}

function stretchesBetween(matches: readonly Match[], whole: DifferentStretch): readonly DifferentStretch[] {
  const stretches: DifferentStretch[] = [];
  const [shiftBefore, shiftAfter] = [whole.before.start, whole.after.start];
  let [i, j] = [whole.before.start, whole.after.start];
  const close = (inBefore: number, inAfter: number) => {
    if (inBefore > i || inAfter > j) {
      stretches.push({ before: { start: i, end: inBefore }, after: { start: j, end: inAfter } });
    }
    [i, j] = [inBefore + 1, inAfter + 1];
  };
  for (const [inBefore, inAfter] of matches) close(inBefore + shiftBefore, inAfter + shiftAfter);
  close(whole.before.end, whole.after.end);
  return stretches;
}
