import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { SourceFile } from './modelSource.ts';
import { unpack } from './unpack.ts';

const text = 'Guten Morgen, guten Morgen, guten Morgen, guten Morgen an alle hier!';
/** The text as the program zstd packs a file, and what it is piped, whose size it cannot announce. */
const zstdFile = Buffer.from('KLUv/SREHQEA6Ed1dGVuIE1vcmdlbiwgZyBhbiBhbGxlIGhpZXIhAQCinHVSr6Zj', 'base64');
const zstdStream = Buffer.from('KLUv/QRYHQEA6Ed1dGVuIE1vcmdlbiwgZyBhbiBhbGxlIGhpZXIhAQCinHVSr6Zj', 'base64');
const file = (changes: Partial<SourceFile>): SourceFile => ({
  role: 'model',
  name: 'model.bin',
  address: '',
  packed: 'zstd',
  unpackedSize: text.length,
  unpackedSha256: createHash('sha256').update(text).digest('hex'),
  ...changes,
});

test.each([
  ['zstd', zstdFile, {}],
  ['zstd of a stream', zstdStream, {}],
  ['zstd without a size', zstdFile, { unpackedSize: undefined }],
  ['gzip', gzipSync(text), { packed: 'gzip' as const }],
  ['nothing', Buffer.from(text), { packed: 'no' as const }],
])('%s is unpacked', async (_packed, bytes, changes) => {
  expect(Buffer.from(await unpack(file(changes), bytes)).toString()).toBe(text);
});

test.each([
  ['larger than announced', zstdFile, { unpackedSize: text.length - 1, unpackedSha256: undefined }],
  ['smaller than announced', zstdFile, { unpackedSize: text.length + 1, unpackedSha256: undefined }],
  ['of unknown size', zstdStream, { unpackedSize: undefined }],
  ['cut off', zstdFile.subarray(0, 30), {}],
  ['not packed', Buffer.from(text), {}],
  ['gzip larger than announced', gzipSync(text), { packed: 'gzip' as const, unpackedSize: 10 }],
  ['another content', zstdFile, { unpackedSha256: 'a'.repeat(64) }],
])('what is %s is refused', async (_fault, bytes, changes) => {
  await expect(unpack(file(changes), bytes)).rejects.toThrow(/nothing was installed/);
});
