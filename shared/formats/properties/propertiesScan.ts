import type { Problem } from '../../catalog/catalog.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { splitLines } from '../lines.ts';
import type { Pieces } from './propertiesString.ts';

/** One entry of a properties file. Offsets are UTF-16 code units of the text. */
export interface PropertiesEntry {
  /** Start of the line on which the key stands. */
  readonly line: number;
  readonly key: Pieces;
  readonly value: Pieces;
  /** What stands between key and value on the key's line: `=`, ` : `, a space, nothing. */
  readonly separator: string;
  /** Behind the value and, at the end of a file, behind a backslash that continues nothing. */
  readonly end: number;
  /** Lines of comment right above, without `#` and `!`. */
  readonly comments: readonly string[];
  /** Start of the first of these lines; `line` where there are none. */
  readonly commentsStart: number;
  /** True where the comments reach up to the first line of the file. */
  readonly atTop: boolean;
}

/** The entries of a properties file, in order. */
export interface PropertiesEntries {
  readonly entries: readonly PropertiesEntry[];
  readonly problems: readonly Problem[];
}

/** The entries of a text (`java.util.Properties.load`: logical lines, comments, separators). */
export function scanProperties(text: string): PropertiesEntries {
  const entries: PropertiesEntry[] = [];
  const problems: Problem[] = [];
  let comments = -1;
  let line = 0;
  while (line < text.length) {
    const lineEnd = endOfLine(text, line);
    const next = startOfNext(text, lineEnd);
    const start = skipSpace(text, line, lineEnd);
    const sign = text[start];
    // Java starts again behind a line that holds nothing but the backslash.
    if (start === lineEnd || (start + 1 === lineEnd && sign === '\\' && next < text.length)) {
      comments = -1;
    } else if (sign === '#' || sign === '!') {
      if (comments < 0) comments = line;
    } else if (start === line && /[<|>=]/.test(sign ?? '') && isConflictMark(text.slice(line, lineEnd))) {
      problems.push(conflictProblem({ start: line, end: lineEnd }));
      comments = -1;
    } else {
      const end = text[lineEnd - 1] === '\\' ? piecesAt(text, start).end : lineEnd;
      entries.push(entryAt(text, line, start, end, comments));
      comments = -1;
      line = startOfNext(text, end);
      continue;
    }
    line = next;
  }
  return { entries, problems };
}

const none: readonly never[] = [];

/** @param comments where the comments above start; -1 where there are none. */
function entryAt(text: string, line: number, start: number, end: number, comments: number): PropertiesEntry {
  const { key, value, separator } = cut(text, piecesAt(text, start).pieces);
  return {
    line,
    key,
    value,
    separator,
    end,
    comments: comments < 0 ? none : commentLines(text.slice(comments, line)),
    commentsStart: comments < 0 ? line : comments,
    atTop: comments === 0,
  };
}

function commentLines(text: string): string[] {
  return splitLines(text).map(({ start, end }) =>
    text.slice(skipSpace(text, start, end), end).replace(/^[#!]+[ \t]?/, ''),
  );
}

/** The lines that a logical line goes on over, and where it ends. */
function piecesAt(text: string, start: number): { readonly pieces: number[]; readonly end: number } {
  const pieces: number[] = [];
  for (let from = start; ; ) {
    const end = endOfLine(text, from);
    const goesOn = endsInBackslash(text, from, end);
    pieces.push(from, goesOn ? end - 1 : end);
    const next = startOfNext(text, end);
    if (!goesOn || next >= text.length) return { pieces, end };
    from = skipSpace(text, next, endOfLine(text, next));
  }
}

/** Key, separator and value of a logical line. */
function cut(text: string, pieces: Pieces): Pick<PropertiesEntry, 'key' | 'value' | 'separator'> {
  let piece = 0;
  let offset = pieces[0] ?? 0;
  /** The next unit, -1 for none; over the end of a piece it is the first of the following one. */
  const peek = (): number => {
    while (offset >= (pieces[piece + 1] ?? 0) && piece + 2 < pieces.length) {
      piece += 2;
      offset = pieces[piece] ?? 0;
    }
    return offset < (pieces[piece + 1] ?? 0) ? text.charCodeAt(offset) : -1;
  };
  for (let unit = peek(); unit >= 0 && !separates(unit); unit = peek()) {
    offset++;
    if (unit === backslash && peek() >= 0) offset++;
  }
  const key = piece === 0 ? [pieces[0] ?? 0, offset] : [...pieces.slice(0, piece), pieces[piece] ?? 0, offset];
  const keyEnd = offset;
  const keyPiece = piece;
  let signs = 0;
  for (let unit = peek(); unit >= 0 && separates(unit); unit = peek()) {
    if (!isSpace(unit) && ++signs > 1) break;
    offset++;
  }
  const value = pieces.length === 2 ? [offset, pieces[1] ?? offset] : [offset, ...pieces.slice(piece + 1)];
  return { key, value, separator: text.slice(keyEnd, keyPiece === piece ? offset : pieces[keyPiece + 1]) };
}

const backslash = 0x5c;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0c;
}

/** White space, `=` and `:`. */
function separates(unit: number): boolean {
  return isSpace(unit) || unit === 0x3d || unit === 0x3a;
}

function endsInBackslash(text: string, start: number, end: number): boolean {
  let count = 0;
  while (end - count > start && text.charCodeAt(end - 1 - count) === backslash) count++;
  return count % 2 === 1;
}

function skipSpace(text: string, start: number, end: number): number {
  let offset = start;
  while (offset < end && isSpace(text.charCodeAt(offset))) offset++;
  return offset;
}

function endOfLine(text: string, start: number): number {
  for (let offset = start; offset < text.length; offset++) {
    const unit = text.charCodeAt(offset);
    if (unit === lineFeed || unit === carriageReturn) return offset;
  }
  return text.length;
}

function startOfNext(text: string, lineEnd: number): number {
  return lineEnd + (text.charCodeAt(lineEnd) === carriageReturn && text.charCodeAt(lineEnd + 1) === lineFeed ? 2 : 1);
}
