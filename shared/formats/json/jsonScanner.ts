import { createScanner, type JSONScanner } from 'jsonc-parser';

/** The part of jsonc-parser's scanner that reading needs. */
export interface JsonScanner
  extends Pick<JSONScanner, 'scan' | 'setPosition' | 'getTokenOffset' | 'getTokenLength' | 'getTokenError'> {
  /** False where the last token is a string that reads as it is written. */
  hasEscapes(): boolean;
}

// The numbers of jsonc-parser's SyntaxKind.
const punctuation = new Map([
  ['{', 1],
  ['}', 2],
  ['[', 3],
  [']', 4],
  [',', 5],
  [':', 6],
]);
const stringLiteral = 10;
const punctuationOf = new Uint8Array(128);
for (const [character, token] of punctuation) punctuationOf[character.charCodeAt(0)] = token;

const quote = 0x22;
const backslash = 0x5c;

/**
 * A scanner of JSON whose tokens are jsonc-parser's, white space left out. What nearly every file consists of,
 * punctuation and strings that are well formed, is told without it, and nothing is made for a token.
 */
export function jsonScanner(text: string): JsonScanner {
  const careful = createScanner(text, false);
  let position = 0;
  let start = 0;
  /** True when the last token is one of `careful`. */
  let asked = false;
  let escapes = false;

  /** The next of each of these at or behind the last string; the text's end where there is none. */
  let [backslashAt, feedAt, returnAt, tabAt] = [-1, -1, -1, -1];
  const next = (character: string, from: number): number => {
    const found = text.indexOf(character, from);
    return found < 0 ? text.length : found;
  };
  const otherControls = /[\x00-\x08\x0b\x0c\x0e-\x1f]/.test(text);

  /** Behind the string that starts at an offset; -1 where there is something amiss with it. */
  const stringEnd = (from: number): number => {
    // A search for one character costs a third of looking at each.
    const end = otherControls ? -1 : text.indexOf('"', from + 1);
    if (end < 0) return carefulEnd(from + 1);
    if (feedAt < from) feedAt = next('\n', from);
    if (returnAt < from) returnAt = next('\r', from);
    if (tabAt < from) tabAt = next('\t', from);
    if (backslashAt < from) backslashAt = next('\\', from);
    const plainEnd = backslashAt < end ? backslashAt : end;
    if (feedAt < plainEnd || returnAt < plainEnd || tabAt < plainEnd) return -1;
    return plainEnd === end ? end + 1 : carefulEnd(plainEnd);
  };
  /** The same, for a string that is in order up to an offset. */
  const carefulEnd = (from: number): number => {
    for (let at = from; ; at++) {
      const unit = text.charCodeAt(at);
      if (unit === quote) return at + 1;
      if (unit === backslash) {
        escapes = true;
        const length = escapeLength(text, at);
        if (length === 0) return -1;
        at += length - 1;
      } else if (!(unit >= 0x20)) return -1;
    }
  };
  return {
    setPosition(at) {
      position = at;
    },
    scan() {
      let unit = text.charCodeAt(position);
      while (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09) unit = text.charCodeAt(++position);
      start = position;
      asked = false;
      escapes = false;
      if (unit === quote) {
        const end = stringEnd(start);
        if (end > 0) {
          position = end;
          return stringLiteral;
        }
      } else if (unit < 128 && punctuationOf[unit] !== 0) {
        position = start + 1;
        return punctuationOf[unit] as number;
      }
      asked = true;
      careful.setPosition(start);
      const token = careful.scan();
      position = careful.getPosition();
      return token;
    },
    getTokenOffset: () => (asked ? careful.getTokenOffset() : start),
    getTokenLength: () => (asked ? careful.getTokenLength() : position - start),
    getTokenError: () => (asked ? careful.getTokenError() : 0),
    hasEscapes: () => asked || escapes,
  };
}

/** Whether a text is one string with its quotes, and nothing is amiss with it. */
export function isWholeString(text: string): boolean {
  const scanner = jsonScanner(text);
  const token = scanner.scan();
  return token === stringLiteral && scanner.getTokenError() === 0 && scanner.getTokenLength() === text.length;
}

/** How long the escape at a backslash is; 0 where JSON knows no such escape (RFC 8259 §7). */
function escapeLength(text: string, at: number): number {
  switch (text.charCodeAt(at + 1)) {
    case 0x22: // "
    case 0x5c: // \
    case 0x2f: // /
    case 0x62: // b
    case 0x66: // f
    case 0x6e: // n
    case 0x72: // r
    case 0x74: // t
      return 2;
    case 0x75: // u
      for (let digit = at + 2; digit < at + 6; digit++) if (!isHex(text.charCodeAt(digit))) return 0;
      return 6;
    default:
      return 0;
  }
}

function isHex(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);
}
