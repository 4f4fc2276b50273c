import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitLines, startOfLine } from './lines.ts';

const mixed = fc.stringMatching(/^[ab\r\n]{0,40}$/);

test('the lines of a text are all of it, with LF, CRLF and CR', () => {
  const law = fc.property(mixed, (text) => {
    const lines = splitLines(text);
    expect(lines.map(({ start, next }) => text.slice(start, next)).join('')).toBe(text);
    for (const { start, end, next } of lines) {
      expect(text.slice(start, end)).not.toMatch(/[\r\n]/);
      expect(text.slice(end, next)).toMatch(next < text.length ? /^(?:\r\n|\r|\n)$/ : /^(?:\r\n|\r|\n)?$/);
    }
  });
  fc.assert(law);
});

test('every offset of a line has the start of that line', () => {
  const law = fc.property(mixed, (text) => {
    for (const { start, end } of splitLines(text)) {
      for (let offset = start; offset <= end; offset++) expect(startOfLine(text, offset)).toBe(start);
    }
  });
  fc.assert(law);
  expect(startOfLine('', 0)).toBe(0);
});
