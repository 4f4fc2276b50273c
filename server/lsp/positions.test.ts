import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PositionEncoding, positionedText } from './positions.ts';

const encodings: readonly PositionEncoding[] = ['utf-16', 'utf-8', 'utf-32'];

test.each([
  ['utf-16', 4],
  ['utf-8', 7],
  ['utf-32', 3],
] as const)('in %s a letter behind é and an emoji stands in column %i', (encoding, character) => {
  const text = positionedText('one\r\né😀 x', encoding);
  expect(text.positionAt(5 + 4)).toEqual({ line: 1, character });
  expect(text.offsetAt({ line: 1, character })).toBe(9);
});

test('a position behind the end of a line means that end', () => {
  for (const encoding of encodings) {
    expect(positionedText('ab\ncd', encoding).offsetAt({ line: 0, character: 99 })).toBe(2);
    expect(positionedText('ab\ncd', encoding).offsetAt({ line: 99, character: 0 })).toBe(5);
  }
});

test('every offset that is a character comes back, asked in whatever order', () => {
  const part = fc.constantFrom('a', 'é', '漢', '😀', '\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(part), fc.constantFrom(...encodings), fc.boolean(), (parts, encoding, backwards) => {
      const offsets: number[] = [];
      let length = 0;
      for (const text of parts) {
        offsets.push(length);
        length += text.length;
      }
      const text = positionedText(parts.join(''), encoding);
      // The offset before a line end that joins with the next part is inside of it.
      const whole = offsets.filter((offset) => !(text.text[offset - 1] === '\r' && text.text[offset] === '\n'));
      for (const offset of backwards ? whole.reverse() : whole) {
        expect(text.offsetAt(text.positionAt(offset))).toBe(offset);
      }
    }),
  );
});
