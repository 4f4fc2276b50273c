import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const marked = (target: string) =>
  checkExample('mixed-script', { source: 'Escape sequence', target }, { languages: ['en', 'ru'] }).marked;

test('a name and a word that are joined with a will are no slip of the keyboard', () => {
  expect(marked('Символ escapeПоследовательность')).toEqual([]);
  expect(marked('Последовaтельность')).toEqual(['Последовaтельность']);
});
