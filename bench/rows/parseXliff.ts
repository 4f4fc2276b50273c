import { SaxesParser } from 'saxes';
import { parseXliff12 } from '../../shared/formats/xliff12/xliff12Parse.ts';
import type { BenchRow } from '../row.ts';
import { xliffText } from '../xliffText.ts';

const setup = () => xliffText(55_000);

/** XLIFF read to segments with ranges, beside a SAX parser that merely reads it. */
export const row: BenchRow = {
  what: 'parse XLIFF 1.2, 35 MB, to segments',
  goal: { ratio: 1 },
  turns: 3,
  ours: {
    name: 'interline',
    setup,
    run(data) {
      const text = String(data);
      const { segments } = parseXliff12(text);
      return `${segments.count} segments from ${Math.round(text.length / 1e6)} MB`;
    },
  },
  peer: {
    name: 'saxes',
    setup,
    run(data) {
      const parser = new SaxesParser();
      let elements = 0;
      parser.on('opentag', () => {
        elements++;
      });
      parser.on('text', () => {});
      parser.write(String(data)).close();
      return `${elements} elements`;
    },
  },
};
