import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

const markup = { syntaxes: ['markup' as const] };

test('wraps the same words, or all of the text; guesses nothing', () => {
  const fixed = (source: string, target: string) => checkExample('tag-missing', { source, target }, markup).fixed;
  expect(fixed('Use <code>npm</code> here', 'Hier npm verwenden')).toEqual(['Hier <code>npm</code> verwenden']);
  expect(fixed('<b>Done</b>.', 'Fertig.')).toEqual(['<b>Fertig</b>.']);
  expect(fixed('A <b>big</b> boat', 'Ein großes Boot')).toEqual([]);
});

test('inline codes: optional ones are free, deletable ones a warning', () => {
  const code = (more: object) => ({
    value: 'Hi <x/> you',
    codes: [{ start: 3, end: 7, kind: 'standalone' as const, id: 'x:1', ...more }],
  });
  const severity = (more: object) =>
    checkExample('tag-missing', { source: code(more), target: 'Hallo du' }).findings.map((one) => one.severity);
  expect(severity({})).toEqual(['error']);
  expect(severity({ canDelete: false })).toEqual(['error']);
  expect(severity({ canDelete: true })).toEqual(['warning']);
  expect(severity({ optional: true })).toEqual([]);
});

test('branches of an ICU message repeat tags', () => {
  const source = '{n, plural, one {<b>#</b> day} other {<b>#</b> days}}';
  const target = '{n, plural, other {<b>#</b>日}}';
  expect(checkExample('tag-missing', { source, target }, { syntaxes: ['icu', 'markup'] }).messages).toEqual([]);
});

test('words in angle brackets are no tags', () => {
  const usage = { source: 'copy <source> <time>', target: 'copy <Quelle> <Zeit>' };
  expect(checkExample('tag-missing', usage, markup).messages).toEqual([]);
});
