import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

test('the forms of a plural in one text have one finding for one slip', () => {
  const segment = { source: '{n} hour | {n} hours', target: '{n} Tag | {n} Tage' };
  expect(checkExample('units', segment, { syntaxes: ['vue'] }).messages).toEqual([
    '“Tag” is “hour” in the source, and the amount is the same',
  ]);
});

test('a letter behind an accelerator is no unit', () => {
  const segment = { source: 'Albu&m cover', target: 'Albu&mi kaas' };
  expect(checkExample('units', segment, { syntaxes: ['accelerator'] }).messages).toEqual([]);
});

test('the end of a word in the forms of a plural is no unit', () => {
  const messagesFor = (target: string) =>
    checkExample(
      'units',
      { source: '{size} {n, plural, one {megabyte} other {megabytes}}', target },
      { languages: ['en', 'lt'], syntaxes: ['icu'] },
    ).messages;
  expect(messagesFor('{size} mega{n, plural, one {baitas} few {baitai} other {baitų}}')).toEqual([]);
});

test('years since something are no weeks', () => {
  const messagesFor = (from: string, target: string) =>
    checkExample('units', { source: 'For 10 years', target }, { languages: ['en', from] }).messages;
  expect(messagesFor('ko', '10주년')).toEqual([]);
  expect(messagesFor('ko', '10주 동안')).toHaveLength(1);
  expect(messagesFor('zh-TW', '慶祝 10 週年')).toEqual([]);
});
