import type { Content } from '../catalog/content.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Message } from './message.ts';

/** A message whose accelerator was taken out, and what is needed to give one to its translation. */
export interface BareMessage {
  readonly message: Message;
  readonly accelerator?: {
    /** `&` or `_`. */
    readonly sign: string;
    /** Its offset in the value with it. */
    readonly offset: number;
    /** The letter behind it. */
    readonly letter: string;
  };
}

/** The message without its accelerator sign: an engine has to see whole words, and chooses no letters. */
export function withoutAccelerator(message: Message): BareMessage {
  const unit = message.units.find((one) => one.syntax === 'accelerator');
  if (!unit) return { message };
  const { start, end } = unit;
  const moved = (offset: number) => (offset >= end ? offset - (end - start) : offset);
  const move = <T extends TextRange>(range: T): T => ({ ...range, start: moved(range.start), end: moved(range.end) });
  const cut = (text: string) => text.slice(0, start) + text.slice(end);
  const letter = String.fromCodePoint(message.value.codePointAt(end) ?? 32);
  return {
    message: {
      ...message,
      value: cut(message.value),
      shape: cut(message.shape),
      codes: message.codes.map(move),
      units: message.units.filter((one) => one !== unit).map(move),
      ...(message.inner ? { inner: message.inner.map(move) } : {}),
      ...(message.forms ? { forms: message.forms.map(move) } : {}),
      ...(message.icu ? { icu: { ...message.icu, texts: message.icu.texts.map(move) } } : {}),
    },
    accelerator: { sign: unit.id, offset: start, letter },
  };
}

/**
 * The translation with an accelerator: before the source's letter where it has it, best at the start of a word, else
 * before its first letter; in scripts without such keys the source's letter is added in parentheses, as is usual.
 *
 * @param words ranges of the translation that are words, not placeholders or codes.
 */
export function withAccelerator(content: Content, bare: BareMessage, words: readonly TextRange[]): Content {
  const { accelerator } = bare;
  if (!accelerator) return content;
  const { sign, letter, offset } = accelerator;
  if (content.value === bare.message.value) return insertAt(content, offset, sign);
  const place = placeOf(content.value, letter, words);
  if (place !== undefined) return insertAt(content, place, sign);
  const end = /(?<![\s.:…。：])[\s.:…。：]*$/u.exec(content.value)?.index ?? content.value.length;
  const last = words.findLast((range) => range.start < range.end)?.end ?? content.value.length;
  return insertAt(content, Math.min(Math.max(end, 0), last), `(${sign}${letter.toUpperCase()})`);
}

function placeOf(value: string, letter: string, words: readonly TextRange[]): number | undefined {
  const wanted = letter.toLowerCase();
  let inside: number | undefined;
  let first: number | undefined;
  for (const { start, end } of words) {
    for (const match of value
      .slice(start, end)
      .matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Nd}]/gu)) {
      const offset = start + match.index;
      const same = match[0].toLowerCase() === wanted;
      const starts = !/[\p{L}\p{N}\p{M}]/u.test(value[offset - 1] ?? ' ');
      if (same && starts) return offset;
      if (same) inside ??= offset;
      if (starts) first ??= offset;
    }
  }
  return inside ?? first;
}

function insertAt(content: Content, place: number, text: string): Content {
  const moved = (offset: number) => (offset >= place ? offset + text.length : offset);
  return {
    value: content.value.slice(0, place) + text + content.value.slice(place),
    codes: content.codes.map((code) => ({
      ...code,
      start: moved(code.start),
      end: code.end > place ? code.end + text.length : code.end,
    })),
  };
}
