import { expect, test } from 'vitest';
import { sideBySideOf } from './testTables.ts';
import { countSources, twinsOf } from './twins.ts';

const rows = sideBySideOf(
  { save: 'Save', store: 'Save', keep: 'Save', close: 'Close', empty: '', none: '' },
  { de: { save: 'Sichern', store: 'Speichern', close: 'Zu' }, fr: { save: 'Enregistrer', store: 'Enregistrer' } },
);
const [, de, fr] = rows.columns;

test('twins have the same source text and say something else, or nothing yet', () => {
  if (!de || !fr) throw new Error('no columns');
  expect(twinsOf(rows, de, 'save')).toEqual([
    { id: 'store', key: 'store', target: 'Speichern', state: 'translated' },
    { id: 'keep', key: 'keep', target: '', state: 'untranslated' },
  ]);
  expect(twinsOf(rows, fr, 'save').map(({ id }) => id)).toEqual(['keep']);
  expect(twinsOf(rows, de, 'close')).toEqual([]);
  // What is not translated itself has nothing to give.
  expect(twinsOf(rows, de, 'keep')).toEqual([]);
});

test('source texts are counted by rows, not by languages', () => {
  expect([...countSources(rows)]).toEqual([
    ['Save', 3],
    ['Close', 1],
  ]);
});
