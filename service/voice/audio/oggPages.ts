import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { concat } from '../../../shared/encoding/concat.ts';
import { crc32 } from './crc32.ts';
import { UnreadableAudio } from './unreadableAudio.ts';

/** A packet of the first stream of sound in an Ogg file. `first` opens a stream: a chained file has several. */
export interface OggPacket {
  readonly data: Uint8Array;
  readonly first: boolean;
}

/** Bytes without the start of a page after which a file counts as no Ogg file. */
const searchLimit = 65_536;

/** Streams of Ogg files that hold sound that is read here, by how their first packet begins. */
const signatures = [/^OpusHead/, /^\x7fFLAC/];

/**
 * Reads the pages of an Ogg file that comes in pieces (RFC 3533); pages of other streams are passed over.
 *
 * @returns the packets that each piece completes.
 * @throws UnreadableAudio where there is no page.
 */
export function oggReader(): (bytes: Uint8Array) => readonly OggPacket[] {
  let buffer = new Uint8Array();
  let stream: number | undefined;
  let begun: Uint8Array[] | undefined;
  let skipped = 0;

  const packetsOf = (page: Uint8Array): OggPacket[] => {
    const view = new DataView(page.buffer, page.byteOffset);
    const flags = page[5] as number;
    const serial = view.getUint32(14, true);
    const segments = page.subarray(27, 27 + (page[26] as number));
    let bodyStart = 27 + segments.length;
    const opens = (flags & 2) !== 0;
    if (opens) {
      const start = String.fromCharCode(...page.subarray(bodyStart, bodyStart + 8));
      if (signatures.some((pattern) => pattern.test(start))) [stream, begun] = [serial, undefined];
    }
    if (serial !== stream) return [];
    // a page that continues nothing that we have: its first packet is only a part
    let broken = (flags & 1) !== 0 && !begun;
    const packets: OggPacket[] = [];
    let parts: Uint8Array[] = (flags & 1) === 0 ? [] : (begun ?? []);
    for (const length of segments) {
      parts.push(page.subarray(bodyStart, bodyStart + length));
      bodyStart += length;
      if (length === 255) continue;
      if (!broken) packets.push({ data: concat(parts), first: opens && packets.length === 0 });
      broken = false;
      parts = [];
    }
    begun = segments.at(-1) === 255 && !broken ? parts : undefined;
    return packets;
  };

  return (bytes) => {
    buffer = concat([buffer, bytes]);
    const packets: OggPacket[] = [];
    for (;;) {
      const start = pageStart(buffer);
      skipped += start;
      if (skipped > searchLimit) throw new UnreadableAudio('The sound is not in Ogg pages.');
      buffer = buffer.subarray(start);
      if (buffer.length < 27) break;
      const head = 27 + (buffer[26] as number);
      const size = buffer.subarray(27, head).reduce((sum, length) => sum + length, head);
      if (buffer.length < size) break;
      // what the packets keep must not be overwritten or held with the rest of the buffer
      pushAll(packets, packetsOf(buffer.slice(0, size)));
      buffer = buffer.subarray(size);
      skipped = 0;
    }
    return packets;
  };
}

/** Where the next page may start: at its capture pattern, or so near the end that it may be cut. */
function pageStart(bytes: Uint8Array): number {
  for (let start = 0; start < bytes.length; start++) {
    const end = Math.min(4, bytes.length - start);
    let same = 0;
    while (same < end && bytes[start + same] === capture[same]) same++;
    if (same === end) return start;
  }
  return bytes.length;
}

const capture = [0x4f, 0x67, 0x67, 0x53];

/** Writes pages of one stream. */
export interface OggWriter {
  /**
   * Packets with the position (granule) after each, in as few pages as hold them.
   *
   * @param last the stream ends with them.
   */
  pages(packets: readonly { readonly data: Uint8Array; readonly position: number }[], last?: 'last'): Uint8Array;
}

/** @param serial tells streams apart. */
export function oggWriter(serial: number): OggWriter {
  let sequence = 0;
  const page = (
    flags: number,
    position: number,
    segments: readonly number[],
    data: readonly Uint8Array[],
  ): Uint8Array => {
    const bytes = concat([new Uint8Array(27 + segments.length), ...data]);
    const view = new DataView(bytes.buffer);
    bytes.set(capture);
    bytes[5] = flags | (sequence === 0 ? 2 : 0);
    view.setBigUint64(6, BigInt.asUintN(64, BigInt(position)), true);
    view.setUint32(14, serial, true);
    view.setUint32(18, sequence++, true);
    bytes[26] = segments.length;
    bytes.set(segments, 27);
    view.setUint32(22, crc32(bytes, 0), true);
    return bytes;
  };
  const pages: OggWriter['pages'] = (packets, last) => {
    const out: Uint8Array[] = [];
    let segments: number[] = [];
    let data: Uint8Array[] = [];
    let flags = 0;
    let ends = -1;
    const flush = (next: number) => {
      out.push(page(flags, ends, segments, data));
      [segments, data, flags, ends] = [[], [], next, -1];
    };
    for (const packet of packets) {
      for (let start = 0; start <= packet.data.length; start += 255) {
        const part = packet.data.subarray(start, start + 255);
        // a full page in the middle of a packet goes on in the next one
        if (segments.length === 255) flush(start > 0 ? 1 : 0);
        segments.push(part.length);
        data.push(part);
      }
      ends = packet.position;
    }
    flags |= last ? 4 : 0;
    if (segments.length > 0) flush(0);
    return concat(out);
  };
  return { pages };
}
