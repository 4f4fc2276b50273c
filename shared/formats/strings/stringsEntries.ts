import { NumberRows } from '../../catalog/numberRows.ts';
import type { TextRange } from '../../catalog/textRange.ts';

/** A key or a value: the text between its quotes, or a word without them. */
export interface StringsToken {
  readonly range: TextRange;
  /** `"`, `'` or nothing. */
  readonly quote: string;
}

/** One `key = value;`. */
export interface StringsEntry {
  readonly key: StringsToken;
  /** Absent in `key;`, which stands for `key = key;`. */
  readonly value?: StringsToken;
  /** Behind the semicolon. */
  readonly end: number;
  /** Comments that belong to it, with their marks: right above it, without an empty line between, or behind it. */
  readonly comments: readonly TextRange[];
}

const width = 7;
const keyStartColumn = 0;
const keyEndColumn = 1;
/** -1 where there is no value. */
const valueStartColumn = 2;
const valueEndColumn = 3;
const endColumn = 4;
/** Numbers of the quotes, those of the value times four. */
const quotesColumn = 5;
/** Number of its first comment: its comments reach up to the first one of the next entry. */
const commentsColumn = 6;

const quotes = ['', '"', "'"];
const none: readonly never[] = [];

/** The entries of a strings file by number, in order; each is made for whoever asks for it. */
export class StringsEntries implements Iterable<StringsEntry> {
  readonly #rows: NumberRows;
  readonly #comments: NumberRows;

  /** @param length of the text, in UTF-16 code units. */
  constructor(length: number) {
    this.#rows = new NumberRows(width, length);
    this.#comments = new NumberRows(2, length);
  }

  get count(): number {
    return this.#rows.count;
  }

  /** Adds an entry behind those that are known. */
  add({ key, value, end, comments }: StringsEntry): void {
    const rows = this.#rows;
    const row = rows.add(end);
    rows.set(row, keyStartColumn, key.range.start);
    rows.set(row, keyEndColumn, key.range.end);
    rows.set(row, valueStartColumn, value?.range.start ?? -1);
    rows.set(row, valueEndColumn, value?.range.end ?? -1);
    rows.set(row, endColumn, end);
    rows.set(row, quotesColumn, quotes.indexOf(key.quote) + 4 * quotes.indexOf(value?.quote ?? ''));
    rows.set(row, commentsColumn, this.#comments.count);
    for (const comment of comments) {
      const place = this.#comments.add(end);
      this.#comments.set(place, 0, comment.start);
      this.#comments.set(place, 1, comment.end);
    }
  }

  entry(number: number): StringsEntry {
    const marks = this.#rows.at(number, quotesColumn);
    const valueStart = this.#rows.at(number, valueStartColumn);
    const key = { range: this.keyRange(number), quote: quotes[marks & 3] as string };
    const rest = { end: this.end(number), comments: this.comments(number) };
    if (valueStart < 0) return { key, ...rest };
    return { key, value: { range: this.textRange(number), quote: quotes[marks >> 2] as string }, ...rest };
  }

  keyRange(number: number): TextRange {
    return { start: this.#rows.at(number, keyStartColumn), end: this.#rows.at(number, keyEndColumn) };
  }

  /** The value; the key where there is none. */
  textRange(number: number): TextRange {
    const start = this.#rows.at(number, valueStartColumn);
    return start < 0 ? this.keyRange(number) : { start, end: this.#rows.at(number, valueEndColumn) };
  }

  /** Start of the key, its quote included. */
  start(number: number): number {
    const isQuoted = (this.#rows.at(number, quotesColumn) & 3) > 0;
    return this.#rows.at(number, keyStartColumn) - (isQuoted ? 1 : 0);
  }

  end(number: number): number {
    return this.#rows.at(number, endColumn);
  }

  comments(number: number): readonly TextRange[] {
    const first = this.#rows.at(number, commentsColumn);
    const behind = number + 1 < this.count ? this.#rows.at(number + 1, commentsColumn) : this.#comments.count;
    if (first === behind) return none;
    return Array.from({ length: behind - first }, (_, i) => ({
      start: this.#comments.at(first + i, 0),
      end: this.#comments.at(first + i, 1),
    }));
  }

  *[Symbol.iterator](): Generator<StringsEntry> {
    for (let number = 0; number < this.count; number++) yield this.entry(number);
  }
}
