import type { Problem } from '../../catalog/catalog.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { isFileHead } from '../hashComments.ts';
import { eachLine, splitLines } from '../lines.ts';

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

/** The entries of a file, in order. */
export interface IniEntries {
  readonly entries: readonly IniEntry[];
  /** What is wrong with its lines. */
  readonly problems: readonly Problem[];
}

/**
 * The entries of a text, as `parse_ini_string` of PHP reads them with `INI_SCANNER_RAW`. Where most texts stand without quotes,
 * words in quotes at the start of one are a part of it, as other programs read it.
 *
 * @example scanIni('[cart]\nTITLE="Cart"\n').entries[0]?.section; // 'cart'
 */
export function scanIni(text: string): IniEntries {
  const entries: IniEntry[] = [];
  const problems: Problem[] = [];
  /** Texts that begin with words in quotes; they are a fault where texts stand in quotes. */
  const partlyQuoted: TextRange[] = [];
  /** Places of entries whose text is in quotes and has more of them within. */
  const loose: number[] = [];
  let section = '';
  /** Where the comments right above start; -1 where there are none. */
  let comments = -1;
  const wrong = (range: TextRange, message: Sentence, severity: 'error' | 'warning' = 'error') =>
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
    else if (sign === '[' && header.test(written)) section = (header.exec(written)?.[1] ?? '').trim();
    else if (equals <= at) wrong({ start, end }, say`This line is not “KEY=text”: programs read nothing from it.`);
    else {
      const { isQuoted, ...value } = readValue(written, equals + 1);
      if (!isQuoted && written[value.start] === '"') {
        const range = { start: start + value.start, end: start + value.end };
        if (/(?<!\\)"[^"\p{L}\p{N}]+$/u.test(written.slice(value.start + 1, value.end)))
          wrong(range, say`There is text after the closing quote.`, 'warning');
        else if (/.[^\\]"$/.test(text.slice(range.start, range.end))) loose.push(entries.length);
        else if (isPartlyQuoted(written.slice(value.start, value.end))) partlyQuoted.push(range);
        else wrong(range, unclosed);
      }
      entries.push({
        section,
        key: { start: start + at, end: start + written.slice(0, equals).trimEnd().length },
        value: { start: start + value.start, end: start + value.end },
        isQuoted,
        lines: { start: above < 0 ? start : above, end },
        comments: above < 0 ? none : commentLines(text.slice(above, start)),
      });
    }
  });
  leaveRemarksOut(text, entries);
  const quoted = entries.filter(({ isQuoted }) => isQuoted).length;
  if (2 * (quoted + loose.length + partlyQuoted.length) <= entries.length) return { entries, problems };
  for (const range of partlyQuoted) wrong(range, unclosed);
  for (const place of loose) {
    const entry = entries[place] as IniEntry;
    const value = { start: entry.value.start + 1, end: entry.value.end - 1 };
    entries[place] = { ...entry, value, isQuoted: true };
    const range = { start: text.indexOf('"', value.start), end: value.end };
    wrong(range, say`A quotation mark within this text is not escaped: some programs end the text there.`, 'warning');
  }
  return { entries, problems };
}

/**
 * Shortens texts that end with the same remark as at least two others: ` # machine translation`. A number sign behind a space
 * may as well be a part of a text (`Lamp # 2`).
 */
function leaveRemarksOut(text: string, entries: IniEntry[]): void {
  const places = new Map<string, number[]>();
  for (const [place, { value, isQuoted }] of entries.entries()) {
    const written = isQuoted ? '' : text.slice(value.start, value.end);
    const at = written.indexOf(' # ');
    if (at > 0) pushTo(places, written.slice(at), place);
  }
  for (const [remark, [...same]] of places) {
    if (same.length < 3) continue;
    for (const place of same) {
      const entry = entries[place] as IniEntry;
      const end = entry.value.start + text.slice(entry.value.start, entry.value.end - remark.length).trimEnd().length;
      entries[place] = { ...entry, value: { start: entry.value.start, end } };
    }
  }
}

const unclosed = say`This text has no closing quote on its line.`;

/** Whether a text goes on behind the quotes that it begins with, and each has its partner: `"Lamps" in the harbour`. */
const isPartlyQuoted = (value: string) => value.split('"').length % 2 === 1;

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

const none: readonly never[] = [];

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
