import { deflateSync } from 'node:zlib';
import type { Pixels } from './pixels.ts';

const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/**
 * A picture as a PNG: 8 bits a channel, without an opacity channel where everything is opaque.
 *
 * @param profile chunks to keep between the head and the pixels.
 */
export function encodePng({ width, height, data }: Pixels, profile: readonly Uint8Array[]): Uint8Array {
  const isOpaque = !data.some((value, i) => i % 4 === 3 && value < 255);
  const channels = isOpaque ? 3 : 4;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, isOpaque ? 2 : 6, 0, 0, 0], 8);
  const stride = width * channels;
  const rows = Buffer.alloc((stride + 1) * height);
  let above: Uint8Array = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = rowOf(data.subarray(y * width * 4, (y + 1) * width * 4), channels);
    writeFiltered(rows.subarray(y * (stride + 1), (y + 1) * (stride + 1)), row, above, channels);
    above = row;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    ...profile,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function rowOf(pixels: Uint8Array, channels: number): Uint8Array {
  if (channels === 4) return pixels;
  const row = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) row.set(pixels.subarray(from, from + 3), to);
  return row;
}

/** The filters none, to the left and above (PNG §9.2), of which the one with the least sum is taken (§12.8). */
const filters = [0, 1, 2] as const;

function writeFiltered(target: Uint8Array, row: Uint8Array, above: Uint8Array, channels: number): void {
  const before = (filter: number, i: number) =>
    filter === 0 ? 0 : filter === 1 ? (i < channels ? 0 : (row[i - channels] ?? 0)) : (above[i] ?? 0);
  const costs = filters.map((filter) => {
    let sum = 0;
    for (let i = 0; i < row.length; i++) {
      const value = ((row[i] ?? 0) - before(filter, i)) & 255;
      sum += value < 128 ? value : 256 - value;
    }
    return sum;
  });
  const filter = costs.indexOf(Math.min(...costs));
  target[0] = filter;
  for (let i = 0; i < row.length; i++) target[i + 1] = (row[i] ?? 0) - before(filter, i);
}

const checks = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function chunk(name: string, data: Uint8Array): Uint8Array {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.set(body, 4);
  let check = 0xffffffff;
  for (const byte of body) check = (checks[(check ^ byte) & 255] ?? 0) ^ (check >>> 8);
  bytes.writeUInt32BE((check ^ 0xffffffff) >>> 0, body.length + 4);
  return bytes;
}
