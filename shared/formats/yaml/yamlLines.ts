import { readEntry } from './yamlDocuments.ts';
import { isBlank, isLineEnd, keyLineAt, type YamlKeyLine } from './yamlKeyLine.ts';
import type { YamlTree } from './yamlTree.ts';
import { isTyped } from './yamlTyped.ts';

const tab = 0x09;
const space = 0x20;
const number = 0x23;
const dash = 0x2d;

/** A map that is open, and the column of its keys. */
interface OpenMap {
  readonly map: number;
  readonly column: number;
}

/**
 * Reads a text of maps, line by line. An entry that takes more than its line, or signs of YAML, is given to the `yaml`
 * package by itself: that gives what it is in the file, since where a line with a key starts nothing of what stands before
 * matters but the maps that are open.
 *
 * @param text with line feeds.
 * @param tree gets what is found.
 * @returns false where the text is anything but a document of maps without a fault, and has to be read as a whole.
 */
export function readKeyLines(text: string, tree: YamlTree): boolean {
  const open: OpenMap[] = [];
  const anchors = new Set<string>();
  /** The line before, which the next one tells the meaning of: a text, nothing, or a map. */
  let last: YamlKeyLine | undefined;
  let at = startOf(text);
  while (at < text.length) {
    const start = firstSign(text, at);
    const unit = text.charCodeAt(start);
    if (isLineEnd(text, start) || unit === number) {
      at = nextLine(text, start);
      continue;
    }
    // No tabs stand where lines are indented; those of blank lines mean nothing.
    if (unit === tab) {
      if (!isBlankLine(text, start)) return false;
      at = nextLine(text, start);
      continue;
    }
    const column = start - at;
    if (column === 0 && isDocumentMark(text, start)) return false;
    const line = keyLineAt(text, start, column);
    if (last && goesOn(text, start, column, last, line)) {
      const end = entryEnd(text, at, last.column, column === last.column ? 'items' : 'brackets');
      const { map } = open.at(-1) as OpenMap;
      if (!readEntry(text, { start: last.start - last.column, end }, tree, map, anchors)) return false;
      last = undefined;
      at = end;
      continue;
    }
    if (!line) return false;
    if (last && column > last.column) open.push({ map: addMap(tree, open, last, start), column });
    else {
      if (last) addValue(text, tree, open, last);
      if (open.length === 0) open.push({ map: addMap(tree, open, undefined, start), column });
      while (open.length > 1 && (open.at(-1) as OpenMap).column > column) open.pop();
    }
    const { map, column: expected } = open.at(-1) as OpenMap;
    if (expected !== column) return false;
    last = line.whole ? line : undefined;
    if (last) at = nextLine(text, line.end);
    else {
      const end = entryEnd(text, nextLine(text, start), column, 'brackets');
      if (!readEntry(text, { start: at, end }, tree, map, anchors)) return false;
      at = end;
    }
  }
  if (last) addValue(text, tree, open, last);
  return open.length > 0;
}

/** Where the document starts: behind a byte order mark, comments and the line that may stand before it. */
function startOf(text: string): number {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let at = first; at < text.length; at = nextLine(text, at)) {
    const start = firstSign(text, at);
    if (isLineEnd(text, start) || text.charCodeAt(start) === number) continue;
    return start === at && text.startsWith('---', at) && isBlankLine(text, at + 3) ? nextLine(text, at) : first;
  }
  return first;
}

/** Whether a line starts or ends a document. */
function isDocumentMark(text: string, start: number): boolean {
  const isMark = text.startsWith('---', start) || text.startsWith('...', start);
  return isMark && isBlank(text, start + 3);
}

/** Whether a line belongs to the entry that the line before has started. */
function goesOn(text: string, start: number, column: number, last: YamlKeyLine, line: YamlKeyLine | undefined) {
  if (column > last.column) return last.shape !== 'none' || !line;
  return column === last.column && last.shape === 'none' && isIn(text, start, 'items');
}

/** What of an entry may stand as far to the left as its key: the items of a list, or brackets that close. */
type Hanging = 'items' | 'brackets';

/** Where the entry ends whose key stands in a column: before the next line that stands as far to the left. */
function entryEnd(text: string, from: number, column: number, hanging: Hanging): number {
  let at = from;
  while (at < text.length) {
    const start = firstSign(text, at);
    const far = start - at;
    const isContent = !isBlankLine(text, start) && text.charCodeAt(start) !== number;
    if (isContent && (far < column || (far === column && !isIn(text, start, hanging)))) break;
    at = nextLine(text, start);
  }
  return at;
}

function isIn(text: string, start: number, hanging: Hanging): boolean {
  const unit = text.charCodeAt(start);
  return hanging === 'items' ? unit === dash && isBlank(text, start + 1) : unit === 0x5d || unit === 0x7d;
}

/** @param line what the map is the value of; undefined for the root. @param start of its first key. */
function addMap(tree: YamlTree, open: readonly OpenMap[], line: YamlKeyLine | undefined, start: number): number {
  const parent = open.at(-1)?.map ?? -1;
  const place = line
    ? { keyStart: line.start, keyEnd: line.keyEnd, valueAt: line.valueAt }
    : { keyStart: start, keyEnd: start, valueAt: start };
  return tree.add({ type: 'map', shape: 'none', parent, ...place, start, end: start });
}

function addValue(text: string, tree: YamlTree, open: readonly OpenMap[], line: YamlKeyLine): void {
  const { start: keyStart, keyEnd, valueAt, shape } = line;
  const parent = open.at(-1)?.map ?? -1;
  if (shape === 'none') {
    tree.add({ type: 'other', shape, parent, keyStart, keyEnd, valueAt, start: valueAt, end: valueAt });
    return;
  }
  const { from: start, end } = line;
  const type = shape === 'plain' && isTyped(text.slice(start, end)) ? 'other' : 'string';
  tree.add({ type, shape, parent, keyStart, keyEnd, valueAt, start, end });
}

function firstSign(text: string, at: number): number {
  let start = at;
  while (text.charCodeAt(start) === space) start++;
  return start;
}

/** Whether nothing but blanks stands between an offset and the end of its line. */
function isBlankLine(text: string, from: number): boolean {
  let at = from;
  while (text.charCodeAt(at) === space || text.charCodeAt(at) === tab) at++;
  return isLineEnd(text, at);
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}
