import type { Problem } from '../../catalog/catalog.ts';
import type { Note } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { PoString } from './poString.ts';
import { isEscaped, type UsualPoEntry, usualPoEntries } from './usualPoEntries.ts';

/** One entry of a PO file with its places. Offsets are UTF-16 code units of the text. */
export interface PoEntry {
  /** Start of its first comment or keyword. */
  readonly start: number;
  end: number;
  obsolete: boolean;
  domain: string;
  /** Start of the first line that is no comment. */
  body: number;
  /** `#`, `#.`, `#:` lines: the text behind the mark; not read where nobody asked for it. */
  notes: readonly Note[];
  /** Behind the last of its comments, which may stand behind all of its texts. */
  commentEnd: number;
  /** `#,` and `#=` lines, whole. */
  flags: readonly TextRange[];
  /** `#|` lines, whole, line end included. */
  previous: readonly TextRange[];
  previousId: PoString | undefined;
  msgctxt: PoString | undefined;
  msgid: PoString | undefined;
  msgidPlural: PoString | undefined;
  msgstr: PoString | undefined;
  /** `msgstr[n]` by n. */
  forms: Map<number, PoString> | undefined;
}

const none: readonly never[] = [];

/** The first entry of a text: of a part of a file that holds one. */
export function firstPoEntry(text: string): PoEntry | undefined {
  let first: PoEntry | undefined;
  scanPo(
    text,
    (entry) => {
      first ??= entry;
    },
    'with-notes',
  );
  return first;
}

/**
 * Reads the entries of a PO file line by line, with LF, CRLF or CR line ends (gettext manual, “The Format of PO
 * Files”). What is no PO becomes a problem, and reading goes on with the next line.
 *
 * @param visit is given the entries in order, one by one: a list of a hundred thousand would cost more than reading.
 * @param depth `with-notes` reads the texts of the comments as well.
 * @returns the problems.
 */
