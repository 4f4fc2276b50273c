import { deflateSync, Inflate } from 'fflate';
import { say } from '../sentences/sentence.ts';
import { BadArchive, type ZipEntry } from './readZip.ts';
import type { ZipReplacement } from './writeZip.ts';

/** Bytes that one member may have when it is expanded. */
const largestMember = 256 * 1024 * 1024;
/** How many times larger than in the archive a large member may be; documents are below 100. */
const highestRatio = 400;
/** Members up to this size, bytes, are small whatever their ratio is. */
const harmless = 8 * 1024 * 1024;
/** Bytes that are expanded at a time, so that a lie about the size is found out early. */
const piece = 16 * 1024;

/**
 * The bytes of a member, expanded and compared with its checksum. The limits are looked at before and while expanding:
 * an archive made to fill the memory is refused.
 *
 * @throws BadArchive which says what is wrong; nothing else.
 */
export function expandMember(bytes: Uint8Array, entry: ZipEntry): Uint8Array {
  const { name, method, size, dataStart, dataEnd } = entry;
  const data = bytes.subarray(dataStart, dataEnd);
  if (entry.encrypted) throw new BadArchive(say`“${name}” is encrypted; save the document without a password.`);
  if (method !== 0 && method !== 8)
    throw new BadArchive(say`“${name}” is compressed by a method that Interline cannot read.`);
  if (size > largestMember || (size > harmless && size > data.length * highestRatio)) {
    throw new BadArchive(say`“${name}” would become too large when expanded.`);
  }
  const expanded = method === 0 ? data : inflate(data, entry);
  if (expanded.length !== size || crc32(expanded) !== entry.crc) {
    throw new BadArchive(say`“${name}” is damaged: its checksum is wrong.`);
  }
  return expanded;
}

function inflate(data: Uint8Array, { name, size }: ZipEntry): Uint8Array {
  const result = new Uint8Array(size);
  let offset = 0;
  let excess = false;
  const stream = new Inflate((chunk) => {
    if (offset + chunk.length > size) excess = true;
    else result.set(chunk, offset);
    offset += chunk.length;
  });
  try {
    for (let from = 0; from < data.length && !excess; from += piece) {
      stream.push(data.subarray(from, from + piece), from + piece >= data.length);
    }
  } catch {
    throw new BadArchive(say`“${name}” is damaged: it cannot be expanded.`);
  }
  if (excess) throw new BadArchive(say`“${name}” is larger than the archive says.`);
  return result.subarray(0, offset);
}

/** New content of a member, compressed as the member was. */
export function compressMember(content: Uint8Array, { method }: ZipEntry): ZipReplacement {
  return { data: method === 0 ? content : deflateSync(content), crc: crc32(content), size: content.length };
}

let table: Uint32Array | undefined;

/** CRC-32 as ZIP uses it (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  if (!table) {
    table = new Uint32Array(256);
    for (let i = 0; i < 256; i++) {
      let value = i;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
      table[i] = value;
    }
  }
  let crc = 0xffffffff;
  for (let i = 0; i < bytes.length; i++) crc = (table[(crc ^ (bytes[i] as number)) & 0xff] as number) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
