import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const check = (format: string, source: string, target: string) =>
  checkExample('escapes', { source, target }, { format }).messages;

test.each([
  ['ini', 'Rows a lot\\nEvery day', 'Rudert viel\\njeden Tag'],
  ['ini', 'Long words,\\nespecially at sea', 'Lange Wörter\\nBesonders auf See'],
  ['lang', 'A boat\\nOf wood', 'boat\\n每艘'],
  ['lang', 'A boat\\nof wood', 'Loď\\nželezná'],
])('in %s a line break is one before every letter: %j, %j', (format, source, target) => {
  expect(check(format, source, target)).toEqual([]);
});

test('a line break that is lost before a small letter is missed in INI', () => {
  expect(check('ini', 'A boat\\nof wood', 'Ein Boot aus Holz')).toEqual(['“\\n” is missing; the source has it once']);
});
