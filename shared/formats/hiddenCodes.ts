import type { Content, InlineCode } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';
import { EditRefused } from './format.ts';

/** A code whose markup in the value leaves out what is a text of its own: the description of a picture. */
export interface HiddenCode {
  /** As in the value. */
  readonly markup: string;
  /** As in the file. */
  readonly raw: string;
  /** Offset behind it in the file. */
  readonly end: number;
}

/** The codes of a slot that the value shows without their own texts, in order. */
export function hiddenCodes(text: string, slot: Slot): readonly HiddenCode[] {
  const found: HiddenCode[] = [];
  for (const code of slot.codes) {
    const markup = markupOf(slot, code);
    const [start, end] = [slot.toText(code.start), slot.toText(code.end)];
    if (end - start > markup.length) found.push({ markup, raw: text.slice(start, end), end });
  }
  return found;
}

const markupOf = ({ value }: Content, code: InlineCode) => value.slice(code.start, code.end);

/**
 * A part of a content as raw text. A code that is shown without its own texts comes with those again: the first one in
 * the part is the first of the same markup that ends behind `at` in the file.
 *
 * @param encode writes the text between codes; `before` is the raw text so far.
 */
export function encodeCodes(
  part: Content,
  hidden: readonly HiddenCode[],
  at: number,
  encode: (text: string, before: string) => string,
): string {
  const left = hidden.filter(({ end }) => end > at);
  let raw = '';
  let from = 0;
  for (const code of part.codes) {
    const markup = markupOf(part, code);
    const found = left.findIndex((other) => other.markup === markup);
    raw += encode(part.value.slice(from, code.start), raw);
    raw += found < 0 ? markup : (left.splice(found, 1)[0]?.raw ?? markup);
    from = code.end;
  }
  return raw + encode(part.value.slice(from), raw);
}

/**
 * Makes sure that a new content has the same codes with texts of their own in the same order: those texts would go with
 * them otherwise, or change their names.
 *
 * @throws EditRefused where it has not.
 */
export function keepHiddenCodes(next: Content, hidden: readonly HiddenCode[]): void {
  if (hidden.length === 0) return;
  const markups = new Set(hidden.map(({ markup }) => markup));
  const kept = next.codes.map((code) => markupOf(next, code)).filter((markup) => markups.has(markup));
  if (kept.length === hidden.length && kept.every((markup, i) => markup === hidden[i]?.markup)) return;
  throw new EditRefused('The pictures and links in this text that have texts of their own must stay, in their order.');
}
