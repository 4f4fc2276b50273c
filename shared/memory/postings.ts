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
      // First into groups of neighbouring tokens, then within each group: both stay within the processor's caches.
      const grouped = { tokens: new Uint32Array(used), documents: new Uint32Array(used) };
      const groups = new Uint32Array(tokenCount >> groupBits);
      for (let group = 0; group < groups.length; group++) groups[group] = offsets[group << groupBits] as number;
      for (let from = 0; from < order.length; from += stepSize) {
        group(order.subarray(from, from + stepSize), from, { flat, ends, groups, grouped });
        yield;
      }
      flat = new Uint32Array(0);
      const sorted = new Uint32Array(used);
      seen.set(offsets.subarray(0, tokenCount));
      for (let from = 0; from < used; from += 8 * stepSize) {
        scatter(grouped, from, Math.min(used, from + 8 * stepSize), seen, sorted);
        yield;
      }
      return { offsets, documents: sorted };
    },
  };
}

/** Tokens of one group, as a power of two. */
const groupBits = 12;

interface Pairs {
  readonly tokens: Uint32Array;
  readonly documents: Uint32Array;
}

interface Grouping {
  readonly flat: Uint32Array;
  readonly ends: Uint32Array;
  /** Where the next pair of each group goes. */
  readonly groups: Uint32Array;
  readonly grouped: Pairs;
}

function group(order: Uint32Array, first: number, { flat, ends, groups, grouped }: Grouping): void {
  const { tokens, documents } = grouped;
  for (let i = 0; i < order.length; i++) {
    const document = order[i] as number;
    const end = ends[document] as number;
    for (let index = document === 0 ? 0 : (ends[document - 1] as number); index < end; index++) {
      const token = flat[index] as number;
      const place = groups[token >> groupBits] as number;
      groups[token >> groupBits] = place + 1;
      tokens[place] = token;
      documents[place] = first + i;
    }
  }
}

function scatter({ tokens, documents }: Pairs, from: number, to: number, next: Uint32Array, sorted: Uint32Array): void {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as number;
    const place = next[token] as number;
    sorted[place] = documents[i] as number;
    next[token] = place + 1;
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
