import { expect, test } from 'vitest';
import { qtTs } from '../../formats/qtTs/qtTs.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import type { ExampleSegment } from '../contract/exampleCatalog.ts';
import { exampleCatalog } from '../contract/exampleCatalog.ts';
import { checkKeys } from './checkKeys.ts';
import { runChecks } from './runChecks.ts';

const options = { languages: { source: 'en', target: 'de' }, settings: defaultSettings, terms: createTermIndex([]) };

/** Words of Chechen: some with a Latin I for the palochka, some with the letter itself. */
const words = (latin: number, right: number): ExampleSegment[] => [
  ...Array.from({ length: latin }, (_, i) => ({ source: `Lamp ${i}`, target: `хIусам ${i}` })),
  ...Array.from({ length: right }, (_, i) => ({ source: `Keeper ${i}`, target: `хӀусам ${i}` })),
];
const find = (segments: readonly ExampleSegment[], more: object = {}) =>
  runChecks(exampleCatalog([...segments]), {
    ...options,
    languages: { source: 'en', target: 'ce' },
    ...more,
  }).filter(({ check }) => check === 'mixed-script');

test('a file with a habit has one finding for that, and each other finding of the check', () => {
  const findings = find([...words(20, 0), { source: 'Keeper', target: 'хехo' }]);
  expect(findings.map(({ message, segment }) => [message, segment])).toEqual([
    ['Words in this file are often written with a Latin “I” for the palochka “Ӏ” (20 of 20)', 's1'],
    ['“хехo” mixes Latin and Cyrillic letters that look alike', 's21'],
  ]);
  expect(findings[0]?.fix).toBeUndefined();
});

test('what a third of the segments do, or few at all, is no habit', () => {
  expect(find(words(13, 27))).toHaveLength(13);
  expect(find(words(7, 0))).toHaveLength(7);
});

test('who asks for the check gets each of its findings', () => {
  const segments = words(20, 4);
  expect(find(segments, { named: new Set(['mixed-script']) })).toHaveLength(20);
  const settings = { ...defaultSettings, checks: { 'mixed-script': 'warning' } };
  expect(find(segments, { settings })).toHaveLength(20);
});

test('subtitles of a recognizer, whose lines are as long as they come, have one finding', () => {
  const lines = Array.from({ length: 20 }, (_, i) => ({
    source: `The keeper of lamp ${i} climbs all of the stairs before the ships come home`,
    target: `The keeper of lamp ${i} climbs all of the stairs before the ships come home`,
    timing: { start: i * 6000, end: i * 6000 + 5000 },
  }));
  const findings = runChecks(exampleCatalog(lines, { format: 'srt', isSource: true }), options);
  expect(findings.map(({ message }) => message)).toEqual([
    'Subtitles in this file often have a line that is too long (20 of 20)',
  ]);
});

test('a file with few accelerators has one finding, and one that has none at all has none', () => {
  const labels = ['Light', 'Moor', 'Sail', 'Row', 'Rest', 'Anchor', 'Turn', 'Wait', 'Call', 'Leave'];
  const segments = labels.map((label) => ({ source: `_${label} now`, target: `${label}u nun` }));
  const messages = (kept: string) => {
    const catalog = exampleCatalog([...segments, { source: '_Drift now', target: kept }], { format: 'po' });
    return runChecks(catalog, { ...options, only: new Set(['accelerators']) }).map(({ message }) => message);
  };
  expect(messages('_Drifte nun')).toEqual([
    'Translations in this file often leave out the accelerator of their label (10 of 11)',
  ]);
  expect(messages('Drifte nun')).toEqual([]);
});

test('a file that was read in another encoding than its own has one finding for that', () => {
  const segments = Array.from({ length: 12 }, (_, i) => ({ source: `Lamp ${i}`, target: `L\ufffdmpe (${i}` }));
  const findings = runChecks(exampleCatalog(segments), options);
  expect(findings.map(({ message }) => message)).toEqual([
    'Texts in this file often hold replacement characters (U+FFFD): it has another encoding (12 of 12)',
  ]);
});

