import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { type ExampleSegment, exampleCatalog } from '../contract/exampleCatalog.ts';
import { runChecks } from './runChecks.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };

/** A file of lamps: some lit, some that are empty, some that are a copy. */
const lamps = (done: number, empty: number, copied: number): ExampleSegment[] => [
  ...Array.from({ length: done }, (_, i) => ({ source: `Light the lamp ${i}`, target: `Zünde Lampe ${i} an` })),
  ...Array.from({ length: empty }, (_, i) => ({ source: `Trim the sail ${i}`, target: '' })),
  ...Array.from({ length: copied }, (_, i) => ({
    source: `Row to the other pier ${i}`,
    target: `Row to the other pier ${i}`,
  })),
];
const find = (segments: readonly ExampleSegment[], more: object = {}) =>
  runChecks(exampleCatalog([...segments], { format: 'po' }), { ...options, ...more })
    .filter(({ check }) => check === 'untranslated' || check === 'same-as-source')
    .map(({ check, message, segment }) => `${segment} ${check}: ${message}`);

test('a translation that has hardly begun has one finding of each kind', () => {
  expect(find(lamps(9, 60, 70))).toEqual([
    's10 untranslated: The translation has hardly begun: 60 texts are not translated',
    's70 same-as-source: The translation has hardly begun: 70 texts are the same as the source',
  ]);
  expect(find(lamps(0, 5, 0))).toEqual([
    's1 untranslated: The translation has hardly begun: 5 texts are not translated',
  ]);
});

test('where a fifth is done, or little is left, each text has its finding', () => {
  expect(find(lamps(19, 81, 0))).toHaveLength(1);
  expect(find(lamps(20, 80, 0))).toHaveLength(80);
  expect(find(lamps(1, 19, 0))).toHaveLength(19);
  expect(find(lamps(0, 4, 0))).toHaveLength(4);
});

test('who asks for the check gets each of its findings', () => {
  expect(find(lamps(0, 60, 0), { named: new Set(['untranslated']) })).toHaveLength(60);
  const settings = { ...defaultSettings, checks: { untranslated: 'info' } };
  expect(find(lamps(0, 60, 0), { settings })).toHaveLength(60);
});
