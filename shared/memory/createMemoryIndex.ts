import { similarityTo } from './editDistance.ts';
import { entriesWith } from './entriesWith.ts';
import type { MemoryEntry, MemoryIndex, MemoryMatch } from './memory.ts';
import { type SimilarTexts, similarTextsSteps } from './similarTexts.ts';
import { createTextTable } from './textTable.ts';

/** So many new texts are compared one by one before the fuzzy index is built again. */
const most = 2000;

/**
 * An empty translation memory. Entries are kept as given; the exact map grows as they come, and the fuzzy index is
 * built by `prepare` or at the first search (a second or two for a million texts), and again when much was added.
 *
 * `find` compares whole texts by edit distance. Short texts are searched without a miss; long ones by their rarest
 * words, which finds more than 98 % of what a full scan finds at thresholds of 60 and more.
 *
 * @example
 * const memory = createMemoryIndex();
 * memory.add([{ source: 'Open file', target: 'Datei öffnen', origin: 'app.tmx' }]);
 * memory.find('Open files', 75, 5)[0]?.similarity; // 90
 */
export function createMemoryIndex(): MemoryIndex {
  const table = createTextTable();
  const sources = table.texts;
  const kept: (MemoryEntry | MemoryEntry[])[] = [];
  let size = 0;
  const fuzzy = fuzzyTexts(sources);

  const entriesAt = (place: number): readonly MemoryEntry[] => {
    const entries = kept[place];
    return entries === undefined ? [] : Array.isArray(entries) ? entries : [entries];
  };

  return {
    get size() {
      return size;
    },
    add(entries) {
      for (const entry of entries) {
        size++;
        const place = table.add(entry.source);
        if (place === kept.length) {
          kept.push(entry);
          continue;
        }
        const there = kept[place];
        if (Array.isArray(there)) there.push(entry);
        else if (there !== undefined) kept[place] = [there, entry];
      }
    },
    exact(text) {
      return newestFirst(entriesAt(table.find(text)));
    },
    find(text, threshold, limit) {
      const similar = fuzzy.find(text, Math.max(0, Math.min(100, threshold)));
      similar.sort((a, b) => b.similarity - a.similarity || a.index - b.index);
      const matches: MemoryMatch[] = [];
      const targets = new Set<string>();
      for (const { index, similarity } of similar) {
        for (const entry of newestFirst(entriesAt(index))) {
          if (matches.length >= limit) return matches;
          if (targets.has(entry.target)) continue;
          targets.add(entry.target);
          matches.push({ entry, similarity });
        }
      }
      return matches;
    },
    containing(words, limit) {
      return entriesWith(words, kept, limit);
    },
    prepare: fuzzy.prepare,
  };
}

/** Texts that are like another, among those of a growing list. */
function fuzzyTexts(texts: readonly string[]) {
  /** How many of the texts are in the index. */
  let indexed = 0;
  let similar: SimilarTexts | undefined;
  const isBehind = (): boolean => texts.length - indexed > Math.max(most, indexed / 20);
  function* build(): Generator<void, void> {
    const count = texts.length;
    const built = yield* similarTextsSteps(texts, count);
    // Another build may have come to its end in the meantime.
    if (count <= indexed) return;
    similar = built;
    indexed = count;
  }
  return {
    find(text: string, threshold: number): { index: number; similarity: number }[] {
      if (isBehind()) for (const _ of build());
      const matches = similar?.(text, threshold) ?? [];
      if (indexed === texts.length) return matches;
      const compare = similarityTo(text, threshold);
      for (let index = indexed; index < texts.length; index++) {
        const similarity = compare(texts[index] as string);
        if (similarity !== undefined) matches.push({ index, similarity });
      }
      return matches;
    },
    async prepare(turn: () => Promise<void>): Promise<void> {
      if (!isBehind()) return;
      for (const _ of build()) await turn();
    },
  };
}

/** Newest first; of those without a date or of the same date, the one added last. */
function newestFirst(entries: readonly MemoryEntry[]): readonly MemoryEntry[] {
  if (entries.length < 2) return entries;
  return [...entries].reverse().sort((a, b) => (b.changed ?? 0) - (a.changed ?? 0));
}
