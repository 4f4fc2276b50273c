import { type Content, encodedContent, type InlineCode } from '../../catalog/content.ts';
import { movedSlot } from '../../catalog/movedSegment.ts';
import { OpenSpans } from '../../catalog/openSpans.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { keepingParts } from '../keepingParts.ts';
import { literalSlot } from '../slot.ts';
import { SlotBuilder } from '../slotBuilder.ts';

const references: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: '\u00a0',
  lrm: '\u200e',
  rlm: '\u200f',
};
const reference = /&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-z]{2,4}));/y;
const tag =
  /<(?:(\/?)(c|i|b|u|ruby|rt|v|lang)((?:\.[^\s<>.]+)*)(?:[ \t\r\n]+([^<> \t\r\n][^<>]*)?)?|\d+:\d\d(?::\d\d)?\.\d{3})>/y;

const keepingTexts = keepingParts<Slot>();

/**
 * Reads the texts of the cues of one file as {@link vttSlot} does; those that the file before it had too are not read again.
 *
 * @example const slotOf = vttSlots(text); slotOf(cue.text).value
 */
export function vttSlots(text: string): (range: TextRange) => Slot {
  const textOf = keepingTexts();
  return ({ start, end }) => {
    const read = (raw: string) => vttSlot(raw, { start: 0, end: raw.length });
    return movedSlot(textOf(text.slice(start, end), read), start);
  };
}

/**
 * The text of a cue (WebVTT §4.2.2 and §6.4): character references are what they mean, the tags of WebVTT and its
 * timestamps inline codes, line ends `\n`. Anything else in angle brackets is text, as it was surely meant.
 *
 * @param range of the raw text.
 */
function vttSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  if (!/[<&\r]/.test(raw)) return literalSlot(text, range);
  const builder = new SlotBuilder(text);
  const { codes } = builder;
  const open = new OpenSpans<number>((i) => codes[i]?.display);
  /** Where what is not taken yet starts. */
  let from = range.start;
  const put = (value: string, start: number, end: number) => {
    builder.literal(from, start);
    builder.append(value, start, end);
    from = end;
  };
  const signs = /[<&\r]/g;
  for (let match = signs.exec(raw); match; match = signs.exec(raw)) {
    const [sign] = match;
    const start = range.start + match.index;
    const character = sign === '&' ? referenceAt(raw, match.index) : undefined;
    const code = sign === '<' ? tagAt(raw, match.index) : undefined;
    if (sign === '\r') put('\n', start, start + (raw[match.index + 1] === '\n' ? 2 : 1));
    else if (character) put(character.text, start, range.start + character.end);
    else if (code) {
      builder.literal(from, start);
      const { length } = builder;
      from = range.start + code.end;
      builder.literal(start, from);
      codes.push(placed(code, length, builder.length, codes, open));
      if (codes.at(-1)?.kind === 'open') open.push(codes.length - 1);
    } else continue;
    signs.lastIndex = from - range.start;
  }
  builder.literal(from, range.end);
  // A span that nothing closes ends with the cue; its start tag is all there is of it.
  for (const i of open.left()) codes[i] = { ...(codes[i] as InlineCode), kind: 'standalone' };
  return builder.slot(range);
}

/** A text as it stands in a cue. */
export const encodeVtt = (content: Content): string => encodedContent(content, escaped);

/** True where `&` or `<` stand unescaped: text written beside them could turn them into something else. */
export function isLooseVtt(raw: string): boolean {
  for (let offset = raw.search(/[<&]/); offset >= 0 && offset < raw.length; offset++) {
    const token =
      raw[offset] === '&' ? referenceAt(raw, offset) : raw[offset] === '<' ? tagAt(raw, offset) : { end: offset + 1 };
    if (!token) return true;
    offset = token.end - 1;
  }
  return false;
}

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

function referenceAt(raw: string, offset: number): { text: string; end: number } | undefined {
  reference.lastIndex = offset;
  const match = reference.exec(raw);
  if (!match) return undefined;
  const [all, decimal, hex, name] = match;
  const point = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined;
  const text =
    point === undefined
      ? references[name ?? '']
      : point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
        ? String.fromCodePoint(point)
        : undefined;
  // A carriage return by reference would be taken for a line end of the file.
  return text === undefined || text === '\r' ? undefined : { text, end: offset + all.length };
}

interface Tag {
  readonly end: number;
  readonly close: boolean;
  /** Undefined for a timestamp. */
  readonly name: string | undefined;
  readonly id: string;
}

function tagAt(raw: string, offset: number): Tag | undefined {
  tag.lastIndex = offset;
  const match = tag.exec(raw);
  if (!match) return undefined;
  const [all, slash, name, classes = '', annotation = ''] = match;
  const end = offset + all.length;
  if (!name) return { end, close: false, name: undefined, id: all };
  // The name of who speaks is for people: it is translated, or written in other letters.
  const note = name === 'lang' ? annotation.trim() : '';
  return { end, close: slash === '/', name, id: `${name}${classes}${note ? `:${note}` : ''}` };
}

/** A tag as a code; an end tag closes the innermost span of its name. */
function placed(
  tag: Tag,
  start: number,
  end: number,
  codes: readonly InlineCode[],
  open: OpenSpans<number>,
): InlineCode {
  if (tag.name === undefined) return { start, end, kind: 'standalone', id: tag.id, display: 'time' };
  if (!tag.close) return { start, end, kind: 'open', id: tag.id, display: tag.name };
  const opened = open.take(tag.name);
  if (opened === undefined) return { start, end, kind: 'standalone', id: `/${tag.id}`, display: tag.name };
  return { start, end, kind: 'close', id: codes[opened]?.id ?? tag.id, display: tag.name };
}
