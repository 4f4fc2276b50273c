import xliff from 'xliff/xliff12ToJs';
import { parseXliff12 } from '../../shared/formats/xliff12/xliff12Parse.ts';
import type { BenchRow } from '../row.ts';
import { xliffText } from '../xliffText.ts';

const setup = () => xliffText(5_000);

/** The same, with every value decoded, beside the XLIFF package of npm. */
export const row: BenchRow = {
  what: 'parse XLIFF 1.2, 3 MB, with all values',
  goal: { ratio: 10 },
  ours: {
    name: 'interline',
    setup,
    run(data) {
      const { segments } = parseXliff12(String(data));
      let length = 0;
      for (const { source, target } of segments) length += (source?.value.length ?? 0) + (target?.value.length ?? 0);
      return `${segments.count} segments, ${length} characters`;
    },
  },
  peer: {
    name: 'xliff',
    setup,
    async run(data) {
      const { resources } = await xliff(String(data));
      return `${Object.keys(Object.values(resources)[0] ?? {}).length} units`;
    },
  },
};
