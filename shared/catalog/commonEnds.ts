/** What two texts have in common at both ends, in UTF-16 code units; the two never overlap. */
export interface CommonEnds {
  readonly prefix: number;
  readonly suffix: number;
}

/** Of a text and itself. */
export const wholeText: CommonEnds = { prefix: Number.POSITIVE_INFINITY, suffix: Number.POSITIVE_INFINITY };

/** What the first and the last of three texts have in common at least, from what each has with the next. */
export function commonOfBoth(a: CommonEnds, b: CommonEnds): CommonEnds {
  return { prefix: Math.min(a.prefix, b.prefix), suffix: Math.min(a.suffix, b.suffix) };
}

/** Texts are compared as blocks of memory, first large ones, then smaller ones where those differ. */
const blocks = [1 << 18, 1 << 13, 1 << 8];

/** @example commonEnds('one two', 'one new two'); // { prefix: 4, suffix: 3 } */
export function commonEnds(a: string, b: string): CommonEnds {
  const most = Math.min(a.length, b.length);
  if (a === b) return { prefix: most, suffix: 0 };
  let prefix = 0;
  for (const block of blocks) {
    while (prefix + block <= most && a.slice(prefix, prefix + block) === b.slice(prefix, prefix + block)) {
      prefix += block;
    }
  }
  while (prefix < most && a.charCodeAt(prefix) === b.charCodeAt(prefix)) prefix++;
  const left = most - prefix;
  let suffix = 0;
  const equal = (from: number, to: number) =>
    a.slice(a.length - to, a.length - from) === b.slice(b.length - to, b.length - from);
  for (const block of blocks) while (suffix + block <= left && equal(suffix, suffix + block)) suffix += block;
  while (suffix < left && a.charCodeAt(a.length - 1 - suffix) === b.charCodeAt(b.length - 1 - suffix)) suffix++;
  return { prefix, suffix };
}
