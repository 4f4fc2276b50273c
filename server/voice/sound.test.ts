import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openEncoder } from '../../service/voice/audio/audioEncoder.ts';
import { mediaType, writableTypes } from '../../service/voice/audio/mediaTypes.ts';
import { samplesAsBytes, wavHeader } from '../../shared/speech/wav.ts';
import { openSound } from './openSound.ts';
import { paced } from './paced.ts';
import { soundRate } from './soundRate.ts';

async function* each(parts: readonly Uint8Array[]) {
  yield* parts;
}

/** Bytes cut at some of their places. */
function cut(bytes: Uint8Array, places: readonly number[]): Uint8Array[] {
  const ends = [...places.map((place) => place % bytes.length).sort((a, b) => a - b), bytes.length];
  return ends.map((end, i) => bytes.slice(ends[i - 1] ?? 0, end));
}

async function listOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const list: Uint8Array[] = [];
  for await (const chunk of chunks) list.push(chunk.slice());
  return list;
}

test('a WAV file becomes its bare samples, however it comes, and several channels become one', async () => {
  const sample = fc.integer({ min: -32_768, max: 32_767 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(sample, { minLength: 1, maxLength: 9000 }),
      fc.array(fc.nat(30_000), { maxLength: 6 }),
      fc.boolean(),
      fc.boolean(),
      async (samples, places, isStereo, isStream) => {
        const sound = Int16Array.from(samples);
        const twice = Int16Array.from(samples.flatMap((value) => [value, value]));
        const data = samplesAsBytes(isStereo ? twice : sound);
        const header = wavHeader(8000, isStream ? 0xffffffff : data.length);
        header[22] = isStereo ? 2 : 1;
        // what follows the samples in a file is no sound
        const rest = isStream ? [] : [0x4c, 0x49, 0x53, 0x54];
        const file = new Uint8Array([...header, ...data, ...rest]);
        const { type, chunks, bytesPerSecond } = await openSound(each(cut(file, places)), {});
        expect([type, bytesPerSecond]).toEqual(['audio/pcm;encoding=s16le;rate=8000', 16_000]);
        const list = await listOf(chunks);
        expect(Buffer.concat(list).equals(samplesAsBytes(sound))).toBe(true);
        expect(list.every(({ length }) => length > 0 && length <= 3200 && length % 2 === 0)).toBe(true);
      },
    ),
    { numRuns: 40 },
  );
});

test('everything else goes as it is, in pieces that are short enough', async () => {
  const bytes = new Uint8Array(70_000).map((_, i) => i % 251);
  const packed = await openSound(each(cut(bytes, [3, 40_000])), { bytesPerSecond: 12_000 });
  expect([packed.type, packed.bytesPerSecond]).toEqual(['audio/auto', 12_000]);
  const list = await listOf(packed.chunks);
  expect(Buffer.concat(list).equals(bytes)).toBe(true);
  expect(Math.max(...list.map(({ length }) => length))).toBe(2400);
  const bare = await openSound(each([bytes]), { type: 'audio/pcm; encoding=ulaw; rate=8000' });
  expect(bare.bytesPerSecond).toBe(8000);
  // 24-bit samples are for the service to read
  const deep = wavHeader(16_000, 6);
  deep[34] = 24;
  expect((await openSound(each([new Uint8Array([...deep, 1, 2, 3, 4, 5, 6])]), {})).type).toBe('audio/auto');
  expect(await listOf((await openSound(each([]), {})).chunks)).toEqual([]);
});

test('a recording tells how long it is', async () => {
  const tone = Int16Array.from({ length: 48_000 }, (_, i) => 8000 * Math.sin(i / 9));
  const type = mediaType('audio/ogg;codecs=opus', writableTypes);
  if (!type) throw new Error('There is no Opus.');
  const encoder = await openEncoder(type);
  const ogg = Buffer.concat([...encoder.headers, encoder.write(tone), encoder.end()]);
  encoder.close();
  const seconds = ogg.length / (soundRate(ogg) ?? Number.NaN);
  expect(Math.abs(seconds - tone.length / encoder.rate)).toBeLessThan(0.1);
  // STREAMINFO: 16,000 samples a second, one channel of 16 bits, 32,000 samples
  const flac = new Uint8Array(4000);
  flac.set([...'fLaC'].map((letter) => letter.charCodeAt(0)));
  flac.set([0x03, 0xe8, 0x00, 0xf0, 0, 0, 0x7d, 0x00], 18);
  expect(soundRate(flac)).toBe(2000);
  // MPEG 1, layer III, 128 kbit/s at 44.1 kHz: 417 bytes a frame
  const frame = new Uint8Array(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 0xff, 0xfb, 0x90, 0, 0];
  const mp3 = new Uint8Array([...tag, ...Array.from({ length: 100 }, () => [...frame]).flat()]);
  expect(soundRate(mp3)).toBeCloseTo(16_000, -2);
  // EBML, and Duration as a float of eight bytes: 2000 ms
  const webm = new Uint8Array(2000);
  webm.set([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0x44, 0x89, 0x88, 0x40, 0x9f, 0x40, 0, 0, 0, 0, 0]);
  expect(soundRate(webm)).toBe(1000);
  // 24-bit samples of two channels, of which the header promises more than there are
  const wav = new Uint8Array(44 + 96_000);
  wav.set(wavHeader(8000, 1_000_000));
  wav.set([2, 0], 22);
  wav[34] = 24;
  expect(soundRate(wav)).toBeCloseTo(48_022, 0);
  fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void soundRate(bytes)));
});

test('a recording that does not say how long it is gives no length by chance', () => {
  const noise = new Uint8Array(500_000);
  for (let i = 0, state = 1; i < noise.length; i++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    noise[i] = state >>> 24;
  }
  expect(soundRate(noise)).toBeUndefined();
  noise.set([0x1a, 0x45, 0xdf, 0xa3]);
  // a Duration within the head would be one
  noise.fill(0, 4, 4096);
  expect(soundRate(noise)).toBeUndefined();
});

test('sound goes no faster than twice as it is spoken, and as it comes where it comes slower', async () => {
  let time = 0;
  const sleep = async (ms: number) => {
    time += ms;
  };
  const clock = { now: () => time, sleep };
  async function* spoken() {
    for (const delay of [0, 0, 0, 900, 0]) {
      time += delay;
      yield new Uint8Array(200);
    }
  }
  const times: number[] = [];
  for await (const _ of paced(spoken(), 1000, clock)) times.push(time);
  expect(times).toEqual([0, 100, 200, 1100, 1200]);
});
