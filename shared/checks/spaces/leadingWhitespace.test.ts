import { expect, test } from 'vitest';
import { android } from '../../formats/android/android.ts';
import { pairCatalogs } from '../../formats/pair.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { checkExample } from '../run/checkExample.ts';
import { runChecks } from '../run/runChecks.ts';

test('layout of the file is no text', () => {
  const segment = { source: '\n      Hello', target: 'Hallo' };
  expect(checkExample('leading-whitespace', segment, { format: 'xliff-1.2' }).messages).toEqual([]);
  expect(checkExample('leading-whitespace', segment, { format: 'dita' }).messages).toEqual([]);
  expect(checkExample('leading-whitespace', segment, { format: 'po' }).messages).toHaveLength(1);
});

test('a code at the start is a character', () => {
  const target = { value: '<x/> a', codes: [{ start: 0, end: 4, kind: 'standalone' as const, id: 'x' }] };
  expect(checkExample('leading-whitespace', { source: 'a', target }).messages).toEqual([]);
});

test('a no-break space is a space', () => {
  expect(checkExample('leading-whitespace', { source: ' a', target: '\u00a0a' }).messages).toEqual([]);
});

test('spaces that pad the labels of a column may be more or fewer, not missing', () => {
  const countsFor = (source: string, target: string) =>
    (['leading-whitespace', 'trailing-whitespace'] as const).map(
      (id) => checkExample(id, { source, target }).messages.length,
    );
  expect(countsFor('   from %s', '     de %s')).toEqual([0, 0]);
  expect(countsFor('Moored  ', 'Festgemacht ')).toEqual([0, 0]);
  expect(countsFor('   from %s', 'de %s')).toEqual([1, 0]);
  expect(countsFor(' is moored ', '  liegt fest  ')).toEqual([1, 1]);
});

test('a byte order mark at the start is reported as what it is, and not as white space, too', () => {
  const marked = { source: 'Lamp', target: '\ufeffLampe' };
  expect(checkExample('leading-whitespace', marked).messages).toEqual([]);
  expect(checkExample('invisible-character', marked).messages).toHaveLength(1);
});

test('a space that code may need is not taken away unasked', () => {
  const kinds = (source: string, target: string, id = 's1') =>
    checkExample('leading-whitespace', { id, source, target }).findings.map(({ fix }) => fix?.kind);
  expect(kinds('Moored', ' Fest')).toEqual(['safe']);
  expect(kinds('(moored)', ' (fest)')).toEqual(['suggestion']);
  expect([kinds('M', ' m'), kinds('boats', ' Boote')]).toEqual([['suggestion'], ['suggestion']]);
  expect(kinds('moored', ' fest', 'boat.moored_suffix')).toEqual(['suggestion']);
  expect(kinds('12', ' 12')).toEqual(['suggestion']);
  // The indented line comes first in the other language.
  const named = (indent: string) => kinds(`The boats of\n${indent}Harbour\nare moored`, '  Hafen\nhat die Boote');
  expect([named('  '), named('')]).toEqual([['suggestion'], ['safe']]);
});

test('a space that is written as an escape is meant to stay', () => {
  const text = (value: string) => `<resources><string name="a">${value}</string></resources>`;
  const source = android.parse(text('Harbour'), 'res/values/strings.xml');
  const kinds = (value: string) => {
    const target = android.parse(text(value), 'res/values-de/strings.xml');
    const catalog = pairCatalogs(target, source, { source: 'en', target: 'de' }, android);
    const [languages, only] = [{ source: 'en', target: 'de' }, new Set(['leading-whitespace'])];
    const options = { languages, settings: defaultSettings, terms: createTermIndex([]), only };
    return runChecks(catalog, options).map(({ fix }) => fix?.kind);
  };
  expect(kinds('\\u0020Hafen')).toEqual(['suggestion']);
});

test('a language without spaces may need one for another, not for its like', () => {
  const countFor = (...languages: readonly [string, string]) =>
    checkExample('leading-whitespace', { source: '開く', target: ' 打开' }, { languages }).messages.length;
  expect(countFor('ja', 'zh')).toBe(1);
  expect(countFor('ja', 'en')).toBe(0);
});

test('a drawing whose lines are all indented is not set awry', () => {
  const kinds = (target: string) =>
    checkExample('leading-whitespace', { source: '\nboats\n|-- sloop\n', target }).findings.map(({ fix }) => fix?.kind);
  expect(kinds('\n  Boote\n  |-- Schaluppe\n')).toEqual(['suggestion']);
  expect(kinds('\n  Boote\n|-- Schaluppe\n')).toEqual(['safe']);
});

test('a unit may stand apart from the number before it', () => {
  const check = (source: string, target: string) =>
    checkExample('leading-whitespace', { source, target }, { languages: ['en', 'fr'] }).messages;
  expect(check('ms', ' ms')).toEqual([]);
  expect(check('Boats', ' Bateaux')).toHaveLength(1);
});
