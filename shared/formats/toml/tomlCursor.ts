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
  protected at: number;

  constructor(text: string) {
    this.text = text;
    this.at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  }

  protected skip(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0] ?? '';
    this.at += found.length;
    return found;
  }

  /** A dotted key; undefined where there is none. */
  protected keys(): readonly string[] | undefined {
    const keys: string[] = [];
    for (;;) {
      this.skip(tomlSpace);
      const char = this.text.charAt(this.at);
      if (char === '"' || char === "'") {
        const string = this.string();
        keys.push(tomlSlot(this.text, string).value);
      } else {
        const bare = this.skip(bareKey);
        if (bare === '') return undefined;
        keys.push(bare);
      }
      const end = this.at;
      this.skip(tomlSpace);
      if (this.text[this.at] !== '.') {
        this.at = end;
        return keys;
      }
      this.at++;
    }
  }

  /** A string from its first quote to its last one. */
  protected string(): TextRange {
    const text = this.text;
    const start = this.at;
    const quotes = quotesAt(text, start);
    const isBasic = quotes.startsWith('"');
    for (let at = start + quotes.length; at < text.length; at++) {
      const char = text.charAt(at);
      // A backslash escapes no line end in a string of one line: what follows is the next entry.
      if (quotes.length === 1 && /^\\?[\r\n]/.test(text.slice(at, at + 2))) break;
      if (char === '\\' && isBasic) at++;
      else if (text.startsWith(quotes, at)) {
        let end = at + quotes.length;
        // Up to two more quotes belong to the text of a string on several lines.
        while (quotes.length === 3 && text[end] === char && end < at + 5) end++;
        this.at = end;
        return { start, end };
      }
    }
    this.at = quotes.length === 3 ? text.length : endOfLine(text, start);
    this.fault({ start, end: start + quotes.length }, say`This quotation mark is never closed.`);
    return { start, end: this.at };
  }

  /** White space and comments; line ends, too, within brackets. */
  protected blank(isOpen: boolean): void {
    const text = this.text;
    for (; this.at < text.length; ) {
      const char = text.charAt(this.at);
      if (char === ' ' || char === '\t' || (isOpen && (char === '\n' || char === '\r'))) this.at++;
      else if (isOpen && char === '#') this.at = endOfLine(text, this.at);
      else return;
    }
  }

  protected restOfLine(): void {
    this.skip(tomlSpace);
    const end = endOfLine(this.text, this.at);
    const rest = this.text.slice(this.at, end);
    if (rest !== '' && !rest.startsWith('#')) {
      this.fault({ start: this.at, end }, say`A line of TOML must end after its value.`);
    }
    this.at = end;
  }

  protected conflictMark(): boolean {
    const [start, end] = [this.at, endOfLine(this.text, this.at)];
    if (!isConflictMark(this.text.slice(start, end))) return false;
    this.problems.push(conflictProblem({ start, end }));
    this.at = end;
    return true;
  }

  protected broken(start: number, message: Sentence): void {
    const end = endOfLine(this.text, start);
    this.fault({ start, end: Math.max(start, end) }, message);
    this.at = Math.max(this.at, end);
  }

  protected fault(range: TextRange, message: Sentence): void {
    this.problems.push({ id: 'syntax', range, message, severity: 'error' });
  }
}
