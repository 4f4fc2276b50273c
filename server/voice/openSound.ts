import { concat } from '../../shared/encoding/concat.ts';
import { readWavHeader, type WavFormat } from '../../shared/speech/wav.ts';

/** Sound on its way to a voice session. */
export interface Sound {
  /** As `source_media_content_type` has it. */
  readonly type: string;
  /** In pieces that a session takes: a fifth of a second where `bytesPerSecond` is there; bare samples are whole. */
  readonly chunks: AsyncIterable<Uint8Array>;
  /** Undefined where nothing tells how long the sound is. */
  readonly bytesPerSecond?: number;
}

/** Rates at which every service takes bare 16-bit samples. */
const samplingRates = [8000, 16_000, 44_100, 48_000];
/** Bytes of a piece of sound that may be long: half a second of speech at 32 kbit/s. */
const cautious = 2000;
/** Bytes that a piece may have. */
const most = 100_000;

/**
 * Sound as a session takes it. Not every service reads WAV: its 16-bit samples go as bare ones, several channels as one.
 *
 * @param parts the bytes as they come, in pieces of any size.
 * @param hints.type their media type; without it the first bytes tell.
 * @param hints.bytesPerSecond of sound that is packed.
 * @example (await openSound(file, {})).type; // 'audio/pcm;encoding=s16le;rate=16000'
 */
export async function openSound(
  parts: AsyncIterable<Uint8Array>,
  hints: { readonly type?: string | undefined; readonly bytesPerSecond?: number | undefined },
): Promise<Sound> {
  if (hints.type !== undefined) {
    const pcm = /^audio\/pcm\s*;.*\brate=(\d{4,6})\b/i.exec(hints.type)?.[1];
    const bytesPerSecond = pcm ? Number(pcm) * (/law/i.test(hints.type) ? 1 : 2) : hints.bytesPerSecond;
    return sound(hints.type, parts, bytesPerSecond, pcm ? 2 : 1);
  }
  const reader = parts[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  let format: WavFormat | undefined;
  while (!format && mayBeWav(head)) {
    const { done, value } = await reader.next();
    if (done) break;
    head = concat([head, value]);
    format = formatOf(head);
  }
  const rest = following(head, reader);
  if (format?.encoding === 's16le' && samplingRates.includes(format.rate)) {
    const samples = mono(part(rest, format.dataStart, format.dataLength), format.channels);
    return sound(`audio/pcm;encoding=s16le;rate=${format.rate}`, samples, format.rate * 2, 2);
  }
  return sound('audio/auto', rest, hints.bytesPerSecond, 1);
}

function sound(
  type: string,
  parts: AsyncIterable<Uint8Array>,
  bytesPerSecond: number | undefined,
  frame: number,
): Sound {
  const wanted = bytesPerSecond === undefined ? cautious : Math.min(most, Math.max(1, bytesPerSecond / 5));
  const size = Math.max(frame, Math.floor(wanted) - (Math.floor(wanted) % frame));
  return { type, chunks: pieces(parts, size, frame), ...(bytesPerSecond === undefined ? {} : { bytesPerSecond }) };
}

function mayBeWav(head: Uint8Array): boolean {
  return [...'RIFF'].every((letter, i) => i >= head.length || head[i] === letter.charCodeAt(0));
}

/** Undefined while the header is not whole, and for a WAV file that only the service may be able to read. */
function formatOf(head: Uint8Array): WavFormat | undefined {
  try {
    return readWavHeader(head);
  } catch {
    return undefined;
  }
}

async function* following(head: Uint8Array, reader: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  try {
    for (let next = await reader.next(); !next.done; next = await reader.next()) yield next.value;
  } finally {
    await reader.return?.();
  }
}

/** What stands between two places of a stream. @param length in bytes, Infinity for all of the rest. */
async function* part(chunks: AsyncIterable<Uint8Array>, start: number, length: number): AsyncGenerator<Uint8Array> {
  let [skip, left] = [start, length];
  for await (const chunk of chunks) {
    const kept = chunk.subarray(Math.min(skip, chunk.length)).subarray(0, left);
    skip -= Math.min(skip, chunk.length);
    left -= kept.length;
    if (kept.length > 0) yield kept;
    if (left <= 0) return;
  }
}

/** The mean of the channels of 16-bit samples. */
async function* mono(chunks: AsyncIterable<Uint8Array>, channels: number): AsyncGenerator<Uint8Array> {
  for await (const chunk of pieces(chunks, most - (most % (2 * channels)), 2 * channels)) {
    if (channels === 1) {
      yield chunk;
      continue;
    }
    const from = new DataView(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const to = new DataView(new ArrayBuffer(chunk.length / channels));
    for (let i = 0; i < to.byteLength; i += 2) {
      let sum = 0;
      for (let channel = 0; channel < channels; channel++) sum += from.getInt16(i * channels + 2 * channel, true);
      to.setInt16(i, Math.round(sum / channels), true);
    }
    yield new Uint8Array(to.buffer);
  }
}

/** The same bytes in pieces of at most `size`, as soon as they come; a multiple of `frame` each, what is too few left out. */
async function* pieces(chunks: AsyncIterable<Uint8Array>, size: number, frame: number): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  for await (const chunk of chunks) {
    const all = concat([rest, chunk]);
    const whole = all.length - (all.length % frame);
    for (let start = 0; start < whole; start += size) yield all.subarray(start, Math.min(whole, start + size));
    rest = all.subarray(whole);
  }
}
