import xliff from 'xliff/xliff12ToJs';
import { xliffOf } from '../keystrokes.ts';
import type { BenchRow } from '../row.ts';
import { filterTable, searches } from '../tables.ts';

const units = 50_000;

/** A search in a table, from the request to its first rows, beside the same search in objects that are in memory. */
export const row: BenchRow = {
  what: 'filter a table, 50,000 rows, slowest of four',
  goal: { ms: 100 },
  ours: { name: 'interline', measure: () => filterTable(units) },
  peer: {
    name: 'xliff and a loop',
    async setup() {
      const { resources } = await xliff(xliffOf(units));
      return Object.entries(Object.values(resources)[0] ?? {});
    },
    run(data) {
      const entries = data as readonly (readonly [string, unknown])[];
      const word = searches[1].toLowerCase();
      return `${entries.filter(([id, unit]) => (id + JSON.stringify(unit)).toLowerCase().includes(word)).length} rows`;
    },
  },
};
