import { none32, viewOf, type ZipArchive, type ZipEntry, zip64Fields } from './readZip.ts';

/** A member's new content. */
export interface ZipReplacement {
  /** As it is stored in the archive. */
  readonly data: Uint8Array;
  readonly crc: number;
  /** Bytes when expanded. */
  readonly size: number;
}

/**
 * The archive with other content in some members. Everything else, compressed bytes, order, times, flags, extra
 * fields, comments and gaps, is copied as it is; sizes, checksums and offsets are set where they changed.
 */
export function writeZip(
  bytes: Uint8Array,
  archive: ZipArchive,
  replacements: ReadonlyMap<ZipEntry, ZipReplacement>,
): Uint8Array {
  const sorted = [...archive.entries].sort((a, b) => a.headerStart - b.headerStart);
  let growth = 0;
  for (const [{ dataStart, dataEnd }, { data }] of replacements) growth += data.length - (dataEnd - dataStart);
  const result = new Uint8Array(bytes.length + growth);
  const view = viewOf(result);
  const moves = new Map<ZipEntry, number>();
  let from = 0;
  let to = 0;
  const copy = (end: number) => {
    result.set(bytes.subarray(from, end), to);
    to += end - from;
    from = end;
  };
  for (const entry of sorted) {
    copy(entry.headerStart);
    moves.set(entry, to - from);
    const changed = replacements.get(entry);
    if (!changed) continue;
    const header = to;
    copy(entry.dataStart);
    setLocal(view, header, changed);
    result.set(changed.data, to);
    to += changed.data.length;
    from = entry.dataEnd;
    const descriptor = to;
    copy(entry.dataEnd + entry.descriptor);
    if (entry.descriptor >= 12) setDescriptor(view, descriptor, entry.descriptor, changed);
  }
  copy(bytes.length);
  for (const entry of archive.entries) setRecord(view, entry, growth, moves.get(entry) ?? 0, replacements.get(entry));
  setEnds(view, archive, growth);
  return result;
}

function setLocal(view: DataView, offset: number, { data, crc, size }: ZipReplacement): void {
  if (view.getUint16(offset + 6, true) & 8 && view.getUint32(offset + 18, true) === 0) return;
  view.setUint32(offset + 14, crc, true);
  if (view.getUint32(offset + 18, true) === none32 || view.getUint32(offset + 22, true) === none32) {
    let extra = offset + 30 + view.getUint16(offset + 26, true);
    const end = extra + view.getUint16(offset + 28, true);
    while (extra + 4 <= end && view.getUint16(extra, true) !== 1) extra += 4 + view.getUint16(extra + 2, true);
    if (extra + 20 <= end) {
      view.setBigUint64(extra + 4, BigInt(size), true);
      view.setBigUint64(extra + 12, BigInt(data.length), true);
      return;
    }
  }
  view.setUint32(offset + 18, data.length, true);
  view.setUint32(offset + 22, size, true);
}

function setDescriptor(view: DataView, offset: number, length: number, { data, crc, size }: ZipReplacement): void {
  const start = offset + (length % 8 === 0 ? 4 : 0);
  view.setUint32(start, crc, true);
  if (length >= 20) {
    view.setBigUint64(start + 4, BigInt(data.length), true);
    view.setBigUint64(start + 12, BigInt(size), true);
  } else {
    view.setUint32(start + 4, data.length, true);
    view.setUint32(start + 8, size, true);
  }
}

function setRecord(
  view: DataView,
  entry: ZipEntry,
  growth: number,
  moved: number,
  changed: ZipReplacement | undefined,
): void {
  const record = entry.record + growth;
  const { sizeAt, compressedAt, offset, offsetAt } = zip64Fields(view, record);
  if (offsetAt === undefined) view.setUint32(record + 42, view.getUint32(record + 42, true) + moved, true);
  else view.setBigUint64(offsetAt, BigInt((offset ?? 0) + moved), true);
  if (!changed) return;
  view.setUint32(record + 16, changed.crc, true);
  if (sizeAt === undefined) view.setUint32(record + 24, changed.size, true);
  else view.setBigUint64(sizeAt, BigInt(changed.size), true);
  if (compressedAt === undefined) view.setUint32(record + 20, changed.data.length, true);
  else view.setBigUint64(compressedAt, BigInt(changed.data.length), true);
}

function setEnds(view: DataView, { directoryStart, endRecord, zip64Record, shift }: ZipArchive, growth: number): void {
  const end = endRecord + growth;
  if (view.getUint32(end + 16, true) !== none32) view.setUint32(end + 16, directoryStart - shift + growth, true);
  if (zip64Record === undefined) return;
  const record = zip64Record + growth;
  view.setBigUint64(record + 48, BigInt(directoryStart - shift + growth), true);
  view.setBigUint64(end - 12, BigInt(record - shift), true);
}
