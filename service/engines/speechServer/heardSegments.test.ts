import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './heardSegments.ts';

const utterance = { sound: new Int16Array(5 * 16_000), start: 10_000 };

test('segments become pieces with the times of the stream', () => {
  const answer = {
    text: ' Good morning. Where is the station?',
    segments: [
      { text: ' Good  morning.', start: 0.2, end: 1.4, no_speech_prob: 0.01, avg_logprob: -0.2 },
      { text: ' Where is the station?', start: 1.9, end: 3.5 },
    ],
  };
  expect(piecesOf(answer, utterance)).toEqual([
    { text: 'Good morning.', start: 10_200, end: 11_400 },
    { text: 'Where is the station?', start: 11_900, end: 13_500 },
  ]);
});

test('a server that tells no times gives one piece, and one that hears nothing none', () => {
  expect(piecesOf({ text: 'Hallo.\n' }, utterance)).toEqual([{ text: 'Hallo.', start: 10_000, end: 15_000 }]);
  expect(piecesOf({ text: ' ' }, utterance)).toEqual([]);
  expect(piecesOf({ text: '', segments: [] }, utterance)).toEqual([]);
});

test('what a model makes up of silence is left out', () => {
  const madeUp = { text: ' Thanks for watching!', start: 0, end: 2, no_speech_prob: 0.93, avg_logprob: -1.4 };
  const sure = { text: ' Thank you.', start: 2, end: 3, no_speech_prob: 0.93, avg_logprob: -0.1 };
  expect(piecesOf({ text: '', segments: [madeUp, sure] }, utterance).map(({ text }) => text)).toEqual(['Thank you.']);
});

test('an answer without a text is a failure of the server', () => {
  for (const answer of [null, [], 'text', {}, { error: 'no model' }, { text: 7 }]) {
    expect(() => piecesOf(answer, utterance)).toThrow(/without a text/);
  }
});

test('times that make no sense stay in order and within what was sent', () => {
  const time = fc.oneof(fc.double(), fc.constant('soon'), fc.constant(null));
  const segment = fc.oneof(
    fc.constant(null),
    fc.record({ text: fc.constantFrom('a', 'b', '', 5), start: time, end: time }),
  );
  const law = fc.property(fc.array(segment), (segments) => {
    let last = 10_000;
    for (const { start, end } of piecesOf({ segments }, utterance)) {
      expect(start).toBeGreaterThanOrEqual(last);
      expect(end).toBeGreaterThanOrEqual(start);
      expect(end).toBeLessThanOrEqual(15_000);
      last = end;
    }
  });
  fc.assert(law, { examples: [[[{ text: 'a', start: Number.NaN, end: Number.NaN }]]] });
});
