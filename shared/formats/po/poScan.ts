import { say } from '../../sentences/sentence.ts';
import { domainKeyword, type Keyword, keywordAt, keywordLengths, keywordNames, writtenForm } from './poKeyword.ts';
import { OpenEntry } from './poOpenEntry.ts';
import { QuotedParts } from './poQuoted.ts';
import { PoTable, poFields } from './poTable.ts';
import { indexOrEnd, isSpace } from './poUnits.ts';

/**
 * Reads the entries of a PO file line by line, with LF, CRLF or CR line ends (gettext manual, “The Format of PO
 * Files”). What is no PO becomes a problem, and reading goes on with the next line.
 */
export function scanPo(text: string): PoTable {
  const table = new PoTable(text);
  new PoScanner(table).scan();
  return table;
}

const mixedObsolete = say`Either all lines of an entry must start with “#~”, or none.`;

/** What a comment is, by the unit behind its `#`. */
const obsoleteMark = 0x7e;
const previousMark = 0x7c;
const flagsMark = 0x2c;
const stickyFlagsMark = 0x3d;

/** Goes through the lines of a file. Methods take a line's end, and `next`, where the line behind it starts. */
class PoScanner {
  readonly #table: PoTable;
  readonly #text: string;
  readonly #open: OpenEntry;
  readonly #quoted: QuotedParts;
  /** True behind a line that is none of PO, of which one report is enough. */
  #garbage = false;
  /** Start of the last line that says what an entry was, while that entry is to come; -1 for none. */
  #dangling = -1;
  /** Comments behind a msgctxt that has no msgid yet, as {@link PoScanner.#comment} takes them. */
  #behindContext: (readonly [start: number, end: number, next: number])[] = [];

  constructor(table: PoTable) {
    this.#table = table;
    this.#text = table.text;
    this.#open = new OpenEntry(table);
    this.#quoted = new QuotedParts(table);
  }

  scan(): void {
    const text = this.#text;
    const { length } = text;
    let lf = -1;
    let cr = -1;
    let start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
    while (start < length) {
      if (text.charCodeAt(start) === 0x0a) {
        start++;
        continue;
      }
      if (lf < start) lf = indexOrEnd(text, '\n', start);
      if (cr < start) cr = indexOrEnd(text, '\r', start);
      const end = lf < cr ? lf : cr;
      const next = end === length ? end : end === cr && lf === cr + 1 ? end + 2 : end + 1;
      this.#line(start, end, next);
      start = next;
    }
    this.#end();
  }

