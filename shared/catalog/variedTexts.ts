import { idHash } from './idSet.ts';

/** Texts that stand beside others, of which no more than hashes are kept: a large file has a million. */
export interface VariedTexts {
  add(text: string, beside: string): void;
  /** Whether a text was met beside different ones; now and then true of one that was not. */
  mayVary(text: string): boolean;
  /** Whether that is so of any text. */
  readonly any: boolean;
}

/** Places that are looked at for one text. More than that is no chance, and the text is taken for one that varies. */
const mostSteps = 128;

/**
 * None at first.
 *
 * @param expected how many texts there will be at most.
 * @example const varied = variedTexts(2); varied.add('Open', 'Auf'); varied.add('Open', 'Offen'); varied.mayVary('Open'); // true
 */
export function variedTexts(expected: number): VariedTexts {
  /** By place the hash of a text and that of what stands beside it; 0 for a free place. */
  const table = new Int32Array(2 ** Math.ceil(Math.log2(4 * Math.max(expected, 1) + 1)));
  const mask = table.length - 2;
  /** By place whether what stands beside the text varies. */
  const varied = new Uint8Array(table.length >> 1);
  /** Hashes that found no place. */
  const crowded = new Set<number>();
  let any = false;
  /** The place of a hash, or the free one where it belongs; -1 where it takes too long to find. */
  const placeOf = (hash: number): number => {
    let place = (hash << 1) & mask;
    for (let step = 0; step < mostSteps; step++) {
      if (table[place + 1] === 0 || table[place] === hash) return place;
      place = (place + 2) & mask;
    }
    return -1;
  };
  return {
    add(text, beside) {
      const hash = idHash(text);
      const other = idHash(beside) || 1;
      const place = placeOf(hash);
      if (place < 0) {
        crowded.add(hash);
        any = true;
      } else if (table[place + 1] === 0) {
        table[place] = hash;
        table[place + 1] = other;
      } else if (table[place + 1] !== other) {
        varied[place >> 1] = 1;
        any = true;
      }
    },
    mayVary(text) {
      if (!any) return false;
      const hash = idHash(text);
      const place = placeOf(hash);
      return place < 0 ? crowded.has(hash) : varied[place >> 1] === 1;
    },
    get any() {
      return any;
    },
  };
}
