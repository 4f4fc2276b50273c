import type { Content, InlineCode } from '../catalog/content.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { movedEdit } from '../catalog/movedSegment.ts';
import type { Slot } from '../catalog/segment.ts';
import { applyEdits, isWithin, type TextEdit } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';
import type { InnerTexts } from './format.ts';

/** A code whose markup in the value leaves out what is a text of its own: the description of a picture. */
export interface HiddenCode {
  /** As in the value. */
  readonly markup: string;
  /** As it is to stand in the file. */
  readonly raw: string;
  /** Offset behind it in the file. */
  readonly end: number;
}

/**
 * The codes of a slot that the value shows without their own texts, in order.
 *
 * @param inner edits of these texts, in the order of the file; the codes are to stand there with them.
 */
export function hiddenCodes(text: string, slot: Slot, inner: readonly TextEdit[] = []): readonly HiddenCode[] {
  const codes: HiddenCode[] = [];
  let next = 0;
  for (const code of slot.codes) {
    const markup = markupOf(slot, code);
    const range = { start: slot.toText(code.start), end: slot.toText(code.end) };
    const { start, end } = range;
    if (end - start <= markup.length) continue;
    const edits: TextEdit[] = [];
    for (let edit = inner[next]; edit && edit.range.start < end; edit = inner[++next]) {
      if (isWithin(edit.range, range)) edits.push(movedEdit(edit, -start));
    }
    codes.push({ markup, raw: applyEdits(text.slice(start, end), edits), end });
  }
  return codes;
}

const markupOf = ({ value }: Content, code: InlineCode) => value.slice(code.start, code.end);

/**
 * A part of a content as raw text. A code that is shown without its own texts comes with those again: the first one in
 * the part is the first of the same markup that ends behind `offset` in the file.
 *
 * @param encode writes the text between codes; `before` is the raw text so far.
 */
export function encodeCodes(
  part: Content,
  hidden: readonly HiddenCode[],
  offset: number,
  encode: (text: string, before: string) => string,
): string {
  const left = hidden.filter(({ end }) => end > offset);
  let raw = '';
  let from = 0;
  for (const code of part.codes) {
    const markup = markupOf(part, code);
    const index = left.findIndex((other) => other.markup === markup);
    raw += encode(part.value.slice(from, code.start), raw);
    raw += index < 0 ? markup : (left.splice(index, 1)[0]?.raw ?? markup);
    from = code.end;
  }
  return raw + encode(part.value.slice(from), raw);
}

/**
 * Makes sure that a new content has the same codes with texts of their own: those texts would go with them otherwise.
 *
 * @throws EditRefused where it has not.
 */
export function keepHiddenCodes(next: Content, hidden: readonly HiddenCode[], order: InnerTexts['order']): void {
  if (hidden.length === 0) return;
  const markups = hidden.map(({ markup }) => markup);
  const wanted = new Set(markups);
  const kept = next.codes.map((code) => markupOf(next, code)).filter((markup) => wanted.has(markup));
  const [before, after] = order === 'same' ? [markups, kept] : [markups.sort(), kept.sort()];
  if (after.length === before.length && after.every((markup, i) => markup === before[i])) return;
  throw new EditRefused(say`Pictures and links with their own text must stay in this text, in their order.`);
}
