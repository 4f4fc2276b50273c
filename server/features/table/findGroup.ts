import type { FindRowParams, FoundRow } from '../../../shared/tableProtocol.ts';
import { keyGroupAt, type RowsView } from './rowsView.ts';

/**
 * The first row of the next group, or of the group of `from`, or where that is it, of the one before.
 *
 * @param places rows that pass the filter, in the order of the files.
 */
export function findGroup(
  rows: RowsView,
  places: readonly number[],
  { from, direction, byKey, column }: Pick<FindRowParams, 'from' | 'direction' | 'byKey' | 'column'>,
): FoundRow | null {
  const groupAt = (index: number) => {
    const place = places[index] ?? -1;
    return JSON.stringify([rows.groupAt(place), byKey ? keyGroupAt(rows, place) : undefined]);
  };
  const isFirst = (index: number) => index === 0 || groupAt(index) !== groupAt(index - 1);
  const step = direction === 'next' ? 1 : -1;
  for (let index = from + step; index >= 0 && index < places.length; index += step) {
    if (isFirst(index)) return { id: rows.idAt(places[index] ?? -1), place: index, ...(column ? { column } : {}) };
  }
  return null;
}
