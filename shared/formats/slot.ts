import type { Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';

/** A slot whose raw text is its value: nothing is escaped in it. */
export function literalSlot(text: string, range: TextRange): Slot {
  const value = text.slice(range.start, range.end);
  return { range, value, codes: [], toText: (offset) => range.start + wholePair(value, offset) };
}

/**
 * A slot whose value differs from its raw text.
 *
 * @param offsets made on the first call of `toText`: for each offset of the value, its end included, where in the
 *   file's text that character's raw form starts.
 */
export function mappedSlot(value: string, range: TextRange, offsets: () => ArrayLike<number>): Slot {
  let map: ArrayLike<number> | undefined;
  return {
    range,
    value,
    codes: [],
    toText(offset) {
      map ??= offsets();
      return map[wholePair(value, offset)] ?? range.end;
    },
  };
}

/** An offset between the two units of a surrogate pair belongs to the pair's start. */
function wholePair(value: string, offset: number): number {
  const low = value.charCodeAt(offset);
  if (offset <= 0 || !(low >= 0xdc00 && low <= 0xdfff)) return offset;
  const high = value.charCodeAt(offset - 1);
  return high >= 0xd800 && high <= 0xdbff ? offset - 1 : offset;
}
