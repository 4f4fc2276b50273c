import type { VoiceKind } from '../engines/speaker.ts';

/** Hz between what most men and what most women speak at. */
const between = 160;

/**
 * Which kind of voice is near to a speaker's, by the pitch of the voiced parts.
 *
 * @param sound 16 kHz; a second or more.
 * @returns undefined where nothing in it has a pitch.
 */
export function voiceKindOf(sound: Int16Array): VoiceKind | undefined {
  const pitches: number[] = [];
  for (let start = 0; start + 1280 <= sound.length; start += 640) {
    const pitch = pitchOf(sound.subarray(start, start + 1280));
    if (pitch !== undefined) pitches.push(pitch);
  }
  pitches.sort((a, b) => a - b);
  const median = pitches[Math.floor(pitches.length / 2)];
  if (pitches.length < 5 || median === undefined) return undefined;
  return median < between ? 'male' : 'female';
}

/** The pitch of 80 ms in Hz, by autocorrelation from 70 to 400 Hz; undefined where it is noise or silence. */
function pitchOf(frame: Int16Array): number | undefined {
  // every second sample is enough for voices
  const samples = Float64Array.from({ length: frame.length / 2 }, (_, i) => frame[2 * i] as number);
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  if (energy < 200 ** 2) return undefined;
  const [shortest, longest] = [20, 114];
  let best = { lag: 0, likeness: 0.6 };
  for (let lag = shortest; lag <= longest; lag++) {
    let [ab, aa, bb] = [0, 0, 0];
    for (let i = 0; i + lag < samples.length; i++) {
      const [a, b] = [samples[i] as number, samples[i + lag] as number];
      ab += a * b;
      aa += a * a;
      bb += b * b;
    }
    const likeness = ab / Math.sqrt(aa * bb);
    // twice the lag is as alike: the shorter one counts unless the longer is clearly better
    if (likeness > best.likeness * 1.02) best = { lag, likeness };
  }
  return best.lag === 0 ? undefined : 8000 / best.lag;
}
