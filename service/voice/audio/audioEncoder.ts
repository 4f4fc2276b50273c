import { concat } from '../../../shared/encoding/concat.ts';
import { samplesAsBytes } from '../../../shared/speech/wav.ts';
import { flacBlock, flacFrame, flacHeader, flacRate } from './flacFrames.ts';
import { compress, type Law } from './g711.ts';
import { matroskaClusters, matroskaHeader } from './matroskaWriter.ts';
import type { MediaType } from './mediaTypes.ts';
import { mpegTsWriter } from './mpegTsWriter.ts';
import { oggWriter } from './oggPages.ts';

/** Writes one stream of speech; every piece is whole, so that it can be played as soon as it comes. */
export interface AudioEncoder {
  readonly type: string;
  /** Samples a second that it takes. */
  readonly rate: number;
  /** What stands before all pieces; empty for bare samples. */
  readonly headers: readonly Uint8Array[];
  write(sound: Int16Array): Uint8Array;
  /** What ends the stream; often nothing. */
  end(): Uint8Array;
  close(): void;
}

/** An encoder for a type of `writableTypes`. */
export async function openEncoder(type: MediaType): Promise<AudioEncoder> {
  if (type.pcm) return pcmEncoder(type);
  const codec = type.container === 'flac' || type.codec === 'flac' ? flacPackets() : await opusPackets();
  const none = { end: () => new Uint8Array(), close: codec.close };
  const common = { type: type.name, rate: codec.rate };
  if (type.container === 'flac') {
    return {
      ...common,
      ...none,
      headers: [codec.head],
      write: (sound) => concat(codec.encode(sound).map((packet) => packet.data)),
    };
  }
  if (type.container === 'ogg') {
    const writer = oggWriter((Math.random() * 0x7fffffff) | 0);
    const position = (packet: Packet) => ({ data: packet.data, position: Math.round(packet.end * codec.positions) });
    const headers = codec.oggHeaders.map((data) => writer.pages([{ data, position: 0 }]));
    return {
      ...common,
      headers,
      write: (sound) => writer.pages(codec.encode(sound).map(position)),
      // readers want a packet in the last page: a moment of silence
      end: () => writer.pages(codec.encode(new Int16Array(codec.rate / 50)).map(position), 'last'),
      close: codec.close,
    };
  }
  const time = (packet: Packet) => ({ data: packet.data, time: (packet.start * 1000) / codec.rate });
  if (type.container === 'transport') {
    const writer = mpegTsWriter(opusSkip);
    return {
      ...common,
      ...none,
      headers: [writer.tables()],
      write: (sound) => writer.packets(codec.encode(sound).map(time)),
    };
  }
  const kind = type.name.includes('webm') ? 'webm' : 'matroska';
  const header = matroskaHeader(kind, { codec: codec.matroskaId, codecPrivate: codec.head, ...codec.matroska });
  return { ...common, ...none, headers: [header], write: (sound) => matroskaClusters(codec.encode(sound).map(time)) };
}

/** A packet and where it begins and ends, in samples. */
interface Packet {
  readonly data: Uint8Array;
  readonly start: number;
  readonly end: number;
}

function pcmEncoder({ name, pcm }: MediaType): AudioEncoder {
  const encoding = pcm?.encoding;
  const write = (sound: Int16Array): Uint8Array => {
    if (encoding === 'alaw' || encoding === 'ulaw') {
      return Uint8Array.from(sound, (sample) => compress(encoding satisfies Law, sample));
    }
    return samplesAsBytes(sound);
  };
  return {
    type: name,
    rate: pcm?.rate ?? 16_000,
    headers: [],
    write,
    end: () => new Uint8Array(),
    close: () => undefined,
  };
}

/** How far libopus looks ahead, 6.5 ms, in samples at 48 kHz (RFC 7845, section 4.2). */
const opusSkip = 312;

/** Opus for speech at 24 kHz, in packets of 20 ms; the end of a piece is filled up with silence. */
async function opusPackets() {
  const { Application, createEncoder, Signal } = await import('libopus-wasm');
  const rate = 24_000;
  const frame = rate / 50;
  const settings = {
    sampleRate: rate,
    channels: 1,
    frameSize: frame,
    application: Application.Voip,
    signal: Signal.Voice,
  } as const;
  const encoder = await createEncoder({ ...settings, bitrate: 32_000 });
  const head = Uint8Array.from([
    ...text('OpusHead'),
    1,
    1,
    opusSkip & 0xff,
    opusSkip >> 8,
    ...little(rate, 4),
    0,
    0,
    0,
  ]);
  const tags = Uint8Array.from([...text('OpusTags'), ...little(9, 4), ...text('Interline'), ...little(0, 4)]);
  let position = 0;
  return {
    rate,
    /** Positions in Ogg count 48,000 a second. */
    positions: 2,
    head,
    oggHeaders: [head, tags],
    matroskaId: 'A_OPUS',
    matroska: { rate: 48_000, delay: 6_500_000, preroll: 80_000_000 },
    encode: (sound: Int16Array): Packet[] => {
      const packets: Packet[] = [];
      for (let from = 0; from < sound.length; from += frame, position += frame) {
        const samples = new Int16Array(frame);
        samples.set(sound.subarray(from, from + frame));
        packets.push({ data: encoder.encode(samples), start: position, end: position + frame });
      }
      return packets;
    },
    close: () => encoder.free(),
  };
}

/** FLAC at 24 kHz, one frame a packet. */
function flacPackets() {
  const rate = flacRate;
  const head = flacHeader();
  // the mapping of RFC 9639, section 10.1: one header packet follows, the comments
  const first = concat([Uint8Array.from([0x7f, ...text('FLAC'), 1, 0, 0, 1]), withoutLast(head)]);
  const comments = Uint8Array.from([0x84, 0, 0, 17, ...little(9, 4), ...text('Interline'), ...little(0, 4)]);
  let position = 0;
  return {
    rate,
    positions: 1,
    head,
    oggHeaders: [first, comments],
    matroskaId: 'A_FLAC',
    matroska: { rate },
    encode: (sound: Int16Array): Packet[] => {
      const packets: Packet[] = [];
      for (let from = 0; from < sound.length; from += flacBlock) {
        // no block may be shorter than 16 samples
        const samples = atLeast(sound.subarray(from, from + flacBlock), 16);
        packets.push({ data: flacFrame(samples, position), start: position, end: position + samples.length });
        position += samples.length;
      }
      return packets;
    },
    close: () => undefined,
  };
}

function atLeast(samples: Int16Array, count: number): Int16Array {
  return samples.length >= count ? samples : Int16Array.from({ length: count }, (_, i) => samples[i] ?? 0);
}

/** A FLAC header after whose STREAMINFO another block follows. */
function withoutLast(head: Uint8Array): Uint8Array {
  const copy = head.slice();
  copy[4] = (copy[4] as number) & 0x7f;
  return copy;
}

function little(value: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, i) => (value >>> (8 * i)) & 0xff);
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
