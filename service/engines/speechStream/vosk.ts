import { samplesAsBytes } from '../../../shared/speech/wav.ts';
import { objectOf, type StreamedText, type StreamedWord, type StreamProtocol } from './streamProtocol.ts';

/**
 * The protocol of vosk-server (`websocket/asr_server.py`, and the server in C++): samples of 16 bits, one answer to
 * every message but the configuration, which is `{"partial": text}` or, where speech ended, `{"result": [{"word",
 * "start", "end", "conf"}], "text"}`, in the form with `alternatives` where it was started so. The end is announced with
 * exactly these characters, since the servers compare them as a text.
 *
 * `phrase_list` is not sent: it would be the only words that the model still knows.
 */
export const vosk: StreamProtocol = {
  name: 'Vosk',
  opening: JSON.stringify({ config: { sample_rate: 16_000, words: true, max_alternatives: 0 } }),
  ending: '{"eof" : 1}',
  bytesOf: samplesAsBytes,
  reader:
    () =>
    (message, { ending, unanswered }) => {
      // the server for many streams at once has nothing to say at the end of silence
      const { partial, alternatives, ...single } = message === '' ? { text: '' } : objectOf(message);
      if (typeof partial === 'string') {
        // the server in C++ answers the configuration too, and may take the end for sound
        return { tentative: { text: partial, words: [] }, ended: ending && unanswered < 0 };
      }
      const result = Array.isArray(alternatives) ? (alternatives as readonly unknown[])[0] : single;
      const { text, result: words } = (result ?? { text: '' }) as {
        readonly text?: unknown;
        readonly result?: unknown;
      };
      if (typeof text !== 'string') throw new SyntaxError('Neither a partial nor a text.');
      const concluded: StreamedText = { text, words: Array.isArray(words) ? words.flatMap(wordOf) : [] };
      return { concluded, ended: ending && unanswered <= 0 };
    },
  isSpokenIn: (message) => {
    const answer = objectOf(message);
    return !('segment' in answer) && ('partial' in answer || 'text' in answer || 'alternatives' in answer);
  },
};

function wordOf(value: unknown): readonly StreamedWord[] {
  const { word, start, end } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof word === 'string' && typeof start === 'number' && typeof end === 'number'
    ? [{ text: word, start: start * 1000, end: end * 1000 }]
    : [];
}
