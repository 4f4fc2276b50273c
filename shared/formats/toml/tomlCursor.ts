import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { conflictProblem, isConflictMark } from '../conflictMark.ts';
import { endOfLine } from '../lines.ts';
import { quotesAt, tomlSlot } from './tomlText.ts';

const bareKey = /[A-Za-z0-9_-]+/y;
/** White space within a line. */
export const tomlSpace = /[ \t]*/y;

/** A place in a TOML file, and the parts of a line that can be read there: keys, strings, white space. */
export class TomlCursor {
  readonly problems: Problem[] = [];
  protected readonly text: string;
  protected offset: number;

  constructor(text: string) {
    this.text = text;
    this.offset = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  protected skip(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const skipped = pattern.exec(this.text)?.[0] ?? '';
    this.offset += skipped.length;
    return skipped;
  }

  /** A dotted key; undefined where there is none. */
  protected keys(): readonly string[] | undefined {
    const keys: string[] = [];
    for (;;) {
      this.skip(tomlSpace);
      const char = this.text.charAt(this.offset);
      if (char === '"' || char === "'") {
        const string = this.string();
        keys.push(tomlSlot(this.text, string).value);
      } else {
        const bare = this.skip(bareKey);
        if (bare === '') return undefined;
        keys.push(bare);
      }
      const end = this.offset;
      this.skip(tomlSpace);
      if (this.text[this.offset] !== '.') {
        this.offset = end;
        return keys;
      }
      this.offset++;
    }
  }

  /** A string from its first quote to its last one. */
  protected string(): TextRange {
    const text = this.text;
    const start = this.offset;
    const quotes = quotesAt(text, start);
    const isBasic = quotes.startsWith('"');
    for (let offset = start + quotes.length; offset < text.length; offset++) {
      const char = text.charAt(offset);
      // A backslash escapes no line end in a string of one line: what follows is the next entry.
      if (quotes.length === 1 && /^\\?[\r\n]/.test(text.slice(offset, offset + 2))) break;
      if (char === '\\' && isBasic) offset++;
      else if (text.startsWith(quotes, offset)) {
        let end = offset + quotes.length;
        // Up to two more quotes belong to the text of a string on several lines.
        while (quotes.length === 3 && text[end] === char && end < offset + 5) end++;
        this.offset = end;
        return { start, end };
      }
    }
    this.offset = quotes.length === 3 ? text.length : endOfLine(text, start);
    this.fault({ start, end: start + quotes.length }, say`This quotation mark is never closed.`);
    return { start, end: this.offset };
  }

  /** White space and comments; line ends, too, within brackets. */
  protected blank(isOpen: boolean): void {
    const text = this.text;
    for (; this.offset < text.length; ) {
      const char = text.charAt(this.offset);
      if (char === ' ' || char === '\t' || (isOpen && (char === '\n' || char === '\r'))) this.offset++;
      else if (isOpen && char === '#') this.offset = endOfLine(text, this.offset);
      else return;
    }
  }

  protected restOfLine(): void {
    this.skip(tomlSpace);
    const end = endOfLine(this.text, this.offset);
    const rest = this.text.slice(this.offset, end);
    if (rest !== '' && !rest.startsWith('#')) {
      this.fault({ start: this.offset, end }, say`A line of TOML must end after its value.`);
    }
    this.offset = end;
  }

  protected conflictMark(): boolean {
    const [start, end] = [this.offset, endOfLine(this.text, this.offset)];
    if (!isConflictMark(this.text.slice(start, end))) return false;
    this.problems.push(conflictProblem({ start, end }));
    this.offset = end;
    return true;
  }

  protected broken(start: number, message: Sentence): void {
    const end = endOfLine(this.text, start);
    this.fault({ start, end: Math.max(start, end) }, message);
    this.offset = Math.max(this.offset, end);
  }

  protected fault(range: TextRange, message: Sentence): void {
    this.problems.push({ id: 'syntax', range, message, severity: 'error' });
  }
}
