import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  type VirtualItem,
  Virtualizer,
} from '@tanstack/virtual-core';
import { render } from 'lit';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import type { GridState } from './gridState.ts';
import { tableTemplate } from './tableTemplate.ts';

/** The rows that are in the page of all that there are. */
export class Rows extends Virtualizer<HTMLElement, HTMLElement> {
  /** By how much rows above those in sight turned out to be higher than they were taken for, in pixels, since rows were drawn. */
  grownAbove = 0;
  /** The place that stays in sight, whatever the heights of rows turn out to be, until the user scrolls. */
  private revealed: number | undefined;
  /** Where the rows were scrolled to when they were drawn, in pixels. */
  private leftAt = 0;

  /** Shows a place that is out of sight, with the next drawing. */
  reveal(place: number): void {
    this.revealed = place;
    this.leftAt = this.scrollElement?.scrollTop ?? 0;
  }

  /** Scrolls where what was drawn asks for it: rows above have grown, or what is to be in sight is not. */
  settle(): void {
    const { scrollElement: scroller, grownAbove } = this;
    this.grownAbove = 0;
    if (!scroller) return;
    const { scrollTop: top, scrollHeight, clientHeight } = scroller;
    // At the end the browser moves up, too, where rows turn out to be lower.
    const isAtEnd = top < this.leftAt && top >= scrollHeight - clientHeight - 1;
    if (Math.abs(top - this.leftAt) > 1 && !isAtEnd) this.revealed = undefined;
    if (grownAbove !== 0) scroller.scrollTop += grownAbove;
    const row = this.revealed === undefined ? undefined : this.measurementsCache[this.revealed];
    if (row) scroller.scrollTop += wayTo(row, scroller.scrollTop, clientHeight);
    this.leftAt = scroller.scrollTop;
  }

  /**
   * Keeps what is in sight where it is. Left to itself the library moves by each row, and before each works out the places of
   * all rows of the table.
   */
  override shouldAdjustScrollPositionOnItemSizeChange = ({ start, end, key }: VirtualItem, growth: number): false => {
    const offset = this.scrollOffset ?? 0;
    const isAbove = this.itemSizeCache.has(key) ? end <= offset && this.scrollDirection !== 'backward' : start < offset;
    if (isAbove) this.grownAbove += growth;
    return false;
  };
}

/** How far to scroll until a row is in sight: a step to its edge, and from afar so that rows are seen around it. */
function wayTo({ start, end }: VirtualItem, top: number, height: number): number {
  if (start >= top && end <= top + height) return 0;
  if (end < top - height || start > top + 2 * height) return start - height / 3 - top;
  return start < top ? start - top : Math.min(start - top, end - top - height);
}

/** Rows are about so high, in pixels; those that were drawn are measured. */
const usualHeight = 38;
/** Rows that are drawn before and behind those in sight. */
const overscan = 6;

/** Follows the scrolling of the element with the class `scroller`; `redraw` is called where other rows are in sight. */
export function virtualRows(state: GridState, main: HTMLElement, redraw: () => void): Rows {
  const rows = new Rows({
    count: 0,
    getScrollElement: () => main.querySelector<HTMLElement>('.scroller'),
    estimateSize: () => usualHeight,
    overscan,
    scrollToFn: elementScroll,
    observeElementRect,
    observeElementOffset,
    // The row with the focus and the cell that is edited stay in the page wherever it is scrolled to.
    rangeExtractor: (range) => {
      const places = new Set([...defaultRangeExtractor(range), state.focus.place, state.editing?.place ?? 0]);
      return [...places].filter((place) => place < range.count).sort((a, b) => a - b);
    },
    onChange: () => redraw(),
  });
  rows._didMount();
  return rows;
}

/** How many rows are in sight. */
export function visibleCount(rows: Rows): number {
  return Math.max(1, rows.getVirtualItems().length - 2 * overscan);
}

/** Draws the rows that are in sight. */
export function drawRows(state: GridState, rows: Rows, main: HTMLElement, sort: (filter: RowFilter) => void): void {
  rows.setOptions({ ...rows.options, count: state.facts?.count ?? 0 });
  render(tableTemplate(state, rows, sort), main);
  rows.settle();
  rows._willUpdate();
  for (const row of main.querySelectorAll<HTMLElement>('.row')) rows.measureElement(row);
}
