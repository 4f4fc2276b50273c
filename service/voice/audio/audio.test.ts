import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  Input,
  MkvOutputFormat,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';
import { describe, expect, test } from 'vitest';
import { concat } from '../../../shared/encoding/concat.ts';
import { wavHeader } from '../../../shared/speech/wav.ts';
import { openEncoder } from './audioEncoder.ts';
import { compress, expand, type Law } from './g711.ts';
import { type MediaType, mediaType, mediaTypeName, readableTypes, writableTypes } from './mediaTypes.ts';
import { openDecoder } from './openDecoder.ts';
import { resampled } from './resample.ts';
import { UnreadableAudio } from './unreadableAudio.ts';

/** A second and a half of a tone that rises, so that every moment of it can be told from the others. */
function chirp(rate: number, seconds = 1.5): Int16Array {
  return Int16Array.from({ length: rate * seconds }, (_, i) => {
    const t = i / rate;
    return Math.round(9000 * Math.sin(2 * Math.PI * (300 * t + 400 * t * t)));
  });
}

const type = (name: string, list = readableTypes): MediaType => {
  const media = mediaType(name, list);
  if (!media) throw new Error(`${name} is not in the list`);
  return media;
};

async function decode(name: string, bytes: Uint8Array, piece: number): Promise<Int16Array> {
  const decoder = openDecoder(type(name));
  const sounds: Int16Array[] = [];
  for (let start = 0; start < bytes.length; start += piece)
    sounds.push(await decoder.write(bytes.subarray(start, start + piece)));
  sounds.push(await decoder.end());
  decoder.close();
  return Int16Array.from(sounds.flatMap((sound) => [...sound]));
}

/** How like two sounds are, where they lie best over one another: 1 for the same. */
function likeness(a: Int16Array, b: Int16Array, most = 400): number {
  let best = 0;
  for (let shift = -most; shift <= most; shift += 1) {
    let [ab, aa, bb] = [0, 0, 0];
    for (let i = 1000; i < 20_000; i += 13) {
      const [x, y] = [a[i] ?? 0, b[i + shift] ?? 0];
      ab += x * y;
      aa += x * x;
      bb += y * y;
    }
    best = Math.max(best, ab / Math.sqrt(aa * bb));
  }
  return best;
}

const tone = chirp(16_000);

describe('speech in every type that is written', () => {
  const readers: Readonly<Record<string, string>> = {
    'audio/opus': 'audio/ogg;codecs=opus',
    'audio/pcm;encoding=s16le;rate=24000': 'none',
  };
  // Transport streams are not read here: see mpegTsWriter.test.ts.
  for (const name of writableTypes.filter((written) => written !== 'video/mp2t;codecs=opus')) {
    test(`${name} sounds the same after it was read again, whatever the pieces`, async () => {
      const encoder = await openEncoder(type(name, writableTypes));
      const sound = chirp(encoder.rate);
      const half = encoder.rate / 2;
      const bytes = concat([
        ...encoder.headers,
        encoder.write(sound.subarray(0, half)),
        encoder.write(sound.subarray(half)),
        encoder.end(),
      ]);
      encoder.close();
      if (readers[name] === 'none') return expect(bytes).toEqual(new Uint8Array(sound.buffer));
      for (const piece of [1 + (bytes.length % 7), 4000]) {
        const back = await decode(readers[name] ?? name, bytes, piece);
        expect(Math.abs(back.length - tone.length)).toBeLessThan(700);
        expect(likeness(tone, back)).toBeGreaterThan(/flac|s16le/.test(name) ? 0.999 : 0.97);
      }
      if (!name.startsWith('audio/pcm'))
        expect(likeness(tone, await decode('audio/auto', bytes, 100))).toBeGreaterThan(0.97);
    });
  }

  test('is what another program reads as that type', async () => {
    for (const [name, format] of [
      ['audio/webm;codecs=opus', 'WebM'],
      ['audio/x-matroska;codecs=flac', 'Matroska'],
      ['audio/ogg;codecs=opus', 'Ogg'],
      ['audio/opus; container=webm', 'WebM'],
      ['audio/opus;container=matroska', 'Matroska'],
      ['audio/opus;container=ogg', 'Ogg'],
      ['audio/flac', 'FLAC'],
    ] as const) {
      const encoder = await openEncoder(type(name, writableTypes));
      const bytes = concat([...encoder.headers, encoder.write(chirp(encoder.rate)), encoder.end()]);
      encoder.close();
      using input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
      expect((await input.getFormat()).name).toBe(format);
      const track = await input.getPrimaryAudioTrack();
      expect(track?.codec).toBe(name.includes('flac') ? 'flac' : 'opus');
      const duration = await track?.computeDuration();
      expect(Math.abs((duration ?? 0) - 1.5)).toBeLessThan(0.2);
    }
  });
});

