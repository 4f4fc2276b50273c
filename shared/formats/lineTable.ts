import { NumberRows } from '../catalog/numberRows.ts';
import { eachLine, type Line } from './lines.ts';

/** The lines of a text by their places: a large text has millions of them, which are kept as numbers. */
export interface LineTable {
  readonly count: number;
  start(place: number): number;
  end(place: number): number;
  line(place: number): Line;
}

/**
 * The same lines as `splitLines` gives.
 *
 * @example lineTable('a\r\nb').line(0); // { start: 0, end: 1, next: 3 }
 */
export function lineTable(text: string): LineTable {
  const rows = new NumberRows(3, text.length);
  eachLine(text, (start, end, next) => {
    const row = rows.add(start);
    rows.set(row, 0, start);
    rows.set(row, 1, end);
    rows.set(row, 2, next);
  });
  return {
    count: rows.count,
    start: (place) => rows.at(place, 0),
    end: (place) => rows.at(place, 1),
    line: (place) => ({ start: rows.at(place, 0), end: rows.at(place, 1), next: rows.at(place, 2) }),
  };
}
