import { keepLast } from '../../../shared/keepLast.ts';
import type { TableCell, TableRow } from '../../../shared/tableProtocol.ts';

/** Rows of one request. */
export const pageSize = 100;
/** So many pages are kept: what is further away is asked for again. */
const mostPages = 30;

interface Page {
  readonly rows: readonly TableRow[];
  readonly generation: number;
}

/** The rows that are shown and those around them. Rows of before stay until those of now arrive. */
export interface RowCache {
  row(place: number): TableRow | undefined;
  /** The page that a place is on has to be asked for. */
  lacks(page: number): boolean;
  put(page: number, rows: readonly TableRow[]): void;
  /** The place of a row, where it is here. */
  placeOf(id: string): number | undefined;
  /** Shows a cell of a row otherwise until the server says what it is. */
  patch(rowId: string, index: number, cell: TableCell): void;
  /** What is here is of before. */
  age(): void;
  clear(): void;
}

export function rowCache(): RowCache {
  const pages = new Map<number, Page>();
  let generation = 0;
  const placeOf = (id: string) => {
    for (const [page, { rows }] of pages) {
      const place = rows.findIndex((row) => row.id === id);
      if (place >= 0) return page * pageSize + place;
    }
    return undefined;
  };
  return {
    row: (place) => pages.get(Math.floor(place / pageSize))?.rows[place % pageSize],
    lacks: (page) => pages.get(page)?.generation !== generation,
    put(page, rows) {
      keepLast(pages, page, { rows, generation }, mostPages);
    },
    placeOf,
    patch(rowId, index, cell) {
      const place = placeOf(rowId);
      if (place === undefined) return;
      const number = Math.floor(place / pageSize);
      const page = pages.get(number);
      if (!page) return;
      const rows = page.rows.map((row) => {
        if (row.id !== rowId) return row;
        return { ...row, cells: row.cells.map((one, i) => (i === index && one?.id === cell.id ? cell : one)) };
      });
      pages.set(number, { ...page, rows });
    },
    age() {
      generation++;
    },
    clear: () => pages.clear(),
  };
}
