import { textOnly } from '../../../shared/catalog/content.ts';
import type { SegmentState } from '../../../shared/catalog/segment.ts';
import type { RowFilter } from '../../../shared/tableProtocol.ts';
import { type ColumnView, leadOf, placedAt, type RowsView, sourceSlotAt } from './rowsView.ts';
import { isWork, stateOf, type TableEntry, targetOf } from './tableEntries.ts';

/** The order of work. */
const states: readonly SegmentState[] = ['untranslated', 'needs-review', 'translated', 'final'];

/**
 * Places of rows in an order other than that of the file. Equal rows keep the order of the file, also where the order is
 * reversed; texts that are empty come first. Of several languages the least finished one counts.
 *
 * @param places ascending.
 * @example rowsInOrder([0, 1, 2], rows, { order: '-length' }) // the longest source text, without its codes, first: [2, 0, 1]
 */
export function rowsInOrder(
  places: readonly number[],
  rows: RowsView,
  { order = 'source', orderedColumn }: Pick<RowFilter, 'order' | 'orderedColumn'>,
): readonly number[] {
  const direction = order.startsWith('-') ? -1 : 1;
  const criterion = order.replace('-', '');
  const sorted = <Key>(keyOf: (place: number) => Key, compare: (a: Key, b: Key) => number) =>
    places
      .map((place) => ({ place, key: keyOf(place) }))
      .sort((a, b) => direction * compare(a.key, b.key) || a.place - b.place)
      .map(({ place }) => place);
  const byNumber = (a: number, b: number) => a - b;

  if (criterion === 'state') return sorted((place) => workAt(rows, place), byNumber);
  if (criterion === 'length') {
    return sorted((place) => {
      const slot = sourceSlotAt(rows, place);
      return slot ? textOnly(slot).length : 0;
    }, byNumber);
  }
  const column = rows.columns.find(({ key }) => key === orderedColumn) ?? targetColumn(rows);
  if (criterion === 'source' || !column || column.isSource) {
    const { compare } = collatorOf(leadOf(rows, places[0] ?? 0)?.part.file.sourceLanguage);
    return sorted((place) => sourceSlotAt(rows, place)?.value ?? '', compare);
  }
  const textOf = (entry: TableEntry | undefined) => (entry && targetOf(entry)?.value) ?? '';
  return sorted((place) => textOf(column.entries[place]), collatorOf(column.language).compare);
}

/** The first language that is translated into. */
function targetColumn({ columns }: RowsView): ColumnView | undefined {
  return columns.find(({ isSource }) => !isSource) ?? columns[0];
}

/** The place in the order of work of the least finished text of a row. */
function workAt({ columns }: RowsView, place: number): number {
  let least = states.length;
  for (const column of columns) {
    const { entry, part } = placedAt(column, place) ?? {};
    if (!entry || (columns.length > 1 && (part?.file.catalog.isSource || !isWork(entry)))) continue;
    least = Math.min(least, states.indexOf(stateOf(entry)));
  }
  return least;
}

/** The alphabet of a language; of English where the language has no tag that a program reads. */
export function collatorOf(language: string | undefined): Intl.Collator {
  try {
    return new Intl.Collator([language?.replaceAll('_', '-') ?? 'en', 'en'], { numeric: true });
  } catch {
    return new Intl.Collator('en', { numeric: true });
  }
}
