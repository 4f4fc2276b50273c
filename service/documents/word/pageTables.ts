import type { Rule } from '../layout/textPiece.ts';
import type { Page, Paragraph } from '../pdf/readPages.ts';
import { type Bounds, boundsOf } from './readingOrder.ts';

/** A table that a page draws with lines. */
export interface PageTable {
  /** Row by row, cell by cell, from top to bottom. */
  readonly rows: readonly (readonly (readonly Paragraph[])[])[];
  /** Points. */
  readonly widths: readonly number[];
  readonly bounds: Bounds;
}

/** Points by which ends of lines that meet may miss one another. */
const slack = 2.5;
/** Cells that a table has at least in each direction. */
const fewest = 2;

/**
 * Tables whose cells are parted by painted lines that cross. Text in columns without lines is none: what is a table
 * and what is not cannot be told there.
 */
export function pageTables({ text, all }: Page): PageTable[] {
  const across = text.rules.filter((rule) => rule.top - rule.bottom < 1 && rule.right - rule.left > 8);
  const upright = text.rules.filter((rule) => rule.right - rule.left < 1 && rule.top - rule.bottom > 4);
  return groups([...across, ...upright]).flatMap((group) => {
    const ys = places(group.filter((rule) => across.includes(rule)).map(({ top }) => top)).reverse();
    const xs = places(group.filter((rule) => upright.includes(rule)).map(({ left }) => left));
    if (xs.length - 1 < fewest || ys.length - 1 < fewest) return [];
    const bounds = { left: xs[0] ?? 0, right: xs.at(-1) ?? 0, top: ys[0] ?? 0, bottom: ys.at(-1) ?? 0 };
    const inside = all.filter((each) => isWithin(boundsOf(each), bounds));
    const rows = ys.slice(1).map((bottom, row) =>
      xs.slice(1).map((right, column) =>
        inside.filter((each) => {
          const textBounds = boundsOf(each);
          const [x, y] = [textBounds.left + 1, (textBounds.top + textBounds.bottom) / 2];
          return x >= (xs[column] ?? 0) - slack && x < right && y <= (ys[row] ?? 0) && y > bottom;
        }),
      ),
    );
    const filled = rows.flat().filter((cell) => cell.length > 0).length;
    // a frame with a few lines in it is a drawing
    if (filled * 2 < rows.length * (xs.length - 1) || inside.length !== rows.flat(2).length) return [];
    return [{ rows, widths: xs.slice(1).map((right, i) => right - (xs[i] ?? 0)), bounds }];
  });
}

function isWithin(inner: Bounds, outer: Bounds): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.right <= outer.right + slack &&
    inner.top <= outer.top + slack &&
    inner.bottom >= outer.bottom - slack
  );
}

/** Lines that touch one another. */
function groups(rules: readonly Rule[]): Rule[][] {
  const joined: Rule[][] = [];
  for (const rule of rules) {
    const touching = joined.filter((group) => group.some((other) => touches(rule, other)));
    const merged = [rule, ...touching.flat()];
    for (const group of touching) joined.splice(joined.indexOf(group), 1);
    joined.push(merged);
  }
  return joined;
}

function touches(a: Rule, b: Rule): boolean {
  return (
    a.left <= b.right + slack && b.left <= a.right + slack && a.bottom <= b.top + slack && b.bottom <= a.top + slack
  );
}

/** Different places in rising order; what is nearly the same is one. */
function places(values: readonly number[]): number[] {
  const different: number[] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    if (different.length === 0 || value - (different.at(-1) ?? 0) > 2 * slack) different.push(value);
  }
  return different;
}
