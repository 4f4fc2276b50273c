import { hashedIds, idHash } from '../../catalog/idSet.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { bareValue } from './mifText.ts';

/** Statements by which is told what of a file is not translated in it. */
export type AsideName = 'Page' | 'Tbl' | 'TextFlow' | 'TextInset' | 'TextInsetEnd' | 'ATbl' | 'TextRectID';

/** What is kept of a page, table or text flow. */
const width = 4;
const startColumn = 0;
const endColumn = 1;
/** Where the value starts by which it is told whether it is passed over; 0 for none. */
const valueColumn = 2;
const kindColumn = 3;
const kinds = ['Page', 'Tbl', 'TextFlow'] as const;

/**
 * What of a file is not translated in it: reference pages with their text flows, which nobody reads, and text insets with
 * their tables, which another file holds and FrameMaker copies from there. A class because a reading of the file tells
 * it statement after statement; of millions of them a few numbers are kept.
 */
export class MifAsides {
  readonly #text: string;
  /** Pages, tables and flows in order. */
  readonly #frames: NumberRows;
  /** Where the values of the rectangles' numbers start, on pages. */
  readonly #rectangles: NumberRows;
  /** Of the first rectangle that is named behind the start of a flow: where its number starts. */
  readonly #flowRectangles: NumberRows;
  /** The outermost text insets of each flow, in order: where the statements that start and end them start. */
  readonly #insets: NumberRows;
  /** Where the numbers of tables start whose anchors may stand in text insets. */
  readonly #anchors: NumberRows;
  #flow = -1;
  #isInFlow = true;
  #isRectangleMissing = false;
  /** Where an inset starts that is open, and how many are. */
  #inset = -1;
  #depth = 0;

  constructor(text: string) {
    const { length } = text;
    this.#text = text;
    this.#frames = new NumberRows(width, length);
    this.#rectangles = new NumberRows(1, length);
    this.#flowRectangles = new NumberRows(1, length);
    this.#insets = new NumberRows(2, length);
    this.#anchors = new NumberRows(1, length);
  }

  /** A statement starts. @param valueStart behind its name. */
  open(name: AsideName, start: number, valueStart: number): void {
    if (name === 'TextFlow') {
      this.#flow = start;
      this.#isInFlow = true;
      this.#isRectangleMissing = true;
      this.#inset = -1;
    }
    if (name === 'Page' || name === 'Tbl' || name === 'TextFlow') {
      const row = addOffset(this.#frames, start);
      this.#frames.set(row, endColumn, this.#text.length);
      this.#frames.set(row, kindColumn, kinds.indexOf(name));
    } else if (name === 'TextRectID') {
      if (this.#isRectangleMissing) addOffset(this.#flowRectangles, valueStart);
      this.#isRectangleMissing = false;
    } else if (name === 'TextInset') {
      if (!this.#isInFlow) return;
      if (this.#inset < 0) {
        this.#inset = start;
        this.#depth = 0;
      }
      this.#depth++;
    } else if (this.#inset < 0) return;
    else if (name === 'ATbl') addOffset(this.#anchors, valueStart);
    else if (--this.#depth === 0) {
      const row = addOffset(this.#insets, this.#inset);
      this.#insets.set(row, 1, start);
      this.#inset = -1;
    }
  }

  /** A page, table or flow ends. @param end behind it. */
  close(start: number, end: number): void {
    this.#frames.set(rowAt(this.#frames, start), endColumn, end);
    if (start !== this.#flow) return;
    this.#isInFlow = false;
    this.#inset = -1;
  }

  /** The type of a page or the number of a table: the first that it has counts. @param start of the page or table. */
  name(start: number, valueStart: number): void {
    const row = rowAt(this.#frames, start);
    if (this.#frames.at(row, valueColumn) === 0) this.#frames.set(row, valueColumn, valueStart);
  }

  /** The number of a rectangle for text. */
  rectangle(valueStart: number): void {
    if (this.#frames.count > 0) addOffset(this.#rectangles, valueStart);
  }

  /** Whether a statement belongs to a text inset. @param start of it, an offset of the text. */
  isInserted(start: number): boolean {
    const insets = this.#insets;
    if (insets.count === 0) return false;
    const inset = rowAt(insets, start - 1);
    return inset >= 0 && start < insets.at(inset, 1);
  }

  /** What is passed over with all that it holds, in the order of the text, once the file was read. */
  *skipped(): Generator<TextRange> {
    const frames = this.#frames;
    const isAnchored = this.#anchored();
    const onReferencePages = this.#onReferencePages();
    for (let row = 0; row < frames.count; row++) {
      const [start, end] = [frames.at(row, startColumn), frames.at(row, endColumn)];
      const value = this.#value(frames.at(row, valueColumn));
      const kind = kinds[frames.at(row, kindColumn)];
      if (kind === 'Page') {
        if (value !== 'ReferencePage') continue;
        onReferencePages.add(start, end);
      } else if (kind === 'Tbl') {
        if (!isAnchored(value)) continue;
      } else if (!onReferencePages.has(start, end)) continue;
      yield { start, end };
    }
  }

  /** Tells the numbers of tables whose anchors stand in text insets. */
  #anchored(): (id: string) => boolean {
    const anchors = this.#anchors;
    const ids = hashedIds((row) => this.#value(anchors.at(row, 0)));
    for (let row = 0; row < anchors.count; row++) {
      const offset = anchors.at(row, 0);
      if (this.isInserted(offset)) ids.add(idHash(this.#value(offset)), row);
    }
    return (id) => ids.find(idHash(id), id) >= 0;
  }

  /** Tells flows that run through reference pages, of those that were added. */
  #onReferencePages() {
    const rectangles = this.#rectangles;
    const flowRectangles = this.#flowRectangles;
    const ids = hashedIds((row) => this.#value(rectangles.at(row, 0)));
    let next = 0;
    return {
      add: (start: number, end: number) => {
        while (next < rectangles.count && rectangles.at(next, 0) < start) next++;
        for (; next < rectangles.count && rectangles.at(next, 0) < end; next++) {
          ids.add(idHash(this.#value(rectangles.at(next, 0))), next);
        }
      },
      has: (start: number, end: number) => {
        const first = rowAt(flowRectangles, start) + 1;
        const offset = first < flowRectangles.count ? flowRectangles.at(first, 0) : end;
        if (offset >= end) return false;
        const id = this.#value(offset);
        return ids.find(idHash(id), id) >= 0;
      },
    };
  }

  #value(valueStart: number): string {
    return valueStart === 0 ? '' : bareValue(this.#text, valueStart);
  }
}

/** Adds a row that starts with an offset. @returns its number. */
export function addOffset(rows: NumberRows, offset: number): number {
  const row = rows.add(offset);
  rows.set(row, 0, offset);
  return row;
}

/** The last of ascending rows that starts with an offset or one before it; -1 for none. */
function rowAt(rows: NumberRows, offset: number): number {
  return lastAtMost(rows.count, (row) => rows.at(row, 0), offset);
}
