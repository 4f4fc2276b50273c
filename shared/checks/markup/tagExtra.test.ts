import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('removes both tags of a pair and keeps its text', () => {
  const segment = { source: 'Save all', target: 'Alle <b>sichern</b>' };
  const { messages, fixed } = checkExample('tag-extra', segment, { syntaxes: ['markup'] });
  expect(messages).toEqual(['“<b>…</b>” is not in the source']);
  expect(fixed).toEqual(['Alle sichern']);
});

test('removes a lone tag, and not that of a pair of its name', () => {
  const segment = { source: 'Save <b>all</b>', target: 'Alle</b> <b>sichern</b>' };
  const { messages, fixed } = checkExample('tag-extra', segment, { syntaxes: ['markup'] });
  expect(messages).toHaveLength(1);
  expect(fixed).toEqual(['Alle <b>sichern</b>']);
});

test('a form of a plural has a tag as often as a form of the source', () => {
  const source = '{n, plural, one {One file} other {<b>#</b> files}}';
  const target = '{n, plural, one {<b>#</b> файл} few {<b>#</b> <b>файла</b>} other {<b>#</b> файлов}}';
  const { messages, marked, fixed } = checkExample(
    'tag-extra',
    { source, target },
    { languages: ['en', 'ru'], syntaxes: ['icu', 'markup'] },
  );
  expect(messages).toEqual(['“<b>…</b>” occurs more often in “few” than in the source']);
  expect(marked).toEqual(['<b>']);
  expect(fixed[0]).toBe(target.replace('<b>файла</b>', 'файла'));
});

test('a code may be repeated where the file says so', () => {
  const code = (start: number, more: object = {}) => ({
    start,
    end: start + 4,
    kind: 'standalone' as const,
    id: 'x:1',
    ...more,
  });
  const result = (more: object) =>
    checkExample('tag-extra', {
      source: { value: '<x/> a', codes: [code(0, more)] },
      target: { value: '<x/> b <x/>', codes: [code(0), code(7)] },
    });
  expect(result({}).messages).toEqual(['“<x/>” occurs more often here than in the source']);
  expect(result({}).fixed).toEqual(['<x/> b']);
  expect(result({ canCopy: true }).messages).toEqual([]);
});

test('a tag that the source has escaped is named so on both sides, and kept', () => {
  const code = { start: 5, end: 8, kind: 'open' as const, id: 'b', type: 'tag' as const };
  const codes = [code, { ...code, start: 14, end: 18, kind: 'close' as const }];
  const target = { source: 'Light <b>all</b> lamps', target: { value: 'Alle <b>Lampen</b> anzünden', codes } };
  const { messages, fixed } = checkExample('tag-extra', target);
  expect(messages[0]).toBe('“<b>” is escaped in the source, and markup here');
  expect(fixed).toEqual([]);
});

test('a numbered tag in the place of another is reported once', () => {
  const segment = { source: '<1>Boats</1> or <2>oars</2>', target: '<1>Boote</1> oder <1>Ruder</1>' };
  const count = (id: string) => checkExample(id, segment, { syntaxes: ['markup'] }).messages.length;
  expect([count('tag-missing'), count('tag-extra')]).toEqual([1, 0]);
});

test('a tag that mends the source is not too much', () => {
  const messages = (target: string) =>
    checkExample('tag-extra', { source: '<p>Moor.<\\p> <p>Sail.</p>', target }, { syntaxes: ['markup'] }).messages
      .length;
  expect(messages('<p>Anlegen.</p> <p>Segeln.</p>')).toBe(0);
  expect(messages('<p>Anlegen.</p> <p>Segeln.</p></p>')).toBeGreaterThan(0);
});

test('no error where the source has no tag: nobody knows whether the program reads any', () => {
  const severities = (source: string, target: string) =>
    checkExample('tag-extra', { source, target }, { syntaxes: ['markup'] }).findings.map(({ severity }) => severity);
  expect(severities('Save all', 'Alle <a href="/x">sichern')).toEqual(['warning']);
  expect(severities('Save <a href="/x">all</a>', 'Alle <a href="/x">sichern</a> <a href="/y">')).toEqual(['error']);
});

test('a further pair of what the source has only names it again; a link, half of a pair and another element count', () => {
  const source = 'Press <key>Enter</key> to <a href="/x">moor</a>.<br>';
  const messages = (target: string) =>
    checkExample('tag-extra', { source, target }, { syntaxes: ['markup'] }).findings.map(({ message }) => message);
  const target = '<key>Enter</key> zum <a href="/x">Anlegen</a>.<br>';
  expect(messages(`<p>${target}</p> <key>F1</key>`)).toEqual([]);
  expect(messages(`<p>${target} <p>Dann los.`)).toEqual([]);
  expect(messages(`${target}</p>`)).toEqual(['“</p>” is not in the source']);
  expect(messages(`${target} <key>F1`)).toEqual(['“<key>” occurs more often here than in the source']);
  expect(messages(`${target} <a href="/y">Mehr</a>`)).toEqual([
    '“<a href="/y">…</a>” occurs more often here than in the source',
  ]);
  expect(messages(`${target} <cmd>ls</cmd>`)).toEqual(['“<cmd>…</cmd>” is not in the source']);
});

test('a translation that closes more than its source is no worse', () => {
  const source = '<ul><li>Moor<li><li>Coil<li></ul>';
  const target = '<ul><li>Vertäuen</li><li>Aufschießen<li></ul>';
  expect(checkExample('tag-extra', { source, target }, { syntaxes: ['markup'] }).messages).toEqual([]);
});
