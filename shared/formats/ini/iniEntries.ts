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
  /** Texts that begin with words in quotes: most likely a fault where texts stand in quotes. */
  const partlyQuoted: TextRange[] = [];
  let section = '';
  /** Where the comments right above start; -1 where there are none. */
  let comments = -1;
  const wrong = (range: TextRange, message: Sentence, severity: 'error' | 'warning' = 'error') =>
    problems.push({ id: 'syntax', range, message, severity });
  eachLine(text, (start, end) => {
    const written = text.slice(start, end);
    const indent = written.search(/\S/);
    const sign = written.charAt(indent);
    if (sign === ';' || sign === '#') {
      if (comments < 0) comments = start;
      return;
    }
    const above = comments === 0 && isFileHead(commentLines(text.slice(0, start))) ? -1 : comments;
    comments = -1;
    if (indent < 0) return;
    const equals = written.indexOf('=');
    if (isConflictMark(written)) problems.push(conflictProblem({ start, end }));
    else if (sign === '[' && header.test(written)) section = (header.exec(written)?.[1] ?? '').trim();
    else if (equals <= indent) wrong({ start, end }, say`This line is not “KEY=text”: programs read nothing from it.`);
    else {
      const { isQuoted, quoteWithin, ...place } = readValue(written, equals + 1);
      const value = { start: start + place.start, end: start + place.end };
      if (quoteWithin !== undefined)
        wrong(
          { start: value.start + quoteWithin, end: value.end },
          say`A quotation mark within this text is not escaped: some programs end the text there.`,
          'warning',
        );
      else if (!isQuoted && text[value.start] === '"') {
        const raw = text.slice(value.start, value.end);
        if (/(?<!\\)"[^"\p{L}\p{N}]+$/u.test(raw.slice(1))) wrong(value, behindQuote, 'warning');
        else if (isPartlyQuoted(raw)) partlyQuoted.push(value);
        else wrong(value, say`This text has no closing quote on its line.`);
      }
      entries.push({
        section,
        key: { start: start + indent, end: start + written.slice(0, equals).trimEnd().length },
        value,
        isQuoted,
        lines: { start: above < 0 ? start : above, end },
        comments: above < 0 ? none : commentLines(text.slice(above, start)),
      });
    }
  });
  leaveRemarksOut(text, entries);
  const quoted = entries.filter(({ isQuoted }) => isQuoted).length;
  // No more than a warning: an edit of another entry may tip the scale.
  if (2 * (quoted + partlyQuoted.length) > entries.length)
    for (const range of partlyQuoted) wrong(range, behindQuote, 'warning');
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
    const remarkStart = written.indexOf(' # ');
    if (remarkStart > 0) pushTo(places, written.slice(remarkStart), place);
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

const behindQuote = say`There is text after the closing quote.`;

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

/** A quotation mark behind a word and before the next one, or before a mark, which ends what was quoted: `"Boats" and "Oars"`. */
const endsQuotation = /^"[^"]*[^\s"=([{\\]"[\s.,;:!?)]/;

/** Where the value of a line stands in it, and where in the value is the first quotation mark that should be escaped. */
function readValue(line: string, from: number): TextRange & { isQuoted: boolean; quoteWithin?: number } {
  space.lastIndex = from;
  const start = from + (space.exec(line)?.[0].length ?? 0);
  if (line[start] === '"') {
    inQuotes.lastIndex = start;
    const inside = inQuotes.exec(line)?.[1];
    if (inside !== undefined) return { start: start + 1, end: start + 1 + inside.length, isQuoted: true };
  }
  const bare = line
    .slice(start)
    .replace(/(?:^|\s);.*$/s, '')
    .trimEnd();
  const end = start + bare.length;
  if (/^".+[^\\]"$/s.test(bare) && !endsQuotation.test(bare))
    return { start: start + 1, end: end - 1, isQuoted: true, quoteWithin: bare.indexOf('"', 1) - 1 };
  return { start, end, isQuoted: false };
}
