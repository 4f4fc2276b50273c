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
  const varied = new Set<number>();
  return {
    add(text, beside) {
      const hash = idHash(text);
      const other = idHash(beside) || 1;
      let place = (hash << 1) & mask;
      let steps = 0;
      while (table[place + 1] !== 0 && table[place] !== hash) {
        place = (place + 2) & mask;
        if (++steps < mostSteps) continue;
        varied.add(hash);
        return;
      }
      if (table[place + 1] === 0) {
        table[place] = hash;
        table[place + 1] = other;
      } else if (table[place + 1] !== other) varied.add(hash);
    },
    mayVary: (text) => varied.size > 0 && varied.has(idHash(text)),
    get any() {
      return varied.size > 0;
    },
  };
}
