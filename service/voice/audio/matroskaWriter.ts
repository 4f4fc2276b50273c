import { concat } from '../../../shared/encoding/concat.ts';

/** A packet with its time in ms since the first. */
export interface TimedPacket {
  readonly data: Uint8Array;
  readonly time: number;
}

/**
 * The start of a WebM or Matroska file that is written while it is made: everything before the first cluster.
 *
 * @param track.delay, track.preroll of the codec, in ns.
 */
export function matroskaHeader(
  type: 'webm' | 'matroska',
  track: {
    readonly codec: string;
    readonly codecPrivate: Uint8Array;
    readonly rate: number;
    readonly delay?: number;
    readonly preroll?: number;
  },
): Uint8Array {
  return concat([
    element(
      0x1a45dfa3,
      element(0x4286, uint(1)),
      element(0x42f7, uint(1)),
      element(0x42f2, uint(4)),
      element(0x42f3, uint(8)),
      element(0x4282, text(type)),
      element(0x4287, uint(4)),
      element(0x4285, uint(2)),
    ),
    // a segment of unknown length
    bytesOf(0x18538067),
    Uint8Array.of(0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff),
    element(
      0x1549a966,
      element(0x2ad7b1, uint(1_000_000)),
      element(0x4d80, text('Interline')),
      element(0x5741, text('Interline')),
    ),
    element(
      0x1654ae6b,
      element(
        0xae,
        element(0xd7, uint(1)),
        element(0x73c5, uint(1)),
        element(0x83, uint(2)),
        element(0x86, text(track.codec)),
        element(0x63a2, track.codecPrivate),
        ...(track.delay === undefined ? [] : [element(0x56aa, uint(track.delay))]),
        ...(track.preroll === undefined ? [] : [element(0x56bb, uint(track.preroll))]),
        element(0xe1, element(0xb5, float(track.rate)), element(0x9f, uint(1))),
      ),
    ),
  ]);
}

/** Packets in clusters, whole: a reader has all of them at once. */
export function matroskaClusters(packets: readonly TimedPacket[]): Uint8Array {
  const clusters: Uint8Array[] = [];
  for (let i = 0; i < packets.length; ) {
    const start = Math.round((packets[i] as TimedPacket).time);
    const blocks: Uint8Array[] = [];
    for (; i < packets.length && Math.round((packets[i] as TimedPacket).time) - start < 5000; i++) {
      const { data, time } = packets[i] as TimedPacket;
      const offset = Math.round(time) - start;
      blocks.push(element(0xa3, Uint8Array.of(0x81, offset >> 8, offset & 0xff, 0x80), data));
    }
    clusters.push(element(0x1f43b675, element(0xe7, uint(start)), ...blocks));
  }
  return concat(clusters);
}

function element(id: number, ...content: readonly Uint8Array[]): Uint8Array {
  const length = content.reduce((sum, part) => sum + part.length, 0);
  const size = length < 127 ? Uint8Array.of(0x80 | length) : bytesOf(0x10000000 + length);
  return concat([bytesOf(id), size, ...content]);
}

function bytesOf(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; rest > 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256);
  return Uint8Array.from(bytes);
}

function uint(value: number): Uint8Array {
  return value === 0 ? Uint8Array.of(0) : bytesOf(value);
}

function float(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setFloat64(0, value);
  return bytes;
}

function text(value: string): Uint8Array {
  return new TextEncoder().encode(value);
}
