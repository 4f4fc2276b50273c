import { pushAll } from '../../../shared/catalog/pushAll.ts';
import { concat } from '../../../shared/encoding/concat.ts';
import { UnreadableAudio } from './unreadableAudio.ts';

/** The first track of sound in a Matroska or WebM file. */
export interface MatroskaTrack {
  readonly number: number;
  /** `A_OPUS`, `A_FLAC`, `A_MPEG/L3`, … */
  readonly codec: string;
  readonly codecPrivate: Uint8Array;
}

/** What a piece of the file brought. */
export interface MatroskaPart {
  readonly track: MatroskaTrack;
  readonly packets: readonly Uint8Array[];
}

/** Elements whose children are read; their own ends do not matter, so files of unknown length need no care. */
const masters = new Set([0x18538067, 0x1654ae6b, 0xae, 0x1f43b675, 0xa0]);
const trackEntry = 0xae;
const cluster = 0x1f43b675;
/** Elements whose value is needed. */
const values = new Set([0xd7, 0x83, 0x86, 0x63a2, 0xa3, 0xa1, 0x6d80]);
/** No value that is needed is longer, in bytes. */
const longest = 4_000_000;

/**
 * Reads a Matroska or WebM file that comes in pieces (RFC 9559), as browsers record it.
 *
 * @returns for each piece the packets that it completes; undefined until the track is known.
 * @throws UnreadableAudio for other files, for files without sound, and for packed tracks.
 */
export function matroskaReader(): (bytes: Uint8Array) => MatroskaPart | undefined {
  let buffer = new Uint8Array();
  let skip = 0;
  let begun = false;
  let track: MatroskaTrack | undefined;
  let entry: { number: number; type: number; codec: string; codecPrivate: Uint8Array; packed: boolean } | undefined;

  const closeEntry = () => {
    if (!track && entry?.type === 2) {
      if (entry.packed)
        throw new UnreadableAudio('The track of the Matroska file is packed; write it without compression.');
      track = entry;
    }
    entry = undefined;
  };
  const onElement = (id: number, value: Uint8Array, packets: Uint8Array[]) => {
    if (id === 0xa3 || id === 0xa1) {
      if (track) pushAll(packets, framesOf(value, track.number));
    } else if (entry) {
      if (id === 0xd7) entry.number = unsigned(value);
      else if (id === 0x83) entry.type = unsigned(value);
      else if (id === 0x86) entry.codec = new TextDecoder().decode(value).replace(/(?<!\0)\0+$/, '');
      else if (id === 0x63a2) entry.codecPrivate = value;
      else if (id === 0x6d80) entry.packed = true;
    }
  };

  return (bytes) => {
    buffer = concat([buffer, bytes]);
    const packets: Uint8Array[] = [];
    for (;;) {
      const skipped = Math.min(skip, buffer.length);
      buffer = buffer.subarray(skipped);
      skip -= skipped;
      const id = number(buffer, 0, 4, true);
      const size = id && number(buffer, id.length, 8, false);
      if (!id || !size) break;
      if (!begun && id.value !== 0x1a45dfa3) throw new UnreadableAudio('The sound is not in a Matroska or WebM file.');
      begun = true;
      const start = id.length + size.length;
      if (masters.has(id.value)) {
        if (id.value === trackEntry || id.value === cluster) closeEntry();
        if (id.value === trackEntry)
          entry = { number: 0, type: 0, codec: '', codecPrivate: new Uint8Array(), packed: false };
        if (id.value === cluster && !track) throw new UnreadableAudio('The Matroska file has no track of sound.');
        buffer = buffer.subarray(start);
      } else if (values.has(id.value)) {
        if (size.value > longest) throw new UnreadableAudio('The Matroska file is damaged.');
        if (buffer.length < start + size.value) break;
        onElement(id.value, buffer.slice(start, start + size.value), packets);
        buffer = buffer.subarray(start + size.value);
      } else {
        if (!Number.isFinite(size.value)) throw new UnreadableAudio('The Matroska file is damaged.');
        buffer = buffer.subarray(start);
        skip = size.value;
      }
    }
    return track && { track, packets };
  };
}

/** An id (with its marker) or a size; undefined while it is not all there. A size of all ones is unknown. */
function number(bytes: Uint8Array, start: number, longestLength: number, id: boolean) {
  const first = bytes[start];
  if (first === undefined) return undefined;
  const length = Math.clz32(first) - 23;
  if (length > longestLength) throw new UnreadableAudio('The Matroska file is damaged.');
  if (bytes.length < start + length) return undefined;
  let value = id ? first : first & (0xff >> length);
  let ones = !id && value === 0xff >> length;
  for (let i = 1; i < length; i++) {
    value = value * 256 + (bytes[start + i] as number);
    ones &&= bytes[start + i] === 0xff;
  }
  return { value: ones ? Number.POSITIVE_INFINITY : value, length };
}

function unsigned(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** The frames of a block, with any of the three kinds of lacing (RFC 9559, section 10). */
function framesOf(block: Uint8Array, track: number): readonly Uint8Array[] {
  const head = number(block, 0, 8, false);
  if (!head || head.value !== track || block.length < head.length + 3) return [];
  const kind = ((block[head.length + 2] as number) >> 1) & 3;
  let offset = head.length + 3;
  if (kind === 0) return [block.subarray(offset)];
  const count = (block[offset++] ?? 0) + 1;
  const sizes: number[] = [];
  if (kind === 1) {
    for (let i = 0; i < count - 1; i++) {
      let [size, byte] = [0, 255];
      while (byte === 255 && offset < block.length) size += byte = block[offset++] as number;
      sizes.push(size);
    }
  } else if (kind === 3) {
    for (let i = 0; i < count - 1; i++) {
      const next = number(block, offset, 8, false);
      if (!next) return [];
      offset += next.length;
      const bias = 2 ** (7 * next.length - 1) - 1;
      sizes.push(i === 0 ? next.value : (sizes[i - 1] as number) + next.value - bias);
    }
  } else {
    pushAll(sizes, Array<number>(count - 1).fill(Math.floor((block.length - offset) / count)));
  }
  const frames = sizes.map((size) => {
    offset += size;
    return block.subarray(offset - size, offset);
  });
  return [...frames, block.subarray(offset)];
}
