import type { Problem } from '../../catalog/catalog.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import { YamlNode } from './yamlNode.ts';
import { decodeYaml, type YamlScalar } from './yamlScalar.ts';

/** What a value of YAML is. */
export type YamlType = 'map' | 'list' | 'string' | 'other';

/** How the scalar of a value is written; `kept` for one that {@link YamlTree.keepScalar} is told. */
export type ScalarShape = 'none' | 'plain' | 'single' | 'double' | 'kept';

const types: readonly YamlType[] = ['map', 'list', 'string', 'other'];
const shapes: readonly ScalarShape[] = ['none', 'plain', 'single', 'double', 'kept'];

/** Numbers in the row of a value; a kind is its type and, in the bits above, its shape and the marks. */
const width = 10;
const kindColumn = 0;
/** Number of the map or list around it, -1 for the root of a document. */
const parentColumn = 1;
const keyStartColumn = 2;
const keyEndColumn = 3;
const valueAtColumn = 4;
const startColumn = 5;
const endColumn = 6;
/** Number of the first value that is neither this one nor in it. */
const behindColumn = 7;
const behindTextColumn = 8;
/** In a list the index, -1 elsewhere. */
const indexColumn = 9;

const typeMask = 3;
const shapeShift = 2;
const shapeMask = 7;
const flowMark = 32;
const anchorMark = 64;

/** A value as it is added to a tree. Offsets are UTF-16 code units of the text. */
export interface NewYamlValue {
  readonly type: YamlType;
  readonly shape: ScalarShape;
  readonly parent: number;
  readonly keyStart: number;
  readonly keyEnd: number;
  readonly valueAt: number;
  readonly start: number;
  readonly end: number;
  readonly index?: number;
  readonly flow?: boolean;
  readonly anchored?: boolean;
}

/**
 * A file's documents and everything in them: every value by its number in reading order, containers before what they
 * hold. Values are kept as numbers, since a large file has millions of them; {@link node} gives one as an object to
 * whoever looks at few.
 */
export class YamlTree {
  readonly text: string;
  problems: readonly Problem[] = [];
  /** Numbers of the roots of the documents. */
  readonly roots: number[] = [];
  readonly #rows: NumberRows;
  /** Keys that read otherwise than their text does: those of several lines. */
  readonly #keys = new Map<number, string>();
  /** Scalars that the numbers do not tell: blocks, and quotes that are not closed. */
  readonly #scalars = new Map<number, YamlScalar>();
  readonly #nodes: (YamlNode | undefined)[] = [];

  constructor(text: string) {
    this.text = text;
    this.#rows = new NumberRows(width, text.length);
  }

  /** How many values there are. */
  get count(): number {
    return this.#rows.count;
  }

  /** Every value in reading order. */
  get nodes(): YamlNode[] {
    return Array.from({ length: this.count }, (_, value) => this.node(value));
  }

  /** A value as an object; the same one each time. */
  node(value: number): YamlNode {
    let node = this.#nodes[value];
    if (!node) {
      node = new YamlNode(this, value);
      this.#nodes[value] = node;
    }
    return node;
  }

