import { pushAll } from '../../../shared/catalog/pushAll.ts';
import type { Paragraph } from '../pdf/readPages.ts';

/** The bounds of a paragraph in points; `top` is above `bottom`. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The bounds of a paragraph's letters. */
export function boundsOf({ paragraph }: Paragraph): Bounds {
  const { lines, start, end, size, indent } = paragraph;
  return {
    left: Math.min(start, start + indent),
    right: end,
    top: (lines[0]?.v ?? 0) + 0.75 * size,
    bottom: (lines.at(-1)?.v ?? 0) - 0.2 * size,
  };
}

/** Points that part two columns of text. */
const gutter = 9;

/** A thing in its place. */
export interface Ordered<Thing> {
  readonly thing: Thing;
  /** Where the column that it stands in begins. */
  readonly left: number;
}

/**
 * Things of a page in the order in which they are read: a page is cut between things below one another, then between
 * columns, and so on (recursive XY cut).
 *
 * @param left where the column begins that holds them.
 */
export function readingOrder<Thing>(
  things: readonly Thing[],
  bounds: (thing: Thing) => Bounds,
  left = leftOf(things, bounds),
): Ordered<Thing>[] {
  if (things.length < 2) return things.map((thing) => ({ thing, left }));
  const columns = parts(things, (thing) => ({ from: bounds(thing).left, to: bounds(thing).right }), gutter);
  // columns of single lines are rows of a form: those are read across
  if (columns.length > 1 && columns.every((column) => column.length > 1))
    return columns.flatMap((column) => readingOrder(column, bounds));
  const rows = parts(things, (thing) => ({ from: -bounds(thing).top, to: -bounds(thing).bottom }), 0);
  if (rows.length > 1) return joinedRows(rows, bounds).flatMap((row) => readingOrder(row, bounds, left));
  return [...things]
    .sort((a, b) => bounds(a).left - bounds(b).left || bounds(b).top - bounds(a).top)
    .map((thing) => ({ thing, left: bounds(thing).left }));
}

function leftOf<Thing>(things: readonly Thing[], bounds: (thing: Thing) => Bounds): number {
  return Math.min(...things.map((thing) => bounds(thing).left));
}

/** Neighbouring rows that have the same gap between columns are cut together. */
function joinedRows<Thing>(rows: readonly Thing[][], bounds: (thing: Thing) => Bounds): Thing[][] {
  const joined: Thing[][] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const together = last && [...last, ...row];
    const columns =
      together && parts(together, (thing) => ({ from: bounds(thing).left, to: bounds(thing).right }), gutter);
    const isColumns = columns && columns.length > 1 && row.length > 1 && columns.every((column) => column.length > 1);
    if (last && isColumns && rows.length > joined.length) pushAll(last, row);
    else joined.push([...row]);
  }
  // nothing was told apart: what is one part must not be cut for ever
  return joined.length === 1 ? rows.map((row) => [...row]) : joined;
}

/** Groups of things whose spans overlap, in order of the spans. */
function parts<Thing>(
  things: readonly Thing[],
  span: (thing: Thing) => { readonly from: number; readonly to: number },
  gap: number,
): Thing[][] {
  const sorted = things.map((thing) => ({ thing, ...span(thing) })).sort((a, b) => a.from - b.from);
  const groups: Thing[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { thing, from, to } of sorted) {
    if (from > end + gap || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(thing);
    end = Math.max(end, to);
  }
  return groups;
}
