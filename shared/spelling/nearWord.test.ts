import { expect, test } from 'vitest';
import { nearWord, slipBetween } from './nearWord.ts';

const near = (word: string, words: readonly string[]) =>
  nearWord(word, 'abcdefghijklmnopqrstuvwxyzé', (candidate) => words.includes(candidate));

test('neighbours swapped go before everything else', () => {
  expect(near('recieved', ['relieved', 'received'])).toBe('received');
  expect(near('teh', ['the', 'ten', 'eh'])).toBe('the');
});

test('a letter doubled, an accent or an apostrophe goes before another letter', () => {
  expect(near('setings', ['stings', 'settings', 'setting'])).toBe('settings');
  expect(near('numero', ['numera', 'numéro'])).toBe('numéro');
  expect(near('isnt', ['inst', "isn't"])).toBe("isn't");
});

test('of several that are as near none is certain', () => {
  expect(near('acess', ['aces', 'access'])).toBeUndefined();
  expect(near('bable', ['cable', 'table'])).toBeUndefined();
  expect(near('xyzzy', ['cable'])).toBeUndefined();
});

test('words of three letters are changed for a swap alone, and none is split', () => {
  expect(near('cet', ['set'])).toBeUndefined();
  expect(slipBetween('alot', 'a lot')).toBeUndefined();
  expect(slipBetween('file', 'file')).toBeUndefined();
});
