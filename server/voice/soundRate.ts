import { readWavHeader } from '../../shared/speech/wav.ts';

/**
 * How many bytes of a recording one second of sound takes on the average, by what its container says of its length.
 *
 * @returns undefined where it says nothing (a WebM file of a browser's recorder) or is none that is read here.
 * @example soundRate(oggFile); // 4012
 */
export function soundRate(bytes: Uint8Array): number | undefined {
  const seconds = secondsOf(bytes);
  return seconds !== undefined && seconds > 0 ? bytes.length / seconds : undefined;
}

/** MP3 has no head that tells it from everything else: it is what has no other one. */
function secondsOf(bytes: Uint8Array): number | undefined {
  if (isAt(bytes, 0, 'fLaC')) return flacSeconds(bytes);
  if (isAt(bytes, 0, 'OggS')) return oggSeconds(bytes);
  if (isAt(bytes, 0, 'RIFF')) return wavSeconds(bytes);
  return isAt(bytes, 0, '\x1a\x45\xdf\xa3') ? matroskaSeconds(bytes) : mpegSeconds(bytes);
}

/** FLAC, by STREAMINFO (RFC 9639, 8.2). */
function flacSeconds(bytes: Uint8Array): number | undefined {
  if (bytes.length < 26) return undefined;
  const view = viewOf(bytes);
  const rate = view.getUint32(18) >>> 12;
  const samples = (view.getUint8(21) % 16) * 2 ** 32 + view.getUint32(22);
  return rate > 0 ? samples / rate : undefined;
}

/** Opus in Ogg, by the position of its last page, which counts samples at 48 kHz (RFC 7845, 4). */
function oggSeconds(bytes: Uint8Array): number | undefined {
  if (!isAt(bytes, 28, 'OpusHead')) return undefined;
  for (let start = bytes.length - 27; start > 0; start--) {
    if (!isAt(bytes, start, 'OggS')) continue;
    const position = viewOf(bytes).getBigInt64(start + 6, true);
    if (position > 0) return Number(position) / 48_000;
  }
  return undefined;
}

const sampleBytes = { u8: 1, alaw: 1, ulaw: 1, s16le: 2, s24le: 3, s32le: 4, f32le: 4 } as const;

/** WAV, by its samples that are there: a header may promise more, or not know. */
function wavSeconds(bytes: Uint8Array): number | undefined {
  try {
    const format = readWavHeader(bytes);
    if (!format) return undefined;
    const length = Math.min(format.dataLength, bytes.length - format.dataStart);
    return length / (format.rate * format.channels * sampleBytes[format.encoding]);
  } catch {
    return undefined;
  }
}

/** Matroska and WebM, by the element Duration (0x4489) of the segment's information, in ms at the usual scale. */
function matroskaSeconds(bytes: Uint8Array): number | undefined {
  const head = bytes.subarray(0, 4096);
  const view = viewOf(head);
  for (let i = 0; i + 11 <= head.length; i++) {
    if (view.getUint16(i) !== 0x4489) continue;
    if (head[i + 2] === 0x88) return view.getFloat64(i + 3) / 1000;
    if (head[i + 2] === 0x84) return view.getFloat32(i + 3) / 1000;
  }
  return undefined;
}

const bitRates = {
  /** kbit/s of layer III in MPEG 1, and in MPEG 2 and 2.5 (ISO 11172-3, 2.4.2.3; ISO 13818-3, 2.4.2.3). */
  first: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  second: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const mpegRates = [44_100, 48_000, 32_000];

/** MP3, by the headers of its frames; undefined where they are less than half of the bytes, as by chance in anything. */
function mpegSeconds(bytes: Uint8Array): number | undefined {
  let [seconds, covered] = [0, 0];
  const first = tagLength(bytes);
  for (let start = first; start + 4 <= bytes.length; ) {
    const frame = bytes[start] === 0xff ? frameOf(bytes[start + 1] ?? 0, bytes[start + 2] ?? 0) : undefined;
    if (frame) {
      seconds += frame.seconds;
      covered += frame.length;
    }
    start += frame?.length ?? 1;
  }
  return 2 * covered > bytes.length - first ? seconds : undefined;
}

/** The frame of a header, by its second and third byte; undefined where they are none. @returns its length in bytes. */
function frameOf(kind: number, rates: number): { readonly seconds: number; readonly length: number } | undefined {
  const version = (kind >> 3) & 3;
  if (kind < 0xe0 || version === 1 || ((kind >> 1) & 3) !== 1) return undefined;
  const bits = ((version === 3 ? bitRates.first : bitRates.second)[rates >> 4] ?? 0) * 1000;
  const rate = (mpegRates[(rates >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
  if (bits === 0 || rate === 0) return undefined;
  const samples = version === 3 ? 1152 : 576;
  return { seconds: samples / rate, length: Math.floor((samples / 8) * (bits / rate)) + ((rates >> 1) & 1) };
}

/** Bytes of an ID3v2 tag before the sound. */
function tagLength(bytes: Uint8Array): number {
  if (!isAt(bytes, 0, 'ID3') || bytes.length < 10) return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
}

function isAt(bytes: Uint8Array, start: number, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[start + i] !== text.charCodeAt(i)) return false;
  return true;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
