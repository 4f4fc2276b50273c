import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const icu = { syntaxes: ['icu' as const] };
const messages = (source: string, target: string, language = 'de') =>
  checkExample('icu-arguments', { source, target }, { ...icu, languages: ['en', language] }).messages;

test('a translated key of a select is renamed only where one can be meant', () => {
  const source = '{g, select, male {He} female {She} other {They}}';
  const one = checkExample(
    'icu-arguments',
    { source, target: '{g, select, male {Er} weiblich {Sie} other {Sie}}' },
    icu,
  );
  expect(one.fixed).toEqual(['{g, select, male {Er} female {Sie} other {Sie}}']);
  const two = checkExample('icu-arguments', { source, target: '{g, select, m {Er} w {Sie} other {Sie}}' }, icu);
  expect([two.messages.length, two.fixed]).toEqual([2, []]);
});

test('types that take the same value are the same', () => {
  expect(messages('{n, plural, other {#}}', '{n, number}')).toEqual([]);
  expect(messages('{n}', '{n, plural, other {#}}')).toEqual([]);
  expect(messages('{d, date, short}', '{d, date, long}')).toEqual([]);
  expect(messages('{d, date, short}', '{d, time}')).toEqual(['“d” is shown as a time, in the source as a date']);
  expect(messages('{n, plural, other {#}}', '{n, select, other {x}}')).toHaveLength(1);
});

test('a plural that only inflects a word is no loss where nothing is inflected', () => {
  const source = '{n, plural, one {movie} other {movies}}';
  expect(messages(source, '部电影', 'zh')).toEqual([]);
  expect(messages(source, 'Filme', 'de')).toEqual(['The argument “n” is missing']);
  expect(messages('{n, plural, one {# movie} other {# movies}}', '部电影', 'zh')).toEqual([
    'The argument “n” is missing',
  ]);
});

test('a plural that inflects a word beside a number may be left out where the word does not change', () => {
  const messagesFor = (source: string, target: string) =>
    checkExample('icu-arguments', { source, target }, { syntaxes: ['icu'] }).messages;
  expect(messagesFor('{size} {n, plural, one {lamp} other {lamps}}', '{size} Lampen')).toEqual([]);
  expect(messagesFor('{n, plural, one {lamp} other {lamps}}', 'Lampen')).toHaveLength(1);
  expect(messagesFor('{who}: {n, plural, one {# lamp} other {# lamps}}', '{who}: Lampen')).toHaveLength(1);
});

test('a plural that only inflects a word is a note where a text does without it', () => {
  const severities = (source: string) =>
    checkExample('icu-arguments', { source, target: 'Filme' }, { syntaxes: ['icu'] }).findings.map(
      (one) => one.severity,
    );
  expect(severities('{n, plural, one {movie} other {movies}}')).toEqual(['info']);
  expect(severities('{n, plural, one {# movie} other {# movies}}')).toEqual(['error']);
});