  #line(start: number, end: number, next: number): void {
    const text = this.#text;
    let offset = start;
    while (offset < end && isSpace(text.charCodeAt(offset))) offset++;
    const first = offset < end ? text.charCodeAt(offset) : 0;
    if (first === 0) return;
    let understood = true;
    if (first === 0x22) {
      understood = this.#open.goesOn(false);
      if (understood) offset = this.#goOn(offset, end);
    }
    if (understood && offset < end) understood = this.#keywords(offset, end, next, -1) === end;
    if (understood) this.#garbage = false;
    else this.#reportGarbage(offset, end);
  }

  #reportGarbage(start: number, end: number): void {
    const isConflict = /^(?:<{7}|={7}|>{7}|\|{7})/.test(this.#text.slice(start, start + 7));
    if (isConflict)
      this.#table.addProblem(start, end, say`This is a merge conflict marker; resolve the conflict first.`);
    else if (!this.#garbage) this.#table.addProblem(start, end, say`This line is not part of a PO file.`);
    this.#garbage = true;
  }

  /** Goes on with the open text. @returns the offset behind its parts. */
  #goOn(offset: number, end: number): number {
    const { string, entry } = this.#open;
    const stop = this.#quoted.read(offset, end, string);
    this.#table.setEnd(entry, stop < end ? this.#table.strings.end(string) : end);
    return stop;
  }

  /**
   * Keywords with their texts, one after the other, and a comment behind them.
   *
   * @param mark where the “#~” of their line is; -1 for none.
   * @returns where something else starts.
   */
  #keywords(from: number, end: number, next: number, mark: number): number {
    let offset = from;
    while (offset < end) {
      if (this.#text.charCodeAt(offset) === 0x23) {
        if (mark < 0) this.#comment(offset, end, next);
        return end;
      }
      const stop = this.#keyword(offset, end, offset === from && mark >= 0 ? mark : offset, mark >= 0);
      if (stop < 0) return offset;
      offset = stop;
    }
    return end;
  }

  /** @returns the offset behind the keyword and its text; -1 where there is none. */
  #keyword(offset: number, end: number, start: number, obsolete: boolean): number {
    const text = this.#text;
    const name = keywordAt(text, offset);
    if (name === undefined) return -1;
    let behind = offset + (keywordLengths[name] as number);
    let form = -1;
    if (text.charCodeAt(behind) !== 0x20 || text.charCodeAt(behind + 1) !== 0x22) {
      const written = name === poFields.msgstr ? writtenForm(text, behind) : undefined;
      if (written) {
        form = written.form;
        behind = written.end;
      } else if (/[\w[]/.test(text.charAt(behind))) return -1;
    }
    const string = this.#table.strings.add(offset, behind);
    if (name === domainKeyword) return this.#domain(behind, end, string);
    if (name === poFields.msgid || name === poFields.msgctxt) {
      this.#dangling = -1;
      this.#open.closeBefore(name);
      this.#commentsOfNext(name);
    }
    if (!this.#open.enter(start, obsolete)) this.#table.addProblem(offset, end, mixedObsolete);
    return this.#string(name, form, string, end);
  }

  #domain(from: number, end: number, string: number): number {
    const stop = this.#quoted.read(from, end, string);
    this.#open.startDomain(this.#table.strings.value(string));
    return stop;
  }

  /** Reads the text behind a keyword into a string of the open entry. @returns the offset behind it. */
  #string(name: Exclude<Keyword, typeof domainKeyword>, form: number, string: number, end: number): number {
    const { strings } = this.#table;
    const start = strings.keyword(string);
    const behind = strings.end(string);
    const stop = this.#quoted.read(behind, end, string);
    if (strings.partCount(string) === 0) {
      this.#table.addProblem(start, end, say`There is no text in quotes after ${keywordNames[name]}.`);
      strings.addPart(string, behind, behind, behind);
      strings.setBroken(string);
    }
    this.#table.setEnd(this.#open.entry, stop < end ? strings.end(string) : end);
    this.#open.addString(name, form, string, behind);
    return stop;
  }

  /** Where no msgid came, the comments behind a msgctxt are those of the entry that begins with another one. */
  #commentsOfNext(name: Keyword): void {
    if (this.#behindContext.length === 0) return;
    const comments = this.#behindContext;
    this.#behindContext = [];
    if (name === poFields.msgctxt) for (const comment of comments) this.#comment(...comment);
    this.#dangling = -1;
  }

  #comment(start: number, end: number, next: number): void {
    const mark = this.#text.charCodeAt(start + 1);
    if (mark === obsoleteMark) {
      if (this.#text.charCodeAt(start + 2) === previousMark) this.#dangling = start;
      else this.#obsoleteLine(start, end, next);
      return;
    }
    if (mark === previousMark) this.#dangling = start;
    this.#open.closeBeforeComment(start);
    if (this.#open.hasOnlyContext()) this.#behindContext.push([start, end, next]);
    const entry = this.#open.begin(start);
    this.#table.setCommentEnd(entry, end);
    if (mark === flagsMark || mark === stickyFlagsMark) this.#table.addFlags(entry, start, next);
    else if (mark === previousMark) this.#previous(entry, start, end);
  }

  /** Lines that start with “#~”. */
  #obsoleteLine(start: number, end: number, next: number): void {
    const text = this.#text;
    let from = start + 2;
    while (from < end && isSpace(text.charCodeAt(from))) from++;
    if (text.charCodeAt(from) === 0x22 && this.#open.goesOn(true)) {
      from = this.#goOn(from, end);
      if (from < end) this.#keywords(from, end, next, start);
    } else if (
      this.#keywords(from, end, next, start) === from &&
      text.charCodeAt(from) === 0x22 &&
      this.#open.entry >= 0
    ) {
      this.#table.addProblem(start, end, mixedObsolete);
    }
  }

  /** What the msgid of an entry was, behind “#|”. */
  #previous(entry: number, start: number, end: number): void {
    const { strings } = this.#table;
    const old = /#\|[ \t]*(msgid[ \t]+)?(?=")/y;
    old.lastIndex = start;
    const match = old.exec(this.#text);
    if (!match) return;
    if (match[1]) this.#table.setString(entry, poFields.previous, strings.add(start, start));
    const string = this.#table.string(entry, poFields.previous);
    if (string >= 0) this.#quoted.read(start + match[0].length, end, string);
  }

  #end(): void {
    if (this.#open.isUnfinished()) this.#open.reportUnfinished();
    if (this.#dangling >= 0) {
      const start = this.#dangling;
      const end = Math.min(indexOrEnd(this.#text, '\n', start), indexOrEnd(this.#text, '\r', start));
      this.#table.addProblem(start, end, say`This line gives the previous text of an entry, but no entry follows.`);
    }
    this.#open.close();
  }
}
