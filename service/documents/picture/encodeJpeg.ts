import { readFile } from 'node:fs/promises';
import encode, { init } from '@jsquash/jpeg/encode.js';
import { runtimeFile } from '../../process/runtimeFile.ts';
import type { Pixels } from './pixels.ts';

/** Of 100; what is translated is compressed a second time, and text shows it first. */
const quality = 92;

let ready: Promise<void> | undefined;

/**
 * A picture as a JPEG.
 *
 * @param profile segments to keep behind its start.
 */
export async function encodeJpeg(pixels: Pixels, profile: readonly Uint8Array[]): Promise<Uint8Array> {
  ready ??= load();
  await ready;
  const { width, height, data } = pixels;
  const image = { width, height, data: new Uint8ClampedArray(data), colorSpace: 'srgb' } as Parameters<
    typeof encode
  >[0];
  const bytes = new Uint8Array(await encode(image, { quality }));
  // what the encoder says of itself gives way to what the original said
  const start = profile.length > 0 && bytes[3] === 0xe0 ? 4 + ((bytes[4] ?? 0) << 8) + (bytes[5] ?? 0) : 2;
  return Buffer.concat([bytes.subarray(0, 2), ...profile, bytes.subarray(start)]);
}

async function load(): Promise<void> {
  const wasmBinary = await readFile(runtimeFile('mozjpegEncoder.wasm', '@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm'));
  await init({ wasmBinary: new Uint8Array(wasmBinary).buffer });
}
