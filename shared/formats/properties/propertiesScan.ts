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

/** The entries of a text, in order (`java.util.Properties.load`: logical lines, comments, separators). */
export function scanProperties(text: string): { entries: PropertiesEntry[]; problems: Problem[] } {
  const entries: PropertiesEntry[] = [];
  const problems: Problem[] = [];
  const lines = splitLines(text);
  let comments: string[] = [];
  let commentsStart = 0;
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    if (!line) break;
    const start = skipSpace(text, line.start, line.end);
    const sign = text[start];
    // Java starts anew behind a line that holds nothing but the backslash.
    if (start === line.end || (start + 1 === line.end && sign === '\\' && index + 1 < lines.length)) {
      comments = [];
      continue;
    }
    if (sign === '#' || sign === '!') {
      if (comments.length === 0) commentsStart = line.start;
      comments.push(text.slice(start, line.end).replace(/^[#!]+[ \t]?/, ''));
      continue;
    }
    if (start === line.start && /[<|>=]/.test(sign ?? '') && isConflictMark(text.slice(line.start, line.end))) {
      problems.push(conflictProblem({ start: line.start, end: line.end }));
      comments = [];
      continue;
    }
    const pieces: number[] = [];
    let from = start;
    let last = line;
    for (;;) {
      const goesOn = endsInBackslash(text, from, last.end);
      pieces.push(from, goesOn ? last.end - 1 : last.end);
      const next = goesOn ? lines[index + 1] : undefined;
      if (!next) break;
      index++;
      last = next;
      from = skipSpace(text, next.start, next.end);
    }
    entries.push({
      ...cut(text, pieces),
      line: line.start,
      end: last.end,
      comments,
      commentsStart: comments.length > 0 ? commentsStart : line.start,
      atTop: comments.length > 0 && commentsStart === 0,
    });
    comments = [];
  }
  return { entries, problems };
}

/** Key, separator and value of a logical line. */
function cut(text: string, pieces: Pieces): Pick<PropertiesEntry, 'key' | 'value' | 'separator'> {
  let piece = 0;
  let at = pieces[0] ?? 0;
  /** The next character; over the end of a piece it is the first of the following one. */
  const peek = (): string | undefined => {
    while (at >= (pieces[piece + 1] ?? 0) && piece + 2 < pieces.length) {
      piece += 2;
      at = pieces[piece] ?? 0;
    }
    return at < (pieces[piece + 1] ?? 0) ? text[at] : undefined;
  };
  for (let char = peek(); char !== undefined && !/[=: \t\f]/.test(char); char = peek()) {
    at++;
    if (char === '\\' && peek() !== undefined) at++;
  }
  const key = [...pieces.slice(0, piece), pieces[piece] ?? 0, at];
  const keyEnd = at;
  const keyPiece = piece;
  let signs = 0;
  for (let char = peek(); char !== undefined && /[=: \t\f]/.test(char); char = peek()) {
    if (/[=:]/.test(char) && ++signs > 1) break;
    at++;
  }
  const value = [at, ...pieces.slice(piece + 1)];
  return { key, value, separator: text.slice(keyEnd, keyPiece === piece ? at : pieces[keyPiece + 1]) };
}

function endsInBackslash(text: string, start: number, end: number): boolean {
  let count = 0;
  while (end - count > start && text[end - 1 - count] === '\\') count++;
  return count % 2 === 1;
}

function skipSpace(text: string, start: number, end: number): number {
  let at = start;
  while (at < end && /[ \t\f]/.test(text[at] ?? '')) at++;
  return at;
}
