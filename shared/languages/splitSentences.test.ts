import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences.ts';

const split = (text: string, mode: '0' | '1' | 'nonewlines', language = 'en') =>
  splitSentences(text, mode, language).map(({ start, end }) => text.slice(start, end));

test('ends of sentences split, and line ends unless they shall not', () => {
  expect(split('One. Two! Three', '1')).toEqual(['One. ', 'Two! ', 'Three']);
  expect(split('one\ntwo', '1')).toEqual(['one\n', 'two']);
  expect(split('one\ntwo. Three', 'nonewlines')).toEqual(['one\ntwo. ', 'Three']);
  expect(split('One. Two.', '0')).toEqual(['One. Two.']);
  expect(split('一。二。', '1', 'zh')).toEqual(['一。', '二。']);
});

test('an abbreviation or a numbered list ends no sentence', () => {
  expect(split('Ask Dr. Smith. Then go.', '1')).toEqual(['Ask Dr. Smith. ', 'Then go.']);
  expect(split('1. Open it', '1')).toEqual(['1. Open it']);
  expect(split('Use e.g. Firefox.', '1')).toEqual(['Use e.g. Firefox.']);
});

test('a long text is split as a whole, in time that grows with its length', () => {
  const words = ['Go on. ', 'it is 3.5 m', ' (e.g. here) ', '“Why?” ', '12. 34 ', 'Ende! ', 'a\n', '文。', '😀 '];
  const long = Array.from({ length: 9000 }, (_, i) => words[(i * i + (i >> 3)) % words.length]).join('');
  const segmenter = new Intl.Segmenter('de', { granularity: 'sentence' });
  const whole = Array.from(segmenter.segment(long), ({ segment, index }) => index + segment.length);
  const ends = splitSentences(long, '1', 'de').map(({ end }) => end);
  expect(ends.length).toBeGreaterThan(1000);
  expect(ends.filter((end) => !whole.includes(end))).toEqual([]);
  expect(split('The house is big. '.repeat(40_000), 'nonewlines')).toHaveLength(40_000);
});
