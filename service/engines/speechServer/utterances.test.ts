import fc from 'fast-check';
import { expect, test } from 'vitest';
import { concat } from '../../../shared/encoding/concat.ts';
import { type Utterance, utterances } from './utterances.ts';

/** A stretch of a recording: how long it is in ms, and how loud; quiet stretches are the noise of a room. */
interface Stretch {
  readonly loud: boolean;
  readonly duration: number;
}

/** Noise of some loudness (root mean square), the same for the same seed. */
function noise(length: number, loudness: number, seed: number): Int16Array {
  let state = seed;
  return Int16Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.round((state / 1_073_741_824 - 1) * loudness * Math.sqrt(3));
  });
}

function recording(stretches: readonly Stretch[], room: number): Int16Array {
  const parts = stretches.map(({ loud, duration }, i) => noise(duration * 16, loud ? 3000 : room, i + 1));
  return concat(parts, Int16Array);
}

/** All utterances of a recording that comes in chunks of some lengths. */
function cutInChunks(sound: Int16Array, lengths: readonly number[]): readonly Utterance[] {
  const cutter = utterances();
  const cuts: Utterance[] = [];
  for (let start = 0, i = 0; start < sound.length; i++) {
    const length = lengths[i % lengths.length] ?? sound.length;
    cuts.push(...cutter.add(sound.subarray(start, start + length)));
    start += length;
  }
  const last = cutter.cut();
  return last ? [...cuts, last] : cuts;
}

const speech = fc.integer({ min: 200, max: 4000 }).map((duration): Stretch => ({ loud: true, duration }));
const silence = fc.integer({ min: 1000, max: 3000 }).map((duration): Stretch => ({ loud: false, duration }));
const room = fc.integer({ min: 0, max: 250 });

test('every stretch of speech is one utterance, whole, and silence is none', () => {
  const law = fc.property(fc.array(fc.tuple(silence, speech), { maxLength: 4 }), room, (pairs, room) => {
    const stretches = [...pairs.flat(), { loud: false, duration: 1000 }];
    const cuts = cutInChunks(recording(stretches, room), [1600]);
    expect(cuts).toHaveLength(pairs.length);
    let time = 0;
    for (const [i, [before, said]] of pairs.entries()) {
      time += before.duration;
      const { start, sound } = cuts[i] ?? { start: -1, sound: new Int16Array() };
      expect(start).toBeLessThanOrEqual(time);
      expect(start).toBeGreaterThan(time - 400);
      expect(start + sound.length / 16).toBeGreaterThanOrEqual(time + said.duration);
      expect(start + sound.length / 16).toBeLessThan(time + said.duration + 400);
      time += said.duration;
    }
  });
  fc.assert(law, { numRuns: 30 });
});

test('how the sound is delivered makes no difference', () => {
  const lengths = fc.array(fc.integer({ min: 47, max: 20_000 }), { minLength: 1, maxLength: 5 });
  const law = fc.property(fc.array(fc.oneof(speech, silence), { maxLength: 5 }), lengths, (stretches, lengths) => {
    const sound = recording(stretches, 60);
    expect(cutInChunks(sound, lengths)).toEqual(cutInChunks(sound, [sound.length]));
  });
  fc.assert(law, { numRuns: 30 });
});

test('speech without a pause is cut where it is quietest, and nothing of it is lost', () => {
  const stretches = [
    { loud: true, duration: 22_000 },
    { loud: false, duration: 300 },
    { loud: true, duration: 31_000 },
  ];
  const cuts = cutInChunks(recording(stretches, 60), [1600]);
  expect(cuts.map(({ start, sound }) => start + sound.length / 16)[0]).toBeGreaterThan(22_000);
  expect(cuts.map(({ start, sound }) => start + sound.length / 16)[0]).toBeLessThanOrEqual(22_320);
  for (const [i, { start, sound }] of cuts.entries()) {
    expect(sound.length / 16).toBeLessThanOrEqual(25_000);
    const before = cuts[i - 1];
    if (before) expect(start).toBe(before.start + before.sound.length / 16);
  }
  const last = cuts.at(-1);
  expect((last?.start ?? 0) + (last?.sound.length ?? 0) / 16).toBeGreaterThan(53_270);
});

test('a click is nothing that was said, and a fan that starts becomes the room', () => {
  const click = recording(
    [
      { loud: false, duration: 1000 },
      { loud: true, duration: 40 },
      { loud: false, duration: 2000 },
    ],
    20,
  );
  expect(cutInChunks(click, [1600])).toEqual([]);
  const cutter = utterances();
  cutter.add(noise(16_000, 20, 1));
  let ended = 0;
  for (let second = 0; second < 120; second++) ended += cutter.add(noise(16_000, 500, second + 2)).length;
  expect(cutter.open()).toBeUndefined();
  expect(ended).toBeLessThan(5);
});
