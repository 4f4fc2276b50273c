import type { Problem } from '../../catalog/catalog.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { PoStrings, wider } from './poStrings.ts';

/** An entry, as a row of numbers: {@link PoTable} has one such row for each. */
const width = 14;
/** Start of its first comment or keyword. */
const startColumn = 0;
const endColumn = 1;
/** Behind the last of its comments, which may stand behind all of its texts. */
const commentEndColumn = 2;
/** Start of the first line that is no comment; -1 while there is none. */
const bodyColumn = 3;
/** Number of its domain, and the marks below. */
const domainColumn = 4;
/** Its first line of flags, line end included; -1 where it has none. */
const flagsStartColumn = 5;
const flagsEndColumn = 6;
/** Numbers of its strings, -1 where it has none. */
const previousColumn = 7;
const contextColumn = 8;
const idColumn = 9;
const pluralColumn = 10;
const textColumn = 11;
/** The first of its forms, where they follow each other as `msgstr[0]`, `msgstr[1]` …, and how many these are. */
const formsColumn = 12;
const formCountColumn = 13;

const obsolete = 1;
const moreFlags = 2;
const marks = 2;

/** Which string of an entry is meant. */
export const poFields = {
  previous: previousColumn,
  msgctxt: contextColumn,
  msgid: idColumn,
  msgidPlural: pluralColumn,
  msgstr: textColumn,
} as const;
export type PoField = (typeof poFields)[keyof typeof poFields];

/**
 * What a PO text holds: every entry and every string by its number, in the order of the text. Offsets are UTF-16 code
 * units of the text; -1 stands for a string that is not there. All of it is kept as numbers: objects for the hundred
 * thousand entries of a large file would cost more than reading it.
 */
export class PoTable {
  readonly text: string;
  readonly strings: PoStrings;
  readonly problems: Problem[] = [];
  #count = 0;
  #rows: Int32Array;
  readonly #domains = [''];
  /** Forms by n, of entries whose forms are not simply one after the other. */
  readonly #oddForms = new Map<number, Map<number, number>>();

  constructor(text: string) {
    this.text = text;
    const expected = Math.max(16, text.length >> 7);
    this.#rows = new Int32Array(width * expected);
    this.strings = new PoStrings(text, 2 * expected);
  }

  addProblem(start: number, end: number, message: Sentence): void {
    this.problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  }

  /** How many entries there are. */
  get count(): number {
    return this.#count;
  }

  start(entry: number): number {
    return this.#cell(entry, startColumn);
  }

  end(entry: number): number {
    return this.#cell(entry, endColumn);
  }

  /** Behind the last of its comments, which may stand behind all of its texts. */
  commentEnd(entry: number): number {
    return this.#cell(entry, commentEndColumn);
  }

  /** Start of the first line that is no comment; -1 while there is none. */
  body(entry: number): number {
    return this.#cell(entry, bodyColumn);
  }