export function scanPo(
  text: string,
  visit: (entry: PoEntry) => void,
  depth: 'without-notes' | 'with-notes' = 'without-notes',
): Problem[] {
  const wantsNotes = depth === 'with-notes';
  const problems: Problem[] = [];
  let entry: PoEntry | undefined;
  let string: PoString | undefined;
  let domain = '';
  let lf = text.indexOf('\n');
  let cr = text.indexOf('\r');
  let garbage = false;

  const problem = (start: number, end: number, message: string, severity: Problem['severity'] = 'error') => {
    problems.push({ id: 'syntax', range: { start, end }, message, severity });
  };
  const close = () => {
    if (entry && (entry.msgid || entry.msgctxt || entry.msgstr || entry.forms)) visit(entry);
    entry = undefined;
    string = undefined;
  };
  /** The entry that a line belongs to: comments and a new msgid begin the next one. */
  const current = (start: number): PoEntry => {
    entry ??= {
      start,
      end: start,
      obsolete: false,
      domain,
      body: -1,
      notes: none,
      commentEnd: start,
      flags: none,
      previous: none,
      previousId: undefined,
      msgctxt: undefined,
      msgid: undefined,
      msgidPlural: undefined,
      msgstr: undefined,
      forms: undefined,
    };
    return entry;
  };
  const finished = () => entry?.msgstr !== undefined || entry?.forms !== undefined;

  /** The quoted parts from `at` to the line's end. */
  const quoted = (at: number, end: number, into: PoString): void => {
    let from = at;
    for (;;) {
      while (from < end && isSpace(text.charCodeAt(from))) from++;
      if (from >= end) return;
      if (text.charCodeAt(from) !== 0x22) {
        problem(from, end, 'A text has to stand in quotes.');
        return;
      }
      let to = text.indexOf('"', from + 1);
      while (to >= 0 && to < end && isEscaped(text, to, from + 1)) to = text.indexOf('"', to + 1);
      if (to < 0 || to >= end) {
        problem(from, end, 'The closing quote is missing.');
        addPart(into, from + 1, end);
        into.end = end;
        into.broken = true;
        return;
      }
      addPart(into, from + 1, to);
      into.end = to + 1;
      from = to + 1;
    }
  };

  const keyword = (at: number, end: number, lineStart: number, obsolete: boolean): boolean => {
    const head = readKeyword(text, at);
    if (!head) return false;
    const { name, index } = head;
    const found: PoString = { keyword: at, parts: none, end: at + head.length, broken: false };
    if (name === 'domain') {
      quoted(at + head.length, end, found);
      domain = text.slice(found.parts[0], found.parts[1]);
      close();
      return true;
    }
    const begins =
      name === 'msgctxt'
        ? Boolean(entry?.msgctxt || entry?.msgid || finished())
        : name === 'msgid' && Boolean(entry?.msgid || finished());
    if (entry && begins) {
      if (!finished() && !entry.obsolete) problem(entry.body, entry.end, 'This entry has no msgstr.');
      close();
    }
    const into = current(lineStart);
    if (into.body < 0) into.body = lineStart;
    into.obsolete ||= obsolete;
    quoted(at + head.length, end, found);
    if (found.parts.length === 0) {
      problem(at, end, `There is no text in quotes behind ${name}.`);
      addPart(found, found.end, found.end);
      found.broken = true;
    }
    string = found;
    into.end = end;
    if (name === 'msgstr' && index !== undefined) {
      into.forms ??= new Map();
      if (into.forms.has(index)) problem(at, at + head.length, `There is another msgstr[${index}] in this entry.`);
      else into.forms.set(index, found);
    } else if (name === 'msgctxt') into.msgctxt = found;
    else if (name === 'msgid') into.msgid = found;
    else if (name === 'msgid_plural') into.msgidPlural = found;
    else if (into.msgstr) problem(at, at + head.length, 'There is another msgstr in this entry.');
    else into.msgstr = found;
    return true;
  };

  const comment = (at: number, end: number, next: number): void => {
    const mark = text.charAt(at + 1);
    if (mark === '~') {
      if (text.charAt(at + 2) === '|') return;
      let from = at + 2;
      while (from < end && isSpace(text.charCodeAt(from))) from++;
      if (text.charCodeAt(from) === 0x22 && string && entry?.obsolete) {
        quoted(from, end, string);
        entry.end = end;
      } else keyword(from, end, at, true);
      return;
    }
    if (finished()) close();
    else if (entry?.msgid && !entry.obsolete && mark !== '' && entry.body >= 0) {
      problem(entry.body, entry.end, 'This entry has no msgstr.');
      close();
    }
    const into = current(at);
    into.commentEnd = end;
    if (mark === ',' || mark === '=') into.flags = append(into.flags, { start: at, end: next });
    else if (mark === '|') {
      into.previous = append(into.previous, { start: at, end: next });
      const old = /#\|[ \t]*(msgid[ \t]+)?(?=")/y;
      old.lastIndex = at;
      const match = old.exec(text);
      if (match?.[1]) into.previousId = { keyword: at, parts: none, end: at, broken: false };
      if (match && into.previousId) quoted(at + match[0].length, end, into.previousId);
    } else if (!wantsNotes) return;
    else if (mark === '.') note(into, 'developer', text, at + 2, end);
    else if (mark === ':') note(into, 'reference', text, at + 2, end);
    else note(into, 'translator', text, at + 1, end);
  };

  const found: UsualPoEntry = { flags: -1, body: 0, msgidStart: 0, msgidEnd: 0, msgstrStart: 0, msgstrEnd: 0 };
  const isUsual = usualPoEntries(text, found);
  /** Reads an entry of the usual shape at a line's start. @returns the offset behind it, -1 for another shape. */
  const usual = (at: number): number => {
    if (wantsNotes || (entry && !finished())) return -1;
    if (!isUsual(at)) return -1;
    close();
    const { flags, body, msgidStart, msgidEnd, msgstrStart, msgstrEnd } = found;
    const into = current(at);
    const end = msgstrEnd + 1;
    into.body = body;
    into.end = end;
    if (flags >= 0) into.flags = [{ start: flags, end: body }];
    into.msgid = { keyword: body, parts: [msgidStart, msgidEnd], end: msgidEnd + 1, broken: false };
    string = { keyword: msgstrStart - 8, parts: [msgstrStart, msgstrEnd], end, broken: false };
    into.msgstr = string;
    garbage = false;
    return end;
  };

  let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (start < text.length) {
    if (text.charCodeAt(start) === 0x0a) {
      start++;
      continue;
    }
    const behind = usual(start);
    if (behind >= 0) {
      start = behind;
      continue;
    }
    if (lf >= 0 && lf < start) lf = text.indexOf('\n', start);
    if (cr >= 0 && cr < start) cr = text.indexOf('\r', start);
    const end = lf < 0 ? (cr < 0 ? text.length : cr) : cr < 0 ? lf : Math.min(lf, cr);
    const next = end === text.length ? end : end === cr && lf === cr + 1 ? end + 2 : end + 1;
    let at = start;
    while (at < end && isSpace(text.charCodeAt(at))) at++;
    const first = at < end ? text.charCodeAt(at) : 0;
    let understood = true;
    if (first === 0x23) comment(at, end, next);
    else if (first === 0x22) {
      if (string && entry && !entry.obsolete) {
        quoted(at, end, string);
        entry.end = end;
      } else understood = false;
    } else if (first !== 0) understood = keyword(at, end, at, false);
    if (understood) garbage &&= first === 0;
    else {
      const conflict = /^(?:<{7}|={7}|>{7}|\|{7})/.test(text.slice(at, at + 7));
      if (conflict) problem(at, end, 'This is the mark of a merge conflict; resolve it first.');
      else if (!garbage) problem(at, end, 'This line is no part of a PO file.');
      garbage = true;
    }
    start = next;
  }
  if (entry?.msgid && !finished() && !entry.obsolete) problem(entry.body, entry.end, 'This entry has no msgstr.');
  close();
  return problems;
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0b || unit === 0x0c;
}

