import { strToU8, unzipSync, zipSync } from 'fflate';
import { hostilePieces } from './hostilePieces.data.ts';
import type { Random } from './random.ts';

/** Largest input that a case is made of, in bytes: beyond it cases get slow and find no more. */
const largest = 60_000;

/**
 * A file with some accidents: bits flipped, parts cut out, doubled, moved or taken from another file of the format,
 * hostile pieces put in, line ends changed, another encoding than declared, the end missing. Of an archive a member is
 * changed most times, as the archive itself would rarely be read otherwise.
 *
 * @param other a file of the same format, to take parts from.
 */
export function mutate(bytes: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  const members = isZip(bytes) && !random.oneIn(5) ? unzipped(bytes) : undefined;
  if (members) {
    const names = Object.keys(members).filter((name) => /\.(?:xml|rels)$/.test(name));
    const name = random.pick(names);
    const donor = isZip(other) ? unzipped(other) : undefined;
    if (name) members[name] = mutateBytes(members[name] ?? bytes, donor?.[name] ?? members[name] ?? bytes, random);
    return zipSync(members, { level: 1 });
  }
  return mutateBytes(bytes, other, random);
}

function mutateBytes(whole: Uint8Array, other: Uint8Array, random: Random): Uint8Array {
  let bytes = whole.length > largest ? window(whole, random) : whole;
  for (let rounds = 1 + random.int(random.pick([1, 2, 8])); rounds > 0; rounds--) {
    bytes = random.pick(accidents)(bytes, other, random);
  }
  return bytes.subarray(0, 2 * largest);
}

/** The start of a large file, where its header is, and a part from anywhere. */
function window(bytes: Uint8Array, random: Random): Uint8Array {
  const start = random.int(bytes.length - largest / 2);
  return Buffer.concat([bytes.subarray(0, largest / 4), bytes.subarray(start, start + largest / 2)]);
}

type Accident = (bytes: Uint8Array, other: Uint8Array, random: Random) => Uint8Array;

const accidents: readonly [Accident, ...Accident[]] = [
  function flip(bytes, _, random) {
    const copy = Uint8Array.from(bytes);
    for (let times = 1 + random.int(4); times > 0; times--) {
      const offset = random.int(copy.length);
      copy[offset] = random.oneIn(2) ? (copy[offset] ?? 0) ^ (1 << random.int(8)) : random.int(256);
    }
    return copy;
  },
  function cut(bytes, _, random) {
    const { start, end } = part(bytes, random);
    return spliced(bytes, start, end, new Uint8Array());
  },
  function double(bytes, _, random) {
    const { start, end } = part(bytes, random);
    const times = random.oneIn(4) ? 1 + random.int(20) : 1;
    return spliced(bytes, end, end, repeated(bytes.subarray(start, end), times));
  },
  function move(bytes, _, random) {
    const { start, end } = part(bytes, random);
    const to = random.int(bytes.length + 1);
    return spliced(bytes, to, to, bytes.subarray(start, end));
  },
  function splice(bytes, other, random) {
    const { start, end } = part(other, random);
    const to = part(bytes, random);
    return spliced(bytes, to.start, random.oneIn(2) ? to.end : to.start, other.subarray(start, end));
  },
  function cross(bytes, other, random) {
    return Buffer.concat([bytes.subarray(0, random.int(bytes.length)), other.subarray(random.int(other.length))]);
  },
  function truncate(bytes, _, random) {
    return bytes.subarray(0, random.int(bytes.length));
  },
  function insert(bytes, _, random) {
    const offset = random.oneIn(6) ? 0 : place(bytes, random);
    const piece = random.pick(hostilePieces);
    const made = typeof piece === 'string' ? strToU8(piece) : Uint8Array.from(piece);
    return spliced(bytes, offset, offset, random.oneIn(5) ? repeated(made, 1 + random.int(300)) : made);
  },
  function lineEnds(bytes, _, random) {
    const text = Buffer.from(bytes).toString('latin1');
    const end = random.pick(['\r\n', '\r', '\n', '\n\n', '\u0085']);
    return Buffer.from(
      text.replace(/\r?\n/g, (old) => (random.oneIn(4) ? old : end)),
      'latin1',
    );
  },
  function encode(bytes, _, random) {
    const text = Buffer.from(bytes).toString('utf8');
    const mark = random.oneIn(2) ? '\uFEFF' : '';
    if (random.oneIn(3)) return Buffer.from(text, 'latin1');
    const wide = Buffer.from(mark + text, 'utf16le');
    return random.oneIn(2)
      ? wide
      : random.oneIn(2)
        ? Buffer.from(mark + text)
        : wide.subarray(0, wide.length & ~1).swap16();
  },
  function replaceWord(bytes, _, random) {
    const text = Buffer.from(bytes).toString('latin1');
    const words = [...text.matchAll(/[\w:.-]{2,}/g)];
    const from = random.pick(words);
    const to = random.pick(words);
    if (!from || !to) return bytes;
    return spliced(bytes, from.index, from.index + from[0].length, Buffer.from(to[0], 'latin1'));
  },
];

/** A part of a file: some bytes, some lines, or from one bracket to the next. */
function part(bytes: Uint8Array, random: Random): { start: number; end: number } {
  const a = place(bytes, random);
  const b = random.oneIn(2)
    ? Math.min(bytes.length, a + 1 + random.int(random.pick([4, 40, 400])))
    : place(bytes, random);
  const [start, end] = a < b ? [a, b] : [b, a];
  return { start, end: Math.min(end, start + 8000) };
}

const marks = ['<', '>', '"', '\n', '{', '}', '/', ':', '=', '&', ';', ' '] as const;

/** A place in a file: anywhere, or beside a character that means something to parsers. */
function place(bytes: Uint8Array, random: Random): number {
  const offset = random.int(bytes.length + 1);
  if (random.oneIn(3)) return offset;
  const mark = bytes.indexOf(random.pick(marks).charCodeAt(0), offset);
  return mark < 0 ? offset : mark + random.int(2);
}

function spliced(bytes: Uint8Array, start: number, end: number, piece: Uint8Array): Uint8Array {
  return Buffer.concat([bytes.subarray(0, start), piece, bytes.subarray(end)]);
}

function repeated(bytes: Uint8Array, times: number): Uint8Array {
  return Buffer.concat(
    Array.from({ length: Math.min(times, Math.ceil(largest / Math.max(1, bytes.length))) }, () => bytes),
  );
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  try {
    return unzipSync(bytes);
  } catch {
    return undefined;
  }
}
