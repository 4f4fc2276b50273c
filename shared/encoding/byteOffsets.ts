import { decodeLoosely, layoutOf } from './decoder.ts';

/**
 * Where in a file's bytes some offsets of its text lie, exact also behind invalid bytes.
 *
 * @param bytes without byte order mark.
 * @param offsets in UTF-16 code units, ascending. An offset inside a surrogate pair gives the pair's start.
 * @returns a byte offset for each.
 */
export function byteOffsets(bytes: Uint8Array, encoding: string, offsets: readonly number[]): number[] {
  const layout = layoutOf(encoding);
  switch (layout) {
    case 'single':
      return [...offsets];
    case 'utf-16le':
    case 'utf-16be': {
      // A text that is cut off inside a character ends in one U+FFFD for all that is left.
      const units = bytes.length % 2 === 0 ? bytes.length / 2 : decodeLoosely(bytes, encoding).length;
      return offsets.map((offset) => (offset >= units ? bytes.length : offset * 2));
    }
    default: {
      const step = layout === 'utf-8' ? utf8Step : pairStep(encoding);
      return walk(bytes, offsets, step);
    }
  }
}

/** The bytes that make one decoded character, and its code units in the upper half: `units << 4 | bytes`. */
type Step = (bytes: Uint8Array, offset: number) => number;

function walk(bytes: Uint8Array, offsets: readonly number[], step: Step): number[] {
  const result: number[] = [];
  let place = 0;
  let units = 0;
  for (const offset of offsets) {
    while (units < offset && place < bytes.length) {
      if ((bytes[place] ?? 0) < 0x80) {
        place++;
        units++;
        continue;
      }
      const taken = step(bytes, place);
      if (units + (taken >> 4) > offset) break;
      place += taken & 15;
      units += taken >> 4;
    }
    result.push(place);
  }
  return result;
}

/** WHATWG UTF-8 decoder: a sequence that is broken off becomes one U+FFFD. */
function utf8Step(bytes: Uint8Array, offset: number): number {
  const lead = bytes[offset] ?? 0;
  const more =
    lead >= 0xc2 && lead <= 0xdf ? 1 : lead >= 0xe0 && lead <= 0xef ? 2 : lead >= 0xf0 && lead <= 0xf4 ? 3 : 0;
  let lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80;
  let highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf;
  for (let i = 1; i <= more; i++) {
    const next = bytes[offset + i] ?? 0;
    if (next < lowest || next > highest) return (1 << 4) | i;
    lowest = 0x80;
    highest = 0xbf;
  }
  return ((more === 3 ? 2 : 1) << 4) | (more + 1);
}

const pairTables = new Map<string, Uint8Array>();

/** Steps of an East Asian encoding, learnt from the decoder itself, one pair of bytes at a time. */
function pairStep(encoding: string): Step {
  const table = pairTables.get(encoding) ?? new Uint8Array(0x10000);
  pairTables.set(encoding, table);
  return (bytes, offset) => {
    const lead = bytes[offset] ?? 0;
    if (offset + 1 >= bytes.length) return (1 << 4) | 1;
    const next = bytes[offset + 1] ?? 0;
    const gb = encoding === 'gbk' || encoding === 'gb18030';
    if (gb && next >= 0x30 && next <= 0x39) return longStep(bytes, offset, 4, encoding);
    if (encoding === 'euc-jp' && lead === 0x8f && next >= 0xa1) return longStep(bytes, offset, 3, encoding);
    const key = (lead << 8) | next;
    table[key] ||= learn(lead, next, encoding);
    return table[key];
  };
}

function learn(lead: number, next: number, encoding: string): number {
  if (decodeLoosely(Uint8Array.of(lead), encoding) !== '\uFFFD') return (1 << 4) | 1;
  const text = decodeLoosely(Uint8Array.of(lead, next), encoding);
  if (text.length === 1) return (1 << 4) | 2;
  return text.startsWith('\uFFFD') ? (1 << 4) | 1 : (text.length << 4) | 2;
}

/** A character of three or four bytes, or the error that stands for its first bytes. */
function longStep(bytes: Uint8Array, offset: number, length: number, encoding: string): number {
  const end = Math.min(offset + length, bytes.length);
  const text = decodeLoosely(bytes.subarray(offset, end), encoding);
  if (end === offset + length && text.length === 2 && !text.startsWith('\uFFFD')) return (2 << 4) | length;
  // How many bytes an error takes is the decoder's own affair: as many as can be decoded apart from the rest.
  for (let cut = end; cut > offset; cut--) {
    const first = decodeLoosely(bytes.subarray(offset, cut), encoding);
    if (first.length === 1 && text === first + decodeLoosely(bytes.subarray(cut, end), encoding)) {
      return (1 << 4) | (cut - offset);
    }
  }
  return (1 << 4) | 1;
}
