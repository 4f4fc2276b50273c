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

test.each([
  ['1', 'menu.file.save', 'menu.file'],
  ['LmGx4Kl', 'user.login.title', 'user.login'],
  ['menu.file.save', 'src/app.ts', 'menu.file'],
  ['menu.file|Save as', 'menu.file', 'menu'],
  ['Toolbar|Save as', 'Toolbar', 'Toolbar'],
  ['month name|May', 'month name', undefined],
  ['7', 'app.ts · 12', undefined],
])('the entry %j with the context %j is one of %j', (id, context, group) => {
  expect(keyGroup(id, context)).toBe(group);
});
