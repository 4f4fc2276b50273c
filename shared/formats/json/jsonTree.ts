import type { Problem } from '../../catalog/catalog.ts';
import { hashText } from '../../catalog/idSet.ts';
import { expectedRows } from '../../catalog/numberRows.ts';
import { decodedKey, keyMarks, maybeForm, maybeRemark } from './jsonKey.ts';
import { JsonNode } from './jsonNode.ts';

/** What a value of JSON is. */
export type JsonType = 'object' | 'array' | 'string' | 'literal';

/** The types by the numbers that they have in a tree. */
const types: readonly JsonType[] = ['object', 'array', 'string', 'literal'];
/** The number of each type. */
export const typeNumbers = { object: 0, array: 1, string: 2, literal: 3 } as const;

/** A value with its place, as a row of numbers: {@link JsonTree} has one such row for each value. */
const width = 9;
/** One of `typeNumbers`, and the marks below. */
const typeColumn = 0;
/** Number of the container, -1 for the root. */
const parentColumn = 1;
const startColumn = 2;
const endColumn = 3;
const keyStartColumn = 4;
/** Behind the key; -1 - index for an item of a list. */
const keyEndColumn = 5;
const commaColumn = 6;
/** Number of the first value that is neither this one nor in it. */
const behindColumn = 7;
/** The hash of the key as it is written, see {@link hashText}. */
const keyHashColumn = 8;

/** There is room for so many at first. */
const fewValues = 1024;

const typeMask = 3;
const neverClosed = 4;
const escapedKey = 8;

/**
 * What a JSON text holds: every value by its number in reading order, containers before what they hold. Offsets are
 * UTF-16 code units of the text. Values are kept as numbers, since a large file has a million of them; {@link node}
 * gives one as an object to whoever looks at few.
 */
export class JsonTree {
  readonly text: string;
  readonly problems: readonly Problem[];
  #count = 0;
  #rows: Int32Array;
  readonly #nodes: (JsonNode | undefined)[] = [];

  /** @param problems the list that the reader of the text adds to. */
  constructor(text: string, problems: readonly Problem[]) {
    this.text = text;
    this.problems = problems;
    this.#rows = new Int32Array(width * Math.min(fewValues, text.length + 1));
  }

  /** How many values there are. */
  get count(): number {
    return this.#count;
  }

  get root(): JsonNode | undefined {
    return this.#count > 0 ? this.node(0) : undefined;
  }