  isObsolete(entry: number): boolean {
    return (this.#cell(entry, domainColumn) & obsolete) !== 0;
  }

  domain(entry: number): string {
    return this.#domains[this.#cell(entry, domainColumn) >> marks] as string;
  }

  /** Start of its first line of flags; -1 where it has none. */
  flagsStart(entry: number): number {
    return this.#cell(entry, flagsStartColumn);
  }

  /** Behind its first line of flags and the line end. */
  flagsEnd(entry: number): number {
    return this.#cell(entry, flagsEndColumn);
  }

  /** Whether there are more lines of flags than the first. */
  hasMoreFlags(entry: number): boolean {
    return (this.#cell(entry, domainColumn) & moreFlags) !== 0;
  }

  /** One of an entry's strings; -1 where it is not there. */
  string(entry: number, field: PoField): number {
    return this.#cell(entry, field);
  }

  /** `msgstr[n]`; -1 where it is not there. */
  form(entry: number, n: number): number {
    const odd = this.#odd(entry);
    if (odd) return odd.get(n) ?? -1;
    return n < this.#cell(entry, formCountColumn) ? this.#cell(entry, formsColumn) + n : -1;
  }

  /** The n of each `msgstr[n]` of an entry, in the order of the text. */
  forms(entry: number): number[] {
    const odd = this.#odd(entry);
    return odd ? [...odd.keys()] : Array.from({ length: this.#cell(entry, formCountColumn) }, (_, n) => n);
  }

  /** The highest n of its `msgstr[n]`; -1 where it has none. */
  highestForm(entry: number): number {
    const odd = this.#odd(entry);
    if (!odd) return this.#cell(entry, formCountColumn) - 1;
    let highest = -1;
    for (const n of odd.keys()) if (n > highest) highest = n;
    return highest;
  }

  /** The first `msgstr[n]` in the text, whatever n is; -1 where there is none. */
  firstForm(entry: number): number {
    return this.#cell(entry, formsColumn);
  }

  hasForms(entry: number): boolean {
    return this.firstForm(entry) >= 0;
  }

  /** Begins an entry behind those that are known; it counts once it is {@link close}d. @returns its number. */
  begin(start: number, domain: number): number {
    const rowStart = this.#count * width;
    if (rowStart === this.#rows.length) this.#rows = wider(this.#rows);
    const rows = this.#rows;
    // One by one: `fill` of a few places takes as long as reading the entry.
    rows[rowStart + startColumn] = start;
    rows[rowStart + endColumn] = start;
    rows[rowStart + commentEndColumn] = start;
    rows[rowStart + bodyColumn] = -1;
    rows[rowStart + domainColumn] = domain << marks;
    rows[rowStart + flagsStartColumn] = -1;
    rows[rowStart + flagsEndColumn] = -1;
    rows[rowStart + previousColumn] = -1;
    rows[rowStart + contextColumn] = -1;
    rows[rowStart + idColumn] = -1;
    rows[rowStart + pluralColumn] = -1;
    rows[rowStart + textColumn] = -1;
    rows[rowStart + formsColumn] = -1;
    rows[rowStart + formCountColumn] = 0;
    return this.#count;
  }

  close(): void {
    this.#count++;
  }

  /** The number of a domain, for the entries behind its line. */
  addDomain(name: string): number {
    return this.#domains.push(name) - 1;
  }

  setEnd(entry: number, end: number): void {
    this.#rows[entry * width + endColumn] = end;
  }

  setCommentEnd(entry: number, end: number): void {
    this.#rows[entry * width + commentEndColumn] = end;
  }

  setBody(entry: number, start: number): void {
    this.#rows[entry * width + bodyColumn] = start;
  }

  setObsolete(entry: number): void {
    const cell = entry * width + domainColumn;
    this.#rows[cell] = (this.#rows[cell] as number) | obsolete;
  }

  addFlags(entry: number, start: number, end: number): void {
    const rowStart = entry * width;
    if ((this.#rows[rowStart + flagsStartColumn] as number) >= 0) {
      this.#rows[rowStart + domainColumn] = (this.#rows[rowStart + domainColumn] as number) | moreFlags;
      return;
    }
    this.#rows[rowStart + flagsStartColumn] = start;
    this.#rows[rowStart + flagsEndColumn] = end;
  }

  setString(entry: number, field: PoField, string: number): void {
    this.#rows[entry * width + field] = string;
  }

  /** Adds `msgstr[n]`. */
  addForm(entry: number, n: number, string: number): void {
    const rowStart = entry * width;
    const count = this.#rows[rowStart + formCountColumn] as number;
    if (count === 0) this.#rows[rowStart + formsColumn] = string;
    let odd = this.#odd(entry);
    if (!odd && (n !== count || string !== (this.#rows[rowStart + formsColumn] as number) + n)) {
      const first = this.#rows[rowStart + formsColumn] as number;
      odd = new Map();
      for (let form = 0; form < count; form++) odd.set(form, first + form);
      this.#oddForms.set(entry, odd);
    }
    odd?.set(n, string);
    this.#rows[rowStart + formCountColumn] = count + 1;
  }

  #odd(entry: number): Map<number, number> | undefined {
    return this.#oddForms.size > 0 ? this.#oddForms.get(entry) : undefined;
  }

  #cell(entry: number, column: number): number {
    return this.#rows[entry * width + column] as number;
  }
}
