import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plain } from '../catalog/content.ts';
import { trait, traitsOf } from './traits.ts';

const has = (value: string, bit: number) => (traitsOf(plain(value)) & bit) !== 0;

const texts = fc
  .array(
    fc.oneof(fc.constantFrom(' ', '  ', '\n', '%', '{', '7', '٣', '\u3000', '\u200b', 'a', 'é', '好'), fc.string()),
  )
  .map((parts) => parts.join(''));

test('what the traits rule out is not in the text', () => {
  fc.assert(
    fc.property(texts, (text) => {
      if (/[%{}$<]/.test(text)) expect(has(text, trait.special)).toBe(true);
      if (/\p{Nd}/u.test(text)) expect(has(text, trait.digit)).toBe(true);
      if (/\p{Cf}|[\u0000-\u0008\u007f-\u009f]/u.test(text)) expect(has(text, trait.invisible)).toBe(true);
      expect(has(text, trait.doubleSpace)).toBe(text.includes('  '));
      expect(has(text, trait.lineBreak)).toBe(text.includes('\n'));
      expect(has(text, trait.leadingSpace)).toBe(/^\s/.test(text));
      expect(has(text, trait.trailingSpace)).toBe(/\s$/.test(text));
      expect(has(text, trait.blank)).toBe(text.trim() === '');
    }),
  );
});

test('a usual sentence has none of them', () => {
  expect(traitsOf(plain('The ferry leaves the harbour at dawn.'))).toBe(trait.sentence);
  expect(traitsOf(plain('Паром отходит на рассвете'))).toBe(trait.beyondAscii);
});
