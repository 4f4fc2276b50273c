import { shortLength, trigramTokens, wordTokens } from './tokens.ts';

/** The texts of a window that hold one token. */
export interface Occurrences {
  readonly size: number;
  /** Their places, rising; asked for only where they are counted. */
  places(): Uint32Array;
}

/** Which texts between two places hold a token. */
export type OccurrencesOf = (token: number, first: number, last: number) => Occurrences;

/** Distinct texts in the order of their lengths; a text's place is its number in that order. */
export interface OrderedTexts {
  readonly count: number;
  /** The first place whose text is not shorter than so many UTF-16 code units. */
  startOf(length: number): number;
  /** By {@link wordTokens}, of all texts. */
  readonly words: OccurrencesOf;
  /** By {@link trigramTokens}, of texts up to {@link shortLength}. */
  readonly trigrams: OccurrencesOf;
}

/** So few texts of fitting length are compared one by one. */
const scanAll = 1000;
/** Occurrences of tokens that are counted for one text where common words force a limit. */
const occurrenceBudget = 150_000;
/** Texts compared for one text, the most promising first. */
const comparisonBudget = 2000;
/** Letters of words that a text may lose per edit: a word put in place of another keeps some letters in common. */
const lettersPerEdit = 2;

/**
 * Says which texts of a collection have to be compared with a text, wherever the collection is kept. A text that is
 * alike can have lost only so many tokens; once the rarest tokens that were looked up are more than that, every such
 * text has been met. For short texts the tokens are trigrams and the number is a law (Ukkonen, 1992); for long ones they
 * are words and it is a measured one, see {@link lettersPerEdit}.
 *
 * @returns the search: the places of texts that may have the least similarity asked for (0 to 100), each once.
 * @example const compare = candidatePlaces(texts)('open file', 75);
 */
export function candidatePlaces(texts: OrderedTexts): (text: string, threshold: number) => readonly Uint32Array[] {
  const candidates = createScores(texts.count);
  return (text, threshold) => {
    const length = text.length;
    const alike = Math.max(1, Math.min(100, threshold));
    const shortest = Math.ceil((length * alike) / 100);
    const longest = Math.floor((length * 100) / alike);
    const first = texts.startOf(shortest);
    const last = texts.startOf(longest + 1);
    if (first >= last) return [];
    if (last - first <= scanAll) return [allPlaces(first, last)];
    const editsAt = (longer: number): number => Math.floor((longer * (100 - alike)) / 100);
    const places: Uint32Array[] = [];
    const tokens = new Uint32Array(length + 2);
    const shorts = texts.startOf(shortLength + 1);
    const split = length <= shortLength ? Math.min(last, Math.max(first, shorts)) : first;
    if (first < split) {
      const count = trigramTokens(text, tokens);
      let lost = 0;
      for (let longer = length; longer <= Math.min(longest, shortLength); longer++) {
        lost = Math.max(lost, 3 * editsAt(longer) - (longer - length));
      }
      const runs = runsOf(texts.trigrams, tokens.subarray(0, count), undefined, first, split);
      places.push(candidates(runs, lost));
    }
    if (split < last) {
      const weights = new Uint8Array(length + 2);
      const count = wordTokens(text, tokens, weights);
      const runs = runsOf(texts.words, tokens.subarray(0, count), weights, split, last);
      if (runs.length > 0) places.push(candidates(runs, editsAt(length) * lettersPerEdit));
      else if (last - split <= 20 * scanAll) places.push(allPlaces(split, last));
    }
    return places;
  };
}

/** Counts which of so many texts have tokens of the text that is asked for. */
function createScores(count: number) {
  const scores = new Uint16Array(count);
  let touched = new Uint32Array(1024);

  /**
   * The texts that may be alike: those that lost no more than `lost` of the weight of the tokens that were counted.
   *
   * @param runs rarest first.
   */
  function candidates(runs: readonly Run[], lost: number): Uint32Array {
    let total = 0;
    let counted = 0;
    let covered = 0;
    for (const { weight, occurrences } of runs) {
      const { size } = occurrences;
      const complete = covered > lost;
      if (counted + size > (complete ? occurrenceBudget : 4 * occurrenceBudget) && covered > 0) break;
      counted += size;
      covered += weight;
      const places = occurrences.places();
      if (complete) {
        for (let i = 0; i < size; i++) {
          const place = places[i] as number;
          const score = scores[place] as number;
          if (score !== 0) scores[place] = score + weight;
        }
        continue;
      }
      if (touched.length < total + size) {
        const larger = new Uint32Array((total + size) * 2);
        larger.set(touched.subarray(0, total));
        touched = larger;
      }
      for (let i = 0; i < size; i++) {
        const place = places[i] as number;
        const score = scores[place] as number;
        if (score === 0) touched[total++] = place;
        scores[place] = score + weight;
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
      const place = touched[i] as number;
      if ((scores[place] as number) >= floor && size < taken) chosen[size++] = place;
      scores[place] = 0;
    }
    return chosen.subarray(0, Math.min(size, 2 * comparisonBudget));
  }

  return candidates;
}

/** A token of the text that is asked for. */
interface Run {
  readonly occurrences: Occurrences;
  /** How much of the text the token stands for. */
  readonly weight: number;
}

/** Runs of distinct tokens, rarest first. */
function runsOf(
  occurrencesOf: OccurrencesOf,
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
    runs.push({ occurrences: occurrencesOf(token, first, last), weight: weights?.[i] ?? 1 });
  });
  return runs.sort((a, b) => a.occurrences.size - b.occurrences.size);
}

function allPlaces(from: number, to: number): Uint32Array {
  return Uint32Array.from({ length: to - from }, (_, i) => from + i);
}
