import { concat } from '../../../shared/encoding/concat.ts';
import type { AudioDecoder } from './audioDecoder.ts';
import { type Codec, flacCodec, mpegCodec, opusCodec } from './codecs.ts';
import { matroskaReader } from './matroskaReader.ts';
import type { Container, MediaType } from './mediaTypes.ts';
import { oggReader } from './oggPages.ts';
import { pcmReader, wavReader } from './pcmDecoder.ts';
import { toInt16 } from './resample.ts';
import { UnreadableAudio } from './unreadableAudio.ts';

/** A reader of one container: sound as samples from -1 to 1. */
interface Reader {
  push(bytes: Uint8Array): Promise<Float32Array>;
  end(): Promise<Float32Array>;
  close(): void;
}

/** Decodes a stream of a media type; its decoder is loaded when the first bytes come. */
export function openDecoder(type: MediaType): AudioDecoder {
  let reader: Reader | undefined;
  let start = new Uint8Array();
  let heard = 0;
  const readerOf = async (bytes: Uint8Array): Promise<Reader | undefined> => {
    if (type.pcm) return plain(pcmReader(type.pcm));
    start = concat([start, bytes]);
    const container = type.container === 'auto' ? sniff(start) : type.container;
    return container && openReader(container, type.codec);
  };
  const counted = (samples: Float32Array): Int16Array => {
    heard += samples.length;
    return toInt16(samples);
  };
  return {
    write: async (bytes) => {
      if (reader) return counted(await reader.push(bytes));
      reader = await readerOf(bytes);
      if (!reader) return new Int16Array();
      return counted(await reader.push(type.pcm ? bytes : start));
    },
    end: async () => {
      const rest = reader ? counted(await reader.end()) : new Int16Array();
      if (heard === 0 && start.length > 0) throw new UnreadableAudio('There is no sound in what was sent.');
      return rest;
    },
    close: () => reader?.close(),
  };
}

/**
 * What sound is packed in, from its first bytes.
 *
 * @returns undefined while too few are there.
 * @throws UnreadableAudio for what nothing here reads.
 */
function sniff(bytes: Uint8Array): Container | undefined {
  if (bytes.length < 4) return undefined;
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === 'OggS') return 'ogg';
  if (start === 'fLaC') return 'flac';
  if (start === 'RIFF') return 'wav';
  if (start === '\x1aE\xdf\xa3') return 'matroska';
  if (start.startsWith('ID3') || /^\xff[\xe2-\xff]/.test(start)) return 'mpeg';
  throw new UnreadableAudio(
    'The sound is neither WAV, Ogg, WebM, Matroska, FLAC nor MP3; name its audio/pcm type if it is bare.',
  );
}

async function openReader(container: Container, codec: string | undefined): Promise<Reader> {
  switch (container) {
    case 'wav':
      return plain(wavReader());
    case 'flac':
      return packed(await flacCodec());
    case 'mpeg':
      return packed(await mpegCodec());
    case 'ogg':
      return ogg(codec);
    default:
      return matroska(codec);
  }
}

function plain(reader: { push(bytes: Uint8Array): Float32Array; end(): Float32Array }): Reader {
  return { push: async (bytes) => reader.push(bytes), end: async () => reader.end(), close: () => undefined };
}

function packed(codec: Codec): Reader {
  return { push: (bytes) => codec.decode([bytes]), end: codec.end, close: codec.close };
}

/** Ogg with Opus (RFC 7845) or FLAC (RFC 9639, section 10.1); a file may hold several streams one after the other. */
function ogg(wanted: string | undefined): Reader {
  const read = oggReader();
  let codec: Codec | undefined;
  /** Packets of Opus that are no sound: the comments. */
  let toSkip = 0;
  return {
    push: async (bytes) => {
      const sounds: Float32Array[] = [];
      for (const { data, first } of read(bytes)) {
        if (first) {
          if (codec) sounds.push(await codec.end());
          codec?.close();
          const name = data[0] === 0x7f ? 'flac' : 'opus';
          requireCodec(name, wanted);
          codec = name === 'flac' ? await flacCodec() : await opusCodec(data);
          toSkip = name === 'flac' ? 0 : 1;
          if (name === 'flac') sounds.push(await codec.decode([data.subarray(9)]));
        } else if (toSkip > 0) toSkip--;
        else if (codec) sounds.push(await codec.decode([data]));
      }
      return concat(sounds, Float32Array);
    },
    end: async () => (await codec?.end()) ?? new Float32Array(),
    close: () => codec?.close(),
  };
}

const matroskaCodecs: Readonly<Record<string, string>> = { A_OPUS: 'opus', A_FLAC: 'flac', 'A_MPEG/L3': 'mp3' };

/** Matroska and WebM with Opus, FLAC or MP3. */
function matroska(wanted: string | undefined): Reader {
  const read = matroskaReader();
  let codec: Codec | undefined;
  return {
    push: async (bytes) => {
      const part = read(bytes);
      if (!part) return new Float32Array();
      const sounds: Float32Array[] = [];
      if (!codec) {
        const name = matroskaCodecs[part.track.codec];
        if (!name)
          throw new UnreadableAudio(`Sound of the kind ${part.track.codec} is not read here; Opus, FLAC and MP3 are.`);
        requireCodec(name, wanted);
        if (name === 'opus') codec = await opusCodec(part.track.codecPrivate);
        else codec = await (name === 'flac' ? flacCodec() : mpegCodec());
        if (name === 'flac') sounds.push(await codec.decode([part.track.codecPrivate]));
      }
      sounds.push(await codec.decode(part.packets));
      return concat(sounds, Float32Array);
    },
    end: async () => (await codec?.end()) ?? new Float32Array(),
    close: () => codec?.close(),
  };
}

function requireCodec(name: string, wanted: string | undefined): void {
  if (wanted && wanted !== name) throw new UnreadableAudio(`The sound is ${name}, not ${wanted} as was declared.`);
}
