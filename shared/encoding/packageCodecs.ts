import { moFile } from './moFile.ts';
import type { PackageCodec } from './packageCodec.ts';
import { zipDocument } from './zipDocument.ts';

/** Every kind of file that is a package of bytes. */
const packageCodecs: readonly PackageCodec[] = [zipDocument, moFile];

/** The codec that reads a file; undefined for text. */
export function packageCodecFor(bytes: Uint8Array, path: string): PackageCodec | undefined {
  return packageCodecs.find((codec) => codec.matches(bytes, path));
}

/** The codec of a decoded text, by the name of its encoding; undefined for text. */
export function packageCodecOf(encoding: string): PackageCodec | undefined {
  return packageCodecs.find((codec) => codec.id === encoding);
}
