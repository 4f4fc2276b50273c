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

test('how many lines a text takes is free where a program reads the breaks; a broken one is not', () => {
  const source = 'Row.\\nRest.\\nMoor.';
  expect(check('ini', source, 'Rudern.\\nRasten. Anlegen.')).toEqual([]);
  expect(check('ini', 'Row. Rest.', 'Rudern.\\nRasten.')).toEqual([]);
  expect(check('ini', source, 'Rudern.\\nRasten.\\ nAnlegen.')).toEqual([
    '“\\n” is there once; the source has it twice',
  ]);
  expect(check('json', 'Row. Rest.', 'Rudern.\\nRasten.')).toEqual(['“\\n” is there once; the source has none']);
  const severities = (target: string) =>
    checkExample('escapes', { source, target }, { format: 'ini' }).findings.map(({ severity }) => severity);
  expect(severities('Rudern. Rasten. Anlegen.')).toEqual(['info']);
  expect(severities('Rudern. \\ n Rasten. Anlegen.')).toEqual(['warning']);
});

test('a line break of the source is none where it is written as an escape that nobody reads', () => {
  const [source, escaped] = ['Row.\nRest.', 'Rudern.\\n Rasten.'];
  expect(check('po', source, escaped)).toEqual(['“\\n” is there once; the source has none']);
  expect(check('po', 'Row.\\n Rest.', 'Rudern.\nRasten.')).toEqual([]);
});

test('an escape in brackets or quotation marks is an example, which a translation may give', () => {
  expect(check('json', 'Signs of control', 'Steuerzeichen (etwa \\n)')).toEqual([]);
  expect(check('json', 'Sign between boats', 'Zeichen zwischen Booten, meist "\\t"')).toEqual([]);
  expect(check('json', 'Boat', 'Boot \\n')).toHaveLength(1);
});

test('a character in place of its code is the character', () => {
  const messages = (target: string) => checkExample('escapes', { source: 'Boats\\u00b2', target }).messages;
  expect(messages('Boote²')).toEqual([]);
  expect(messages('Boote')).toHaveLength(1);
});

test('letters that a pattern of dates must not read are no escapes', () => {
  const check = (source: string, target: string) => checkExample('escapes', { source, target }).messages;
  expect(check('\\M\\a\\y', '\\K\\v\\ě\\t\\e\\n')).toEqual([]);
  expect(check('May', 'Květen\\n')).toHaveLength(1);
});

test('a line feed behind a carriage return is one before every letter', () => {
  expect(check('json', 'Send Rope:*\\r\\nQuay', 'Leine:*\\r\\nkai, Leine:\\r\\nkai')).toEqual([]);
  expect(check('json', 'Send Rope:*\\r\\nQuay', 'Sende Leine')).toEqual(['“\\n” is missing; the source has it once']);
});
