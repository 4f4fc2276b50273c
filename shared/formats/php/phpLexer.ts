import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { SourceLexer } from '../entryTree/sourceLexer.ts';
import { endOfLine } from '../lines.ts';

/** A word of PHP: a text with its quotes, a heredoc, a name or number, a variable, or a sign such as `=>`. */
export interface PhpToken extends TextRange {
  readonly kind: 'text' | 'heredoc' | 'word' | 'variable' | 'sign';
  /** The comments between the token before and this one, with their signs. */
  readonly comments: readonly TextRange[];
}

const word = /[\w\\\x80-\uffff]+/y;
const sign = /=>|[=!<>]==?|[.+]=|->|::|./sy;
const heredocStart = /<<<[ \t]*(["']?)([A-Za-z_\x80-\uffff][\w\x80-\uffff]*)\1(?=[\r\n])/y;

/**
 * The tokens of a PHP file one after the other; what stands outside of `<?php … ?>` is passed over.
 *
 * @example new PhpLexer('<?php return [];').next(); // { kind: 'word', start: 6, end: 12, … }
 */
export class PhpLexer extends SourceLexer {
  constructor(text: string) {
    super(text);
    this.offset = this.#opening(0);
  }

  /** The next token; undefined at the end of the file. */
  next(): PhpToken | undefined {
    const comments = this.skipSpace();
    const start = this.offset;
    if (start >= this.text.length) return undefined;
    const kind = this.#kind(this.text.charAt(start));
    return { kind, start, end: this.offset, comments };
  }

  /** Reads a token, to its end. */
  #kind(first: string): PhpToken['kind'] {
    const text = this.text;
    if (first === "'" || first === '"' || first === '`') {
      this.#readText(first);
      return 'text';
    }
    if (first === '<' && this.#readsHeredoc()) return 'heredoc';
    if (first === '$') {
      this.offset++;
      return this.reads(word) ? 'variable' : 'sign';
    }
    if (this.reads(word)) return 'word';
    if (text.startsWith('?>', this.offset)) this.offset = this.#opening(this.offset + 2);
    else this.reads(sign);
    return 'sign';
  }

  #readText(quote: string): void {
    const text = this.text;
    const start = this.offset++;
    for (; this.offset < text.length; this.offset++) {
      const char = text.charAt(this.offset);
      if (char === '\\') this.offset++;
      else if (char === '{' && quote === '"' && text[this.offset + 1] === '$')
        this.offset = endOfBraces(text, this.offset) - 1;
      else if (char === quote) {
        this.offset++;
        return;
      }
    }
    this.offset = text.length;
    this.fault({ start, end: start + 1 }, say`This quotation mark is never closed.`);
  }

  /** A heredoc reaches up to the line that has its name, or to the end of the file. */
  #readsHeredoc(): boolean {
    const text = this.text;
    const start = this.offset;
    heredocStart.lastIndex = start;
    const name = heredocStart.exec(text)?.[2];
    if (name === undefined) return false;
    for (let end = endOfLine(text, start); end < text.length; end = endOfLine(text, this.offset)) {
      this.offset = end + 1;
      while (text[this.offset] === ' ' || text[this.offset] === '\t') this.offset++;
      if (!text.startsWith(name, this.offset) || /[\w\x80-\uffff]/.test(text.charAt(this.offset + name.length)))
        continue;
      this.offset += name.length;
      return true;
    }
    this.offset = text.length;
    this.fault(
      { start, end: endOfLine(text, start) },
      say`This text must end with a line “${name}”, which is missing.`,
    );
    return true;
  }

  protected override endOfLineComment(start: number): number | undefined {
    const { text } = this;
    return text[start] === '#' || text.startsWith('//', start) ? endOfComment(text, start) : undefined;
  }

  /** Behind the next `<?php`. */
  #opening(from: number): number {
    const pattern = /<\?(?:php(?![\w])|=)/gi;
    pattern.lastIndex = from;
    return pattern.test(this.text) ? pattern.lastIndex : this.text.length;
  }
}

/** Where a comment on one line ends: before `?>` as well. */
function endOfComment(text: string, offset: number): number {
  const end = endOfLine(text, offset);
  const closing = text.slice(offset, end).indexOf('?>');
  return closing < 0 ? end : offset + closing;
}

/** Behind the brace that closes `{$…}`, texts with braces in it passed over; the end of the text where there is none. */
export function endOfBraces(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let offset = start; offset < text.length; offset++) {
    const char = text.charAt(offset);
    if (char === '\\') offset++;
    else if (quote) quote = char === quote ? '' : quote;
    else if (char === "'" || char === '"') quote = char;
    else if (char === '{') depth++;
    else if (char === '}' && --depth === 0) return offset + 1;
  }
  return text.length;
}
