import type { Content, InlineCode } from '../catalog/content.ts';
import type { MessageUnit } from './message.ts';

/** A part of a text that nobody types: an inline code, a tag, a placeholder. It is kept, moved or removed as a whole. */
export interface Chip {
  /** As it stands in the value. */
  readonly raw: string;
  readonly type: MessageUnit['type'];
  readonly kind: MessageUnit['kind'];
  /** Short, for people: the id of an inline code, otherwise its first characters. */
  readonly label: string;
}

/** A stretch of text, or a chip. */
export type Piece = string | Chip;

/** Longer chips are shown by their beginning. */
const longestLabel = 28;

/**
 * A value as the text that people write and the chips between, in order.
 *
 * Law: the `raw` of the chips and the text, one after the other, are the value.
 *
 * @param units those of the value, in order, without overlap. Marks of access keys stay text: they stand within words.
 * @example chipsOf(plain('Hi %s'), analyzeMessage(plain('Hi %s'), ['printf']).units) // ['Hi ', { raw: '%s', … }]
 */
export function chipsOf(content: Content, units: readonly MessageUnit[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const unit of units) {
    if (unit.syntax === 'accelerator' || unit.start < end || unit.end <= unit.start) continue;
    if (unit.start > end) pieces.push(content.value.slice(end, unit.start));
    const raw = content.value.slice(unit.start, unit.end);
    pieces.push({ raw, type: unit.type, kind: unit.kind, label: labelOf(raw, unit) });
    end = unit.end;
  }
  if (end < content.value.length) pieces.push(content.value.slice(end));
  return pieces;
}

/**
 * The content that pieces stand for. What a chip of type `code` holds is markup of the file; the same characters in a
 * stretch of text are text, so that nothing that somebody types becomes markup.
 *
 * @param codes by their raw markup: those that the segment may have. A chip with other markup becomes text.
 * @example contentOfChips(['Los ', chip], codeTexts(segment.source, segment.target))
 */
export function contentOfChips(pieces: readonly Piece[], codes: ReadonlyMap<string, InlineCode>): Content {
  let value = '';
  const placed: InlineCode[] = [];
  for (const piece of pieces) {
    const raw = typeof piece === 'string' ? piece : piece.raw;
    const code = typeof piece === 'string' || piece.type !== 'code' ? undefined : codes.get(raw);
    if (code) placed.push({ ...code, start: value.length, end: value.length + raw.length });
    value += raw;
  }
  return { value, codes: placed };
}

/** The bare text of pieces, markup included. */
export function textOfChips(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join('');
}

/**
 * How long a text is as its file counts it: without inline codes, in code points or in bytes of UTF-8.
 *
 * @example lengthOf(['Go 👍'], 'char') // 4
 */
export function lengthOf(pieces: readonly Piece[], unit: 'char' | 'byte'): number {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if (piece.type !== 'code') text += piece.raw;
  }
  return unit === 'byte' ? new TextEncoder().encode(text).length : [...text].length;
}

function labelOf(raw: string, { type, id }: MessageUnit): string {
  const text = raw.replace(/\s+/g, ' ');
  if (text.length <= longestLabel) return text;
  if (type === 'code' && id.length > 0 && id.length <= longestLabel) return id;
  return `${text.slice(0, longestLabel - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
