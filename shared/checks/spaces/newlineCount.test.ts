import { expect, test } from 'vitest';
import { checkExample } from '../run/checkExample.ts';

const settings = { checks: { 'newline-count': 'info' } } as const;

test('prose in long lines may be wrapped otherwise, paragraphs may not', () => {
  const long = 'The ferry leaves the harbour at dawn and comes back in the evening';
  const wrapped = { source: long, target: 'Die Fähre verlässt den Hafen im Morgengrauen und kommt\nam Abend zurück' };
  expect(checkExample('newline-count', wrapped, { settings }).messages).toEqual([]);
  const joined = { source: `${long}\n\n${long}`, target: `${long} ${long}` };
  expect(checkExample('newline-count', joined, { settings }).messages).toEqual([
    'The translation has 1 paragraph, the source 2 paragraphs',
  ]);
});

test('line breaks at the edges are other checks', () => {
  expect(checkExample('newline-count', { source: 'a\nb', target: 'a\nb\n' }, { settings }).messages).toEqual([]);
});

test('subtitles are broken as they please', () => {
  expect(
    checkExample('newline-count', { source: 'a\nb', target: 'a b' }, { format: 'srt', settings }).messages,
  ).toEqual([]);
});
