import { expect, test } from 'vitest';
import { pairCatalogs } from '../../formats/pair.ts';
import { srt } from '../../formats/subtitles/srt.ts';
import { defaultSettings } from '../../settings.ts';
import { createTermIndex } from '../../terms/termIndex.ts';
import { runChecks } from '../run/runChecks.ts';

const time = (seconds: number) => `00:00:${String(seconds).padStart(2, '0')},000`;
const cues = (texts: readonly (string | undefined)[]) =>
  texts
    .flatMap((text, i) => (text === undefined ? [] : [`${i + 1}\n${time(3 * i)} --> ${time(3 * i + 2)}\n${text}\n`]))
    .join('\n');

const languages = { source: 'en', target: 'de' };
const options = {
  languages,
  settings: defaultSettings,
  terms: createTermIndex([]),
  only: new Set(['missing-key']),
};
function missing(target: readonly (string | undefined)[]) {
  const source = cues(['One boat', 'Two boats', 'Three boats', 'Four boats', 'Five boats', 'Six boats', 'Seven boats']);
  const catalog = pairCatalogs(srt.parse(cues(target)), srt.parse(source), languages, srt);
  return runChecks(catalog, options).map(({ message, range }) => [message, catalog.text.slice(range.start, range.end)]);
}

test('a translation that ends before its source does has one finding for all that is missing, at its last subtitle', () => {
  expect(missing(['A', 'B', 'C'])).toEqual([
    ['The translation ends early: the last 4 subtitles of the source file are missing', '3'],
  ]);
});

test('what is missing before the end is named one by one', () => {
  expect(missing(['A', undefined, 'C', 'D', 'E']).map(([message]) => message)).toEqual([
    '“2” is missing: “Two boats”',
    'The translation ends early: the last 2 subtitles of the source file are missing',
  ]);
  expect(missing(['A', 'B', 'C', 'D', 'E', 'F']).map(([message]) => message)).toEqual([
    '“7” is missing: “Seven boats”',
  ]);
});
