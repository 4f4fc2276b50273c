import { expect, test } from 'vitest';
import { shell } from './shell.ts';

test.each<[string, string[]]>([
  ['Remove $file in @{dir}?', ['file', 'dir']],
  ['It costs $5, or $$', []],
  ['@{file:-none} is no variable of gettext', []],
])('%s, with a dollar sign for @', (value, expected) => {
  expect(shell.find(value.replace('@', () => '$')).map((unit) => unit.id)).toEqual(expected);
});
