import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const check = (target: string, ms: number, language = 'de', more: object = {}) =>
  checkExample(
    'subtitle-reading-speed',
    { target, timing: { start: 0, end: ms }, ...more },
    { format: 'srt', languages: ['en', language], syntaxes: ['markup'] },
  );

test('every language has its speed', () => {
  expect(check('x'.repeat(20), 1000).messages).toEqual([]);
  expect(check('x'.repeat(21), 1000).messages).toHaveLength(1);
  expect(check('x'.repeat(24), 1000, 'en').messages).toEqual([]);
  expect(check('出航だ！出航', 1000, 'ja').messages).toHaveLength(1);
});

test('tags and line breaks take no time to read', () => {
  expect(check(`<i>${'x'.repeat(9)}</i>\n${'x'.repeat(8)}`, 1000).messages).toEqual([]);
});

test('silent where the source is as fast', () => {
  expect(check('x'.repeat(30), 1000, 'de', { source: 'y'.repeat(35) }).messages).toEqual([]);
  expect(check('x'.repeat(30), 1000, 'de', { source: 'y'.repeat(10) }).findings[0]?.severity).toBe('warning');
});

test('children read slower, and subtitles for the deaf may be faster', () => {
  const countFor = (programme: 'adult' | 'children' | 'sdh', length: number) =>
    checkExample(
      'subtitle-reading-speed',
      { target: 'x'.repeat(length), timing: { start: 0, end: 1000 } },
      { format: 'srt', settings: { subtitles: { programme, lines: 2, framesPerSecond: 24 } } },
    ).messages.length;
  expect([countFor('children', 15), countFor('children', 16)]).toEqual([0, 1]);
  expect([countFor('adult', 20), countFor('adult', 21)]).toEqual([0, 1]);
  expect([countFor('sdh', 24), countFor('sdh', 25)]).toEqual([0, 1]);
});

test('a limit of the project is exact', () => {
  const countFor = (length: number) =>
    checkExample(
      'subtitle-reading-speed',
      { target: 'x'.repeat(length), timing: { start: 0, end: 1000 } },
      {
        format: 'srt',
        settings: { subtitles: { programme: 'adult', charactersPerSecond: 15, lines: 2, framesPerSecond: 24 } },
      },
    ).messages.length;
  expect([countFor(15), countFor(16)]).toEqual([0, 1]);
});

test('of a subtitle that shows its source as well the viewer reads one', () => {
  const both = (source: string) =>
    check(`${'x'.repeat(16)}\n${'y'.repeat(8)}\n${'y'.repeat(7)}`, 1000, 'de', { source });
  expect(both(`${'y'.repeat(8)} ${'y'.repeat(7)}`).messages).toEqual([]);
  expect(both('y'.repeat(8)).messages).toHaveLength(1);
});

test('a subtitle of thousands of lines takes no time', () => {
  const lines = (letter: string) => Array.from({ length: 2_500 }, () => `${letter} x y`).join('\n');
  expect(check(lines('b'), 1000, 'de', { source: lines('a') }).messages).toEqual([]);
});
