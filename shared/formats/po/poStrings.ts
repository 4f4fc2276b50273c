import { decodePo, type PoString } from '../../encoding/poString.ts';

/** A string: start of its keyword, behind its last part, its first part in `parts` and how many it has. */
const width = 4;
const keywordColumn = 0;
const endColumn = 1;
const partsColumn = 2;
/** Times two, and one more where a closing quote is missing. */
const partCountColumn = 3;

/**
 * The strings of a PO text by their numbers, in the order of the text, with their quoted parts: see `PoTable`. Offsets are
 * UTF-16 code units of the text.
 */
export class PoStrings {
  readonly text: string;
  #count = 0;
  #partsEnd = 0;
  #rows: Int32Array;
  /** Start and end of each part of a string, inside its quotes. */
  #parts: Int32Array;

  /** @param expected how many strings there may be. */
  constructor(text: string, expected: number) {
    this.text = text;
    this.#rows = new Int32Array(width * expected);
    this.#parts = new Int32Array(2 * 2 * expected);
  }

  keyword(string: number): number {
    return this.#rows[string * width + keywordColumn] as number;
  }

  /** Behind the closing quote of its last part. */
  end(string: number): number {
    return this.#rows[string * width + endColumn] as number;
  }

  /** How many quoted parts a string has. */
  partCount(string: number): number {
    return (this.#rows[string * width + partCountColumn] as number) >> 1;
  }

  partStart(string: number, part: number): number {
    return this.#parts[this.#place(string, part)] as number;
  }

  partEnd(string: number, part: number): number {
    return this.#parts[this.#place(string, part) + 1] as number;
  }

  /** Whether its value is `''`. */
  isEmpty(string: number): boolean {
    for (let part = this.partCount(string) - 1; part >= 0; part--) {
      if (this.partStart(string, part) !== this.partEnd(string, part)) return false;
    }
    return true;
  }

  /** The value of a string (gettext manual, “The Format of PO Files”: the escapes of C). */
  value(string: number): string {
    let value = '';
    for (let part = 0; part < this.partCount(string); part++) {
      value += decodePo(this.text.slice(this.partStart(string, part), this.partEnd(string, part)));
    }
    return value;
  }

  /** A string as an object. */
  at(string: number): PoString {
    const from = this.#place(string, 0);
    return {
      keyword: this.keyword(string),
      end: this.end(string),
      broken: ((this.#rows[string * width + partCountColumn] as number) & 1) !== 0,
      parts: [...this.#parts.subarray(from, from + 2 * this.partCount(string))],
    };
  }

  /** Adds a string that has no parts yet. @returns its number. */
  add(keyword: number, end: number): number {
    const string = this.#count++;
    const rowStart = string * width;
    if (rowStart === this.#rows.length) this.#rows = wider(this.#rows);
    this.#rows[rowStart + keywordColumn] = keyword;
    this.#rows[rowStart + endColumn] = end;
    this.#rows[rowStart + partsColumn] = this.#partsEnd;
    this.#rows[rowStart + partCountColumn] = 0;
    return string;
  }

  /**
   * Adds a part to a string.
   *
   * @param start,end inside its quotes.
   * @param behind where the string ends now.
   */
  addPart(string: number, start: number, end: number, behind: number): void {
    const rowStart = string * width;
    const rows = this.#rows;
    const size = (rows[rowStart + partCountColumn] as number) & -2;
    if ((rows[rowStart + partsColumn] as number) + size !== this.#partsEnd) this.#moveParts(string);
    if (this.#partsEnd === this.#parts.length) this.#parts = wider(this.#parts);
    this.#parts[this.#partsEnd++] = start;
    this.#parts[this.#partsEnd++] = end;
    rows[rowStart + partCountColumn] = (rows[rowStart + partCountColumn] as number) + 2;
    rows[rowStart + endColumn] = behind;
  }

  setBroken(string: number): void {
    const cell = string * width + partCountColumn;
    this.#rows[cell] = (this.#rows[cell] as number) | 1;
  }

  /** Brings the parts of a string behind those of all others, where it can get more. */
  #moveParts(string: number): void {
    const cell = string * width + partsColumn;
    const from = this.#rows[cell] as number;
    const size = 2 * this.partCount(string);
    while (this.#partsEnd + size > this.#parts.length) this.#parts = wider(this.#parts);
    this.#parts.copyWithin(this.#partsEnd, from, from + size);
    this.#rows[cell] = this.#partsEnd;
    this.#partsEnd += size;
  }

  #place(string: number, part: number): number {
    return (this.#rows[string * width + partsColumn] as number) + 2 * part;
  }
}

/** The same numbers with room for as many again. */
export function wider(numbers: Int32Array): Int32Array {
  const copy = new Int32Array(numbers.length * 2);
  copy.set(numbers);
  return copy;
}
