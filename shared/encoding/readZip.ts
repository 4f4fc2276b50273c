import { type Sentence, say } from '../sentences/sentence.ts';
import { SentenceError } from '../sentences/sentenceError.ts';

/** One member of an archive. Offsets are bytes of the file. */
export interface ZipEntry {
  readonly name: string;
  /** 0 stored, 8 deflated (APPNOTE.TXT 4.4.5); others are not read. */
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  /** Bytes when expanded, as the directory says. */
  readonly size: number;
  readonly headerStart: number;
  readonly dataStart: number;
  readonly dataEnd: number;
  /** Bytes of the data descriptor behind the data; 0 where there is none. */
  readonly descriptor: number;
  /** Where its record in the central directory starts. */
  readonly record: number;
}

/** What the directory at the end of an archive says. */
export interface ZipArchive {
  /** In the order of the directory. */
  readonly entries: readonly ZipEntry[];
  readonly directoryStart: number;
  /** Offset of the end record; of the ZIP64 one too, where there is one. */
  readonly endRecord: number;
  readonly zip64Record?: number;
  /** Bytes before the archive that its offsets do not count (a program that unpacks itself). */
  readonly shift: number;
}

/** An archive that cannot be read, in a sentence for the user. */
export class BadArchive extends SentenceError {
  override readonly name = 'BadArchive';
}

/** Signatures of the records of an archive. */
const zipSigns = {
  local: 0x04034b50,
  record: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator: 0x07064b50,
};
const descriptorSign = 0x08074b50;
/** A field of 32 bits that says: see the ZIP64 extra field. */
export const none32 = 0xffffffff;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * Reads the central directory of a ZIP archive (PKWARE APPNOTE.TXT 6.3, ZIP64 included). No member is expanded.
 *
 * @throws BadArchive which says what is wrong; nothing else, whatever the bytes are.
 */
export function readZip(bytes: Uint8Array): ZipArchive {
  try {
    return readDirectory(bytes, viewOf(bytes));
  } catch (error) {
    if (error instanceof RangeError)
      throw new BadArchive(say`The archive is damaged: its directory points outside the file.`);
    throw error;
  }
}

function readDirectory(bytes: Uint8Array, view: DataView): ZipArchive {
  const end = findEnd(view);
  let count = view.getUint16(end + 10, true);
  let size = view.getUint32(end + 12, true);
  let start = view.getUint32(end + 16, true);
  let zip64Record: number | undefined;
  let stop = end;
  if (end >= 20 && view.getUint32(end - 20, true) === zipSigns.locator) {
    const said = big(view, end - 12);
    zip64Record = view.getUint32(said, true) === zipSigns.end64 ? said : end - 20 - 56;
    if (view.getUint32(zip64Record, true) !== zipSigns.end64) throw damaged(say`its ZIP64 directory is missing`);
    count = big(view, zip64Record + 32);
    size = big(view, zip64Record + 40);
    start = big(view, zip64Record + 48);
    stop = zip64Record;
  } else if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
    throw new BadArchive(say`The archive is one part of several; join them first.`);
  }
  const shift = view.getUint32(start, true) === zipSigns.record || count === 0 ? 0 : stop - size - start;
  const directoryStart = start + shift;
  const entries: ZipEntry[] = [];
  let offset = directoryStart;
  for (let i = 0; i < count; i++) {
    if (offset >= stop || view.getUint32(offset, true) !== zipSigns.record)
      throw damaged(say`its directory is cut off`);
    entries.push(readEntry(bytes, view, offset, shift, directoryStart));
    offset +=
      46 + view.getUint16(offset + 28, true) + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true);
  }
  const sorted = [...entries].sort((a, b) => a.headerStart - b.headerStart);
  for (const [i, entry] of sorted.entries()) {
    const next = sorted[i + 1]?.headerStart ?? directoryStart;
    if (entry.dataEnd + entry.descriptor > next) throw damaged(say`its members overlap`);
  }
  return { entries, directoryStart, endRecord: end, shift, ...(zip64Record === undefined ? {} : { zip64Record }) };
}

