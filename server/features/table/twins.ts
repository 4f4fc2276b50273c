import type { Twin } from '../../../shared/tableProtocol.ts';
import { type ColumnView, type RowsView, sourceSlotAt } from './rowsView.ts';
import { isWork, stateOf, type TableEntry, targetOf } from './tableEntries.ts';

/** How many rows have a source text, by that text. */
export type SourceCounts = ReadonlyMap<string, number>;

/** Counts the source texts of a table; empty ones are nobody's twins. */
export function countSources(rows: RowsView): SourceCounts {
  const counts = new Map<string, number>();
  for (let place = 0; place < rows.count; place++) {
    const source = sourceSlotAt(rows, place)?.value;
    if (source) counts.set(source, (counts.get(source) ?? 0) + 1);
  }
  return counts;
}

/** The rows that have the source text of another and could take over its translation in a language. */
export function twinsOf(rows: RowsView, column: ColumnView, id: string): readonly Twin[] {
  const given = entryOf(rows, column, id);
  const source = given && sourceSlotAt(rows, given.place)?.value;
  const target = given && targetOf(given.entry)?.value;
  const twins: Twin[] = [];
  if (!source || !target) return twins;
  for (const [place, entry] of column.entries.entries()) {
    if (!entry || place === given.place || !isWork(entry) || sourceSlotAt(rows, place)?.value !== source) continue;
    const own = targetOf(entry)?.value ?? '';
    if (own !== target) twins.push({ id: rows.idAt(place), target: own, state: stateOf(entry) });
  }
  return twins;
}

/** What a row has in a language. */
export function entryOf(
  rows: RowsView,
  { entries }: ColumnView,
  id: string,
): { readonly entry: TableEntry; readonly place: number } | undefined {
  for (const [place, entry] of entries.entries()) if (entry && rows.idAt(place) === id) return { entry, place };
  return undefined;
}
