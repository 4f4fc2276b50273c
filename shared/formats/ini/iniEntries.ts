import type { Problem } from '../../catalog/catalog.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import { recent } from '../../catalog/recent.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { isFileHead } from '../hashComments.ts';
import { eachLine, splitLines, startOfLine } from '../lines.ts';

/** One `KEY = value` of a file. Offsets are UTF-16 code units of the text. */
export interface IniEntry {
  /** The name of its section; nothing for entries before the first one. */
  readonly section: string;
  readonly key: TextRange;
  /** Inside the quotes, where there are some. */
  readonly value: TextRange;
  readonly isQuoted: boolean;
  /** Its line, with the comments right above it that are not about the file. */
  readonly lines: TextRange;
  /** These comments, without their signs. */
  readonly comments: readonly string[];
}

/** The entries of a file by number, in order; each is made for whoever asks for it. */
export interface IniEntries {
  readonly count: number;
  entry(number: number): IniEntry;
  /** {@link IniEntry.section} alone. */
  section(number: number): string;
  /** {@link IniEntry.key} alone. */
  key(number: number): TextRange;
  /** What is wrong with its lines. */
  readonly problems: readonly Problem[];
}

/** What is kept of an entry: where its comments start and where its section's header does, or -1, its key and its value. */
const width = 5;
const commentsColumn = 0;
const sectionColumn = 1;
const startColumn = 2;
const valueColumn = 3;
const valueEndColumn = 4;

/**
 * The entries of a text, as `parse_ini_string` of PHP reads them with `INI_SCANNER_RAW`.
 *
 * @example scanIni('[cart]\nTITLE="Cart"\n').entry(0).section; // 'cart'
 */
export function scanIni(text: string): IniEntries {
  const rows = new NumberRows(width, text.length);
  const problems: Problem[] = [];
  let section = -1;
  let comments = -1;
  const wrong = (range: TextRange, message: string, severity: 'error' | 'warning' = 'error') =>
    problems.push({ id: 'syntax', range, message, severity });
  eachLine(text, (start, end) => {
    const written = text.slice(start, end);
    const at = written.search(/\S/);
    const sign = written.charAt(at);
    if (sign === ';' || sign === '#') {
      if (comments < 0) comments = start;
      return;
    }
    const above = comments === 0 && isFileHead(commentLines(text.slice(0, start))) ? -1 : comments;
    comments = -1;
    if (at < 0) return;
    const equals = written.indexOf('=');
    if (isConflictMark(written)) problems.push(conflictProblem({ start, end }));
    else if (sign === '[' && header.test(written)) section = start;
    else if (equals <= at) wrong({ start, end }, 'This line is not “KEY=text”: programs read nothing from it.');
    else {
      const { isQuoted, ...value } = readValue(written, equals + 1);
      if (!isQuoted && written[value.start] === '"') {
        const range = { start: start + value.start, end: start + value.end };
        if (/(?<!\\)"[^"\p{L}\p{N}]+$/u.test(written.slice(value.start + 1, value.end)))
          wrong(range, 'There is text after the closing quote.', 'warning');
        else wrong(range, 'This text has no closing quote on its line.');
      }
      const row = rows.add(start);
      rows.set(row, commentsColumn, above);
      rows.set(row, sectionColumn, section);
      rows.set(row, startColumn, start + at);
      rows.set(row, valueColumn, start + value.start);
      rows.set(row, valueEndColumn, start + value.end);
    }
  });
  const nameOf = recent((start) => sectionName(text, start));
  const sectionOf = (number: number) => {
    const header = rows.at(number, sectionColumn);
    return header < 0 ? '' : nameOf(header);
  };
  const keyOf = (number: number) => keyAt(text, rows.at(number, startColumn), rows.at(number, valueColumn));
  const entry = (number: number): IniEntry => {
    const key = keyOf(number);
    const value = { start: rows.at(number, valueColumn), end: rows.at(number, valueEndColumn) };
    const above = rows.at(number, commentsColumn);
    const line = startOfLine(text, key.start);
    return {
      section: sectionOf(number),
      key,
      value,
      isQuoted: text.charCodeAt(value.start - 1) === quote,
      lines: { start: above < 0 ? line : above, end: endOfLine(text, value.end) },
      comments: above < 0 ? none : commentLines(text.slice(above, line)),
    };
  };
  return {
    count: rows.count,
    entry,
    section: sectionOf,
    key: keyOf,
    problems,
  };
}

/** Where the line of the first header of each section ends. */
export function iniSections(text: string): ReadonlyMap<string, number> {
  const sections = new Map<string, number>();
  eachLine(text, (start, end) => {
    const name = header.exec(text.slice(start, end))?.[1]?.trim();
    if (name !== undefined && !sections.has(name)) sections.set(name, end);
  });
  return sections;
}

const header = /^\s*\[([^\]]*)\]\s*(?:[;#].*)?$/s;

/** The name that a header gives, from where its line starts. */
function sectionName(text: string, start: number): string {
  return text.slice(text.indexOf('[', start) + 1, text.indexOf(']', start)).trim();
}

const none: readonly never[] = [];

const quote = 0x22;
const equals = 0x3d;

/** The key of an entry. Between its sign and its value stand white space and the quote that opens the value alone. */
function keyAt(text: string, start: number, value: number): TextRange {
  let sign = value - 1;
  while (text.charCodeAt(sign) !== equals) sign--;
  return { start, end: start + text.slice(start, sign).trimEnd().length };
}

function endOfLine(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  return end;
}

function commentLines(text: string): string[] {
  return splitLines(text).map(({ start, end }) => text.slice(start, end).replace(/^\s*[;#]+ ?/, ''));
}

/** A text in quotes, up to the end of its line: `\"` in it is a quotation mark, and so is that of Joomla before 3.9. */
const inQuotes = /"((?:[^"\\]|\\"?|"_QQ_")*)"\s*(?:[;#].*)?$/sy;
const space = /\s*/y;

/** Where the value of a line stands in it. */
function readValue(line: string, from: number) {
  space.lastIndex = from;
  const start = from + (space.exec(line)?.[0].length ?? 0);
  if (line[start] === '"') {
    inQuotes.lastIndex = start;
    const inside = inQuotes.exec(line)?.[1];
    if (inside !== undefined) return { start: start + 1, end: start + 1 + inside.length, isQuoted: true };
  }
  const bare = line.slice(start).replace(/(?:^|\s);.*$/s, '');
  return { start, end: start + bare.trimEnd().length, isQuoted: false };
}
