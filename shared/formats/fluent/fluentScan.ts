import type { Message, Term } from '@fluent/syntax';
// The reader of one entry needs the stream that it reads, which the package gives under this path only.
import { FluentParser } from '@fluent/syntax/esm/parser.js';
import { FluentParserStream } from '@fluent/syntax/esm/stream.js';
import type { Problem } from '../../catalog/catalog.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import { NumberRows } from '../../catalog/numberRows.ts';
import { conflictProblems } from '../conflictMark.ts';
import { largeText } from '../lazyCatalog.ts';
import { junkProblem } from './fluentFaults.ts';
import { plainEntry, plainEntryEnd } from './plainEntry.ts';
import { withoutUnreadable } from './withoutUnreadable.ts';

/** A message or term with what stands above it. */
export interface FluentNode {
  readonly node: Message | Term;
  /** The lines of the comment that belongs to it. */
  readonly comment: readonly string[];
  /** Where that comment starts, or where the entry does. */
  readonly commentStart: number;
  /** The comment of the group in which it stands. */
  readonly group: string | undefined;
}

/** The messages and terms of a text by number, in order; each is read for whoever asks for it. */
export interface FluentScan {
  /** The text that they are read from: that of the file, without what nests too deep. */
  readonly text: string;
  readonly count: number;
  /** One of them, an equal one each time. */
  read(number: number): FluentNode;
  /** The number of the last one that starts at or before an offset in UTF-16 code units; -1 for none. */
  numberAt(offset: number): number;
  /** What cannot be read, in no order. */
  readonly problems: readonly Problem[];
}

/** What is kept of an entry: where its id starts, and where its comment and that of its group do, or -1. */
const width = 3;
const startColumn = 0;
const commentColumn = 1;
const groupColumn = 2;

const parser = new FluentParser();

/**
 * Finds the messages and terms of a text, as `FluentParser.parse` does. What Fluent cannot read is left out up to the
 * next entry.
 *
 * @example scanFluent('a = 1\n-b = 2\n').read(1).node.id.name; // 'b'
 */
export function scanFluent(text: string): FluentScan {
  const conflicts = conflictProblems(text);
  const { text: shallow, problems: deep } = withoutUnreadable(text);
  const problems = [...deep, ...conflicts];
  const rows = new NumberRows(width, shallow.length);
  const isLarge = shallow.length >= largeText;
  /** The entries of a text that is not large: they need not be read once more. */
  const kept: (Message | Term)[] = [];
  let comment = -1;
  let group = -1;
  const addRow = (start: number) => {
    const row = rows.add(start);
    rows.set(row, startColumn, start);
    rows.set(row, commentColumn, comment);
    rows.set(row, groupColumn, group);
  };
  const stream = new FluentParserStream(shallow);
  stream.skipBlankBlock();
  while (stream.currentChar()) {
    const start = stream.index;
    const plainEnd = isLarge ? plainEntryEnd(shallow, start) : -1;
    if (plainEnd >= 0) {
      addRow(start);
      comment = -1;
      stream.index = plainEnd;
      continue;
    }
    const entry = parser.getEntryOrJunk(stream);
    const isFollowed = stream.skipBlankBlock() === '' && stream.currentChar() !== undefined;
    if (entry.type === 'Message' || entry.type === 'Term') {
      addRow(start);
      if (!isLarge) kept.push(entry);
    } else if (entry.type === 'GroupComment') group = entry.content.trim() === '' ? -1 : start;
    else if (entry.type === 'Junk' && conflicts.length === 0) problems.push(junkProblem(text, entry));
    comment = entry.type === 'Comment' && isFollowed ? start : -1;
  }
  /** The group that was asked for last: one may be long and have many entries. */
  let last: { readonly start: number; readonly text: string | undefined } = { start: -1, text: undefined };
  const groupAt = (start: number) => {
    if (start !== last.start) last = { start, text: start < 0 ? undefined : commentAt(shallow, start).trim() };
    return last.text;
  };
  return {
    text: shallow,
    count: rows.count,
    read(number) {
      const start = rows.at(number, startColumn);
      const commentStart = rows.at(number, commentColumn);
      return {
        node: kept[number] ?? plainEntry(shallow, start) ?? (entryAt(shallow, start) as Message | Term),
        comment: commentStart < 0 ? none : commentAt(shallow, commentStart).split('\n'),
        commentStart: commentStart < 0 ? start : commentStart,
        group: groupAt(rows.at(number, groupColumn)),
      };
    },
    numberAt: (offset) => lastAtMost(rows.count, (number) => rows.at(number, startColumn), offset),
    problems,
  };
}

const none: readonly never[] = [];

/** What stands where an entry starts. */
function entryAt(text: string, start: number) {
  const stream = new FluentParserStream(text);
  stream.index = start;
  return parser.getEntryOrJunk(stream);
}

function commentAt(text: string, start: number): string {
  const entry = entryAt(text, start);
  return 'content' in entry && typeof entry.content === 'string' ? entry.content : '';
}