  type(value: number): YamlType {
    return types[this.#kind(value) & typeMask] as YamlType;
  }

  /** Number of the map or list around a value, -1 for the root of a document. */
  parent(value: number): number {
    return this.#rows.at(value, parentColumn);
  }

  /** Start of the key as written; of the dash of an item of a list, or of the place of its value. */
  keyStart(value: number): number {
    return this.#rows.at(value, keyStartColumn);
  }

  keyEnd(value: number): number {
    return this.#rows.at(value, keyEndColumn);
  }

  /** Behind the key's colon or the item's dash. */
  valueAt(value: number): number {
    return this.#rows.at(value, valueAtColumn);
  }

  start(value: number): number {
    return this.#rows.at(value, startColumn);
  }

  /** Behind the value, without the line end. */
  end(value: number): number {
    return this.#rows.at(value, endColumn);
  }

  /** Behind the text that stands before a value, which may have lines like comments. */
  behindText(value: number): number {
    return this.#rows.at(value, behindTextColumn);
  }

  /** Whether a value is a map or list in braces or brackets. */
  isFlow(value: number): boolean {
    return (this.#kind(value) & flowMark) !== 0;
  }

  /** Whether an anchor stands before a value. */
  isAnchored(value: number): boolean {
    return (this.#kind(value) & anchorMark) !== 0;
  }

  /** Number of the first value in a container, -1 where there is none. */
  first(container: number): number {
    return this.#rows.at(container, behindColumn) > container + 1 ? container + 1 : -1;
  }

  /** Number of the value that follows in the same container, -1 behind the last one. */
  next(value: number): number {
    const parent = this.parent(value);
    const next = this.#rows.at(value, behindColumn);
    return parent >= 0 && next < this.#rows.at(parent, behindColumn) ? next : -1;
  }

  /** In a map the decoded key, in a list the index, undefined for a document's root. */
  key(value: number): string | number | undefined {
    if (this.parent(value) < 0) return undefined;
    const index = this.#rows.at(value, indexColumn);
    if (index >= 0) return index;
    return this.#keys.get(value) ?? this.#writtenKey(value);
  }

  /** The scalar of a value. */
  scalar(value: number): YamlScalar | undefined {
    const shape = shapes[(this.#kind(value) >> shapeShift) & shapeMask] as ScalarShape;
    if (shape === 'none') return undefined;
    if (shape === 'kept') return this.#scalars.get(value);
    const [start, end] = [this.start(value), this.end(value)];
    const quote = shape === 'plain' ? 0 : 1;
    return { style: shape, start, end, from: start + quote, to: end - quote, indent: 0, chomp: '' };
  }

  /** Behind the scalar of a value, with the line ends of a block; 0 where it has none. */
  textEnd(value: number): number {
    const shape = shapes[(this.#kind(value) >> shapeShift) & shapeMask];
    if (shape === 'none') return 0;
    return shape === 'kept' ? (this.#scalars.get(value)?.end ?? 0) : this.end(value);
  }

  /** Adds a value behind those that are known. @returns its number. */
  add(value: NewYamlValue): number {
    const rows = this.#rows;
    const row = rows.add(value.start);
    const marks = (value.flow ? flowMark : 0) | (value.anchored ? anchorMark : 0);
    rows.set(row, kindColumn, types.indexOf(value.type) | (shapes.indexOf(value.shape) << shapeShift) | marks);
    rows.set(row, parentColumn, value.parent);
    rows.set(row, keyStartColumn, value.keyStart);
    rows.set(row, keyEndColumn, value.keyEnd);
    rows.set(row, valueAtColumn, value.valueAt);
    rows.set(row, startColumn, value.start);
    rows.set(row, endColumn, value.end);
    rows.set(row, behindColumn, row + 1);
    rows.set(row, indexColumn, value.index ?? -1);
    if (value.parent < 0) this.roots.push(row);
    return row;
  }

  /** Says how the key of a value reads. */
  nameKey(value: number, key: string): void {
    if (key !== this.#writtenKey(value)) this.#keys.set(value, key);
  }

  /** Says what the scalar of a value is that was added as `kept`. */
  keepScalar(value: number, scalar: YamlScalar): void {
    this.#scalars.set(value, scalar);
  }

  /** Says that all values are there: now it is known where containers end, and what stands before each value. */
  finish(): void {
    const rows = this.#rows;
    for (let value = this.count - 1; value > 0; value--) {
      const parent = this.parent(value);
      if (parent < 0) continue;
      const behind = rows.at(value, behindColumn);
      if (rows.at(parent, behindColumn) < behind) rows.set(parent, behindColumn, behind);
      if (!this.isFlow(parent) && this.end(parent) < this.end(value)) rows.set(parent, endColumn, this.end(value));
    }
    let behindText = 0;
    for (let value = 0; value < this.count; value++) {
      rows.set(value, behindTextColumn, behindText);
      behindText = Math.max(behindText, this.textEnd(value));
    }
  }

  /** What the text of a key says. */
  #writtenKey(value: number): string {
    const written = this.text.slice(this.keyStart(value), this.keyEnd(value));
    const quote = written[0];
    if ((quote !== '"' && quote !== "'") || written.length < 2 || !written.endsWith(quote)) return written;
    const style = quote === '"' ? 'double' : 'single';
    return decodeYaml(written.slice(1, -1), { style, indent: 0, chomp: '' }).value;
  }

  #kind(value: number): number {
    return this.#rows.at(value, kindColumn);
  }
}
