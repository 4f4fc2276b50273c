import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { SourceLexer } from '../entryTree/sourceLexer.ts';
import { endOfLine } from '../lines.ts';

/** A word of JavaScript: a text or template with its quotes, a name or number, a regular expression, or a sign such as `=>`. */
export interface ScriptToken extends TextRange {
  readonly kind: 'text' | 'template' | 'word' | 'pattern' | 'sign';
  /** The comments between the token before and this one, with their signs. */
  readonly comments: readonly TextRange[];
}

const word = /(?:[\w$\x80-\uffff]|\\u[\da-fA-F]{4})+/y;
const number = /[+-]?(?:0[xX][\da-fA-F]+|(?:\d[\d_]*\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)n?/y;
const sign = /=>|\.\.\.|[=!<>]=+|./sy;

/**
 * The tokens of a module one after the other; nothing is executed.
 *
 * @example new ScriptLexer("export default {}").next(); // { kind: 'word', start: 0, end: 6, … }
 */
export class ScriptLexer extends SourceLexer {
  /** Whether a slash here begins a regular expression. */
  #mayBePattern = true;

  constructor(text: string) {
    super(text);
    if (text.charCodeAt(0) === 0xfeff) this.at = 1;
    if (text.startsWith('#!', this.at)) this.at = endOfLine(text, this.at);
  }

  /** The next token; undefined at the end of the file. */
  next(): ScriptToken | undefined {
    const comments = this.skipSpace();
    const start = this.at;
    if (start >= this.text.length) return undefined;
    const kind = this.#kind(this.text.charAt(start));
    const written = this.text.slice(start, this.at);
    this.#mayBePattern = kind === 'sign' ? !/^[)\]}]$/.test(written) : /^(?:return|typeof|case|in|of)$/.test(written);
    return { kind, start, end: this.at, comments };
  }

  /** Reads a token, to its end. */
  #kind(first: string): ScriptToken['kind'] {
    if (first === "'" || first === '"') {
      this.#readText(first);
      return 'text';
    }
    if (first === '`') {
      this.at = templateEnd(this.text, this.at);
      if (this.text[this.at - 1] !== '`')
        this.fault({ start: this.at - 1, end: this.at }, say`This quotation mark is never closed.`);
      return 'template';
    }
    if (first === '/' && this.#mayBePattern && this.#readsPattern()) return 'pattern';
    if (/[\d.+-]/.test(first) && this.#mayBePattern && this.reads(number)) return 'word';
    if (this.reads(word)) return 'word';
    this.reads(sign);
    return 'sign';
  }

  /** A text ends on its line, but for line ends behind a backslash. */
  #readText(quote: string): void {
    const text = this.text;
    const start = this.at++;
    for (; this.at < text.length; this.at++) {
      const char = text.charAt(this.at);
      if (char === '\\') this.at += text.startsWith('\r\n', this.at + 1) ? 2 : 1;
      else if (char === quote) {
        this.at++;
        return;
      } else if (char === '\n' || char === '\r') break;
    }
    this.at = Math.min(this.at, text.length);
    this.fault({ start, end: start + 1 }, say`This quotation mark is never closed.`);
  }

  #readsPattern(): boolean {
    const text = this.text;
    let inClass = false;
    for (let at = this.at + 1; at < text.length; at++) {
      const char = text.charAt(at);
      if (char === '\n' || char === '\r') return false;
      if (char === '\\') at++;
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      else if (char === '/' && !inClass) {
        this.at = at + 1;
        this.reads(word);
        return true;
      }
    }
    return false;
  }

  protected override endOfLineComment(start: number): number | undefined {
    return this.text.startsWith('//', start) ? endOfLine(this.text, start) : undefined;
  }
}

/** Behind the backtick that closes a template; the end of the text where there is none. Templates stand in one another. */
export function templateEnd(text: string, start: number): number {
  /** What is open: a template, a brace within `${…}`, or a quote there. */
  const open: string[] = [];
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    const inside = open.at(-1);
    if (char === '\\') at++;
    else if (inside === "'" || inside === '"') {
      if (char === inside) open.pop();
    } else if (char === '`') {
      if (inside !== '`') open.push(char);
      else if (open.length === 1) return at + 1;
      else open.pop();
    } else if (inside === '`') {
      if (char === '$' && text[at + 1] === '{') {
        open.push('{');
        at++;
      }
    } else if (char === '{' || char === "'" || char === '"') open.push(char);
    else if (char === '}') open.pop();
  }
  return text.length;
}
