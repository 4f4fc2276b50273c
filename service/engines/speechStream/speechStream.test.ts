import { describe, expect, test } from 'vitest';
import { modelLanguages } from './modelLanguages.ts';
import { sherpa } from './sherpa.ts';
import type { StreamProtocol } from './streamProtocol.ts';
import { vosk } from './vosk.ts';

/** What is concluded of a conversation; `unanswered` counts down as the answers come, the last one answers the end. */
function concludedOf(protocol: StreamProtocol, messages: readonly string[], extraAnswers = 0) {
  const read = protocol.reader();
  const texts: string[] = [];
  let open = '';
  for (const [i, message] of messages.entries()) {
    const answer = read(message, { ending: i > 0, unanswered: messages.length - 1 - i - extraAnswers });
    if (answer.concluded) texts.push(answer.concluded.text);
    open = answer.tentative?.text ?? '';
    if (answer.ended) return { texts, open, read: i + 1 };
  }
  return { texts, open, read: undefined };
}

describe('vosk', () => {
  const partial = JSON.stringify({ partial: 'good' });
  const result = JSON.stringify({
    result: [
      { conf: 1, start: 0.5, end: 0.9, word: 'good' },
      { conf: 0.7, start: 0.9, end: 1.25, word: 'morning' },
    ],
    text: 'good morning',
  });

  test('concludes where speech ends, with the times of the words', () => {
    const read = vosk.reader();
    const state = { ending: false, unanswered: 0 };
    expect(read(partial, state)).toMatchObject({ tentative: { text: 'good' }, ended: false });
    expect(read(result, state)).toEqual({
      concluded: {
        text: 'good morning',
        words: [
          { text: 'good', start: 500, end: 900 },
          { text: 'morning', start: 900, end: 1250 },
        ],
      },
      ended: false,
    });
    const alternatives = JSON.stringify({ alternatives: [{ confidence: 9, text: 'yes' }, { text: 'guess' }] });
    expect(read(alternatives, state).concluded).toEqual({ text: 'yes', words: [] });
    expect(read('', state).concluded?.text).toBe('');
  });

  test('has ended with the answer to the end, not with one to the sound before it', () => {
    expect(concludedOf(vosk, [partial, result, '{"text": "thank you"}'])).toEqual({
      texts: ['good morning', 'thank you'],
      open: '',
      read: 3,
    });
    // a server that answers the configuration too
    expect(concludedOf(vosk, [partial, partial, partial, result], 1)).toMatchObject({
      texts: ['good morning'],
      read: 4,
    });
    // and one that takes the end for sound: what it heard is not lost
    expect(concludedOf(vosk, [partial, partial, partial, partial], 1)).toEqual({ texts: [], open: 'good', read: 4 });
  });

  test('is nothing else', () => {
    for (const message of ['<html>', '[]', 'null', '{"error": "no model"}', '{"text": 7}', '{"alternatives": [3]}']) {
      expect(() => vosk.reader()(message, { ending: false, unanswered: 0 }), message).toThrow(SyntaxError);
    }
    expect(vosk.isSpokenIn(partial)).toBe(true);
    expect(vosk.isSpokenIn('{"text": "", "segment": 0}')).toBe(false);
    expect(sherpa.isSpokenIn(result)).toBe(false);
  });
});

describe('sherpa-onnx', () => {
  const state = { ending: false, unanswered: 0 };
  const message = (segment: number, text: string, rest: object = {}) => JSON.stringify({ text, segment, ...rest });

  test('concludes what is final, with the times of its tokens since the start of the segment', () => {
    const read = sherpa.reader();
    const times = { tokens: [' GOOD', ' MOR', 'NING'], timestamps: [0, 0.36, 0.48], start_time: 2 };
    expect(read(message(0, 'GOOD'), state).tentative?.text).toBe('GOOD');
    expect(read(message(0, 'GOOD MORNING', { ...times, is_final: true }), state)).toEqual({
      concluded: {
        text: 'GOOD MORNING',
        words: [
          { text: ' GOOD', start: 2000, end: 2360 },
          { text: ' MOR', start: 2360, end: 2480 },
          { text: 'NING', start: 2480, end: 2780 },
        ],
      },
      tentative: { text: '', words: [] },
    });
    // some versions send the list of times as a text
    const asText = message(1, 'YES', { tokens: ['YES'], timestamps: '[0.10]', start_time: 5, is_final: true });
    expect(read(asText, state).concluded?.words).toEqual([{ text: 'YES', start: 5100, end: 5400 }]);
    expect(read(message(2, 'NO', { tokens: ['NO'], timestamps: ['soon'] }), state).tentative?.words).toEqual([]);
    expect(read('Done!', state)).toEqual({ ended: true });
  });

  test('concludes a segment when the next one begins, where nothing is said to be final', () => {
    const read = sherpa.reader();
    expect(read(message(0, 'GOOD MORNING'), state).concluded).toBeUndefined();
    expect(read(message(1, 'WHERE'), state)).toMatchObject({
      concluded: { text: 'GOOD MORNING' },
      tentative: { text: 'WHERE' },
    });
    expect(read(message(1, ''), state).concluded).toBeUndefined();
  });

  test('is nothing else', () => {
    for (const each of ['<html>', '{"text": "a"}', '{"segment": 0}', '{"text": 1, "segment": 0}']) {
      expect(() => sherpa.reader()(each, state), each).toThrow(SyntaxError);
    }
    const bytes = Buffer.from(sherpa.bytesOf(Int16Array.of(-32_768, 0, 16_384)));
    expect([0, 4, 8].map((offset) => bytes.readFloatLE(offset))).toEqual([-1, 0, 0.5]);
  });
});

test('the names of models tell their languages', () => {
  const names: readonly (readonly [name: string, languages: readonly string[]])[] = [
    ['en', ['en']],
    ['pt-BR', ['pt']],
    ['de, fr', ['de', 'fr']],
    ['vosk-model-small-en-us-0.15', ['en']],
    ['vosk-model-small-cn-0.22', ['zh']],
    ['vosk-model-small-ar-tn-0.1-linto', ['ar']],
    ['/models/vosk-model-de-0.21', ['de']],
    ['sherpa-onnx-streaming-zipformer-bilingual-zh-en-2023-02-20', ['zh', 'en']],
    ['sherpa-onnx-streaming-zipformer-korean-2024-06-16', ['ko']],
    ['sherpa-onnx-nemo-streaming-fast-conformer-transducer-en-80ms', ['en']],
    ['whatever', []],
    ['', []],
  ];
  for (const [name, languages] of names) expect(modelLanguages(name), name).toEqual(languages);
});
