import { expect, test } from 'vitest';
import { nearWord, slipBetween } from './nearWord.ts';

/** @param words of the dictionary; those in capitals are usual. */
const near = (word: string, words: readonly string[], language = 'en') =>
  nearWord(word, {
    letters: 'abcdefghijklmnopqrstuvwxyzé',
    isWord: (candidate) => words.some((one) => one.toLowerCase() === candidate),
    isUsual: (candidate) => words.includes(candidate.toUpperCase()),
    language,
  });

test('of words as near the usual one was meant, by a slip that people make', () => {
  expect(near('recieved', ['relieved', 'RECEIVED'])).toBe('received');
  expect(near('recieved', ['relieved', 'received'])).toBeUndefined();
  expect(near('teh', ['THE', 'ten', 'eh'])).toBe('the');
  expect(near('setings', ['stings', 'SETTINGS', 'setting'])).toBe('settings');
  expect(near('acess', ['ACES', 'ACCESS'])).toBeUndefined();
});

test('an accent, an apostrophe or a letter that is not heard tells what was meant', () => {
  expect(near('numero', ['numera', 'numéro'], 'fr')).toBe('numéro');
  expect(near('isnt', ['inst', "isn't"])).toBe("isn't");
  expect(near('ermano', ['remano', 'germano', 'hermano'], 'es')).toBe('hermano');
  expect(near('ermano', ['remano', 'germano', 'hermano'], 'en')).toBeUndefined();
  expect(near('cian', ['cían'], 'es')).toBeUndefined();
  expect(near('ola', ['hola', 'ala'], 'es')).toBeUndefined();
});

test('the only word of the dictionary was not meant by a short or an unusual one', () => {
  expect(near('backend', ['backed'])).toBeUndefined();
  expect(near('dialogs', ['DIALOG'])).toBeUndefined();
  expect(near('globbing', ['globing'])).toBeUndefined();
  expect(near('refname', ['RENAME'])).toBeUndefined();
  expect(near('mmap', ['MAP'])).toBeUndefined();
  expect(near('untrusted', ['entrusted'])).toBeUndefined();
  expect(near('sart', ['START'])).toBeUndefined();
  expect(near('enviroment', ['ENVIRONMENT'])).toBe('environment');
});

test('words of three letters are changed for a swap alone, and none is split', () => {
  expect(near('cet', ['SET'])).toBeUndefined();
  expect(slipBetween('alot', 'a lot')).toBeUndefined();
  expect(slipBetween('file', 'file')).toBeUndefined();
});
