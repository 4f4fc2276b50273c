/**
 * How many bytes of a recording one second of sound takes on the average, by what its container says of its length.
 *
 * @returns undefined where it says nothing (a WebM file of a browser's recorder) or is none that is read here.
 * @example soundRate(oggFile); // 4012
 */
export function soundRate(bytes: Uint8Array): number | undefined {
  const seconds = flacSeconds(bytes) ?? oggSeconds(bytes) ?? matroskaSeconds(bytes) ?? mpegSeconds(bytes);
  return seconds !== undefined && seconds > 0 ? bytes.length / seconds : undefined;
}

/** FLAC, by STREAMINFO (RFC 9639, 8.2). */
function flacSeconds(bytes: Uint8Array): number | undefined {
  if (!startsWith(bytes, 'fLaC') || bytes.length < 26) return undefined;
  const view = viewOf(bytes);
  const rate = view.getUint32(18) >>> 12;
  const samples = (view.getUint8(21) % 16) * 2 ** 32 + view.getUint32(22);
  return rate > 0 ? samples / rate : undefined;
}

/** Opus in Ogg, by the position of its last page, which counts samples at 48 kHz (RFC 7845, 4). */
function oggSeconds(bytes: Uint8Array): number | undefined {
  if (!startsWith(bytes, 'OggS') || !startsWith(bytes.subarray(28), 'OpusHead')) return undefined;
  for (let start = bytes.length - 27; start > 0; start--) {
    if (!startsWith(bytes.subarray(start), 'OggS')) continue;
    const position = viewOf(bytes).getBigInt64(start + 6, true);
    if (position > 0) return Number(position) / 48_000;
  }
  return undefined;
}

/** Matroska and WebM, by the element Duration (0x4489) of the segment's information, in ms at the usual scale. */
function matroskaSeconds(bytes: Uint8Array): number | undefined {
  if (viewOf(bytes).byteLength < 4 || viewOf(bytes).getUint32(0) !== 0x1a45dfa3) return undefined;
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

/** MP3, by the headers of its frames. */
function mpegSeconds(bytes: Uint8Array): number | undefined {
  let [seconds, frames] = [0, 0];
  for (let start = tagLength(bytes); start + 4 <= bytes.length; ) {
    const [sync = 0, kind = 0, rates = 0] = bytes.subarray(start, start + 3);
    const version = (kind >> 3) & 3;
    const isFrame = sync === 0xff && kind >= 0xe0 && version !== 1 && ((kind >> 1) & 3) === 1;
    const bits = ((version === 3 ? bitRates.first : bitRates.second)[rates >> 4] ?? 0) * 1000;
    const rate = (mpegRates[(rates >> 2) & 3] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4);
    if (!isFrame || bits === 0 || rate === 0) {
      start++;
      continue;
    }
    const samples = version === 3 ? 1152 : 576;
    seconds += samples / rate;
    frames++;
    start += Math.floor((samples / 8) * (bits / rate)) + ((rates >> 1) & 1);
  }
  // a few bytes look like a frame in anything
  return frames >= 5 ? seconds : undefined;
}

/** Bytes of an ID3v2 tag before the sound. */
function tagLength(bytes: Uint8Array): number {
  if (!startsWith(bytes, 'ID3') || bytes.length < 10) return 0;
  return 10 + bytes.subarray(6, 10).reduce((size, byte) => size * 128 + (byte & 127), 0);
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return bytes.length >= text.length && [...text].every((letter, i) => bytes[i] === letter.charCodeAt(0));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
