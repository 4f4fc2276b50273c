import type { InlineCode } from '../../catalog/content.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { wholePair } from '../slot.ts';
import { decodePo, type PoString } from './poString.ts';

const noCodes: readonly InlineCode[] = [];

/**
 * A string of a PO file as a slot that is decoded when it is first looked at. A class, so that the slots of a large
 * file share their accessors and cost a few words each.
 */
class PoSlot implements Slot {
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  /** As in {@link PoString}; not kept where `#start` and `#end` say it all. */
  readonly #parts: readonly number[] | undefined;
  #value: string | undefined;
  #offsets: readonly number[] | undefined;

  constructor(text: string, start: number, end: number, parts: readonly number[] | undefined) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#parts = parts;
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
    this.#value ??= this.#decode();
    return this.#value;
  }

  toText(offset: number): number {
    const { value } = this;
    const at = wholePair(value, offset);
    if (!this.#parts && value.length === this.#end - this.#start) return this.#start + at;
    this.#offsets ??= this.#map();
    return this.#offsets[at] ?? this.#end;
  }

  #decode(): string {
    const parts = this.#parts;
    if (!parts) return decodePo(this.#text.slice(this.#start, this.#end));
    let value = '';
    for (let i = 0; i < parts.length; i += 2) value += decodePo(this.#text.slice(parts[i], parts[i + 1]));
    return value;
  }

  #map(): number[] {
    const parts = this.#parts ?? [this.#start, this.#end];
    const offsets: number[] = [];
    for (let i = 0; i < parts.length; i += 2) {
      const start = parts[i] as number;
      decodePo(this.#text.slice(start, parts[i + 1]), (at) => offsets.push(start + at));
    }
    offsets.push(this.#end);
    return offsets;
  }
}

/** The slot of a string, from the first character of its first part that is not empty to the last of its last. */
export function poSlot(text: string, { parts }: PoString): Slot {
  return partsSlot(text, parts);
}

/** As {@link poSlot}, of the string's parts. */
export function partsSlot(text: string, parts: readonly number[]): Slot {
  let first = 0;
  let last = parts.length - 2;
  while (first < last && parts[first] === parts[first + 1]) first += 2;
  while (last > first && parts[last] === parts[last + 1]) last -= 2;
  return partSlot(text, parts[first] ?? 0, parts[last + 1] ?? 0, first === last ? undefined : parts);
}

/** The slot of what stands in one pair of quotes. */
export function partSlot(text: string, start: number, end: number, parts?: readonly number[]): Slot {
  return new PoSlot(text, start, end, parts);
}

/** True for a string that holds nothing: its value is `''`. */
export function isEmptyPo({ parts }: PoString): boolean {
  for (let i = 0; i < parts.length; i += 2) if (parts[i] !== parts[i + 1]) return false;
  return true;
}
