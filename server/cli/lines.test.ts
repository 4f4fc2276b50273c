import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './lines.ts';

test('LF, CRLF and CR end a line', () => {
  const lines = linesOf('a\nbc\r\nd\re');
  expect([1, 2, 3, 4, 5].map((line) => lines.text(line))).toEqual(['a', 'bc', 'd', 'e', '']);
  expect([0, 1, 2, 4, 6, 7, 8, 9].map((offset) => lines.place(offset))).toEqual([
    { line: 1, column: 1 },
    { line: 1, column: 2 },
    { line: 2, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 1 },
    { line: 3, column: 2 },
    { line: 4, column: 1 },
    { line: 4, column: 2 },
  ]);
});

test('every offset has the place that counting gives', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ab\n\r]{0,30}$/), (text) => {
      const lines = linesOf(text);
      for (let offset = 0; offset <= text.length; offset++) {
        const before = text.slice(0, offset).replace(/\r$/, text[offset] === '\n' ? 'r' : '\r');
        const parts = before.split(/\r\n|\n|\r/);
        expect(lines.place(offset)).toEqual({ line: parts.length, column: (parts.at(-1)?.length ?? 0) + 1 });
      }
    }),
  );
});
