import { isNameStart, isSpace, nameEnd, referenceAt, startsMarkup } from './characters.ts';
import { lessFrom, type Suspects, suspectFrom } from './lookAhead.ts';
import { scanDoctype } from './scanDoctype.ts';
import { scanTag } from './scanTag.ts';
import { column, columns, none, type XmlDocument, type XmlProblem } from './xmlDocument.ts';

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
  /** Open elements by number of name, so that a stray end tag is told without a search. */
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
  /** The next `<`, see {@link lessFrom}. */
  less: number;
  /** The next places that have to be looked at, see {@link suspectFrom}. */
  readonly suspects: Suspects;
  readonly problems: XmlProblem[];
}

/**
 * Scans a text as XML in one pass, whatever it holds: never throws, never recurses, never expands an entity, never
 * fetches anything. What is not well-formed is reported and the scan goes on behind it.
 *
 * @param text with or without a byte order mark; offsets count it.
 * @example scanXml('<a><b/></a>').size; // 2
 */
export function scanXml(text: string): XmlDocument {
  const scan: Scan = {
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
    less: none,
    suspects: { first: none, reference: none, illegal: none, sectionEnd: none },
    problems: [],
  };
  const length = text.length;
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < length) {
    at = scanText(scan, at);
    if (at < length) at = scanMarkup(scan, at);
  }
  while (scan.open !== none) closeUnclosed(scan, length);
  if (scan.roots === 0 && scan.problems.length === 0) {
    report(scan, 0, Math.min(length, 1), 'The file has no root element.');
  }
  return {
    text,
    size: scan.size,
    table: scan.table,
    names: scan.names,
    declaring: scan.declaring,
    entities: scan.entities,
    ...(scan.doctype ? { doctype: scan.doctype } : {}),
    problems: scan.problems,
  };
}

