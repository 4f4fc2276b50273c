import { expect, test } from 'vitest';
import { keyGroup } from './keyGroup.ts';

test.each([
  ['menu.file.save', 'menu.file'],
  ['menu/save', 'menu'],
  ['app:title', 'app'],
  ['title', undefined],
  ['.hidden', undefined],
  ['Save.', undefined],
  ['A calculator. It is a fork.', undefined],
])('the keys that begin like %j are those of %j', (key, group) => {
  expect(keyGroup(key)).toBe(group);
});
