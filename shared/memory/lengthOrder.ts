/** Texts in the order of their lengths. */
export interface LengthOrder {
  /** For each place, which of the texts stands there; texts of the same length in the order in which they came. */
  readonly order: Uint32Array;
  /** For each length up to the longest, the first place whose text is not shorter. */
  readonly starts: Uint32Array;
  startOf(length: number): number;
}

/** Orders texts by counting sort. @param lengths in UTF-16 code units. */
export function byLength(lengths: Uint32Array): LengthOrder {
  let longest = 0;
  for (let i = 0; i < lengths.length; i++) longest = Math.max(longest, lengths[i] as number);
  const starts = new Uint32Array(longest + 3);
  for (let i = 0; i < lengths.length; i++) {
    const place = (lengths[i] as number) + 1;
    starts[place] = (starts[place] as number) + 1;
  }
  for (let length = 1; length < starts.length; length++) {
    starts[length] = (starts[length] as number) + (starts[length - 1] as number);
  }
  const next = starts.slice();
  const order = new Uint32Array(lengths.length);
  for (let i = 0; i < lengths.length; i++) {
    const length = lengths[i] as number;
    const place = next[length] as number;
    order[place] = i;
    next[length] = place + 1;
  }
  return { order, starts, startOf: startIn(starts) };
}

/** Looks up the first place of a length, which may be longer than every text. */
export function startIn(starts: Uint32Array): (length: number) => number {
  return (length) => starts[Math.min(length, starts.length - 1)] as number;
}
