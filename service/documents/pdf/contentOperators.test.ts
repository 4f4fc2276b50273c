import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentOperators } from './contentOperators.ts';

const read = (text: string) => [...contentOperators(Buffer.from(text, 'latin1'))];

test('strings, arrays, dictionaries and inline images hide what looks like operators', () => {
  const text =
    '/F1 12 Tf (a \\) Tj (b)) Tj [(c]) -20 <5d>] TJ /P <</A (>>)>> BDC % Tj\nBI /W 1 ID \u0000Tj EIx\u0001 EI\nET';
  expect(read(text).map(({ name }) => name)).toEqual(['Tf', 'Tj', 'TJ', 'BDC', 'BI', 'EI', 'ET']);
});

test('whatever the bytes are, reading ends, and operators follow one another', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      let last = 0;
      for (const { start, end } of contentOperators(bytes)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        last = end;
      }
      expect(last).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