test('a file whose texts often end with a space of their own has one finding, and one with few such texts each of them', () => {
  const texts = (spaced: number, plain: number) => [
    ...Array.from({ length: spaced }, (_, i) => ({ source: `Lamp ${i}`, target: `Leuchte ${i} ` })),
    ...Array.from({ length: plain }, (_, i) => ({ source: `Boat ${i}`, target: `Boot ${i}` })),
  ];
  const messages = (spaced: number, plain: number) =>
    runChecks(exampleCatalog(texts(spaced, plain)), { ...options, only: new Set(['trailing-whitespace']) }).map(
      ({ message }) => message,
    );
  expect(messages(10, 10)).toEqual([
    'Translations in this file often end with white space that their source does not have (10 of 20)',
  ]);
  expect(messages(10, 30)).toHaveLength(10);
});

test('plural messages that lack a form throughout are one finding, within messages and under keys of their own', () => {
  const plural = (i: number) => `{n, plural, one {# lamp ${i}} other {# lamps ${i}}}`;
  const within = Array.from({ length: 9 }, (_, i) => ({
    source: plural(i),
    target: plural(i).replaceAll('lamp', 'огни'),
  }));
  const findings = runChecks(exampleCatalog(within, { syntaxes: ['icu'] }), {
    ...options,
    languages: { source: 'en', target: 'ru' },
    only: new Set(['missing-plural-form']),
  });
  expect(findings.map(({ message, segment }) => [message, segment])).toEqual([
    ['Plural messages of this file often lack forms that Russian needs (9 of 9)', 's1'],
  ]);
  const keys = (forms: readonly string[], text: string) =>
    Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => forms.map((form) => [`lamp${i}_${form}`, `{{count}} ${text}`])).flat(),
    );
  const ofKeys = checkKeys(
    'missing-plural-form',
    keys(['one', 'other'], 'lamps'),
    keys(['one', 'other'], 'огни'),
    'ru',
  );
  expect(ofKeys.map(({ message }) => message)).toEqual([
    'Plural messages of this file often lack forms that Russian needs (9 of 9)',
  ]);
});

test('a file of Qt with more forms than Qt reads has one finding', () => {
  const message = (i: number) =>
    `<message numerus="yes"><source>%n lamp ${i}</source><translation>${'<numerusform>%n</numerusform>'.repeat(4)}</translation></message>`;
  const messages = Array.from({ length: 9 }, (_, i) => message(i)).join('\n');
  const catalog = qtTs.parse(`<TS version="2.1" language="he"><context><name>A</name>${messages}</context></TS>`);
  const findings = runChecks(catalog, {
    ...options,
    languages: { source: 'en', target: 'he' },
    only: new Set(['syntax']),
  });
  expect(findings.map((one) => one.message)).toEqual([
    'Qt reads 2 plural forms for “he”; messages of this file have more (9 of 9)',
  ]);
});

test('spaces behind all full-width marks of a file, references and a wrong encoding throughout are one finding each', () => {
  const messages = (only: string, source: string, target: string, to = 'de') => {
    const segments = Array.from({ length: 9 }, (_, i) => ({ source: `${source} ${i}`, target: `${target} ${i}` }));
    return runChecks(exampleCatalog(segments), {
      ...options,
      languages: { source: 'en', target: to },
      only: new Set([only]),
    }).map(({ message }) => message);
  };
  expect(messages('punctuation-spacing', 'It is late. Row.', '时候不早了。 划船吧。 走', 'zh')).toEqual([
    'Full-width marks in this file often have a space after them (9 of 9)',
  ]);
  expect(messages('entities', 'Boats and lamps', 'Boote &amp; Lampen')).toEqual([
    'Texts in this file often have character references that their source does not have (9 of 9)',
  ]);
  expect(messages('garbled-text', 'Row over', 'Hinüberrudern'.replace('ü', 'Ã¼'))).toEqual([
    'Texts in this file were often read in the wrong encoding and saved that way (9 of 9)',
  ]);
});
