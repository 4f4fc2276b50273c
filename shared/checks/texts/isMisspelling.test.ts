import { expect, test } from 'vitest';
import { isMisspelling } from './isMisspelling.ts';

test.each([
  ['{usernmae}', '{username}'],
  ['{usrname}', '{username}'],
  ['{userrname}', '{username}'],
  ['{Username}', '{username}'],
  ['%(nane)s', '%(name)s'],
  ['{{conut}}', '{{count}}'],
  ['%{URL}', '%{url}'],
  ['%1s', '%1$s'],
])('“%s” is a slip for “%s”', (written, meant) => {
  expect(isMisspelling(written, meant)).toBe(true);
});

test.each([
  ['%s', '%d'],
  ['{0}', '{1}'],
  ['%1$s', '%2$s'],
  ['{a}', '{b}'],
  ['{naam}', '{name}'],
  ['{line1}', '{line2}'],
  ['{line}', '{line2}'],
  ['{name, number}', '{name}'],
  ['{name:L}', '{name}'],
  ['%(name)d', '%(name)s'],
  ['@:appName을', '@:appName'],
  ['$names', '$name'],
  ['{имя}', '{name}'],
])('“%s” is another placeholder than “%s”', (written, meant) => {
  expect(isMisspelling(written, meant)).toBe(false);
});
