import { expect, test } from 'vitest';
import { xcstrings } from '../../formats/xcstrings/xcstrings.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const unit = (value: string) => ({ stringUnit: { state: 'translated', value } });
const substitution = (one: string, other: string) => ({
  formatSpecifier: 'lld',
  variations: { plural: { one: unit(one), other: unit(other) } },
});

/** What is found in a string catalog of one entry. */
const find = (en: object, de: object) => {
  const file = { sourceLanguage: 'en', strings: { 'lamps %lld': { localizations: { de, en } } }, version: '1.0' };
  return runChecks(xcstrings.parse(JSON.stringify(file, null, 2)), {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
  }).map(({ check, message }) => `${check}: ${message}`);
};

test('a translation may have substitutions of its own for the arguments of the source', () => {
  const de = { ...unit('%#@anzahl@ im Hafen'), substitutions: { anzahl: substitution('%arg Lampe', '%arg Lampen') } };
  expect(find(unit('%lld lamps in the harbour'), de)).toEqual([]);
  const en = { ...unit('%#@count@ in the harbour'), substitutions: { count: substitution('%arg lamp', '%arg lamps') } };
  expect(find(en, de).filter((check) => check.startsWith('placeholder'))).toEqual([]);
});

test('a part of a sentence keeps the space at its end, and an argument that nothing stands for is missing', () => {
  const en = { ...unit('%#@count@'), substitutions: { count: substitution('%arg lamp', '%arg lamps') } };
  const de = { ...unit('%#@count@'), substitutions: { count: substitution('%arg Lampe von ', '%arg Lampen von ') } };
  expect(find(en, de)).toEqual([]);
  expect(find(unit('%lld lamps of %@'), unit('%lld Lampen'))).toEqual(['placeholder-missing: “%@” is missing']);
});

test('a language without forms shows the argument itself', () => {
  const en = { ...unit('%#@count@'), substitutions: { count: substitution('%arg lamp', '%arg lamps') } };
  expect(find(en, unit('%lld Lampen'))).toEqual([]);
  expect(find(en, unit('Lampen'))).toEqual(['placeholder-missing: “%#@count@” is missing']);
});
