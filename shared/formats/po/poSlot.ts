import type { InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { decodePo } from '../../encoding/poString.ts';
import { wholePair } from '../slot.ts';
import type { PoTable } from './poTable.ts';

const noCodes: readonly InlineCode[] = [];

/**
 * A string of a PO file as a slot that is decoded when it is first looked at. A class, so that the slots of a large
 * file share their accessors and cost a few words each.
 */
class PoSlot implements Slot {
  readonly #table: PoTable;
  readonly #string: number;
  readonly #start: number;
  readonly #end: number;
  /** Whether what stands between start and end is all of it, without quotes between. */
  readonly #isOnePart: boolean;
  #value: string | undefined;
  #offsets: readonly number[] | undefined;

  constructor(table: PoTable, string: number, start: number, end: number, isOnePart: boolean) {
    this.#table = table;
    this.#string = string;
    this.#start = start;
    this.#end = end;
    this.#isOnePart = isOnePart;
    this.#value = undefined;
    this.#offsets = undefined;
  }

  get range(): TextRange {
    return { start: this.#start, end: this.#end };
  }

  get codes(): readonly InlineCode[] {
    return noCodes;
  }

  get value(): string {
    this.#value ??= this.#table.strings.value(this.#string);
    return this.#value;
  }

  toText(offset: number): number {
    const { value } = this;
    const index = wholePair(value, offset);
    if (this.#isOnePart && value.length === this.#end - this.#start) return this.#start + index;
    this.#offsets ??= this.#map();
    return this.#offsets[index] ?? this.#end;
  }

  #map(): number[] {
    const table = this.#table;
    const offsets: number[] = [];
    for (let part = 0; part < table.strings.partCount(this.#string); part++) {
      const start = table.strings.partStart(this.#string, part);
      const raw = table.text.slice(start, table.strings.partEnd(this.#string, part));
      decodePo(raw, (offset) => offsets.push(start + offset));
    }
    offsets.push(this.#end);
    return offsets;
  }
}

/** The slot of a string, from the first character of its first part that is not empty to the last of its last. */
export function poSlot(table: PoTable, string: number): Slot {
  const first = firstPart(table, string);
  let last = table.strings.partCount(string) - 1;
  while (last > first && table.strings.partStart(string, last) === table.strings.partEnd(string, last)) last--;
  return new PoSlot(
    table,
    string,
    table.strings.partStart(string, first),
    table.strings.partEnd(string, last),
    first === last,
  );
}

/** The first part of a string that is not empty; the last one where all are. */
export function firstPart(table: PoTable, string: number): number {
  const last = table.strings.partCount(string) - 1;
  let first = 0;
  while (first < last && table.strings.partStart(string, first) === table.strings.partEnd(string, first)) first++;
  return first;
}
