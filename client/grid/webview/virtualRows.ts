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
  if (rows.grownAbove !== 0 && rows.scrollElement) rows.scrollElement.scrollTop += rows.grownAbove;
  rows.grownAbove = 0;
  rows._willUpdate();
  for (const row of main.querySelectorAll<HTMLElement>('.row')) rows.measureElement(row);
}
