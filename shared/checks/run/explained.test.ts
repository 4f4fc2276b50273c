import { expect, test } from 'vitest';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { type ExampleSegment, exampleCatalog } from '../contract/exampleCatalog.ts';
import { runChecks } from './runChecks.ts';

const find = (segment: ExampleSegment, options: object = {}) =>
  runChecks(exampleCatalog([segment], { syntaxes: ['printf', 'brace'] }), {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
    ...options,
  }).map(({ check, severity }) => `${severity} ${check}`);

const merged = {
  source: 'Light the lamp.',
  target: '#-#-#-#-#  quay.po  #-#-#-#-#\nZündet die Lampe an\n#-#-#-#-#  pier.po  #-#-#-#-#\nLampe anzünden',
};
const halved = {
  source:
    'The tide comes in at 14:30.\nMoor the boat on 2 ropes before that, and tell the keeper at https://quay.skerry.no.',
  target: 'Die Flut kommt',
};

test('the marker of a merge is the one fault of its text', () => {
  expect(find(merged)).toEqual(['error merge-marker']);
  expect(find(merged, { only: new Set(['full-stop']), named: new Set(['full-stop']) })).toEqual(['hint full-stop']);
});

test('a text that is cut short has one finding, as severe as those it stands for', () => {
  expect(find(halved)).toEqual(['warning much-shorter']);
  const settings = { ...defaultSettings, checks: { 'much-shorter': 'hint' } };
  expect(find(halved, { settings })).toEqual(['hint much-shorter']);
});

test('a placeholder that lost its bracket is not reported as a bracket too', () => {
  expect(find({ source: 'Hello {name}, moor here', target: 'Hallo {name, legt hier an' })).toEqual([
    'error placeholder-missing',
  ]);
});

test('a message that cannot be parsed is not reported by its braces too', () => {
  const segment = {
    source: '{count, plural, one {# boat} other {# boats}}',
    target: '{count, plural, one {# Boot} andere {# Boote}',
  };
  const severities = runChecks(exampleCatalog([segment], { syntaxes: ['icu'] }), {
    languages: { source: 'en', target: 'de' },
    settings: defaultSettings,
    terms: createTermIndex([]),
  }).map(({ check, severity }) => `${severity} ${check}`);
  expect(severities).toEqual(['error icu-syntax']);
});

test('a broken character reference is not reported by its semicolon too', () => {
  expect(find({ source: 'Come again', target: 'Kommt& nbsp;wieder' })).toEqual(['warning entities']);
});

test('a habit explains in every segment what it explains in one', () => {
  const segments = Array.from({ length: 12 }, (_, i) => ({ source: `Lamp ${i}`, target: `FanÃ«r bregu ${i}` }));
  const findings = runChecks(exampleCatalog(segments), {
    languages: { source: 'en', target: 'sq' },
    settings: defaultSettings,
    terms: createTermIndex([]),
  });
  expect(findings.map(({ message }) => message)).toEqual([
    'Texts in this file were often read in the wrong encoding and saved that way (12 of 12)',
  ]);
});