  /** Every value in reading order. */
  get nodes(): JsonNode[] {
    return Array.from({ length: this.#count }, (_, value) => this.node(value));
  }

  /** A value as an object; the same one each time. */
  node(value: number): JsonNode {
    let node = this.#nodes[value];
    if (!node) {
      node = new JsonNode(this, value, true);
      this.#nodes[value] = node;
    }
    return node;
  }

  /** The same, which nobody keeps but whoever asked for it; so it is with what it holds. */
  looseNode(value: number): JsonNode {
    return new JsonNode(this, value, false);
  }

  type(value: number): JsonType {
    return types[this.#cell(value, typeColumn) & typeMask] as JsonType;
  }

  /** Number of the container that holds a value; -1 for the root. */
  parent(value: number): number {
    return this.#cell(value, parentColumn);
  }

  start(value: number): number {
    return this.#cell(value, startColumn);
  }

  /** Behind the value; for a container that is never closed, the end of the text. */
  end(value: number): number {
    return this.#cell(value, endColumn);
  }

  /** Offset of the comma behind the value, -1 where there is none. */
  comma(value: number): number {
    return this.#cell(value, commaColumn);
  }

  /** False for a container that is never closed. */
  isClosed(value: number): boolean {
    return (this.#cell(value, typeColumn) & neverClosed) === 0;
  }

  /** Number of the first value that is neither this one nor in it. */
  behind(value: number): number {
    return this.#cell(value, behindColumn);
  }

  /** Number of the first value in a container, -1 where there is none. */
  first(container: number): number {
    return this.behind(container) > container + 1 ? container + 1 : -1;
  }

  /** Number of the value that follows in the same container, -1 behind the last one. */
  next(value: number): number {
    const parent = this.parent(value);
    const next = this.behind(value);
    return parent >= 0 && next < this.behind(parent) ? next : -1;
  }

  /** Where the key starts, its quote included; the value's start where there is no key. */
  keyStart(value: number): number {
    return this.#cell(value, keyStartColumn);
  }

  /** Behind the key, its quote included; the value's start where there is no key. */
  keyEnd(value: number): number {
    const end = this.#cell(value, keyEndColumn);
    return end < 0 ? this.keyStart(value) : end;
  }

  /** The decoded key in an object, the index in an array, undefined for the root. */
  key(value: number): string | number | undefined {
    const parent = this.parent(value);
    if (parent < 0) return undefined;
    const end = this.#cell(value, keyEndColumn);
    if (end < 0) return -1 - end;
    const start = this.keyStart(value);
    if (end <= start) return '';
    return this.hasEscapes(value) ? decodedKey(this.text.slice(start, end)) : this.text.slice(start + 1, end - 1);
  }

  /** Whether the key of a value in an object is a certain one. */
  keyIs(value: number, key: string): boolean {
    if (this.hasEscapes(value)) return this.key(value) === key;
    const start = this.keyStart(value) + 1;
    return this.keyEnd(value) - 1 - start === key.length && this.text.startsWith(key, start);
  }

  /** Whether the key of a value may be written otherwise than it reads. */
  hasEscapes(value: number): boolean {
    return (this.#cell(value, typeColumn) & escapedKey) !== 0;
  }

  /** The hash of the key of a value in an object as it is written, without its quotes: see {@link hashText}. */
  keyHash(value: number): number {
    return this.#cell(value, keyHashColumn);
  }

  /** False where the key of a value is certainly none of a remark, by its first character: `$schema`, `_comment`, `//`. */
  mayBeRemark(value: number): boolean {
    return (this.#cell(value, typeColumn) & (maybeRemark | escapedKey)) !== 0;
  }

  /** False where the key of a value certainly names no form of a plural message, by its last character. */
  mayNameForm(value: number): boolean {
    return (this.#cell(value, typeColumn) & (maybeForm | escapedKey)) !== 0;
  }

  /** The last member of an object with a key, the one that programs see; -1 where there is none. */
  member(object: number, key: string): number {
    let match = -1;
    if (this.type(object) !== 'object') return match;
    for (let child = this.first(object); child >= 0; child = this.next(child))
      if (this.keyIs(child, key)) match = child;
    return match;
  }

  /**
   * Adds a value behind those that are known. In numbers throughout: nothing is made for it.
   *
   * @param type one of {@link typeNumbers}.
   * @param keyEnd behind the key; for an item of a list -1 - its index.
   * @param escaped whether the key may be written otherwise than it reads.
   * @returns its number.
   */
  add(
    type: number,
    parent: number,
    start: number,
    end: number,
    keyStart: number,
    keyEnd: number,
    escaped: boolean,
  ): number {
    const value = this.#count++;
    const rowStart = value * width;
    if (rowStart === this.#rows.length) this.#grow(start);
    const rows = this.#rows;
    let marks = escaped ? type | escapedKey : type;
    rows[rowStart + keyHashColumn] = 0;
    if (keyEnd > keyStart) {
      marks |= keyMarks(this.text, keyStart, keyEnd);
      rows[rowStart + keyHashColumn] = hashText(0, this.text, keyStart + 1, keyEnd - 1);
    }
    rows[rowStart + typeColumn] = marks;
    rows[rowStart + parentColumn] = parent;
    rows[rowStart + startColumn] = start;
    rows[rowStart + endColumn] = end;
    rows[rowStart + keyStartColumn] = keyStart;
    rows[rowStart + keyEndColumn] = keyEnd;
    rows[rowStart + commaColumn] = -1;
    rows[rowStart + behindColumn] = value + 1;
    return value;
  }

  /** Says where a container ends, once what it holds is known. */
  close(container: number, end: number, closed: boolean): void {
    const rowStart = container * width;
    this.#rows[rowStart + endColumn] = end;
    this.#rows[rowStart + behindColumn] = this.#count;
    if (!closed) this.#rows[rowStart + typeColumn] = this.#cell(container, typeColumn) | neverClosed;
  }

  /** Says where the comma behind a value is. */
  setComma(value: number, offset: number): void {
    this.#rows[value * width + commaColumn] = offset;
  }

  #grow(offset: number): void {
    const wider = new Int32Array(width * expectedRows(this.#count, offset, this.text.length, 512));
    wider.set(this.#rows);
    this.#rows = wider;
  }

  #cell(value: number, column: number): number {
    return this.#rows[value * width + column] as number;
  }
}
