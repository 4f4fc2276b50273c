import type { MemoryEntry } from './memory.ts';

/**
 * Entries that have all of some words on one side, each text and translation once; those with the words as they stand go
 * before those that have them apart.
 *
 * @param kept entries, or several of the same source text.
 * @param limit how many are returned at most.
 */
export function entriesWith(
  words: string,
  kept: readonly (MemoryEntry | readonly MemoryEntry[])[],
  limit: number,
): readonly MemoryEntry[] {
  const phrase = words.trim().toLowerCase().replace(/\s+/g, ' ');
  const parts = phrase.split(' ');
  if (phrase === '') return [];
  const [whole, apart]: [MemoryEntry[], MemoryEntry[]] = [[], []];
  const seen = new Set<string>();
  for (const entry of kept.flat()) {
    const sides = [entry.source.toLowerCase(), entry.target.toLowerCase()];
    if (!sides.some((side) => parts.every((part) => side.includes(part)))) continue;
    const key = JSON.stringify([entry.source, entry.target]);
    if (seen.has(key)) continue;
    seen.add(key);
    if (sides.some((side) => side.includes(phrase))) whole.push(entry);
    else apart.push(entry);
    if (whole.length === limit) break;
  }
  return [...whole, ...apart].slice(0, limit);
}
