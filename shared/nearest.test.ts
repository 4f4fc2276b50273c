import { expect, test } from 'vitest';
import { nearest, nearestKeys, nearestOf } from './nearest.ts';

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

test('keys are compared behind the groups that they share', () => {
  const keys = ['harbour.mooring.title', 'harbour.mooring.close', 'harbor.pier'];
  expect(nearestKeys('harbour.mooring.titel', keys, 3)).toEqual(['harbour.mooring.title']);
  expect(nearestKeys('harbour.mooring.required', keys, 3)).toEqual([]);
  expect(nearestKeys('harbour.mooring.', keys, 3)).toEqual([]);
  expect(nearestKeys('harbour.pier', keys, 3)).toEqual(['harbor.pier']);
  expect(nearestKeys('Next', ['Text', 'Net', 'Red'], 3)).toEqual(['Net']);
  expect(nearestKeys('Cannot lift boat', ['Cannot move boat', 'Cannot lift boats'], 3)).toEqual(['Cannot lift boats']);
  const pages = ['pagesNext', 'pagesItems', 'pagesSize', 'pagesGoTo'];
  expect(nearestKeys('pagesJumpTo', pages, 3)).toEqual([]);
  expect(nearestKeys('pagessize', pages, 1)).toEqual(['pagesSize']);
  expect(nearestKeys('pagesGo', pages, 3)).toEqual([]);
  expect(nearestKeys('pagesGoOt', pages, 3)).toEqual(['pagesGoTo']);
});