describe('sound that is read', () => {
  test('may be in files of another program', async () => {
    const encoder = await openEncoder(type('audio/ogg;codecs=opus', writableTypes));
    const head = encoder.headers[0]?.subarray(28);
    const { Application, createEncoder } = await import('libopus-wasm');
    const opus = await createEncoder({ sampleRate: 48_000, channels: 2, application: Application.Audio });
    const stereo = Int16Array.from(chirp(48_000), (sample) => sample);
    for (const [format, name] of [
      [new WebMOutputFormat(), 'audio/webm;codecs=opus'],
      [new MkvOutputFormat(), 'audio/x-matroska;codecs=opus'],
      [new OggOutputFormat(), 'audio/ogg'],
    ] as const) {
      const output = new Output({ format, target: new BufferTarget() });
      const source = new EncodedAudioPacketSource('opus');
      output.addAudioTrack(source);
      await output.start();
      const description = Uint8Array.from(head ?? []);
      description[9] = 2;
      for (let index = 0; index * 960 < stereo.length; index++) {
        const frame = Int16Array.from({ length: 1920 }, (_, i) => stereo[index * 960 + (i >> 1)] ?? 0);
        await source.add(new EncodedPacket(opus.encode(frame), 'key', index * 0.02, 0.02), {
          decoderConfig: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2, description },
        });
      }
      await output.finalize();
      const back = await decode(name, new Uint8Array(output.target.buffer ?? new ArrayBuffer()), 777);
      expect(likeness(tone, back)).toBeGreaterThan(0.98);
    }
    opus.free();
    encoder.close();
  });

  test('may be WAV of many kinds', async () => {
    const sound = chirp(44_100);
    const header = wavHeader(44_100, 0xffffffff);
    expect(
      likeness(tone, await decode('audio/wav', concat([header, new Uint8Array(sound.buffer)]), 501)),
    ).toBeGreaterThan(0.999);
    const eight = Uint8Array.from(chirp(8000), (sample) => (sample >> 8) + 128);
    const bytes = concat([wavHeader(8000, eight.length), eight]);
    bytes[34] = 8;
    bytes[32] = 1;
    expect(likeness(tone, await decode('audio/auto', bytes, 333))).toBeGreaterThan(0.99);
  });

  test('may be bare samples of the four rates and two laws', async () => {
    for (const rate of [8000, 16_000, 44_100, 48_000]) {
      const bytes = new Uint8Array(chirp(rate).buffer);
      expect(likeness(tone, await decode(`audio/pcm; rate=${rate}; encoding=s16le`, bytes, 999))).toBeGreaterThan(
        0.999,
      );
    }
  });

  test('is refused in one sentence where it is none', async () => {
    const noise = new TextEncoder().encode('<html>'.repeat(20_000));
    for (const name of ['audio/auto', 'audio/ogg', 'audio/webm', 'audio/wav', 'audio/flac']) {
      const failure = await decode(name, noise, 1000).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(UnreadableAudio);
      expect((failure as Error).message).toMatch(/^[A-Z][^\n]*\.$/);
    }
  });

  test('never fails otherwise when it is cut or damaged', async () => {
    for (const name of ['audio/webm', 'audio/ogg', 'audio/ogg;codecs=flac', 'audio/flac'] as const) {
      const encoder = await openEncoder(type(name, writableTypes));
      const bytes = concat([...encoder.headers, encoder.write(chirp(encoder.rate, 0.5)), encoder.end()]);
      encoder.close();
      for (let offset = 40; offset < bytes.length; offset += 211) {
        const damaged = bytes.slice(0, bytes.length - (offset % 3));
        damaged[offset] = (damaged[offset] as number) ^ 0xff;
        const result = await decode(name, damaged, 500).catch((error: unknown) => error);
        if (!(result instanceof Int16Array)) expect(result).toBeInstanceOf(UnreadableAudio);
      }
    }
  });
});

test('the laws of telephony give the nearest of their values', () => {
  for (const law of ['alaw', 'ulaw'] as const satisfies readonly Law[]) {
    for (let byte = 0; byte < 256; byte++)
      expect(expand(law, compress(law, expand(law, byte)))).toBe(expand(law, byte));
    for (let sample = -32_000; sample <= 32_000; sample += 97) {
      expect(Math.abs(expand(law, compress(law, sample)) - sample)).toBeLessThanOrEqual(Math.abs(sample) / 16 + 20);
    }
  }
  expect([expand('ulaw', 0x00), expand('ulaw', 0x80), expand('alaw', 0x55), expand('alaw', 0xaa)]).toEqual([
    -32_124, 32_124, -8, 32_256,
  ]);
});

test('what lies above the new band is gone after resampling', () => {
  const high = Int16Array.from({ length: 48_000 }, (_, i) =>
    Math.round(10_000 * Math.sin((2 * Math.PI * 11_000 * i) / 48_000)),
  );
  const left = resampled(high, 48_000, 16_000).subarray(200, 15_000);
  expect(Math.max(...left)).toBeLessThan(20);
});

test('media types are told in any writing', () => {
  expect(mediaTypeName('Audio/OGG; Codecs="opus"')).toBe('audio/ogg;codecs=opus');
  expect(mediaType('audio/pcm;rate=16000;encoding=s16le', readableTypes)?.pcm).toEqual({
    encoding: 's16le',
    channels: 1,
    rate: 16_000,
  });
  expect(mediaType('audio/x-matroska;codecs=aac', readableTypes)).toBeUndefined();
});
