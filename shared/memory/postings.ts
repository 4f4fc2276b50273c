import { tokenCount } from './tokens.ts';

/** Which documents hold which token: for each token, document numbers in rising order. */
export interface Postings {
  /** The documents of token `t` are `documents[offsets[t] … offsets[t + 1]]`. */
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
}

/** Takes the tokens of documents one after the other, and turns them into postings by counting sort. */
export interface PostingsBuilder {
  /** The tokens of the next document: the first `count` of `tokens`, which may repeat themselves. */
  add(tokens: Uint32Array, count: number): void;
  /**
   * The postings, with documents under new numbers, in steps of some thousand documents.
   *
   * @param order for each new number, which of the documents that were added it is.
   */
  finish(order: Uint32Array): Generator<void, Postings>;
}

/** Documents between two steps: some milliseconds of work. */
export const stepSize = 8192;

/** A builder without an object per token or document. */
export function postingsBuilder(expected: number): PostingsBuilder {
  let flat = new Uint32Array(Math.max(1024, expected * 10));
  let used = 0;
  let documents = 0;
  let ends = new Uint32Array(Math.max(1024, expected));
  const offsets = new Uint32Array(tokenCount + 1);
  const seen = new Uint32Array(tokenCount);
  return {
    add(tokens, count) {
      if (used + count > flat.length) flat = enlarged(flat, used + count);
      if (documents === ends.length) ends = enlarged(ends, documents + 1);
      const mark = documents + 1;
      for (let i = 0; i < count; i++) {
        const token = tokens[i] as number;
        if (seen[token] === mark) continue;
        seen[token] = mark;
        flat[used++] = token;
        offsets[token + 1] = (offsets[token + 1] as number) + 1;
      }
      ends[documents++] = used;
    },
    *finish(order) {
      for (let token = 0; token < tokenCount; token++) {
        offsets[token + 1] = (offsets[token + 1] as number) + (offsets[token] as number);
      }
      const sorted = new Uint32Array(used);
      const next = seen;
      next.set(offsets.subarray(0, tokenCount));
      for (let from = 0; from < order.length; from += stepSize) {
        scatter(order, from, Math.min(order.length, from + stepSize), { flat, ends, next, sorted });
        yield;
      }
      return { offsets, documents: sorted };
    },
  };
}

interface Scattering {
  readonly flat: Uint32Array;
  readonly ends: Uint32Array;
  readonly next: Uint32Array;
  readonly sorted: Uint32Array;
}

function scatter(order: Uint32Array, from: number, to: number, { flat, ends, next, sorted }: Scattering): void {
  for (let number = from; number < to; number++) {
    const document = order[number] as number;
    const end = ends[document] as number;
    for (let at = document === 0 ? 0 : (ends[document - 1] as number); at < end; at++) {
      const token = flat[at] as number;
      const place = next[token] as number;
      sorted[place] = number;
      next[token] = place + 1;
    }
  }
}

function enlarged(array: Uint32Array, least: number): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(Math.max(array.length * 2, least));
  larger.set(array);
  return larger;
}

/** The first place in `documents[from … to]` whose document is not below `document`. */
export function lowerBound(documents: Uint32Array, from: number, to: number, document: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((documents[middle] as number) < document) low = middle + 1;
    else high = middle;
  }
  return low;
}
