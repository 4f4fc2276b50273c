import { expectedRows } from '../catalog/numberRows.ts';
import { type Sentence, say } from '../sentences/sentence.ts';
import { column, columns, none, type XmlProblem } from './xmlDocument.ts';

/** Problems kept of one text; what follows them is mostly their consequence. */
const mostProblems = 200;

/** A scan under way. */
export interface Scan {
  readonly text: string;
  table: Int32Array;
  size: number;
  /** The innermost open element. */
  open: number;
  readonly names: string[];
  /** Open elements by number of name, so that a stray end tag is found without a search. */
  readonly openByName: number[];
  readonly nameNumbers: Map<string, number>;
  /** Numbers of names met lately, by a mixture of a few of their units: most names are found here. */
  readonly recent: Int32Array;
  readonly declaring: number[];
  readonly entities: Set<string>;
  doctype: string | undefined;
  roots: number;
  conflict: boolean;
  /** Start and end of the attribute names of the tag being read. */
  readonly attributes: number[];
  /** Number of problems when the tag being read started. */
  faultless: number;
  readonly problems: XmlProblem[];
}

/** A scan that has not read anything. */
export function startScan(text: string): Scan {
  return {
    text,
    table: new Int32Array(columns * Math.max(16, Math.ceil(text.length / 48))),
    size: 0,
    open: none,
    names: [],
    openByName: [],
    nameNumbers: new Map(),
    recent: new Int32Array(256).fill(none),
    declaring: [],
    entities: new Set(),
    doctype: undefined,
    roots: 0,
    conflict: false,
    attributes: [],
    faultless: 0,
    problems: [],
  };
}

/** Notes a problem, unless there are too many already. */
export function report(
  scan: Scan,
  start: number,
  end: number,
  message: Sentence,
  kind: XmlProblem['kind'] = 'structure',
): void {
  if (scan.problems.length < mostProblems) scan.problems.push({ range: { start, end }, message, kind });
}

/** The number of a qualified name, equal for equal names. */
export function numberOfName(scan: Scan, start: number, end: number): number {
  const { text, names, nameNumbers, recent } = scan;
  const name = text.slice(start, end);
  const mixed = text.charCodeAt(start) + 5 * text.charCodeAt(end - 1) + 17 * (end - start);
  const place = mixed & (recent.length - 1);
  const last = recent[place] as number;
  if (last >= 0 && names[last] === name) return last;
  let number = nameNumbers.get(name);
  if (number === undefined) {
    number = names.push(name) - 1;
    nameNumbers.set(name, number);
    scan.openByName.push(0);
  }
  recent[place] = number;
  return number;
}

/** Adds an element below the open one. @returns its row. */
export function addElement(scan: Scan, name: number, start: number, openEnd: number): number {
  const row = scan.size++ * columns;
  if (row === scan.table.length) {
    const larger = new Int32Array(columns * expectedRows(row / columns, start, scan.text.length));
    larger.set(scan.table);
    scan.table = larger;
  }
  const { table } = scan;
  table[row + column.name] = name;
  table[row + column.start] = start;
  table[row + column.openEnd] = openEnd;
  table[row + column.parent] = scan.open;
  return row;
}

/** Says where the element of a row ends, once all within it is known. */
export function endElement(scan: Scan, row: number, closeStart: number, end: number): void {
  const { table } = scan;
  table[row + column.closeStart] = closeStart;
  table[row + column.end] = end;
  table[row + column.next] = scan.size;
}

/** Adds an element below the open one and opens it. @param openEnd behind its start tag, if that is known. @returns its row. */
export function openElement(scan: Scan, name: number, start: number, openEnd = start): number {
  const row = addElement(scan, name, start, openEnd);
  if (scan.open === none && scan.roots++ > 0) {
    report(scan, start, start + 1, say`The file has a second root element, “${scan.names[name] ?? ''}”.`);
  }
  scan.open = row / columns;
  scan.openByName[name] = (scan.openByName[name] ?? 0) + 1;
  return row;
}

/** Closes the innermost open element. */
export function closeElement(scan: Scan, closeStart: number, end: number): void {
  const row = scan.open * columns;
  const name = scan.table[row + column.name] as number;
  endElement(scan, row, closeStart, end);
  scan.open = scan.table[row + column.parent] as number;
  scan.openByName[name] = (scan.openByName[name] ?? 1) - 1;
}
