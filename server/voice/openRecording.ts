import { readWhole } from '../workspace/readText.ts';
import { openSound, type Sound } from './openSound.ts';
import { soundRate } from './soundRate.ts';

/** Bytes of a second where a recording does not say how long it is: speech at 32 kbit/s. */
const usualRate = 4000;

/** A recording as a session takes it. */
export interface Recording extends Sound {
  readonly bytesPerSecond: number;
  /** How long it takes by its rate. */
  readonly seconds: number;
}

/**
 * Opens a recording.
 *
 * @param type its media type; without it its first bytes tell.
 * @throws UnreadableFileError where it is not there or cannot be read.
 * @example (await openRecording('/talks/harbour.wav')).seconds; // 12.4
 */
export async function openRecording(path: string, type?: string): Promise<Recording> {
  const bytes = await readWhole(path);
  async function* whole() {
    yield bytes;
  }
  const rate = soundRate(bytes) ?? usualRate;
  const sound = await openSound(whole(), { type, bytesPerSecond: rate });
  return { ...sound, bytesPerSecond: sound.bytesPerSecond ?? rate, seconds: bytes.length / rate };
}
