import { createScanner, type JSONScanner } from 'jsonc-parser';
import { closeBrace, closeBracket, colon, comma, openBrace, openBracket, stringLiteral } from './jsonTokens.ts';

/** The part of jsonc-parser's scanner that reading needs. */
export interface JsonScanner
  extends Pick<JSONScanner, 'scan' | 'setPosition' | 'getTokenOffset' | 'getTokenLength' | 'getTokenError'> {
  /** False where the last token is a string that reads as it is written. */
  hasEscapes(): boolean;
  /**
   * Reads a member whose key reads as it is written and whose value is a string that is in order.
   *
   * @returns false where no such member stands here: nothing is read then.
   */
  scanMember(member: TextMember): boolean;
}

/** Where a member of an object stands that holds a text: offsets with quotes. */
export interface TextMember {
  keyStart: number;
  keyEnd: number;
  start: number;
  end: number;
  /** Whether a comma stands right behind it. */
  hasComma: boolean;
}

const punctuation = new Map([
  ['{', openBrace],
  ['}', closeBrace],
  ['[', openBracket],
  [']', closeBracket],
  [',', comma],
  [':', colon],
]);
const punctuationOf = new Uint8Array(128);
for (const [character, token] of punctuation) punctuationOf[character.charCodeAt(0)] = token;

const quote = 0x22;
const backslash = 0x5c;

/** What stands for itself in a string, and escapes of JSON: so many at a time, since a match keeps each in mind. */
const plain = '[^"\\\\\\0-\\x1f]*';
const escaped = `${plain}(?:\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4})${plain}){0,30}`;
const space = '[ \\t\\r\\n]*';
const plainString = new RegExp(`"${plain}"`, 'y');
const escapedString = new RegExp(`"${escaped}"`, 'y');
/** Most members of a large file. One expression reads them twice as fast as token by token. */
const textMember = new RegExp(`"${plain}"${space}:${space}"${escaped}",?`, 'y');

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

  /** Behind the string that starts at an offset; -1 where there is something amiss with it. */
  const stringEnd = (from: number): number => {
    plainString.lastIndex = from;
    if (plainString.test(text)) return plainString.lastIndex;
    escapes = true;
    escapedString.lastIndex = from;
    return escapedString.test(text) ? escapedString.lastIndex : carefulEnd(from + 1);
  };
  /** The same, for a string that is in order up to an offset. */
  const carefulEnd = (from: number): number => {
    for (let offset = from; ; offset++) {
      const unit = text.charCodeAt(offset);
      if (unit === quote) return offset + 1;
      if (unit === backslash) {
        const length = escapeLength(text, offset);
        if (length === 0) return -1;
        offset += length - 1;
      } else if (!(unit >= 0x20)) return -1;
    }
  };
  /** The first unit that is no white space; `position` is its offset. */
  const skipSpace = (): number => {
    let unit = text.charCodeAt(position);
    while (unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09) unit = text.charCodeAt(++position);
    return unit;
  };
  return {
    setPosition(offset) {
      position = offset;
    },
    scanMember(member) {
      if (skipSpace() !== quote) return false;
      textMember.lastIndex = position;
      if (!textMember.test(text)) return false;
      const behind = textMember.lastIndex;
      member.keyStart = position;
      member.keyEnd = text.indexOf('"', position + 1) + 1;
      member.start = text.indexOf('"', member.keyEnd);
      member.hasComma = text.charCodeAt(behind - 1) !== quote;
      member.end = member.hasComma ? behind - 1 : behind;
      position = behind;
      return true;
    },
    scan() {
      const unit = skipSpace();
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
function escapeLength(text: string, offset: number): number {
  switch (text.charCodeAt(offset + 1)) {
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
      for (let digit = offset + 2; digit < offset + 6; digit++) if (!isHex(text.charCodeAt(digit))) return 0;
      return 6;
    default:
      return 0;
  }
}

function isHex(unit: number): boolean {
  return (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x46) || (unit >= 0x61 && unit <= 0x66);
}
