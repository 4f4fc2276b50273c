import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';
import { checkKeys } from '../run/checkKeys.ts';

const boats = { boat_one: '{{count}} boat', boat_other: '{{count}} boats' };

test('says for which numbers a form is needed', () => {
  const findings = checkKeys('missing-plural-form', boats, { boat_one: 'x', boat_many: 'x', boat_other: 'x' }, 'pl');
  expect(findings.map(({ message }) => message)).toEqual(['“boat_few” is missing: Polish uses it for 2, 3, 4, 22 …']);
});

test('a form for millions or fractions alone is not asked for', () => {
  const target = { boat_one: 'x', boat_other: 'x' };
  const gulls = { gull_one: 'x', gull_many: 'x', gull_other: 'x' };
  expect(checkKeys('missing-plural-form', { ...boats, ...gulls }, { ...target, ...gulls }, 'fr')).toEqual([]);
  const russian = { boat_one: 'x', boat_few: 'x', boat_many: 'x' };
  expect(checkKeys('missing-plural-form', boats, russian, 'ru')).toEqual([]);
});

test('`many` is left to `other` beside `few`, Hebrew 2 always, and forms that say the same need no others', () => {
  const keys = (forms: object, language: string) => checkKeys('missing-plural-form', boats, forms, language).length;
  expect(keys({ boat_one: 'x', boat_few: 'y', boat_other: 'z' }, 'uk')).toBe(0);
  expect(keys({ boat_one: 'x', boat_other: 'z' }, 'uk')).toBe(2);
  expect(keys({ boat_one: 'x', boat_other: 'z' }, 'he')).toBe(0);
  const source = '{n, plural, one {# boat} other {# boats}}';
  const icu = (target: string) =>
    checkExample('missing-plural-form', { source, target }, { languages: ['en', 'ru'], syntaxes: ['icu'] }).messages;
  expect(icu('{n, plural, one {# лодка} few {# лодки} other {# лодок}}')).toEqual([]);
  expect(icu('{n, plural, one {Лодок: #} other {Лодок: {n}}}')).toEqual([]);
  expect(icu('{n, plural, one {# лодка} other {# лодок}}')).toHaveLength(1);
});

test('a form without an ending is empty, where the source has such a form', () => {
  const messagesFor = (source: string, target: string) =>
    checkExample('missing-plural-form', { source, target }, { languages: ['en', 'sk'], syntaxes: ['icu'] }).messages;
  const target = '{n} člen{n, plural, one {} few {y} many {u} other {ov}}';
  expect(messagesFor('{n} oar{n, plural, one {} other {s}}', target)).toEqual([]);
  expect(messagesFor('{n} {n, plural, one {oar} other {oars}}', target)).toHaveLength(1);
});

test('keys that only look like plural forms are none', () => {
  expect(checkKeys('missing-plural-form', { to_one: 'one', to_many: 'many' }, { to_one: 'eins' }, 'de')).toEqual([]);
});

test('counted forms: as many as the language has', () => {
  const form = (index: number) => ({
    source: '%d boats',
    target: 'x',
    plural: { group: 'boats', kind: 'cardinal' as const, index },
  });
  const options = { languages: ['en', 'ru'] as const };
  expect(checkExample('missing-plural-form', [form(0), form(1)], options).messages).toEqual([
    '2 of 3 plural forms are there',
  ]);
  expect(checkExample('missing-plural-form', [form(0), form(1), form(2)], options).messages).toEqual([]);
});

test('one finding for all forms that an ICU message lacks', () => {
  const source = '{n, plural, one {# boat} other {# boats}}';
  const target = '{n, plural, other {# قوارب}}';
  const options = { languages: ['en', 'ar'] as const, syntaxes: ['icu' as const] };
  expect(checkExample('missing-plural-form', { source, target }, options).messages).toEqual([
    '“n” has no forms “zero”, “one”, “two”, “few”, “many”, which Arabic needs',
  ]);
});

test('a noun without its number needs no form that its source has not', () => {
  const countFor = (source: string, target: string) =>
    checkExample('missing-plural-form', { source, target }, { languages: ['en', 'cs'], syntaxes: ['icu'] }).messages
      .length;
  expect(
    countFor('Pin {n, plural, one {folder} other {folders}}', 'Připnout {n, plural, one {složku} other {složky}}'),
  ).toBe(0);
  expect(
    countFor('{n, plural, one {# folder} other {# folders}}', '{n, plural, one {# složka} other {# složek}}'),
  ).toBe(1);
  expect(countFor('Pin {n, plural, one {folder} other {folders}}', 'Připnout {n, plural, other {složky}}')).toBe(0);
  expect(countFor('Pin {n, plural, one {# folder} other {# folders}}', 'Připnout {n, plural, other {# složky}}')).toBe(
    1,
  );
  const keys = (other: string) =>
    checkKeys('missing-plural-form', { tag_one: 'Tag', tag_other: other }, { tag_one: 'x', tag_other: 'y' }, 'pl')
      .length;
  expect([keys('Tags'), keys('{{count}} tags') > 0]).toEqual([0, true]);
});
