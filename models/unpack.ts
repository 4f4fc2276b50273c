import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { decompress } from 'fzstd';
import { say } from '../shared/sentences/sentence.ts';
import { ModelError } from './modelError.ts';
import type { SourceFile } from './modelSource.ts';

const unzip = promisify(gunzip);

/** Most bytes of an unpacked file whose source does not say how many it has. */
const mostBytes = 512 * 1024 * 1024;

/**
 * What a downloaded file holds, as large as its source announced and not a byte larger.
 *
 * @throws OperationalError `rejected` for what cannot be unpacked, is larger than announced, or has another hash.
 */
export async function unpack(file: SourceFile, packed: Uint8Array): Promise<Uint8Array> {
  const bytes = await contentOf(file, packed);
  const rightSize = file.unpackedSize === undefined || bytes.length === file.unpackedSize;
  const rightHash =
    file.unpackedSha256 === undefined || createHash('sha256').update(bytes).digest('hex') === file.unpackedSha256;
  if (rightSize && rightHash) return bytes;
  throw new ModelError(
    'rejected',
    say`${file.name} is not what its source announced after unpacking; nothing was installed.`,
    { remedy: 'anotherSource' },
  );
}

async function contentOf(file: SourceFile, packed: Uint8Array): Promise<Uint8Array> {
  const most = file.unpackedSize ?? mostBytes;
  try {
    if (file.packed === 'gzip') return await unzip(packed, { maxOutputLength: most });
    if (file.packed === 'zstd') return unpackZstd(packed, file.unpackedSize);
    return packed;
  } catch (cause) {
    throw new ModelError(
      'rejected',
      say`${file.name} cannot be unpacked: it is damaged or larger than announced; nothing was installed.`,
      { remedy: 'anotherSource', cause },
    );
  }
}

/** Unpacks into memory of fixed size: what goes beyond it ends the work, whatever the frames announce. */
function unpackZstd(packed: Uint8Array, wanted: number | undefined): Uint8Array {
  const announced = announcedSize(packed);
  const size = wanted ?? announced;
  if (!(size > 0 && size <= mostBytes)) throw new RangeError('The size of its content is not announced.');
  if (announced > 0 && announced !== size) throw new RangeError('It has another size than announced.');
  return decompress(packed, new Uint8Array(size));
}

/** The size of the content that the first frame announces (RFC 8878, section 3.1.1.1); 0 where it does not. */
function announcedSize(packed: Uint8Array): number {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
  if (packed.length < 18 || view.getUint32(0, true) !== 0xfd2fb528) return 0;
  const flags = packed[4] ?? 0;
  const singleSegment = (flags >> 5) & 1;
  const start = 6 - singleSegment + ([0, 1, 2, 4][flags & 3] ?? 0);
  const length = [singleSegment, 2, 4, 8][flags >> 6];
  if (length === 1) return packed[start] ?? 0;
  if (length === 2) return view.getUint16(start, true) + 256;
  if (length === 4) return view.getUint32(start, true);
  return length === 8 ? Number(view.getBigUint64(start, true)) : 0;
}
