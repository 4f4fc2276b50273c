import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunkedText } from './chunkedText.ts';

const line = fc.constantFrom('\n', '\r\n', '\r', 'word', 'x', '“ä”', '😀', 'long '.repeat(5_000));
const anyText = fc.array(line, { maxLength: 12 }).map((parts) => parts.join(''));

test('after any edits the text, its parts and its lines are those of the string', () => {
  const edit = fc.record({ place: fc.nat(), length: fc.oneof(fc.nat(3), fc.nat(40_000)), piece: anyText });
  fc.assert(
    fc.property(anyText, fc.array(edit, { maxLength: 5 }), fc.nat(), fc.nat(60_000), (start, edits, seed, size) => {
      let expected = start;
      let chunked = chunkedText(start);
      for (const { place, length, piece } of edits) {
        const from = place % (expected.length + 1);
        const to = Math.min(expected.length, from + length);
        expected = expected.slice(0, from) + piece + expected.slice(to);
        chunked = chunked.replaced({ start: from, end: to }, piece);
      }
      const from = seed % (expected.length + 1);
      expect(chunked.length).toBe(expected.length);
      expect(chunked.slice(from, from + size)).toBe(expected.slice(from, from + size));
      const starts = [0, ...[...expected.matchAll(/\r\n|\r|\n/g)].map((match) => match.index + match[0].length)];
      expect(chunked.lineCount).toBe(starts.length);
      expect(starts.map((_, index) => chunked.lineStart(index))).toEqual(starts);
      expect(chunked.lineStart(starts.length)).toBe(expected.length);
      expect(chunked.lineAt(from)).toBe(starts.findLastIndex((lineStart) => lineStart <= from));
      expect(chunked.toString()).toBe(expected);
    }),
  );
});

test('a state of the text stays as it is when another is made of it', () => {
  const before = chunkedText('one\ntwo');
  const after = before.replaced({ start: 3, end: 4 }, ' ');
  expect([before.toString(), after.toString()]).toEqual(['one\ntwo', 'one two']);
  expect([before.lineCount, after.lineCount]).toEqual([2, 1]);
});