/** The end record: the last one whose comment does not run over the end of the file. */
function findEnd(view: DataView): number {
  const length = view.byteLength;
  for (let offset = length - 22; offset >= Math.max(0, length - 22 - 0xffff); offset--) {
    if (view.getUint32(offset, true) === zipSigns.end && offset + 22 + view.getUint16(offset + 20, true) <= length)
      return offset;
  }
  const first = length >= 4 ? view.getUint32(0, true) : 0;
  if (first === zipSigns.local) throw new BadArchive(say`The archive is cut off: the directory at its end is missing.`);
  if (first === 0xe011cfd0) {
    throw new BadArchive(
      say`The file is protected by a password or in an older format; save it in a current format without a password.`,
    );
  }
  throw new BadArchive(say`Documents of this kind are ZIP archives; this file is not one.`);
}

function readEntry(bytes: Uint8Array, view: DataView, offset: number, shift: number, limit: number): ZipEntry {
  const flags = view.getUint16(offset + 8, true);
  const nameEnd = offset + 46 + view.getUint16(offset + 28, true);
  const large = zip64Fields(view, offset);
  const headerStart = (large.offset ?? view.getUint32(offset + 42, true)) + shift;
  const compressed = large.compressed ?? view.getUint32(offset + 20, true);
  if (view.getUint32(headerStart, true) !== zipSigns.local)
    throw damaged(say`a member is not where its directory says`);
  const localExtra = view.getUint16(headerStart + 28, true);
  const dataStart = headerStart + 30 + view.getUint16(headerStart + 26, true) + localExtra;
  const dataEnd = dataStart + compressed;
  if (dataEnd > limit) throw damaged(say`a member extends past its end`);
  const name = new TextDecoder(flags & 0x800 ? 'utf-8' : 'latin1').decode(bytes.subarray(offset + 46, nameEnd));
  const crc = view.getUint32(offset + 16, true);
  return {
    name,
    method: view.getUint16(offset + 10, true),
    encrypted: (flags & 1) !== 0,
    crc,
    size: large.size ?? view.getUint32(offset + 24, true),
    headerStart,
    dataStart,
    dataEnd,
    descriptor: flags & 8 ? descriptorLength(view, dataEnd, crc, compressed) : 0,
    record: offset,
  };
}

interface Zip64Fields {
  size?: number;
  sizeAt?: number;
  compressed?: number;
  compressedAt?: number;
  offset?: number;
  offsetAt?: number;
}

/** Where a record's ZIP64 extra field holds what does not fit into 32 bits, and what it says (APPNOTE 4.5.3). */
export function zip64Fields(view: DataView, record: number): Zip64Fields {
  const fields: Zip64Fields = {};
  const wanted = [24, 20, 42].map((field) => view.getUint32(record + field, true) === none32);
  if (!wanted.includes(true)) return fields;
  let offset = record + 46 + view.getUint16(record + 28, true);
  const end = offset + view.getUint16(record + 30, true);
  while (offset + 4 <= end && view.getUint16(offset, true) !== 1) offset += 4 + view.getUint16(offset + 2, true);
  if (offset + 4 > end) return fields;
  offset += 4;
  if (wanted[0]) {
    fields.size = big(view, offset);
    fields.sizeAt = offset;
    offset += 8;
  }
  if (wanted[1]) {
    fields.compressed = big(view, offset);
    fields.compressedAt = offset;
    offset += 8;
  }
  if (wanted[2]) {
    fields.offset = big(view, offset);
    fields.offsetAt = offset;
  }
  return fields;
}

/** With or without a signature, with sizes of 32 or 64 bits: told by what stands there. */
function descriptorLength(view: DataView, offset: number, crc: number, compressed: number): number {
  const signed = offset + 4 <= view.byteLength && view.getUint32(offset, true) === descriptorSign ? 4 : 0;
  if (offset + signed + 12 > view.byteLength || view.getUint32(offset + signed, true) !== crc) return signed;
  const wide = offset + signed + 20 <= view.byteLength && big(view, offset + signed + 4) === compressed;
  const narrow = view.getUint32(offset + signed + 4, true) === compressed;
  const next = narrow && wide ? view.getUint32(offset + signed + 12, true) : 0;
  return signed + (wide && (!narrow || (next !== zipSigns.local && next !== zipSigns.record)) ? 20 : 12);
}

function big(view: DataView, offset: number): number {
  const value = view.getBigUint64(offset, true);
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw damaged(say`its directory points outside the file`);
  return Number(value);
}

const damaged = (what: Sentence) => new BadArchive(say`The archive is damaged: ${what}.`);
