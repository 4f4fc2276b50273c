import type { Draft } from '../../catalog/draft.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import { type HtmlToken, htmlTokens } from './htmlTokens.ts';

/** A part of a text: a token, or several that are one code (`<code>…</code>`). */
export interface HtmlPart extends TextRange {
  readonly kind: 'text' | 'entity' | 'open' | 'close' | 'standalone' | 'hidden';
  /** Of codes: what makes them the same in two languages. Of entities: what they stand for. */
  readonly name: string;
  /** Ranges in a code that are texts of their own, and are not in the value: the description of a picture. */
  readonly without?: readonly TextRange[];
}

/** What a text is in, where it is not read as the text of a paragraph is. */
export type HtmlPlace = 'attribute' | 'preformatted';

/** A slot that tells what its text is in. */
interface PlacedSlot extends Slot {
  readonly place?: HtmlPlace;
}

/** What a text is in; undefined for that of a paragraph, and for a slot that this format did not read. */
export function htmlPlace(target: PlacedSlot | undefined): HtmlPlace | undefined {
  return target?.place;
}

const white = /[ \t\n\f\r]/;

/**
 * Parts of a text as one slot. A run of white space reads as one space, as a browser shows it.
 *
 * @param keepSpace true where white space is shown as it is written (`pre`); line ends read as `\n`.
 */
export function htmlSlot(text: string, parts: readonly HtmlPart[], range: TextRange, keepSpace: boolean): Slot {
  const builder = new SlotBuilder(text);
  for (const part of parts) {
    if (part.kind === 'text') addText(builder, text, part.start, part.end, keepSpace);
    else if (part.kind !== 'entity') addCode(builder, part, part.name);
    // A reference to white space would be read as part of what stands beside it.
    else if (white.test(part.name)) addCode(builder, part, text.slice(part.start, part.end));
    else builder.append(part.name, part.start, part.end);
  }
  return keepSpace ? placed(builder.slot(range), 'preformatted') : builder.slot(range);
}

/** Parts without white space, comments and scripts at the ends. */
export function trimmedParts(text: string, run: readonly HtmlPart[], keepSpace: boolean): HtmlPart[] {
  const rawOf = ({ start, end }: HtmlPart) => text.slice(start, end);
  const isNothing = (part: HtmlPart | undefined) =>
    part !== undefined &&
    (part.kind === 'hidden' || (part.kind === 'text' && (keepSpace ? rawOf(part) : rawOf(part).trim()) === ''));
  let from = 0;
  let to = run.length;
  while (isNothing(run[from])) from++;
  while (to > from && isNothing(run[to - 1])) to--;
  const parts = run.slice(from, to);
  if (keepSpace) return parts;
  const first = parts[0];
  const start = first?.kind === 'text' ? first.end - rawOf(first).trimStart().length : 0;
  if (first && start > first.start) parts[0] = textPart(start, first.end);
  const last = parts.at(-1);
  const end = last?.kind === 'text' ? last.start + rawOf(last).trimEnd().length : 0;
  if (last?.kind === 'text' && end < last.end) parts[parts.length - 1] = textPart(last.start, end);
  return parts;
}

const textPart = (start: number, end: number): HtmlPart => ({ start, end, kind: 'text', name: '' });

/** By assignment: a copy of a slot costs as much as reading it. */
function placed(slot: Draft<PlacedSlot>, place: HtmlPlace): Slot {
  slot.place = place;
  return slot;
}

function addCode(builder: SlotBuilder, part: HtmlPart, id: string): void {
  const kind = part.kind === 'open' || part.kind === 'close' ? part.kind : 'standalone';
  builder.code(part, kind, id, part.without, part.kind === 'hidden');
}

const lineEnd = /\r\n?/g;
const oddSpace = /[ \t\n\f\r]{2,}|[\t\n\f\r]/g;

function addText(builder: SlotBuilder, text: string, start: number, end: number, keepSpace: boolean): void {
  const odd = keepSpace ? lineEnd : oddSpace;
  const raw = text.slice(start, end);
  let offset = start;
  for (let match = odd.exec(raw); match; match = odd.exec(raw)) {
    const from = start + match.index;
    builder.literal(offset, from);
    offset = from + match[0].length;
    builder.append(keepSpace ? '\n' : ' ', from, offset);
  }
  builder.literal(offset, end);
}

/**
 * The value of an attribute as a slot: references resolved, runs of white space as one space, none at the ends; tags of
 * templates are inline codes.
 *
 * @param range of the raw value, without quotes.
 */
export function attributeSlot(text: string, { start, end }: TextRange): Slot {
  let from = start;
  let to = end;
  while (from < to && white.test(text.charAt(from))) from++;
  while (to > from && white.test(text.charAt(to - 1))) to--;
  // As text of an element that knows no tags the value is read by the same rules but for some references without “;”.
  const before = '<textarea>';
  const raw = text.slice(from, to);
  const builder = new SlotBuilder(text);
  const shift = from - before.length;
  if (!/[&<{]/.test(raw)) addText(builder, text, from, to, false);
  else
    for (const token of htmlTokens(`${before}${raw}`).slice(1)) {
      const part = { start: token.start + shift, end: token.end + shift };
      const bare = token.kind === 'entity' && !raw.endsWith(';', part.end - from);
      if (token.kind === 'entity' && !bare) builder.append(token.name, part.start, part.end);
      else if (token.kind === 'text' || bare) addText(builder, text, part.start, part.end, false);
      else builder.code(part, 'standalone', codeName(text.slice(part.start, part.end)));
    }
  return placed(builder.slot({ start: from, end: to }), 'attribute');
}

/** The tag of a template in one spelling: without the spaces that make no difference. */
export function codeName(raw: string): string {
  return raw.length > 200 ? raw.slice(0, 200) : raw.replace(/\s+/g, '');
}

/** A token as a part of a text. */
export function partOf(text: string, token: HtmlToken): HtmlPart {
  const { start, end, kind } = token;
  if (kind === 'template') return { start, end, kind: 'standalone', name: codeName(text.slice(start, end)) };
  if (kind === 'hidden') return { start, end, kind, name: '!--' };
  return token as HtmlPart;
}
