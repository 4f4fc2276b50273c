import { distanceFrom, similarityOf } from './editDistance.ts';
import { lowerBound, type Postings, postingsBuilder, stepSize } from './postings.ts';
import { shortLength, trigramTokens, wordTokens } from './tokens.ts';

/** A text of the collection that resembles the one asked for. */
export interface SimilarText {
  /** Its place in the collection. */
  readonly at: number;
  readonly similarity: number;
}

/** Finds the texts of a fixed collection that are alike enough, in no order. */
export type SimilarTexts = (text: string, threshold: number) => SimilarText[];

/** So few texts of fitting length are compared one by one. */
const scanAll = 1000;
/** Occurrences of tokens that are counted for one text where common words force a limit. */
const occurrenceBudget = 150_000;
/** Texts compared for one text, the most promising first. */
const comparisonBudget = 2000;
/** Letters of words that a text may lose per edit: a word put in place of another keeps some letters in common. */
const lettersPerEdit = 2;

/**
 * Prepares a collection for fuzzy search, in steps of some milliseconds. Texts are ordered by length, so that a posting
 * list has its texts of fitting length in one run. A text that is alike can have lost only so many tokens; once the
 * rarest tokens that were looked up are more than that, every such text has been met. For short texts the tokens are
 * trigrams and the number is a law (Ukkonen, 1992); for long ones they are words and it is a measured one, see
 * {@link lettersPerEdit}.
 *
 * @param texts distinct texts; the first `count` are prepared, more may be added behind them, none may change.
 */
export function* similarTextsSteps(texts: readonly string[], count: number): Generator<void, SimilarTexts> {
  const lengths = new Uint32Array(count);
  const wordsBuilder = postingsBuilder(count);
  const trigramsBuilder = postingsBuilder(count >> 1);
  let tokens = new Uint32Array(1024);
  const take = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const text = texts[i] as string;
      const length = text.length;
      lengths[i] = length;
      if (tokens.length < length + 2) tokens = new Uint32Array(length * 2);
      wordsBuilder.add(tokens, wordTokens(text, tokens));
      trigramsBuilder.add(tokens, length > shortLength ? 0 : trigramTokens(text, tokens));
    }
  };
  for (let from = 0; from < count; from += stepSize) {
    take(from, Math.min(count, from + stepSize));
    yield;
  }
  const { order, starts } = byLength(lengths);
  const at = (position: number): string => texts[order[position] as number] as string;
  const startOf = (length: number): number => starts[Math.min(length, starts.length - 1)] as number;
  const shorts = startOf(shortLength + 1);
  const words = yield* wordsBuilder.finish(order);
  const trigrams = yield* trigramsBuilder.finish(order.subarray(0, shorts));
  const scores = new Uint16Array(count);
  let touched = new Uint32Array(1024);

  return (text, threshold) => {
    const found: SimilarText[] = [];
    const length = text.length;
    const alike = Math.max(1, Math.min(100, threshold));
    const shortest = Math.ceil((length * alike) / 100);
    const longest = Math.floor((length * 100) / alike);
    const first = startOf(shortest);
    const last = startOf(longest + 1);
    if (first >= last) return found;
    const editsAt = (longer: number): number => Math.floor((longer * (100 - alike)) / 100);
    const distance = distanceFrom(text);
    const compare = (position: number): void => {
      const other = at(position);
      const longer = Math.max(length, other.length);
      const most = editsAt(longer);
      const apart = distance(other, most);
      if (apart <= most) found.push({ at: order[position] as number, similarity: similarityOf(apart, longer) });
    };
    const scan = (from: number, to: number): void => {
      for (let position = from; position < to; position++) compare(position);
    };
    if (last - first <= scanAll) {
      scan(first, last);
      return found;
    }
    const tokens = new Uint32Array(length + 2);
    const split = length <= shortLength ? Math.min(last, Math.max(first, shorts)) : first;
    if (first < split) {
      const count = trigramTokens(text, tokens);
      let lost = 0;
      for (let longer = length; longer <= Math.min(longest, shortLength); longer++) {
        lost = Math.max(lost, 3 * editsAt(longer) - (longer - length));
      }
      candidates(trigrams, runsOf(trigrams, tokens.subarray(0, count), undefined, first, split), lost).forEach(compare);
    }
    if (split < last) {
      const weights = new Uint8Array(length + 2);
      const count = wordTokens(text, tokens, weights);
      const runs = runsOf(words, tokens.subarray(0, count), weights, split, last);
      if (runs.length > 0) candidates(words, runs, editsAt(length) * lettersPerEdit).forEach(compare);
      else if (last - split <= 20 * scanAll) scan(split, last);
    }
    return found;
  };

  /**
   * The texts that may be alike: those that lost no more than `lost` of the weight of the tokens that were counted.
   *
   * @param runs rarest first.
   */
  function candidates(postings: Postings, runs: readonly Run[], lost: number): Uint32Array {
    const { documents } = postings;
    let total = 0;
    let counted = 0;
    let covered = 0;
    for (const run of runs) {
      const size = run.to - run.from;
      const complete = covered > lost;
      if (counted + size > (complete ? occurrenceBudget : 4 * occurrenceBudget) && covered > 0) break;
      counted += size;
      covered += run.weight;
      if (complete) {
        for (let i = run.from; i < run.to; i++) {
          const position = documents[i] as number;
          const score = scores[position] as number;
          if (score !== 0) scores[position] = score + run.weight;
        }
        continue;
      }
      if (touched.length < total + size) {
        const larger = new Uint32Array((total + size) * 2);
        larger.set(touched.subarray(0, total));
        touched = larger;
      }
      for (let i = run.from; i < run.to; i++) {
        const position = documents[i] as number;
        const score = scores[position] as number;
        if (score === 0) touched[total++] = position;
        scores[position] = score + run.weight;
      }
    }
    return best(total, Math.max(1, covered - lost));
  }

  /** The touched texts whose score is not below `least`, as many of the highest as may be compared; clears scores. */
  function best(total: number, least: number): Uint32Array {
    const highest = 1024;
    const counts = new Uint32Array(highest + 1);
    for (let i = 0; i < total; i++) {
      const score = Math.min(highest, scores[touched[i] as number] as number);
      counts[score] = (counts[score] as number) + 1;
    }
    let floor = highest;
    let taken = counts[highest] as number;
    while (floor > least && taken < comparisonBudget) taken += counts[--floor] as number;
    const chosen = new Uint32Array(taken);
    let size = 0;
    for (let i = 0; i < total; i++) {
      const position = touched[i] as number;
      if ((scores[position] as number) >= floor && size < taken) chosen[size++] = position;
      scores[position] = 0;
    }
    return chosen.subarray(0, Math.min(size, 2 * comparisonBudget));
  }
}

