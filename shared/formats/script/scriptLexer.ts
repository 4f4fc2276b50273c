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
    if (text.charCodeAt(0) === 0xfeff) this.offset = 1;
    if (text.startsWith('#!', this.offset)) this.offset = endOfLine(text, this.offset);
  }

  /** The next token; undefined at the end of the file. */
  next(): ScriptToken | undefined {
    const comments = this.skipSpace();
    const start = this.offset;
    if (start >= this.text.length) return undefined;
    const kind = this.#kind(this.text.charAt(start));
    const written = this.text.slice(start, this.offset);
    this.#mayBePattern = kind === 'sign' ? !/^[)\]}]$/.test(written) : /^(?:return|typeof|case|in|of)$/.test(written);
    return { kind, start, end: this.offset, comments };
  }

  /** Reads a token, to its end. */
  #kind(first: string): ScriptToken['kind'] {
    if (first === "'" || first === '"') {
      this.#readText(first);
      return 'text';
    }
    if (first === '`') {
      this.offset = templateEnd(this.text, this.offset);
      if (this.text[this.offset - 1] !== '`')
        this.fault({ start: this.offset - 1, end: this.offset }, say`This quotation mark is never closed.`);
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
    const start = this.offset++;
    for (; this.offset < text.length; this.offset++) {
      const char = text.charAt(this.offset);
      if (char === '\\') this.offset += text.startsWith('\r\n', this.offset + 1) ? 2 : 1;
      else if (char === quote) {
        this.offset++;
        return;
      } else if (char === '\n' || char === '\r') break;
    }
    this.offset = Math.min(this.offset, text.length);
    this.fault({ start, end: start + 1 }, say`This quotation mark is never closed.`);
  }

  #readsPattern(): boolean {
    const text = this.text;
    let inClass = false;
    for (let offset = this.offset + 1; offset < text.length; offset++) {
      const char = text.charAt(offset);
      if (char === '\n' || char === '\r') return false;
      if (char === '\\') offset++;
      else if (char === '[') inClass = true;
      else if (char === ']') inClass = false;
      else if (char === '/' && !inClass) {
        this.offset = offset + 1;
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
function templateEnd(text: string, start: number): number {
  /** What is open: a template, a brace within `${…}`, or a quote there. */
  const open: string[] = [];
  for (let offset = start; offset < text.length; offset++) {
    const char = text.charAt(offset);
    const inside = open.at(-1);
    if (char === '\\') offset++;
    else if (inside === "'" || inside === '"') {
      if (char === inside) open.pop();
    } else if (char === '`') {
      if (inside !== '`') open.push(char);
      else if (open.length === 1) return offset + 1;
      else open.pop();
    } else if (inside === '`') {
      if (char === '$' && text[offset + 1] === '{') {
        open.push('{');
        offset++;
      }
    } else if (char === '{' || char === "'" || char === '"') open.push(char);
    else if (char === '}') open.pop();
  }
  return text.length;
}
