import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphsOf.ts';

test('paragraphs and the space around them take turns', () => {
  expect(paragraphsOf('  One\n  two\r\n\n \nThree\n')).toEqual(['  ', 'One\n  two', '\r\n\n \n', 'Three', '\n']);
  expect(paragraphsOf('One')).toEqual(['One']);
  expect(paragraphsOf('\n\n')).toEqual(['\n\n']);
});

test('together they are the text, and no part mixes words with outer space', () => {
  const words = fc.array(fc.constantFrom('a', 'b c', ' ', '\t', '\n', '\r\n', '\n\n')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(words, (text) => {
      const parts = paragraphsOf(text);
      expect(parts.join('')).toBe(text);
      for (const part of parts) if (part.trim() !== '') expect(part).toBe(part.trim());
    }),
  );
});
