import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedLines as balanced } from './balancedLines.ts';
import { shownLength } from './subtitleFigures.ts';

const balancedLines = (words: readonly string[], width: number, most: number, language: string) => {
  const measured = (text: string) => ({ text, length: shownLength(text, language) });
  return balanced(words.map(measured), width, most, measured(' '));
};

/** Every way to put words on some lines. */
function* ways(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) yield [words.join(' ')];
  for (let index = 1; lines > 1 && index < words.length; index++) {
    for (const rest of ways(words.slice(index), lines - 1)) yield [words.slice(0, index).join(' '), ...rest];
  }
}

const words = fc.array(fc.stringMatching(/^[a-zé한]{1,6}$/), { minLength: 1, maxLength: 9 });

test('of all ways to break lines one with the fewest lines, their longest as short as can be, and so again without the first', () => {
  const law = fc.property(
    words,
    fc.integer({ min: 3, max: 25 }),
    fc.integer({ min: 1, max: 4 }),
    (words, width, most) => {
      for (const language of ['de', 'ko']) {
        const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => shownLength(line, language)));
        const fitting = Array.from({ length: most }, (_, i) => [...ways(words, i + 1)])
          .map((some) => some.filter((lines) => longest(lines) <= width))
          .find((some) => some.length > 0);
        const lines = balancedLines(words, width, most, language);
        expect(lines?.join(' ')).toBe(fitting && words.join(' '));
        if (!lines || !fitting) continue;
        expect(lines).toHaveLength(fitting[0]?.length ?? 0);
        expect(longest(lines)).toBe(Math.min(...fitting.map(longest)));
        const [first = '', ...rest] = lines;
        const after = words.slice(first.split(' ').length);
        if (rest.length > 0) expect(rest).toEqual(balancedLines(after, width, rest.length, language));
      }
    },
  );
  fc.assert(law);
});

test('words beyond what the lines hold are not tried in every way', () => {
  const many = Array.from({ length: 100_000 }, (_, i) => `word${i}`);
  expect(balancedLines(many, 42, 3, 'de')).toBeUndefined();
  expect(balancedLines(many.slice(0, 70), 42, 20, 'de')?.join(' ')).toBe(many.slice(0, 70).join(' '));
});
