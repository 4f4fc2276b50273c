import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { Sentence } from '../../sentences/sentence.ts';
import { decodeContent } from '../../xml/decodeContent.ts';
import { runsToText } from '../../xml/xmlSlot.ts';
import { literalSlot, wholePair } from '../slot.ts';
import { androidInline } from './androidInline.ts';
import { isSpace, unescapeAndroid } from './unescapeAndroid.ts';

/** How a string resource is written around its text. */
export interface AndroidStyle {
  /** The text stands in one CDATA section. */
  readonly cdata: boolean;
  /** The text stands in one pair of quotation marks, which keep white space and apostrophes. */
  readonly quoted: boolean;
}

/** A fault in the text of a resource, in offsets of the file's text. */
export interface AndroidFault {
  readonly range: TextRange;
  readonly message: Sentence;
  readonly severity: 'error' | 'warning';
}

/** The text of a string resource. */
export interface AndroidText {
  readonly slot: Slot;
  readonly style: AndroidStyle;
  readonly faults: readonly AndroidFault[];
  /** True where a part cannot be replaced by itself: quotation marks or CDATA sections that cover a part of the text. */
  readonly mixed: boolean;
}

const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';

/**
 * Reads a string resource as AAPT2 does (`ResourceUtils::StringBuilder`): white space around it is left out and runs
 * of it are one space unless quotation marks keep them; escapes become what they mean, in CDATA sections too.
 *
 * @param start offset of the content in `text`.
 * @example readAndroid("It\\'s", 0, 5).slot.value; // It's
 */
export function readAndroid(text: string, start: number, end: number): AndroidText {
  let range = trimmed(text, start, end);
  const cdata =
    text.startsWith(cdataStart, range.start) && text.indexOf(cdataEnd, range.start) === range.end - cdataEnd.length;
  if (cdata) range = trimmed(text, range.start + cdataStart.length, range.end - cdataEnd.length);
  const quoted = isQuoted(text, range, cdata);
  if (quoted) range = { start: range.start + 1, end: range.end - 1 };
  const raw = text.slice(range.start, range.end);
  const style = { cdata, quoted };
  if (!/[<&\\"'\r\n\t]| {2}/.test(raw)) return { slot: literalSlot(text, range), style, faults: [], mixed: false };
  const xml = cdata
    ? { value: raw, codes: [], runs: [0, range.start, range.end] }
    : decodeContent(text, range.start, range.end, androidInline);
  const toRaw = (offset: number) => runsToText(range, xml.value, xml.runs, offset);
  const read = unescapeAndroid(xml.value, xml.codes, quoted);
  const { value, codes, offsets } = read;
  // Of several CDATA sections without a text none is it.
  if (value === '') range = { start: range.start, end: range.start };
  const toText = (offset: number) => {
    if (offset <= 0) return range.start;
    if (offset >= value.length) return range.end;
    return toRaw(offsets[wholePair(value, offset)] as number);
  };
  return {
    slot: { range, value, codes, toText },
    style,
    faults: read.faults.map((fault) => ({
      range: { start: toRaw(fault.start), end: toRaw(fault.end) },
      message: fault.message,
      severity: fault.severity,
    })),
    mixed: read.quotes || (!cdata && raw.includes(cdataStart)),
  };
}

/** White space around a resource is never part of its text. */
function trimmed(text: string, start: number, end: number): TextRange {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return from === to ? { start, end: start } : { start: from, end: to };
}

/** True when one pair of quotation marks encloses it all. */
function isQuoted(text: string, { start, end }: TextRange, cdata: boolean): boolean {
  if (end - start < 2 || text[start] !== '"' || text[end - 1] !== '"') return false;
  let tag = false;
  for (let offset = start + 1; offset < end - 1; offset++) {
    const char = text[offset];
    if (tag) tag = char !== '>';
    else if (char === '<' && !cdata) tag = true;
    else if (char === '\\') offset++;
    else if (char === '"' || (char === '&' && !cdata && /^&(?:quot|#34|#x22);/i.test(text.slice(offset, offset + 6))))
      return false;
    if (offset === end - 1) return false;
  }
  return !tag;
}
