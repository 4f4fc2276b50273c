import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Lines that are written later. */
export interface HeldLines {
  /** @param line holds no line end. */
  add(line: string): void;
  readonly count: number;
  /** All of them, in order, some at a time. */
  blocks(): Iterable<readonly string[]>;
}

/** Code units of lines that are packed together. */
const blockLength = 1_000_000;

/**
 * None at first. Lines of a report repeat themselves: packed, those of a large file take a tenth of the memory.
 *
 * @example const held = heldLines(); held.add('a'); [...held.blocks()]; // [['a']]
 */
export function heldLines(): HeldLines {
  const packed: Buffer[] = [];
  let last: string[] = [];
  let length = 0;
  let count = 0;
  return {
    add(line) {
      last.push(line);
      count++;
      length += line.length + 1;
      if (length < blockLength) return;
      packed.push(deflateRawSync(last.join('\n'), { level: 1 }));
      last = [];
      length = 0;
    },
    get count() {
      return count;
    },
    *blocks() {
      for (const block of packed) yield inflateRawSync(block).toString().split('\n');
      yield last;
    },
  };
}
