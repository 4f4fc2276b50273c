/**
 * The arrays of 32-bit numbers in the file beside the database in which a large memory is searched. Segments are told by
 * their positions in the memory; a text that several of them have has one place in the order of lengths.
 */
export const indexArrayNames = [
  /** For each length, the first place whose text is not shorter. */
  'starts',
  /** For each place, the first segment with its text. */
  'order',
  /** Segments by the hash of their text. */
  'copyOffsets',
  'copies',
  /** Places by word and by trigram, as in `Postings`. */
  'wordOffsets',
  'words',
  'trigramOffsets',
  'trigrams',
] as const;

export type IndexArrayName = (typeof indexArrayNames)[number];

/** Where an array stands in a file. */
export interface ArrayPlace {
  /** In bytes. */
  readonly start: number;
  /** In numbers. */
  readonly length: number;
}

export type IndexArrays = Readonly<Record<IndexArrayName, ArrayPlace>>;

/** Raised when the arrays, or the tokens and hashes in them, come to mean something else: such files are rebuilt. */
const version = 1;

/** Bytes at the end of the file, which say where the arrays stand. */
export const endSize = 1024;

/** The end of a file with these arrays. */
export function endOf(arrays: IndexArrays): Uint8Array {
  return Buffer.from(JSON.stringify({ version, arrays }).padEnd(endSize));
}

/** The arrays before the end of a file; undefined where it is none, is not whole, or of another version. */
export function arraysBefore(end: Buffer, size: number): IndexArrays | undefined {
  try {
    const head = JSON.parse(end.toString()) as { readonly version: number; readonly arrays: IndexArrays };
    const { start, length } = head.arrays.trigramOffsets;
    return head.version === version && start + length * 4 + endSize === size ? head.arrays : undefined;
  } catch {
    return undefined;
  }
}
