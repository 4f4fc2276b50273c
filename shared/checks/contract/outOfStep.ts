import type { Catalog } from '../../catalog/catalog.ts';
import { genreOf } from '../../formats/factsOf.ts';

/** The place of an entry in a list, and what stands before it: `lines.2`, `lines[2]`, `lines.2.text`. */
const place = /(?<=^|\.)\d+(?=\.|$)|(?<=\[)\d+(?=\])/g;

/** A list of plural forms has two entries in English, and in other languages as many as those need. */
const fewest = 3;

/**
 * Whether an entry stands in a list that has another length than in the source file: its number does not say then which
 * text of the source it translates. Paragraphs of plain text are such a list.
 *
 * @example isOutOfStep('lines.2', catalog) // true where `lines` has five entries and seven in the source file
 */
export function isOutOfStep(id: string, catalog: Catalog): boolean {
  if (!catalog.pair || catalog.isSource || !/\d/.test(id)) return false;
  const lists = listsIn(id);
  if (lists.length === 0) return false;
  return lists.some(({ list }) => catalog.segments.entryFacts.of(changedLists, catalog).has(list));
}

/** The lists of which a file has more or fewer entries than its source file. */
function changedLists(catalog: Catalog): ReadonlySet<string> {
  const changed = new Set<string>();
  const source = catalog.pair?.source;
  if (!source) return changed;
  const [ours, theirs] = [lengthsIn(source), lengthsIn(catalog)];
  const shortest = genreOf(source) === 'plain-text' ? 1 : fewest;
  for (const [list, length] of ours) {
    const other = theirs.get(list);
    if (other !== undefined && other !== length && length >= shortest) changed.add(list);
  }
  return changed;
}

/** How many entries each list has: those that are numbered from 0 (plain text: from 1) without a gap. */
function lengthsIn(catalog: Catalog): ReadonlyMap<string, number> {
  const numbers = new Map<string, Set<number>>();
  for (const { id } of catalog.segments) {
    for (const { list, number } of listsIn(id)) {
      const numbersOfList = numbers.get(list);
      if (numbersOfList) numbersOfList.add(number);
      else numbers.set(list, new Set([number]));
    }
  }
  const first = genreOf(catalog) === 'plain-text' ? 1 : 0;
  const isWhole = (list: ReadonlySet<number>) => list.has(first) && list.has(first + list.size - 1);
  return new Map([...numbers].filter(([, list]) => isWhole(list)).map(([name, list]) => [name, list.size]));
}

const listsIn = (id: string) =>
  Array.from(id.matchAll(place), ({ 0: number, index }) => ({ list: id.slice(0, index), number: Number(number) }));
