import { expect, test } from 'vitest';
import { subRip } from './subRip.ts';

/** Two cues; the second one is said after a pause of four seconds. */
const [first, second] = [
  'The ferry to the island leaves at nine and comes back at noon on every day but Sunday',
  'Then it stays',
];
const text = `${first} ${second}`;
const words = text.split(' ').map((word, i) => {
  const start = i * 300 + (i < first.split(' ').length ? 0 : 4000);
  return { text: word.toLowerCase(), start, end: start + 250 };
});
const piece = { text, start: 0, end: words.at(-1)?.end ?? 0 };
const timesOf = (subtitles: string) => subtitles.match(/\d\d:\S+ --> \S+/g);

test('a long piece becomes cues with the times of their words', () => {
  expect(timesOf(subRip([{ ...piece, words }]))).toEqual([
    '00:00:00,000 --> 00:00:05,350',
    '00:00:09,400 --> 00:00:10,250',
  ]);
});

test('without them, or with words that are not those of the text, the time is shared out', () => {
  const shared = ['00:00:00,000 --> 00:00:08,823', '00:00:08,823 --> 00:00:10,250'];
  expect(timesOf(subRip([piece]))).toEqual(shared);
  expect(timesOf(subRip([{ ...piece, words: words.slice(1) }]))).toEqual(shared);
});
