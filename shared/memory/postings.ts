import { tokenCount } from './tokens.ts';

/** Which documents hold which token: for each token, document numbers in rising order. */
export interface Postings {
  /** The documents of token `t` are `documents[offsets[t] … offsets[t + 1]]`. */
  readonly offsets: Uint32Array;
  readonly documents: Uint32Array;
}

/**
 * Turns documents into postings in two passes over the text's tokens, without an object per token.
 *
 * @param tokensOf writes the tokens of a document into the buffer (made large enough for `sizeOf`) and returns how many.
 */
export function buildPostings(
  count: number,
  sizeOf: (document: number) => number,
  tokensOf: (document: number, into: Uint32Array) => number,
): Postings {
  let flat = new Uint32Array(Math.max(1024, count * 8));
  let used = 0;
  let buffer = new Uint32Array(1024);
  const ends = new Uint32Array(count);
  const offsets = new Uint32Array(tokenCount + 1);
  const seen = new Uint32Array(tokenCount);
  for (let document = 0; document < count; document++) {
    const size = sizeOf(document) + 2;
    if (buffer.length < size) buffer = new Uint32Array(size * 2);
    const tokens = tokensOf(document, buffer);
    if (used + tokens > flat.length) {
      const larger = new Uint32Array(Math.max(flat.length * 2, used + tokens));
      larger.set(flat.subarray(0, used));
      flat = larger;
    }
    for (let i = 0; i < tokens; i++) {
      const token = buffer[i] as number;
      if (seen[token] === document + 1) continue;
      seen[token] = document + 1;
      flat[used++] = token;
      offsets[token + 1] = (offsets[token + 1] as number) + 1;
    }
    ends[document] = used;
  }
  for (let token = 0; token < tokenCount; token++) {
    offsets[token + 1] = (offsets[token + 1] as number) + (offsets[token] as number);
  }
  const documents = new Uint32Array(used);
  const next = seen;
  next.set(offsets.subarray(0, tokenCount));
  let at = 0;
  for (let document = 0; document < count; document++) {
    const end = ends[document] as number;
    for (; at < end; at++) {
      const token = flat[at] as number;
      const place = next[token] as number;
      documents[place] = document;
      next[token] = place + 1;
    }
  }
  return { offsets, documents };
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
