import { expect, test } from 'vitest';
import { guessSyntaxes } from '../formats/guessSyntaxes.ts';
import { pascal } from './pascal.ts';

test.each<[string, string[]]>([
  ['%s has %d of %8.2f', ['0:s', '1:d', '2:f']],
  ['%1:s of %0:s and %s', ['1:s', '0:s', '1:s']],
  ['%*d, %-10.*s', ['1:d', '3:s']],
  ['100%% of %U', ['0:d']],
  ['100 % sure', []],
])('%s', (value, expected) => expect(pascal.find(value).map((unit) => unit.id)).toEqual(expected));

test('a file that says nothing is known by arguments with numbers', () => {
  expect(guessSyntaxes(['Open %s', 'Line %0:d of %1:s'])).toEqual(['pascal']);
  expect(guessSyntaxes(['At 50%: see below', 'Open %s'])).toEqual(['printf']);
});
