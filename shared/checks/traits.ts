import type { Content } from '../catalog/content.ts';
import type { Segment } from '../catalog/segment.ts';
import { usesOtherSigns } from '../messages/analyzeMessage.ts';
import type { CheckContext } from './check.ts';

/** What a text may have in it, as bits of a {@link Traits}. A bit that is not set is certain; one that is set is a hint. */
export const trait = {
  /** A character that every placeholder and tag has (`% { } $ <`), or an inline code. */
  special: 1,
  /** A decimal digit of any script. */
  digit: 2,
  /** Two spaces in a row. */
  doubleSpace: 4,
  /** A line feed. */
  lineBreak: 8,
  /** White space at the start. */
  leadingSpace: 16,
  /** White space at the end. */
  trailingSpace: 32,
  /** A control character, or one that nobody sees. */
  invisible: 64,
  /** Nothing but white space, or nothing at all. */
  blank: 128,
  /** A bracket. */
  bracket: 256,
  /** A quotation mark or an apostrophe. */
  quote: 512,
  /** A sign that is no letter and no punctuation: `@ # % = | + \\`, currencies, `© ® ° §`. */
  symbol: 1024,
  /** A tab or a carriage return. */
  control: 2048,
  /** A mark of sentences: `. , ; : ! ?`. */
  sentence: 4096,
  /** A character beyond ASCII. */
  beyondAscii: 8192,
} as const;

/** Bits of {@link trait}. */
export type Traits = number;

/** The traits of both sides of a segment; none for a side that is not there. */
export interface SegmentTraits {
  readonly source: Traits;
  readonly target: Traits;
}

/** Set in the table for characters that can be seen; all bits above it are not part of {@link Traits}. */
const visible = 1 << 14;

/** First of the characters that the table leaves out: Arabic-Indic digits are the first digits beyond ASCII. */
const beyond = 0x0660;

const table = new Uint16Array(beyond);
for (let code = 0; code < beyond; code++) {
  const char = String.fromCharCode(code);
  let bits = /\s/.test(char) ? 0 : visible;
  if (/[%{}$<]/.test(char)) bits |= trait.special;
  if (/\d/.test(char)) bits |= trait.digit;
  if (code === 10) bits |= trait.lineBreak;
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c]/.test(char)) bits |= trait.invisible;
  if (/[()[\]{}«»‹›]/.test(char)) bits |= trait.bracket;
  if (/["'«»‹›`´]/.test(char)) bits |= trait.quote;
  if (/[@#%=|\\+$£¥§©®°]/.test(char)) bits |= trait.symbol;
  if (code === 9 || code === 13) bits |= trait.control;
  if (/[.,;:!?¡¿\u060c\u061b\u061f]/.test(char)) bits |= trait.sentence;
  if (code > 127) bits |= trait.beyondAscii;
  table[code] = bits;
}

/** What a character that the table leaves out may be. */
const beyondTable =
  trait.digit | trait.invisible | trait.bracket | trait.quote | trait.symbol | trait.sentence | trait.beyondAscii;

/**
 * What stands in a text, found in one pass over it: it tells most checks that they have nothing to look for.
 *
 * @example (traitsOf(plain('Hello  you')) & trait.doubleSpace) !== 0; // true
 */
export function traitsOf(content: Content | undefined): Traits {
  if (content === undefined) return 0;
  const { value, codes } = content;
  const { length } = value;
  let bits = codes.length > 0 ? trait.special : 0;
  let before = 0;
  for (let at = 0; at < length; at++) {
    const code = value.charCodeAt(at);
    if (code < beyond) {
      bits |= table[code] ?? 0;
      if (code === 32 && before === 32) bits |= trait.doubleSpace;
    } else bits |= beyondTable | (isSpace(code) ? 0 : visible);
    before = code;
  }
  if ((bits & visible) === 0) bits |= trait.blank;
  if (length > 0) {
    if (isSpace(value.charCodeAt(0))) bits |= trait.leadingSpace;
    if (isSpace(before)) bits |= trait.trailingSpace;
  }
  return bits & (visible - 1);
}

/** The traits of both sides of a segment. */
export function segmentTraits(segment: Segment): SegmentTraits {
  const target = traitsOf(segment.target);
  return { source: segment.source === segment.target ? target : traitsOf(segment.source), target };
}

/** Whether either side of a segment may have placeholders, tags or codes, or be a message with faults. */
export function mayHaveUnits(segment: Segment, { source, target }: SegmentTraits, { catalog }: CheckContext): boolean {
  return ((source | target) & trait.special) !== 0 || usesOtherSigns(segment.syntaxes ?? catalog.syntaxes);
}

/** White space as `\s` has it. */
function isSpace(code: number): boolean {
  if (code < beyond) return ((table[code] ?? 0) & visible) === 0;
  if (code < 0x1680) return false;
  return (
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x1680 ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
