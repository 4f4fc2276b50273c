import { expect, test } from 'vitest';
import { webVtt } from './webVtt.ts';

test('what is said never becomes markup or a time', () => {
  const pieces = [
    { text: 'R&D says <b>no</b> --> yes', start: 0, end: 1500 },
    { text: 'Goodbye', start: 3_600_000, end: 3_601_250 },
  ];
  expect(webVtt(pieces)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nR&amp;D says &lt;b&gt;no&lt;/b&gt; --&gt; yes\n\n01:00:00.000 --> 01:00:01.250\nGoodbye\n',
  );
  expect(webVtt([])).toBe('WEBVTT\n');
});
