import { createMemoryIndex } from '../shared/memory/createMemoryIndex.ts';
import { distanceFrom, similarityOf } from '../shared/memory/editDistance.ts';
import type { BenchResult } from './row.ts';

/** Segments of the large memory; `INTERLINE_BENCH_SEGMENTS` sets another number. */
export const largeMemory = Number(process.env.INTERLINE_BENCH_SEGMENTS ?? 1_000_000);
/** Lowest similarity that is asked for. */
export const threshold = 75;
const queryCount = 400;

/** A memory's texts, and texts that resemble some of them. */
export interface MemoryData {
  readonly texts: readonly string[];
  readonly queries: readonly string[];
}

/**
 * Texts as memories hold them: 1 to 17 words of a Zipf-distributed vocabulary, a third with one or two neighbours that
 * differ in a word. Each query is a text of the memory with one word changed, left out, put in or misspelt.
 */
export function memoryData(size: number): MemoryData {
  let state = 12_345;
  const random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4_294_967_296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const syllables =
    'ba be bi bo da de di do fa ke ki la le lo ma mi na ne no pa per ra re ri ro sa se si so ta te ti to tra ver con in un pre ex ung ing ion'.split(
      ' ',
    );
  const distinct = new Set<string>();
  while (distinct.size < 60_000) {
    const length = 1 + Math.floor(random() * (distinct.size < 200 ? 2 : 4));
    distinct.add(Array.from({ length }, () => pick(syllables)).join(''));
  }
  const vocabulary = [...distinct];
  const frequent = Array.from({ length: 1 << 18 }, () => vocabulary[Math.floor(vocabulary.length ** random())] ?? 'da');
  const word = () => pick(frequent);
  const sentence = () => {
    const length = random() < 0.2 ? 1 + Math.floor(random() * 3) : 3 + Math.floor(random() * 15);
    const words: string[] = [];
    for (let i = 0; i < length; i++) words.push(word());
    words[0] = capital(words[0] ?? '');
    if (random() < 0.5) words.push(`${words.pop()}.`);
    // Joined, a text is one piece, as a parser gives it.
    return words.join(' ');
  };
  const changed = (text: string) => {
    const words = text.split(' ');
    const place = Math.floor(random() * words.length);
    const kind = random();
    const old = words[place] ?? '';
    if (kind < 0.5) words[place] = word();
    else if (kind < 0.7 && words.length > 1) words.splice(place, 1);
    else if (kind < 0.85) words.splice(place, 0, word());
    else words[place] = `${old.slice(0, old.length >> 1)}x${old.slice((old.length >> 1) + 1)}`;
    return words.join(' ');
  };
  const texts: string[] = [];
  while (texts.length < size) {
    const text = sentence();
    texts.push(text);
    for (let i = Math.floor(random() * 3); i > 0 && texts.length < size; i--) texts.push(changed(text));
  }
  return { texts, queries: Array.from({ length: queryCount }, () => changed(pick(texts))) };
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Builds our memory, searches it, and reports one point of the distribution of times, a share of 1. */
export async function searchMemory(size: number, point: number, compare: number): Promise<BenchResult> {
  const { texts, queries } = memoryData(size);
  const began = performance.now();
  const memory = createMemoryIndex();
  memory.add(texts.map((source, i) => ({ source, target: String(i), origin: 'bench' })));
  memory.find('warm up', threshold, 5);
  const opened = performance.now() - began;
  for (const query of queries.slice(0, 50)) memory.find(query, threshold, 5);
  const times = queries.map((query) => {
    const before = performance.now();
    memory.find(query, threshold, 5);
    return performance.now() - before;
  });
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  let expected = 0;
  let matched = 0;
  for (const query of queries.slice(0, compare)) {
    const best = fullScan(texts, query, 5);
    const ours = memory.find(query, threshold, 5);
    expected += best.length;
    matched += best.filter((similarity, i) => (ours[i]?.similarity ?? 0) >= similarity).length;
  }
  const memoryUse = Math.round(process.resourceUsage().maxRSS / 1024);
  const recall = expected > 0 ? `, recall ${((100 * matched) / expected).toFixed(1)} % of a full scan` : '';
  const note = `p50 ${percentile(0.5).toFixed(2)} ms, p95 ${percentile(0.95).toFixed(2)} ms, opens in ${(opened / 1000).toFixed(1)} s${recall}`;
  return { ms: percentile(point), memory: memoryUse, note };
}

/** The similarities of the best distinct texts, by comparing all of them. */
export function fullScan(texts: readonly string[], query: string, limit: number): number[] {
  const distance = distanceFrom(query);
  const similarities = new Map<string, number>();
  for (const text of texts) {
    const longer = Math.max(text.length, query.length);
    const most = Math.floor((longer * (100 - threshold)) / 100);
    if (Math.abs(text.length - query.length) > most || similarities.has(text)) continue;
    const apart = distance(text, most);
    if (apart <= most) similarities.set(text, similarityOf(apart, longer));
  }
  return [...similarities.values()].sort((a, b) => b - a).slice(0, limit);
}