/** Notes a problem, unless there are too many already. */
export function report(
  scan: Scan,
  start: number,
  end: number,
  message: string,
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

/** Adds an element below the open one and opens it. */
export function openElement(scan: Scan, name: number, start: number): number {
  const node = scan.size++;
  if (scan.size * columns > scan.table.length) {
    const larger = new Int32Array(Math.ceil(scan.table.length * 1.5) + columns);
    larger.set(scan.table);
    scan.table = larger;
  }
  const row = node * columns;
  scan.table[row + column.name] = name;
  scan.table[row + column.start] = start;
  scan.table[row + column.parent] = scan.open;
  if (scan.open === none && scan.roots++ > 0) {
    report(scan, start, start + 1, `The file has a second root element, “${scan.names[name]}”.`);
  }
  scan.open = node;
  scan.openByName[name] = (scan.openByName[name] ?? 0) + 1;
  return node;
}

/** Closes the innermost open element. */
export function closeElement(scan: Scan, closeStart: number, end: number): void {
  const row = scan.open * columns;
  const name = scan.table[row + column.name] as number;
  scan.table[row + column.closeStart] = closeStart;
  scan.table[row + column.end] = end;
  scan.table[row + column.next] = scan.size;
  scan.open = scan.table[row + column.parent] as number;
  scan.openByName[name] = (scan.openByName[name] ?? 1) - 1;
}

function closeUnclosed(scan: Scan, at: number): void {
  const row = scan.open * columns;
  const name = scan.names[scan.table[row + column.name] as number] ?? '';
  const start = scan.table[row + column.start] as number;
  report(scan, start, Math.min(start + 1 + name.length, at), `“<${name}>” is not closed.`);
  closeElement(scan, at, at);
}

/** Reads text up to the next markup and reports what may not stand in it. */
function scanText(scan: Scan, from: number): number {
  const { text } = scan;
  const length = text.length;
  let at = from;
  while (at < length) {
    const less = lessFrom(scan, at);
    const suspect = suspectFrom(scan, at);
    if (suspect < less) at = checkSuspect(scan, suspect);
    else {
      at = less;
      if (at >= length || startsMarkup(text.charCodeAt(at + 1))) break;
      bareLess(scan, at);
      at++;
    }
  }
  if (scan.open === none && !scan.conflict) reportStray(scan, from, at);
  return at;
}

/** Reports what may not stand in text, if it may not. @returns the offset behind it. */
function checkSuspect(scan: Scan, at: number): number {
  const unit = scan.text.charCodeAt(at);
  if (unit === 0x26) return checkReference(scan, at);
  if (unit === 0x5d) {
    report(scan, at, at + 3, '“]]>” may not stand in text; write “]]&gt;”.', 'character');
    return at + 3;
  }
  if (unit >= 0xd800) return checkWide(scan, at, unit) + 1;
  reportControl(scan, at, unit);
  return at + 1;
}

function reportStray(scan: Scan, from: number, end: number): void {
  const stray = scan.text.slice(from, end).search(/[^ \t\r\n]/);
  if (stray >= 0) report(scan, from + stray, end, 'There is text outside the root element.');
}

function bareLess(scan: Scan, at: number): void {
  const { text } = scan;
  if (text.startsWith('<<<<<<<', at) && isLineStart(text, at)) {
    if (!scan.conflict) reportConflicts(scan, at);
    scan.conflict = true;
  } else if (!scan.conflict || !text.startsWith('<<', at - (at > 0 ? 1 : 0))) {
    report(scan, at, at + 1, 'A “<” in text must be written “&lt;”.');
  }
}

/** Reports every marker that a merge left behind, once a file. */
function reportConflicts(scan: Scan, from: number): void {
  const marker = /^(?:<{7} .*|={7}|>{7} .*)$/gm;
  marker.lastIndex = from;
  for (const match of scan.text.matchAll(marker)) {
    report(scan, match.index, match.index + match[0].length, 'A merge left a conflict marker here.');
  }
}

/** @returns the offset behind the reference or the `&`. */
export function checkReference(scan: Scan, at: number): number {
  const reference = referenceAt(scan.text, at, scan.text.length);
  if (!reference) {
    report(scan, at, at + 1, 'A “&” in text must be written “&amp;”.', 'character');
    return at + 1;
  }
  if (reference.value === undefined) {
    const { name, end } = reference;
    if (name.charCodeAt(0) === 0x23) report(scan, at, end, `“&${name};” is not a character of XML.`, 'character');
    else if (!scan.entities.has(name) && !scan.doctype) {
      report(scan, at, end, `The entity “&${name};” is not declared.`, 'character');
    }
  }
  return reference.end;
}

/** Reports a control character that XML cannot hold. */
export function reportControl(scan: Scan, at: number, unit: number): void {
  const code = unit.toString(16).toUpperCase().padStart(4, '0');
  report(scan, at, at + 1, `The control character U+${code} may not stand in XML.`, 'character');
}

/** Checks surrogates and non-characters. @returns the offset of the last unit of the character. */
export function checkWide(scan: Scan, at: number, unit: number): number {
  if (unit < 0xdc00) {
    const low = scan.text.charCodeAt(at + 1);
    if (low >= 0xdc00 && low <= 0xdfff) return at + 1;
    report(scan, at, at + 1, 'Half of a surrogate pair stands here alone.', 'character');
  } else if (unit < 0xe000) report(scan, at, at + 1, 'Half of a surrogate pair stands here alone.', 'character');
  else if (unit >= 0xfffe) reportControl(scan, at, unit);
  return at;
}

function isLineStart(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  return at === 0 || before === 0x0a || before === 0x0d;
}

/** Reads the markup at a `<`. @returns the offset behind it. */
function scanMarkup(scan: Scan, at: number): number {
  const { text } = scan;
  const unit = text.charCodeAt(at + 1);
  if (unit === 0x2f) return scanEndTag(scan, at);
  if (unit === 0x3f) return scanInstruction(scan, at);
  if (unit !== 0x21) return scanTag(scan, at);
  if (text.startsWith('<!--', at)) return skipTo(scan, at, 4, '-->', 'This comment is not closed.');
  if (text.startsWith('<![CDATA[', at)) return scanCdata(scan, at);
  if (/^<!doctype/i.test(text.slice(at, at + 9))) return scanDoctype(scan, at);
  report(scan, at, at + 2, 'This declaration may not stand here.');
  const end = text.indexOf('>', at);
  return end < 0 ? text.length : end + 1;
}

function scanCdata(scan: Scan, at: number): number {
  if (scan.open === none) report(scan, at, at + 9, 'There is text outside the root element.');
  return skipTo(scan, at, 9, ']]>', 'This CDATA section is not closed.');
}

function scanInstruction(scan: Scan, at: number): number {
  const { text } = scan;
  const late = at > 0 && !(at === 1 && text.charCodeAt(0) === 0xfeff);
  if (late && /^<\?xml[\s?]/i.test(text.slice(at, at + 6))) {
    report(scan, at, at + 5, 'The XML declaration must be the very start of the file.', 'character');
  }
  return skipTo(scan, at, 2, '?>', 'This processing instruction is not closed.');
}

function skipTo(scan: Scan, at: number, open: number, close: string, message: string): number {
  const end = scan.text.indexOf(close, at + open);
  if (end >= 0) return end + close.length;
  report(scan, at, Math.min(at + open, scan.text.length), message);
  return scan.text.length;
}

function scanEndTag(scan: Scan, at: number): number {
  const { text } = scan;
  if (scan.open !== none) {
    const name = scan.names[scan.table[scan.open * columns + column.name] as number] as string;
    const end = at + 3 + name.length;
    if (text.charCodeAt(end - 1) === 0x3e && text.startsWith(name, at + 2)) {
      closeElement(scan, at, end);
      return end;
    }
  }
  let end = nameEnd(text, at + 2);
  const nameStop = end;
  while (isSpace(text.charCodeAt(end))) end++;
  if (text.charCodeAt(end) === 0x3e) end++;
  else report(scan, at, Math.max(end, at + 2), 'This end tag is not finished.');
  if (scan.open === none || !hasName(scan, scan.open, at + 2, nameStop)) {
    if (!isNameStart(text.charCodeAt(at + 2))) return end;
    const name = numberOfName(scan, at + 2, nameStop);
    if (!scan.openByName[name]) {
      report(scan, at, end, `“</${scan.names[name]}>” closes nothing.`);
      return end;
    }
    while (scan.table[scan.open * columns + column.name] !== name) closeUnclosed(scan, at);
  }
  closeElement(scan, at, end);
  return end;
}

function hasName(scan: Scan, node: number, start: number, end: number): boolean {
  const name = scan.names[scan.table[node * columns + column.name] as number] as string;
  return scan.text.slice(start, end) === name;
}
