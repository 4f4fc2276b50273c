import { json } from '../../shared/formats/json/json.ts';
import type { BenchRow } from '../row.ts';

/** 20 MB of nested JSON into segments with ranges, beside JSON.parse, which gives no places. */
export const row: BenchRow = {
  what: 'parse JSON, 20 MB',
  goal: { ratio: 1 / 3 },
  turns: 3,
  ours: {
    name: 'interline',
    setup: () => jsonText(20_000_000),
    run: (text) => `${json.parse(text as string, 'en.json').segments.count} segments`,
  },
  peer: {
    name: 'JSON.parse',
    setup: () => jsonText(20_000_000),
    run: (text) => `${Object.keys(JSON.parse(text as string)).length} pages`,
  },
};

function jsonText(length: number): string {
  const pages: Record<string, Record<string, unknown>> = {};
  let size = 0;
  for (let i = 0; size < length; i++) {
    const page: Record<string, unknown> = {};
    for (let k = 0; k < 20; k++) {
      const text = `Show ticket ${i * k} to the crew of {{name}} before you board “ferry ${k}” at gate ${i % 40}`;
      page[`line${k}`] = k % 5 ? text : { title: text, note: `Page ${i}\nline \\${k}` };
      size += text.length + 30;
    }
    pages[`page${i}`] = page;
  }
  return JSON.stringify(pages, undefined, 2);
}
