import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { runChecks } from '../run/runChecks.ts';

const findingsFor = (format: string, markup: string, named: readonly string[] = []) => {
  const segments = [
    { id: 'moor', source: `Moor ${markup} now`, target: `Nun ${markup} anlegen` },
    { id: 'light', source: 'Light', target: 'Licht ' },
    { id: 'lamp', source: 'The lamp', target: 'Die  Lampe' },
    { id: 'keeper', source: 'Keeper: ', target: 'Wärter:' },
  ];
  return runChecks(exampleCatalog(segments, { format, syntaxes: ['markup'] }), {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    only: new Set(['trailing-whitespace', 'double-space']),
    named: new Set(named),
  }).map(({ check, segment }) => `${check} ${segment}`);
};
const each = ['trailing-whitespace light', 'double-space lamp', 'trailing-whitespace keeper'];

test('spaces that no page shows are reported to who asks for them; one that is lost is always', () => {
  expect(findingsFor('json', '<a href="/pier">here</a>')).toEqual(['trailing-whitespace keeper']);
  expect(findingsFor('json', '<br>', ['double-space'])).toEqual(['double-space lamp', 'trailing-whitespace keeper']);
});

test('texts without markup of pages, and those of windows, show them', () => {
  expect(findingsFor('json', '<b>here</b>')).toEqual(each);
  expect(findingsFor('qt-ts', '<a href="/pier">here</a>')).toEqual(each);
});
