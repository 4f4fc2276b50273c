import { type DifferentStretch, sequenceDiff } from '../catalog/sequenceDiff.ts';

/** Two texts made of one, brought together by lines. */
export interface LineMerge {
  readonly text: string;
  /** Places that both changed, each in another way; they stand between conflict marks. */
  readonly conflicts: number;
}

/** A text in lines with their ends. */
export const linesOf = (text: string): readonly string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/**
 * Brings two changes of a text together by lines, as `git merge-file` does: what only one of them changed is taken from
 * it, what both changed alike once; the rest stands between the marks of a conflict.
 *
 * @param disputed what to write where both changed the same lines.
 * @example lineMerge('a\nb\nc\n', 'A\nb\nc\n', 'a\nb\nC\n'); // { text: 'A\nb\nC\n', conflicts: 0 }
 */
export function lineMerge(base: string, ours: string, theirs: string, disputed = conflictText): LineMerge {
  const lines = { base: linesOf(base), ours: linesOf(ours), theirs: linesOf(theirs) };
  const [mine, other] = [sequenceDiff(lines.base, lines.ours), sequenceDiff(lines.base, lines.theirs)];
  let [inBase, inOurs, inTheirs, i, j, conflicts] = [0, 0, 0, 0, 0, 0];
  let text = '';
  while (i < mine.length || j < other.length) {
    const start = Math.min(mine[i]?.before.start ?? lines.base.length, other[j]?.before.start ?? lines.base.length);
    text += lines.base.slice(inBase, start).join('');
    const [firstOwn, firstOther] = [i, j];
    let end = start;
    // What touches belongs together: nobody can tell in which order two insertions at one place are meant.
    for (let grew = true; grew; ) {
      grew = false;
      for (; (mine[i]?.before.start ?? Infinity) <= end; i++, grew = true) end = Math.max(end, endOf(mine[i]));
      for (; (other[j]?.before.start ?? Infinity) <= end; j++, grew = true) end = Math.max(end, endOf(other[j]));
    }
    const shiftOwn = inOurs + (start - inBase);
    const shiftOther = inTheirs + (start - inBase);
    const ownEnd = shiftOwn + (end - start) + growth(mine.slice(firstOwn, i));
    const otherEnd = shiftOther + (end - start) + growth(other.slice(firstOther, j));
    const pieces = {
      base: lines.base.slice(start, end).join(''),
      ours: lines.ours.slice(shiftOwn, ownEnd).join(''),
      theirs: lines.theirs.slice(shiftOther, otherEnd).join(''),
    };
    const merged = oneSide(pieces.base, pieces.ours, pieces.theirs);
    if (merged === undefined) conflicts++;
    text += merged ?? disputed(pieces.ours, pieces.theirs);
    [inBase, inOurs, inTheirs] = [end, ownEnd, otherEnd];
  }
  return { text: text + lines.base.slice(inBase).join(''), conflicts };
}

const endOf = (stretch: DifferentStretch | undefined) => stretch?.before.end ?? 0;

const growth = (stretches: readonly DifferentStretch[]) =>
  stretches.reduce((sum, { before, after }) => sum + after.end - after.start - (before.end - before.start), 0);

/**
 * What becomes of a value that two sides may have changed; undefined where both changed it, each in another way.
 *
 * @example oneSide('a', 'b', 'a'); // 'b'
 */
export function oneSide<T>(
  base: T,
  ours: T,
  theirs: T,
  same: (a: T, b: T) => boolean = (a, b) => a === b,
): T | undefined {
  if (same(theirs, base) || same(ours, theirs)) return ours;
  return same(ours, base) ? theirs : undefined;
}

/** Lines of both sides between the marks of a conflict, with the line ends of what they hold. */
export function conflictText(ours: string, theirs: string): string {
  const end = /\r?\n/.exec(ours + theirs)?.[0] ?? '\n';
  const whole = (lines: string) => (lines === '' || lines.endsWith('\n') ? lines : lines + end);
  return `<<<<<<< ours${end}${whole(ours)}=======${end}${whole(theirs)}>>>>>>> theirs${end}`;
}
