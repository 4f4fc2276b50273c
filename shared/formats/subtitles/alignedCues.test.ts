import { expect, test } from 'vitest';
import type { Catalog } from '../../catalog/catalog.ts';
import { pairCatalogs } from '../pair.ts';
import { srt } from './srt.ts';
import { vtt } from './vtt.ts';

type Cue = readonly [start: number, end: number, text: string];

const file = (cues: readonly Cue[]) => {
  const stamp = (time: number) => `00:${String(time).padStart(2, '0')}.000`;
  return vtt.parse(
    `WEBVTT\n\n${cues.map(([start, end, text]) => `${stamp(start)} --> ${stamp(end)}\n${text}\n`).join('\n')}`,
  );
};

const pair = (source: readonly Cue[], target: readonly Cue[]) =>
  pairCatalogs(file(target), file(source), { source: 'en', target: 'de' }, vtt);

const texts = (source: readonly Cue[], target: readonly Cue[]) =>
  Array.from(pair(source, target).segments, (one) => `${one.target?.value}: ${one.source?.value}`);

const source: readonly Cue[] = ['a', 'b', 'c', 'd', 'e', 'f'].map((text, i) => [5 * i, 5 * i + 4, text]);
const target = source.map(([start, end, text]): Cue => [start, end, text.toUpperCase()]);

test('a subtitle that is left out moves none behind it', () => {
  const short = target.toSpliced(1, 1);
  expect(texts(source, short)).toEqual(['A: a', 'C: c', 'D: d', 'E: e', 'F: f']);
  expect(pair(source, short).pair?.missing.map((one) => one.source.target?.value)).toEqual(['b']);
});

test('a subtitle that is put in is extra, and no other', () => {
  const long = target.toSpliced(3, 0, [14, 15, 'X']);
  const paired = pair(source, long);
  expect(texts(source, long)).toEqual(['A: a', 'B: b', 'C: c', 'X: undefined', 'D: d', 'E: e', 'F: f']);
  expect(
    paired.segments
      .all()
      .filter(({ id }) => paired.pair?.extra.has(id))
      .map((one) => one.target?.value),
  ).toEqual(['X']);
});

test('what stands beside a stretch that is cut otherwise has no source', () => {
  const joined = target.toSpliced(2, 2, [10, 19, 'CD']);
  expect(texts(source, joined)).toEqual(['A: a', 'B: undefined', 'CD: undefined', 'E: undefined', 'F: f']);
  expect(pair(source, joined).pair?.missing).toEqual([]);
});

test('files that show at other times throughout are paired by number', () => {
  const later = target.map(([start, end, text]): Cue => [start + 20, end + 20, text]);
  expect(texts(source, later)[0]).toBe('A: a');
  expect(texts(source, later).at(-1)).toBe('F: f');
});

test('a translation that is begun lacks what follows', () => {
  expect(pair(source, target.slice(0, 2)).pair?.missing).toHaveLength(4);
});

test('files that are cut otherwise throughout lack nothing', () => {
  const otherwise: Cue[] = [
    [0, 2, 'P'],
    [2, 7, 'Q'],
    [7, 12, 'R'],
    [12, 17, 'S'],
    [17, 23, 'T'],
    [23, 26, 'U'],
    [27, 29, 'V'],
  ];
  const paired = pair(source, otherwise);
  expect(paired.pair?.missing).toEqual([]);
  expect(paired.segments.all().filter((one) => one.source)).toEqual([]);
});

test('a subtitle whose time cannot be read translates no other one that has its number', () => {
  const numbered = (cues: readonly Cue[], first: number) =>
    cues.map(([start, end, text], i) => `${first + i}\n00:00:${10 + start},000 --> 00:00:${10 + end},000\n${text}\n`);
  const broken = numbered(target.toSpliced(3, 1), 4).map((cue) => cue.replace('4,000\nA', '4x000\nA'));
  const [original, translation] = [numbered(source, 1), broken].map((cues) => srt.parse(cues.join('\n')));
  const paired = pairCatalogs(translation as Catalog, original as Catalog, { source: 'en', target: 'de' }, srt);
  expect(Array.from(paired.segments, (one) => `${one.target?.value}: ${one.source?.value}`)).toEqual([
    'A: undefined',
    'B: b',
    'C: c',
    'E: e',
    'F: f',
  ]);
});

test('chapters are named in the language of the file', () => {
  const chapters = (name: string) =>
    vtt.parse(
      `WEBVTT\n\n${name} 1\n00:01.000 --> 00:05.000\nA\n\n${name} 2\n00:05.000 --> 00:09.000\nB\n`,
      'chapters.vtt',
    );
  const paired = pairCatalogs(chapters('Chapitre'), chapters('Chapter'), { source: 'en', target: 'fr' }, vtt);
  expect(Array.from(paired.segments, (one) => [one.id, one.source?.value])).toEqual([
    ['Chapitre 1', 'A'],
    ['Chapitre 2', 'B'],
  ]);
  expect(paired.pair?.missing).toEqual([]);
});
