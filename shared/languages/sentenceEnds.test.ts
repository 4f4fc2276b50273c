import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sentenceEnds } from './sentenceEnds.ts';

const pieces = [
  'One two. ',
  'e.g. three ',
  '4.',
  ' 5',
  '?>',
  '! ',
  '.',
  ')',
  ' ',
  '\n',
  '\u0085',
  '。',
  'я. Ю',
  '”',
  '1.5 km',
];

/** The sentences of a text as the platform tells them of the whole. */
function endsOfWhole(text: string): number[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  return Array.from(segmenter.segment(text), ({ segment, index }) => index + segment.length);
}

test('the sentences of a long text are those of the whole', () => {
  const run = fc.tuple(fc.constantFrom(...pieces), fc.integer({ min: 1, max: 900 }));
  const text = fc.array(run, { minLength: 4, maxLength: 12 }).map((runs) => runs.map(([a, n]) => a.repeat(n)).join(''));
  fc.assert(
    fc.property(text, (long) => {
      expect([...sentenceEnds(long, 'en')]).toEqual(endsOfWhole(long));
    }),
    { numRuns: 60 },
  );
});

// What has no letters is looked through once all the same: again and again with twice as much takes minutes.
test.each(['?>', '.>', '\u0085'])('the sentences of %j again and again are found', (piece) => {
  expect([...sentenceEnds(piece.repeat(100_000), 'en')].length).toBeGreaterThan(99_990);
});
