import type { Postings } from '../../../shared/memory/postings.ts';
import { textHash } from '../../../shared/memory/textHash.ts';
import { tokenCount } from '../../../shared/memory/tokens.ts';

/** A text as it is remembered while an index is made: 64 bits of it and its length in UTF-16 code units. */
export interface TextPrints {
  readonly count: number;
  readonly lengths: Uint32Array;
  /** Two numbers a text. */
  readonly hashes: Uint32Array;
}

/** Tokens between two steps. */
const stepSize = 4096;

/** The two hashes of a text; the first one says under which number its copies are kept. */
export function printOf(text: string): readonly [number, number] {
  return [textHash(text), textHash(text, 0x5bd1e995)];
}

/** The number under which {@link distinctTexts} keeps the segments that may have a text. */
export function copyNumber(text: string): number {
  return textHash(text) & (tokenCount - 1);
}

/** Which segments may have the same text. */
export interface DistinctTexts {
  /** Segments under {@link copyNumber}, rising. */
  readonly copies: Postings;
  /** 1 for each segment whose text no segment before it has. */
  readonly isFirst: Uint8Array;
}

/**
 * Finds the segments that have the same text, in steps. Texts whose 64 bits are equal are taken for the same: of a
 * hundred million texts no two are so by chance.
 *
 * @param blocks segments in the order of their positions.
 */
export function* distinctTexts(blocks: readonly TextPrints[]): Generator<void, DistinctTexts> {
  const total = blocks.reduce((sum, { count }) => sum + count, 0);
  const offsets = new Uint32Array(tokenCount + 1);
  const numberAt = (block: TextPrints, i: number) => (block.hashes[2 * i] as number) & (tokenCount - 1);
  for (const block of blocks) {
    for (let i = 0; i < block.count; i++) {
      const next = numberAt(block, i) + 1;
      offsets[next] = (offsets[next] as number) + 1;
    }
    yield;
  }
  for (let i = 0; i < tokenCount; i++) offsets[i + 1] = (offsets[i + 1] as number) + (offsets[i] as number);
  const documents = new Uint32Array(total);
  // what is left of a hash beside the number, together exact in a double
  const rests = new Float64Array(total);
  const next = offsets.slice();
  let position = 0;
  for (const block of blocks) {
    for (let i = 0; i < block.count; i++) {
      const number = numberAt(block, i);
      const place = next[number] as number;
      next[number] = place + 1;
      documents[place] = position++;
      rests[place] = ((block.hashes[2 * i] as number) >>> 18) * 0x1_0000_0000 + (block.hashes[2 * i + 1] as number);
    }
    yield;
  }
  const isFirst = new Uint8Array(total);
  const places = new Set<number>();
  for (let number = 0; number < tokenCount; number++) {
    if (number % stepSize === 0) yield;
    places.clear();
    for (let place = offsets[number] as number; place < (offsets[number + 1] as number); place++) {
      const rest = rests[place] as number;
      if (places.has(rest)) continue;
      places.add(rest);
      isFirst[documents[place] as number] = 1;
    }
  }
  return { copies: { offsets, documents }, isFirst };
}
