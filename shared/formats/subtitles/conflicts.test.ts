import { expect, test } from 'vitest';
import { problemsInEnglish } from '../../catalog/problemsInEnglish.ts';
import { srt } from './srt.ts';
import { vtt } from './vtt.ts';

test.each([
  [srt, '1\n00:00:01,000 --> 00:00:02,000\n<<<<<<< HEAD\nHallo\n=======\nGuten Tag\n>>>>>>> next\n'],
  [vtt, 'WEBVTT\n\n00:01.000 --> 00:02.000\n<<<<<<< HEAD\nHallo\n=======\nGuten Tag\n>>>>>>> next\n'],
])('marks of a merge conflict are found in subtitles', (format, text) => {
  const marks = problemsInEnglish(format.parse(text).problems).filter(({ message }) =>
    message.includes('merge conflict'),
  );
  expect(marks.map(({ range }) => text.slice(range.start, range.end))).toEqual([
    '<<<<<<< HEAD',
    '=======',
    '>>>>>>> next',
  ]);
});
