import { type Content, sameContent } from '../catalog/content.ts';
import { minimalEdit } from '../catalog/minimalEdit.ts';
import type { Slot } from '../catalog/segment.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { encodeCdata, encodeContent, lineEndFor, refuseBroken } from './encodeContent.ts';

const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';
/** Unescaped characters, which text written beside them could turn into markup: such a content is written again. */
const bare = /&(?!#?[\w:.-]+;)|<(?![\p{L}_:/!?])/u;

/**
 * The smallest edit that gives an element's content another value. Inside a CDATA section text stays unescaped.
 *
 * @param encode how the format writes text; default: escaped where XML asks for it.
 * @returns undefined when nothing changes.
 * @throws EditRefused when the codes do not fit together or a character is impossible in XML.
 */
export function editSlot(text: string, slot: Slot, next: Content, encode = encodeContent): TextEdit | undefined {
  if (sameContent(slot, next)) return undefined;
  refuseBroken(next);
  return editPart(text, slot, next, encode);
}

/** As {@link editSlot}, for a part of a content whose codes need not fit together by themselves. */
export function editPart(text: string, slot: Slot, next: Content, encode = encodeContent): TextEdit | undefined {
  if (sameContent(slot, next)) return undefined;
  const lineEnd = lineEndFor(next.value, text);
  const cdata = cdataRange(text, slot);
  const raw = text.slice(slot.range.start, slot.range.end);
  if (!cdata) {
    const isEscaped = !raw.includes(cdataStart) && !bare.test(raw);
    const edit = isEscaped ? minimalEdit(slot, next, (part) => encode(part, lineEnd)) : undefined;
    return edit && !joinsLineEnds(text, edit) ? edit : { range: slot.range, newText: encode(next, lineEnd) };
  }
  if (next.codes.length > 0) {
    const range = { start: cdata.start - cdataStart.length, end: cdata.end + cdataEnd.length };
    return { range, newText: encode(next, lineEnd) };
  }
  const edit = /\]\]>|\r/.test(next.value)
    ? undefined
    : minimalEdit(insideCdata(slot, cdata), next, (part) => encodeCdata(part.value, lineEnd));
  return edit && !joinsLineEnds(text, edit) ? edit : { range: cdata, newText: encodeCdata(next.value, lineEnd) };
}

/** Whether an edit makes one line end of a carriage return and a line feed that were two (XML 1.0 §2.11). */
function joinsLineEnds(text: string, { range, newText }: TextEdit): boolean {
  const [before, behind] = [text.charAt(range.start - 1), text.charAt(range.end)];
  if (newText === '') return before === '\r' && behind === '\n';
  return (before === '\r' && newText.startsWith('\n')) || (newText.endsWith('\r') && behind === '\n');
}

/** The inside of the one CDATA section that a slot's content is; undefined when it is anything else. */
function cdataRange(text: string, { range }: Slot): TextRange | undefined {
  const { start, end } = range;
  if (start === end && text.startsWith(cdataStart + cdataEnd, start - cdataStart.length)) return range;
  if (!text.startsWith(cdataStart, start) || text.indexOf(cdataEnd, start) !== end - cdataEnd.length) return undefined;
  return { start: start + cdataStart.length, end: end - cdataEnd.length };
}

/** The same value with the section's own bounds as its range. */
function insideCdata(slot: Slot, range: TextRange): Slot {
  const { value } = slot;
  return {
    value,
    codes: [],
    range,
    toText: (offset) => (offset <= 0 ? range.start : offset >= value.length ? range.end : slot.toText(offset)),
  };
}
