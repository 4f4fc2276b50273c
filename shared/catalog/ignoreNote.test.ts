import { expect, test } from 'vitest';
import { ignoredIn, ignoreNote } from './ignoreNote.ts';

test.each([
  ['interline-ignore double-space', ['double-space']],
  ['Shown on the quay. interline-ignore: double-space, same-as-source', ['double-space', 'same-as-source']],
  ['interline-ignore', ['*']],
  ['interline-ignore *', ['*']],
  ['interline-ignored double-space', []],
  ['nothing to see', []],
  [ignoreNote('numbers'), ['numbers']],
])('%s', (note, ids) => {
  expect(ignoredIn([note])).toEqual(ids);
});