type Keyword = 'msgctxt' | 'msgid_plural' | 'msgid' | 'msgstr' | 'domain';

const formNumber = /[ \t]*\[(?:[ \t]*(\d{1,4})[ \t]*\])?/y;

/** The keyword at an offset, with the length that it and its `[n]` take. */
function readKeyword(
  text: string,
  at: number,
): { name: Keyword; index: number | undefined; length: number } | undefined {
  const name = keywordAt(text, at);
  if (!name) return undefined;
  const next = text.charCodeAt(at + name.length);
  if (name === 'msgstr' && (next === 0x5b || isSpace(next)) && text.charCodeAt(at + 7) !== 0x22) {
    formNumber.lastIndex = at + name.length;
    const match = formNumber.exec(text);
    if (match?.[1]) return { name, index: Number(match[1]), length: name.length + match[0].length };
  }
  return /[\w[]/.test(text.charAt(at + name.length)) ? undefined : { name, index: undefined, length: name.length };
}

function keywordAt(text: string, at: number): Keyword | undefined {
  const unit = text.charCodeAt(at + 3);
  if (unit === 0x69 && text.startsWith('msgid', at)) {
    return text.startsWith('_plural', at + 5) ? 'msgid_plural' : 'msgid';
  }
  if (unit === 0x73 && text.startsWith('msgstr', at)) return 'msgstr';
  if (unit === 0x63 && text.startsWith('msgctxt', at)) return 'msgctxt';
  return unit === 0x61 && text.startsWith('domain', at) ? 'domain' : undefined;
}

function addPart(string: PoString, start: number, end: number): void {
  if (string.parts.length === 0) string.parts = [start, end];
  else (string.parts as number[]).push(start, end);
}

/** Adds the words between two offsets as a note. Its text is cut out of the file's once, not again to be trimmed. */
function note(
  entry: PoEntry,
  from: 'translator' | 'developer' | 'reference',
  text: string,
  start: number,
  end: number,
): void {
  let first = start;
  let last = end;
  while (first < last && isSpace(text.charCodeAt(first))) first++;
  while (last > first && isSpace(text.charCodeAt(last - 1))) last--;
  let words = text.slice(first, last);
  if (!isPlain(text.charCodeAt(first)) || !isPlain(text.charCodeAt(last - 1))) words = words.trim();
  if (words) entry.notes = append(entry.notes, { text: words, from });
}

const isPlain = (unit: number) => unit > 0x20 && unit < 0x7f;

/** A list with one item more. Most hold one or two, for which `push` would keep room for seventeen. */
function append<T>(list: readonly T[], item: T): readonly T[] {
  if (list.length === 0) return [item];
  if (list.length < 4) return [...list, item];
  (list as T[]).push(item);
  return list;
}
