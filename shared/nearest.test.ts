import { expect, test } from 'vitest';
import { nearest, nearestOf } from './nearest.ts';

test.each([
  ['chek', 'check'],
  ['chekc', 'check'],
  ['STATUS', 'status'],
  ['segmnt', 'segments'],
])('%s was meant to be %s', (typed, meant) => {
  expect(nearest(typed, ['check', 'status', 'segments', 'set'])).toBe(meant);
});

test('nothing is guessed for what is far from everything', () => {
  expect(nearest('frobnicate', ['check', 'set'])).toBeUndefined();
  expect(nearestOf('cart.titel', ['cart.title', 'cart.titles', 'home'], 3)).toEqual(['cart.title', 'cart.titles']);
});
