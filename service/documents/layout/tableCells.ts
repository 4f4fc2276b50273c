import type { TextLine } from './textLines.ts';
import type { Rule } from './textPiece.ts';

/** What of a page is ruled off around a text. In points. */
export interface Cell {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** How far text may reach over a line of its cell, in points. */
const slack = 1;

/** True for a rule that runs from left to right. */
export function isAcross({ left, right, bottom, top }: Rule): boolean {
  return right - left > top - bottom;
}

/** The nearest rules on all four sides of a line; undefined where it is open on one. */
export function cellOf({ start, end, v, size, angle }: TextLine, rules: readonly Rule[]): Cell | undefined {
  if (angle !== 0) return undefined;
  const [middle, height] = [(start + end) / 2, v + 0.3 * size];
  let [left, right, bottom, top] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const rule of rules) {
    if (isAcross(rule)) {
      if (rule.left > middle || rule.right < middle || isMark(rule, { start, end, v, size })) continue;
      if (rule.top <= height) bottom = Math.max(bottom, rule.top);
      else top = Math.min(top, rule.bottom);
    } else if (rule.bottom <= height && rule.top >= height) {
      if (rule.right <= start + slack) left = Math.max(left, rule.right);
      else if (rule.left >= end - slack) right = Math.min(right, rule.left);
    }
  }
  const cell = { left, right, bottom, top };
  return Object.values(cell).every(Number.isFinite) ? cell : undefined;
}

/** True for a rule that belongs to a line: it stands under it or goes through it, and is no longer than it. */
export function isMark(
  { left, right, bottom, top }: Rule,
  { start, end, v, size }: Pick<TextLine, 'start' | 'end' | 'v' | 'size'>,
): boolean {
  const isInside = left >= start - 0.2 * size && right <= end + 0.2 * size;
  return isInside && top < v + 0.5 * size && bottom > v - 0.3 * size;
}

/** Whether two cells are of one table: they are the same, or have a side in common. */
export function isNextTo(a: Cell, b: Cell): boolean {
  const near = (one: number, other: number) => Math.abs(one - other) < 2;
  const [isBeside, isBelow] = [
    a.bottom < b.top && b.bottom < a.top && (near(a.right, b.left) || near(b.right, a.left)),
    a.left < b.right && b.left < a.right && (near(a.bottom, b.top) || near(b.bottom, a.top)),
  ];
  return isBeside || isBelow || (near(a.left, b.left) && near(a.top, b.top));
}
