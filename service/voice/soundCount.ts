import { usedUpQuota } from '../../shared/api/serviceSentences.ts';
import { english } from '../../shared/sentences/sentence.ts';
import { VoiceFailure } from './voiceErrors.ts';

/** Counts what a session hears. */
export interface SpeechMeter {
  /** What its key had left when it was asked for, in ms. */
  readonly left: number;
  /** Counts more. @param ms of sound. @returns what the key has left then, in ms. */
  count(ms: number): Promise<number>;
}

/** The sound of a session, for which its key pays now and then. */
export interface SoundCount {
  /** Adds sound at 16 kHz. @throws VoiceFailure where the key has none left. */
  add(sound: Int16Array): void;
  /** Counts what was added since the last time. */
  settle(): void;
}

/** Sound after which it is counted, and asked what the key has left, in ms. */
const interval = 10_000;

/** The count of one session. */
export function soundCount(meter: SpeechMeter): SoundCount {
  let { left } = meter;
  let [heard, counted] = [0, 0];
  const settle = () => {
    const until = heard;
    const ms = Math.round(until - counted);
    counted = until;
    meter.count(ms).then(
      (rest) => {
        left = until + rest;
      },
      () => undefined,
    );
  };
  return {
    add: (sound) => {
      heard += sound.length / 16;
      if (heard > left) throw new VoiceFailure('quota', english(usedUpQuota));
      if (heard - counted > interval) settle();
    },
    settle,
  };
}
