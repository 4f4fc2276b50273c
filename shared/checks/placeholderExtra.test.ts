import { expect, test } from 'vitest';
import { checkExample } from './checkExample.ts';

test('removes it with one of the spaces beside it', () => {
  const fixed = (source: string, target: string) =>
    checkExample('placeholder-extra', { source, target }, { syntaxes: ['brace'] }).fixed;
  expect(fixed('Save all', 'Alle {name} speichern')).toEqual(['Alle speichern']);
  expect(fixed('Save all', '{n} speichern')).toEqual(['speichern']);
  expect(fixed('Save', 'Speichern {n}.')).toEqual(['Speichern.']);
});

test('accepts what the file declares', () => {
  const segment = { source: 'Hello', target: 'Hallo $NAME$', declaredPlaceholders: ['name'] };
  expect(checkExample('placeholder-extra', segment, { syntaxes: ['chrome'] }).messages).toEqual([]);
});

test('underlines the raw text', () => {
  const segment = { source: 'Hello {{a}}', target: 'Hallo {{a}}, {{ b }}' };
  expect(checkExample('placeholder-extra', segment, { syntaxes: ['i18next'] }).marked).toEqual(['{{ b }}']);
});
