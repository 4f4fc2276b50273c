import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { attachedComments, trailingComment } from './stringsComments.ts';
import type { StringsEntry, StringsToken } from './stringsEntries.ts';

/** The entries of a file, in order. */
export interface StringsScan {
  readonly entries: readonly StringsEntry[];
  readonly problems: Problem[];
}

/**
 * Reads an old-style property list of texts (`Localizable.strings`), and goes on with the next line behind any fault.
 * A text without its closing quote ends with its line.
 */
export function scanStrings(text: string): StringsScan {
  return new StringsReader(text).read();
}

const word = /[\w$/:.-]+/y;
const lineStart = /(?:\r\n?|\n)[ \t]*(?=["'\w$/]|<{7}|>{7}|={7}|\|{7})/g;

/** Reads from the start of a text to its end; `#at` is where it is. */
class StringsReader {
  readonly #entries: StringsEntry[] = [];
  readonly #problems: Problem[] = [];
  readonly #text: string;
  #offset: number;
  /** The end of the entry before. */
  #lastEnd = 0;
  /** Comments behind it. */
  #comments: TextRange[] = [];
  /** How many braces are open around the entries. */
  #braces = 0;

  constructor(text: string) {
    this.#text = text;
    this.#offset = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  read(): StringsScan {
    for (this.#skip(); this.#offset < this.#text.length; this.#skip()) {
      if (!this.#conflictMark() && !this.#brace()) this.#entry();
    }
    return { entries: this.#entries, problems: this.#problems };
  }

  /** Moves over white space and comments, which are collected. */
  #skip(): void {
    const text = this.#text;
    while (this.#offset < text.length) {
      const start = this.#offset;
      const unit = text.charCodeAt(start);
      if (unit <= 0x20 || unit === 0x2028 || unit === 0x2029 || unit === 0xfeff) this.#offset++;
      else if (unit === 0x2f && (text[start + 1] === '*' || text[start + 1] === '/')) {
        const block = text[start + 1] === '*';
        const closing = block ? text.indexOf('*/', start + 2) : text.slice(start, start + 100_000).search(/[\r\n]/);
        const end = closing < 0 ? text.length : block ? closing + 2 : start + closing;
        if (closing < 0 && block) this.#problem(start, start + 2, say`This comment is not closed.`);
        this.#comments.push({ start, end });
        this.#offset = end;
      } else return;
    }
  }

  /** Moves over white space, and over comments that are of no entry. */
  #skipAll(): void {
    this.#skip();
    this.#comments = [];
  }

  /** Moves over the line of a merge conflict's mark. @returns false where there is none. */
  #conflictMark(): boolean {
    const start = this.#offset;
    const text = this.#text;
    const line = /^[^\r\n]*/.exec(text.slice(start, start + 200))?.[0] ?? '';
    if (!isConflictMark(line) || !/(?:^|[\r\n])$/.test(text.slice(Math.max(0, start - 1), start))) return false;
    this.#problems.push(conflictProblem({ start, end: start + line.length }));
    this.#offset += line.length;
    return true;
  }

  /** Moves over a brace around all entries. @returns false where there is none. */
  #brace(): boolean {
    const char = this.#text.charAt(this.#offset);
    if (char === '{' && this.#entries.length === 0 && this.#braces === 0) this.#braces++;
    else if (char === '}' && this.#braces > 0) this.#braces--;
    else return false;
    this.#offset++;
    return true;
  }

  #entry(): void {
    const text = this.#text;
    const start = this.#offset;
    const comments = attachedComments(text, this.#comments, start, this.#lastEnd);
    this.#comments = [];
    const key = this.#token('key');
    if (!key) {
      this.#problem(start, start + 1, say`“${text.charAt(start)}” is neither a key nor a comment.`);
      this.#nextLine();
      return;
    }
    const keyEnd = this.#offset;
    this.#skipAll();
    if (text[this.#offset] === ';' && key.range.end > key.range.start) {
      this.#offset++;
      this.#add({ key, end: this.#offset, comments });
      return;
    }
    if (!this.#equals(key, keyEnd)) return;
    this.#skipAll();
    const value = this.#token('value');
    if (value) {
      this.#endEntry(start, key, value, comments);
      return;
    }
    this.#problem(start, keyEnd, say`The value of this key is not a text.`);
    if (text[this.#offset] !== ';') this.#nextLine();
    else this.#offset++;
  }

  /** Moves over the “=” behind a key. @returns false where no value can follow. */
  #equals(key: StringsToken, keyEnd: number): boolean {
    const char = this.#text.charAt(this.#offset);
    if (char === '=') {
      this.#offset++;
      return true;
    }
    if (key.quote === '' || !/["']/.test(char)) {
      this.#problem(key.range.start, keyEnd, say`A “=” and a value are missing after this key.`);
      this.#offset = keyEnd;
      this.#nextLine();
      return false;
    }
    this.#problem(keyEnd, keyEnd, say`A “=” is missing after this key.`);
    return true;
  }

  /** Adds an entry whose value was read, with the semicolon and the comment behind it. */
  #endEntry(start: number, key: StringsToken, value: StringsToken, comments: readonly TextRange[]): void {
    const text = this.#text;
    const valueEnd = this.#offset;
    this.#skip();
    if (text[this.#offset] !== ';') {
      if (value.quote === '' || text[value.range.end] === value.quote) {
        this.#problem(start, valueEnd, say`A semicolon is missing after this entry.`);
      }
      this.#comments = [];
      this.#offset = valueEnd;
      this.#add({ key, value, end: valueEnd, comments });
      return;
    }
    this.#offset++;
    const behind = trailingComment(text, this.#offset);
    this.#add({ key, value, end: this.#offset, comments: behind ? [...comments, behind] : comments });
    this.#comments = [];
    if (behind) this.#offset = behind.end;
  }

  #add(entry: StringsEntry): void {
    this.#entries.push(entry);
    this.#lastEnd = entry.end;
  }

  /** Moves over a key or value, in quotes or a bare word. @returns undefined where there is none. */
  #token(kind: 'key' | 'value'): StringsToken | undefined {
    const text = this.#text;
    const quote = text.charAt(this.#offset);
    if (quote === '"' || quote === "'") return this.#quoted(quote, kind);
    word.lastIndex = this.#offset;
    const length = word.exec(text)?.[0].length ?? 0;
    if (length === 0) return undefined;
    this.#offset += length;
    return { range: { start: this.#offset - length, end: this.#offset }, quote: '' };
  }

  #quoted(quote: '"' | "'", kind: 'key' | 'value'): StringsToken {
    const text = this.#text;
    const start = this.#offset + 1;
    let end = start;
    while (end < text.length && text[end] !== quote) end += text[end] === '\\' ? 2 : 1;
    const broken = /[\r\n]/.exec(text.slice(start, Math.min(end, start + 100_000)));
    if (end >= text.length || (broken && !goesOn(text, end + 1, kind))) {
      const limit = broken ? start + broken.index : text.length;
      const cut = /(?<![ \t])[ \t]*(?:;[ \t]*)?$/.exec(text.slice(start, limit))?.[0].length ?? 0;
      this.#problem(start - 1, start, say`This text has no closing quote.`);
      this.#offset = limit;
      return { range: { start, end: limit - cut }, quote };
    }
    this.#offset = end + 1;
    return { range: { start, end }, quote };
  }

  /** Moves to the next line that may hold an entry. */
  #nextLine(): void {
    lineStart.lastIndex = this.#offset;
    const match = lineStart.exec(this.#text);
    this.#offset = match ? match.index + match[0].length : this.#text.length;
  }

  #problem(start: number, end: number, message: Sentence): void {
    this.#problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
  }
}

/** True when what stands behind a text's closing quote belongs there, so that the quote is its own. */
function goesOn(text: string, from: number, token: 'key' | 'value'): boolean {
  const behind = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\r\n]*)*/y;
  behind.lastIndex = from;
  behind.test(text);
  const next = text.charAt(behind.lastIndex || from);
  return token === 'key' ? next === '=' || next === ';' : next === ';' || next === '' || next === '}';
}
