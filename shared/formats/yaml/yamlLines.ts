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
  let offset = startOf(text);
  while (offset < text.length) {
    const start = firstSign(text, offset);
    const unit = text.charCodeAt(start);
    if (isLineEnd(text, start) || unit === number) {
      offset = nextLine(text, start);
      continue;
    }
    // No tabs stand where lines are indented; those of blank lines mean nothing.
    if (unit === tab) {
      if (!isBlankLine(text, start)) return false;
      offset = nextLine(text, start);
      continue;
    }
    const column = start - offset;
    if (column === 0 && isDocumentMark(text, start)) return false;
    const line = keyLineAt(text, start, column);
    if (last && goesOn(text, start, column, last, line)) {
      const end = entryEnd(text, offset, last.column, column === last.column ? 'items' : 'brackets');
      const { map } = open.at(-1) as OpenMap;
      if (!readEntry(text, { start: last.start - last.column, end }, tree, map, anchors)) return false;
      last = undefined;
      offset = end;
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
    if (last) offset = nextLine(text, line.end);
    else {
      const end = entryEnd(text, nextLine(text, start), column, 'brackets');
      if (!readEntry(text, { start: offset, end }, tree, map, anchors)) return false;
      offset = end;
    }
  }
  if (last) addValue(text, tree, open, last);
  return open.length > 0;
}

/** Where the document starts: behind a byte order mark, comments and the line that may stand before it. */
function startOf(text: string): number {
  const first = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (let offset = first; offset < text.length; offset = nextLine(text, offset)) {
    const start = firstSign(text, offset);
    if (isLineEnd(text, start) || text.charCodeAt(start) === number) continue;
    return start === offset && text.startsWith('---', offset) && isBlankLine(text, offset + 3)
      ? nextLine(text, offset)
      : first;
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
  let offset = from;
  while (offset < text.length) {
    const start = firstSign(text, offset);
    const far = start - offset;
    const isContent = !isBlankLine(text, start) && text.charCodeAt(start) !== number;
    if (isContent && (far < column || (far === column && !isIn(text, start, hanging)))) break;
    offset = nextLine(text, start);
  }
  return offset;
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

function firstSign(text: string, offset: number): number {
  let start = offset;
  while (text.charCodeAt(start) === space) start++;
  return start;
}

/** Whether nothing but blanks stands between an offset and the end of its line. */
function isBlankLine(text: string, from: number): boolean {
  let offset = from;
  while (text.charCodeAt(offset) === space || text.charCodeAt(offset) === tab) offset++;
  return isLineEnd(text, offset);
}

function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}
