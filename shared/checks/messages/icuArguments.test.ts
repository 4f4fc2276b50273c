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

test('a form of another language, unless the source has it', () => {
  expect(messages('{n, plural, other {#}}', '{n, plural, few {#} other {#}}')).toHaveLength(1);
  expect(messages('{n, plural, other {#}}', '{n, plural, few {#} many {#} other {#}}', 'pl')).toEqual([]);
  expect(messages('{n, plural, one {#} other {#}}', '{n, plural, one {#} other {#}}', 'ja')).toEqual([]);
});

test('in ARB files the names of 0, 1 and 2 stand for them in every language', () => {
  const [source, target] = [
    '{n, plural, =1{# boat} other{# boats}}',
    '{n, plural, one{# perahu} few{#} other{# perahu}}',
  ];
  const options = { ...icu, dialect: 'arb', languages: ['en', 'id'] as const };
  const example = checkExample('icu-arguments', { source, target }, options);
  expect(example.messages).toEqual(['The form “few” is never used in this language']);
});
