import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shortened, widthOf } from './frame.ts';

test('a short line is shown as it is, without its indent where it is long', () => {
  expect(shortened('  "a": "b"', 7, 8)).toEqual({ text: '"a": "b"', from: 5, to: 6 });
});

test('the range still names the same characters in what is shown', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{0,300}$/), fc.nat(300), fc.nat(20), (line, offset, length) => {
      const from = Math.min(offset, line.length);
      const to = Math.min(from + length, line.length);
      const shown = shortened(line, from, to);
      expect(shown.text.slice(shown.from, shown.to)).toBe(line.slice(from, to));
      expect(shown.text.length).toBeLessThanOrEqual(102);
    }),
  );
});

test('nothing of a file can steer the terminal or turn its text around', () => {
  expect(shortened('a\u001b[31mb\u202ec\td', 0, 1).text).toBe('a [31mb c d');
});

test('wide characters take two columns, marks none', () => {
  expect([widthOf('abc'), widthOf('日本'), widthOf('e\u0301'), widthOf('😀')]).toEqual([3, 4, 1, 2]);
});
