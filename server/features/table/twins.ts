import type { Twin } from '../../../shared/tableChangesProtocol.ts';
import { type ColumnView, type PlacedEntry, placedAt, type RowsView, sourceSlotAt } from './rowsView.ts';
import { isWork, stateOf, targetOf } from './tableEntries.ts';

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
  const target = given && targetOf(given.placed.entry);
  const twins: Twin[] = [];
  if (!source || !target?.value) return twins;
  for (const [place, entry] of column.entries.entries()) {
    if (!entry || place === given.place || !isWork(entry) || sourceSlotAt(rows, place)?.value !== source) continue;
    // What a format writes as code means nothing to another.
    const isForeign = column.partAt(place)?.file.format !== given.placed.part.file.format;
    if (isForeign && target.codes.length > 0) continue;
    const twin = targetOf(entry)?.value ?? '';
    if (twin === target.value) continue;
    const group = rows.groupAt(place);
    const name = { key: rows.keyAt(place), ...(group === undefined ? {} : { group }) };
    twins.push({ id: rows.idAt(place), ...name, target: twin, state: stateOf(entry) });
  }
  return twins;
}

/** What a row has in a language. */
export function entryOf(
  rows: RowsView,
  column: ColumnView,
  id: string,
): { readonly placed: PlacedEntry; readonly place: number } | undefined {
  for (let place = 0; place < rows.count; place++) {
    const placed = rows.idAt(place) === id ? placedAt(column, place) : undefined;
    if (placed) return { placed, place };
  }
  return undefined;
}
