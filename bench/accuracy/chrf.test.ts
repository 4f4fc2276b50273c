import { expect, test } from 'vitest';
import { createChrf } from './chrf.ts';

const chrf2 = (...pairs: readonly (readonly [translation: string, reference: string])[]): number => {
  const chrf = createChrf();
  for (const [translation, reference] of pairs) chrf.add(translation, reference);
  return chrf.score();
};

// F = 5PR ÷ (4P + R); P and R are the means over the orders that both sides have.
test.each([
  ['as many on both sides: (2/3 + 1/2 + 0/1) ÷ 3', 'abc', 'abd', (100 * 7) / 18],
  ['too long: P = (2/8 + 1/7) ÷ 2, R = 1', 'abcdefgh', 'ab', 55],
  ['too short, which counts for more: P = 1, R = (2/8 + 1/7) ÷ 2', 'ab', 'abcdefgh', (100 * 55) / 235],
  ['said twice, hit once: P = (2/4 + 1/3) ÷ 2, R = 1', 'aaaa', 'aa', 78.125],
  ['white space is not looked at', 'a b\u00a0c\n', 'abc', 100],
  ['a character is a code point: (1/2 + 0/1) ÷ 2', '😀a', '😀b', 25],
  ['case is', 'A', 'a', 0],
  ['nothing', '', 'a', 0],
])('%s', (_, translation, reference, score) => {
  expect(chrf2([translation, reference])).toBeCloseTo(score, 10);
});

test('a list is counted as one: (3/5 + 1/3 + 0/1) ÷ 3', () => {
  // one character: 1 of 2 and 2 of 3; two characters: 0 of 1 and 1 of 2; three: 0 of 1.
  expect(chrf2(['ax', 'ay'], ['bcx', 'bcy'])).toBeCloseTo((100 * (3 / 5 + 1 / 3 + 0)) / 3, 10);
  expect(createChrf().score()).toBe(0);
});
