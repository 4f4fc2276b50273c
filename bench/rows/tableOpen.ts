import xliff from 'xliff/xliff12ToJs';
import { xliffOf } from '../keystrokes.ts';
import type { BenchRow } from '../row.ts';
import { openTable } from '../tables.ts';

const units = 50_000;

/** The first rows of a large file, beside the reading of it that a table of all rows would begin with. */
export const row: BenchRow = {
  what: 'open a table, 50,000 units',
  goal: { ms: 1000 },
  ours: { name: 'interline', measure: () => openTable(units) },
  peer: {
    name: 'xliff',
    setup: () => xliffOf(units),
    async run(text) {
      const { resources } = await xliff(String(text));
      return `${Object.keys(Object.values(resources)[0] ?? {}).length} units`;
    },
  },
};
