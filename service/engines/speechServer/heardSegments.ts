import { OperationalError } from '../../../shared/api/operationalError.ts';
import { asWritten } from '../../../shared/sentences/sentence.ts';
import type { HeardPiece } from '../transcriber.ts';
import type { Utterance } from './utterances.ts';

/** One of the segments of an answer; times in seconds since the start of the sound that was sent. */
interface Segment {
  readonly text?: unknown;
  readonly start?: unknown;
  readonly end?: unknown;
  readonly no_speech_prob?: unknown;
  readonly avg_logprob?: unknown;
}

/**
 * What an answer in `verbose_json` or `json` says was heard in an utterance, in order.
 *
 * @returns nothing for a segment that the model itself takes for silence (Whisper's own rule: likely no speech, and
 *   unsure of its words), where such models make words up.
 * @throws OperationalError `unavailable` for an answer without a text.
 * @example piecesOf({ text: ' Good morning.' }, { sound, start: 500 }); // [{ text: 'Good morning.', start: 500, end: 1700 }]
 */
export function piecesOf(answer: unknown, { sound, start }: Utterance): readonly HeardPiece[] {
  const { text, segments } = (answer ?? {}) as { text?: unknown; segments?: unknown };
  const end = start + sound.length / 16;
  const spoken = Array.isArray(segments) ? (segments as readonly (Segment | null)[]).filter(isSpoken) : [{ text }];
  if (!Array.isArray(segments) && typeof text !== 'string') {
    throw new OperationalError('unavailable', asWritten('The speech recognizer answered without a text.'));
  }
  let last = start;
  return spoken.flatMap((segment): HeardPiece[] => {
    const words = typeof segment?.text === 'string' ? segment.text.replace(/\s+/g, ' ').trim() : '';
    if (words === '') return [];
    const from = within(segment?.start, last);
    const to = Math.max(from, within(segment?.end, end));
    last = to;
    return [{ text: words, start: Math.round(from), end: Math.round(to) }];
  });

  /** A time of the answer as one of the stream, in order and within the utterance. */
  function within(seconds: unknown, otherwise: number): number {
    return typeof seconds === 'number' && Number.isFinite(seconds)
      ? Math.min(end, Math.max(last, start + seconds * 1000))
      : otherwise;
  }
}

function isSpoken(segment: Segment | null): boolean {
  const [silence, certainty] = [segment?.no_speech_prob, segment?.avg_logprob];
  return !(typeof silence === 'number' && silence > 0.6 && typeof certainty === 'number' && certainty < -1);
}
