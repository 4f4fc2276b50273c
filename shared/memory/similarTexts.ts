import { candidatePlaces, type OccurrencesOf } from './candidatePlaces.ts';
import { similarityTo } from './editDistance.ts';
import { byLength } from './lengthOrder.ts';
import { lowerBound, type Postings, stepSize } from './postings.ts';
import { textPostingsBuilder } from './textPostings.ts';
import { shortLength } from './tokens.ts';

/** A text of the collection that resembles the one asked for. */
export interface SimilarText {
  /** Its place in the collection. */
  readonly index: number;
  readonly similarity: number;
}

/** Finds the texts of a fixed collection that are alike enough, in no order. */
export type SimilarTexts = (text: string, threshold: number) => SimilarText[];

/**
 * Prepares a collection for fuzzy search, in steps of some milliseconds. Texts are ordered by length, so that a posting
 * list has its texts of fitting length in one run; {@link candidatePlaces} says which are compared.
 *
 * @param texts distinct texts; the first `count` are prepared, more may be added behind them, none may change.
 */
export function* similarTextsSteps(texts: readonly string[], count: number): Generator<void, SimilarTexts> {
  const lengths = new Uint32Array(count);
  const builder = textPostingsBuilder(count);
  for (let from = 0; from < count; from += stepSize) {
    for (let i = from; i < Math.min(count, from + stepSize); i++) {
      const text = texts[i] as string;
      lengths[i] = text.length;
      builder.add(text);
    }
    yield;
  }
  const { order, startOf } = byLength(lengths);
  const { words, trigrams } = yield* builder.finish(order, order.subarray(0, startOf(shortLength + 1)));
  const search = candidatePlaces({
    count,
    startOf,
    words: occurrencesIn(words),
    trigrams: occurrencesIn(trigrams),
  });

  return (text, threshold) => {
    const similar: SimilarText[] = [];
    const compare = similarityTo(text, Math.max(1, Math.min(100, threshold)));
    for (const places of search(text, threshold)) {
      for (let i = 0; i < places.length; i++) {
        const index = order[places[i] as number] as number;
        const similarity = compare(texts[index] as string);
        if (similarity !== undefined) similar.push({ index, similarity });
      }
    }
    return similar;
  };
}

function occurrencesIn({ offsets, documents }: Postings): OccurrencesOf {
  return (token, first, last) => {
    const end = offsets[token + 1] as number;
    const from = lowerBound(documents, offsets[token] as number, end, first);
    const to = lowerBound(documents, from, end, last);
    return { size: to - from, places: () => documents.subarray(from, to) };
  };
}
