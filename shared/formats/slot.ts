import type { InlineCode } from '../catalog/content.ts';
import type { Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';

const noCodes: readonly InlineCode[] = [];

/** A slot whose raw text is its value: nothing is escaped in it. */
export function literalSlot(text: string, range: TextRange): Slot {
  return new PlainSlot(range, text.slice(range.start, range.end), undefined, noCodes);
}

/** A slot each character of which stands for one character of the file, be it another one. */
export function linearSlot(value: string, range: TextRange, codes: readonly InlineCode[]): Slot {
  return new PlainSlot(range, value, undefined, codes);
}

/** A slot of lines whose raw text is its value, but for line ends, which read as `\n`. */
export function lineSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  if (!raw.includes('\r')) return new PlainSlot(range, raw, undefined, noCodes);
  return mappedSlot(raw.replace(/\r\n?/g, '\n'), range, () => {
    const offsets: number[] = [];
    for (let i = 0; i < raw.length; i++) {
      if (raw[i] !== '\n' || raw[i - 1] !== '\r') offsets.push(range.start + i);
    }
    offsets.push(range.end);
    return offsets;
  });
}

/**
 * A slot whose value differs from its raw text, or holds inline codes.
 *
 * @param offsets made on the first call of `toText`: for each offset of the value, its end included, where in the
 *   file's text that character's raw form starts.
 */
export function mappedSlot(
  value: string,
  range: TextRange,
  offsets: () => ArrayLike<number>,
  codes: readonly InlineCode[] = noCodes,
): Slot {
  return new PlainSlot(range, value, offsets, codes);
}

/** A class because a file has a hundred thousand of them: closures would double their memory. */
class PlainSlot implements Slot {
  readonly range: TextRange;
  readonly value: string;
  readonly codes: readonly InlineCode[];
  private map: ArrayLike<number> | (() => ArrayLike<number>) | undefined;

  constructor(
    range: TextRange,
    value: string,
    map: (() => ArrayLike<number>) | undefined,
    codes: readonly InlineCode[],
  ) {
    this.range = range;
    this.value = value;
    this.codes = codes;
    this.map = map;
  }

  toText(offset: number): number {
    const index = wholePair(this.value, offset);
    if (this.map === undefined) return this.range.start + index;
    if (typeof this.map === 'function') this.map = this.map();
    return this.map[index] ?? this.range.end;
  }
}

/** An offset between the two units of a surrogate pair belongs to the pair's start. */
export function wholePair(value: string, offset: number): number {
  const low = value.charCodeAt(offset);
  if (offset <= 0 || !(low >= 0xdc00 && low <= 0xdfff)) return offset;
  const high = value.charCodeAt(offset - 1);
  return high >= 0xd800 && high <= 0xdbff ? offset - 1 : offset;
}
