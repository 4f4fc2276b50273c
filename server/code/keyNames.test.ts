import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patternMatcher } from './keyNames.ts';

test.each([
  ['cart.*', 'cart.title', true],
  ['cart.*', 'shop.cart.title', false],
  ['*.title', 'cart.title_one', true],
  ['*.title', 'cart.title.short', true],
  ['*.title', 'cart.title_', false],
  ['*.title', 'cart.titles', false],
  ['a*a', 'a', false],
  ['exact', 'exact_other', true],
])('%s matches %s: %j', (pattern, key, expected) => {
  expect(patternMatcher(pattern)(key)).toBe(expected);
});

test('a pattern matches what its expression matches', () => {
  const texts = fc.array(fc.constantFrom('a', 'b', '.', '_', '*'), { maxLength: 8 }).map((signs) => signs.join(''));
  fc.assert(
    fc.property(texts, texts, (pattern, key) => {
      const expression = pattern.replace(/[.*]/g, (sign) => (sign === '*' ? '[^]*' : '\\.'));
      expect(patternMatcher(pattern)(key)).toBe(new RegExp(`^${expression}(?:[._][^]+)?$`).test(key));
    }),
  );
});

test('a key that code joins of many parts is looked for once, not in every way', () => {
  expect(patternMatcher('a*'.repeat(40).concat('!'))('a'.repeat(400))).toBe(false);
});
