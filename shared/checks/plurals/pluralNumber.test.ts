import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const messages = (source: string, target: string) =>
  checkExample('plural-number', { source, target }, { syntaxes: ['icu'], languages: ['en', 'el'] }).messages;

test('a form that says no number is named where the source says it', () => {
  expect(messages('{n, plural, one {# seat} other {# seats}}', '{n, plural, one {# a} other {b}}')).toHaveLength(1);
});

test('a number that another plural of the same text says is not said twice', () => {
  const source = '{n, plural, =0 {No} other {<b>#</b>}} {n, plural, one {seat} other {seats}} left';
  expect(messages(source, '{n, plural, =0 {a} other {<b>#</b>}} {n, plural, one {b} other {c}} d')).toEqual([]);
});
