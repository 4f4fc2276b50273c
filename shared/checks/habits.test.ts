import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { createTermIndex } from '../terms/termIndex.ts';
import type { ExampleSegment } from './exampleCatalog.ts';
import { exampleCatalog } from './exampleCatalog.ts';
import { runChecks } from './runChecks.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };
const find = (segments: readonly ExampleSegment[], more: object = {}) =>
  runChecks(exampleCatalog([...segments]), { ...options, ...more }).filter(({ check }) => check === 'end-punctuation');

/** Sentences whose translations leave out the full stop, and some that end as they should. */
const sentences = (without: number, right: number): ExampleSegment[] => [
  ...Array.from({ length: without }, (_, i) => ({
    source: `Lamp ${i} burns low.`,
    target: `Lampe ${i} brennt schwach`,
  })),
  ...Array.from({ length: right }, (_, i) => ({ source: `Keeper ${i} sleeps.`, target: `Wärter ${i} schläft.` })),
];

test('a file that often leaves out full stops has one finding for that, and each other finding of the check', () => {
  const found = find([...sentences(20, 4), { source: 'Is it dark?', target: 'Es ist dunkel.' }]);
  expect(found.map(({ message, segment }) => [message, segment])).toEqual([
    ['Translations in this file often leave out the full stop of their source (20 of 24)', 's1'],
    ['The source ends with “?”, the translation with “.”', 's25'],
  ]);
  expect(found[0]?.fix).toBeUndefined();
});

test('what fewer than a third of the segments do, or few at all, is no habit', () => {
  expect(find(sentences(13, 27))).toHaveLength(13);
  expect(find(sentences(7, 0))).toHaveLength(7);
});

test('who asks for the check gets each of its findings', () => {
  const segments = sentences(20, 4);
  expect(find(segments, { named: new Set(['end-punctuation']) })).toHaveLength(20);
  const settings = { ...defaultSettings, checks: { 'end-punctuation': 'warning' } };
  expect(find(segments, { settings })).toHaveLength(20);
});

test('subtitles of a recognizer, whose lines are as long as they come, have one finding', () => {
  const lines = Array.from({ length: 20 }, (_, i) => ({
    source: `The keeper of lamp ${i} climbs all of the stairs before the ships come home`,
    target: `The keeper of lamp ${i} climbs all of the stairs before the ships come home`,
    timing: { start: i * 6000, end: i * 6000 + 5000 },
  }));
  const found = runChecks(exampleCatalog(lines, { format: 'srt', isSource: true }), options);
  expect(found.map(({ message }) => message)).toEqual([
    'Subtitles in this file often have a line that is too long (20 of 20)',
  ]);
});

test('a Latin “I” for the palochka is one finding, other letters of the wrong script are their own', () => {
  const words = Array.from({ length: 12 }, (_, i) => ({ source: `Lamp ${i}`, target: `хIусам ${i}` }));
  const found = runChecks(exampleCatalog([...words, { source: 'Keeper', target: 'хехo' }]), {
    ...options,
    languages: { source: 'en', target: 'ce' },
  });
  expect(found.map(({ message }) => message)).toEqual([
    'Words in this file are often written with a Latin “I” for the palochka “Ӏ” (12 of 12)',
    '“хехo” mixes Latin and Cyrillic letters that look alike',
  ]);
});

test('a file without accelerators has one finding', () => {
  const labels = ['Light', 'Moor', 'Sail', 'Row', 'Rest', 'Anchor', 'Turn', 'Wait', 'Call', 'Leave'];
  const segments = labels.map((label) => ({ source: `_${label} now`, target: `${label}u nun` }));
  const found = runChecks(exampleCatalog(segments, { format: 'po' }), { ...options, only: new Set(['accelerators']) });
  expect(found.map(({ message }) => message)).toEqual([
    'Translations in this file often leave out the accelerator of their label (10 of 10)',
  ]);
});