/** The part of a token's posting list that lies in the window of fitting lengths. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** Runs of distinct tokens, rarest first. */
function runsOf(
  postings: Postings,
  tokens: Uint32Array,
  weights: Uint8Array | undefined,
  first: number,
  last: number,
): Run[] {
  const runs: Run[] = [];
  const seen = new Set<number>();
  tokens.forEach((token, i) => {
    if (seen.has(token)) return;
    seen.add(token);
    const start = postings.offsets[token] as number;
    const end = postings.offsets[token + 1] as number;
    const from = lowerBound(postings.documents, start, end, first);
    runs.push({ from, to: lowerBound(postings.documents, from, end, last), weight: weights?.[i] ?? 1 });
  });
  return runs.sort((a, b) => a.to - a.from - (b.to - b.from));
}

/** Counting sort by length: the order, and for each length the first position that is not shorter. */
function byLength(lengths: Uint32Array): { readonly order: Uint32Array; readonly starts: Uint32Array } {
  let longest = 0;
  for (let i = 0; i < lengths.length; i++) longest = Math.max(longest, lengths[i] as number);
  const starts = new Uint32Array(longest + 3);
  for (let i = 0; i < lengths.length; i++) {
    const place = (lengths[i] as number) + 1;
    starts[place] = (starts[place] as number) + 1;
  }
  for (let length = 1; length < starts.length; length++) {
    starts[length] = (starts[length] as number) + (starts[length - 1] as number);
  }
  const next = starts.slice();
  const order = new Uint32Array(lengths.length);
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number;
    const place = next[length] as number;
    order[place] = i;
    next[length] = place + 1;
  }
  return { order, starts };
}
