import { rowCache } from '../../client/grid/webview/rowCache.ts';
import type { TableRow } from '../../shared/tableProtocol.ts';
import type { BenchRow } from '../row.ts';
import { scrollTable } from '../tables.ts';

const units = 100_000;

/** What the page of a table holds after somebody scrolled to its end, beside a page that keeps every row. */
export const row: BenchRow = {
  what: 'rows of a table, 100,000 rows scrolled through',
  goal: { mb: 20 },
  ours: {
    name: 'interline',
    measure() {
      const cache = rowCache();
      return scrollTable(units, cache.put).finally(() => cache.clear());
    },
  },
  peer: {
    name: 'all rows',
    measure() {
      const rows: TableRow[] = [];
      return scrollTable(units, (_, page) => rows.push(...page)).finally(() => rows.splice(0));
    },
  },
};
