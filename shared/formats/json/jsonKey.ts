/** What the first and the last character of a key leave open, as marks of a value: see {@link keyMarks}. */
export const maybeRemark = 16;
export const maybeForm = 32;

/** `zero`, `one`, `two`, `few`, `many`, `other`, `plural` and digits end with one of these. */
const formEnds = new Uint8Array(128);
for (const letter of 'oewyrl0123456789') formEnds[letter.charCodeAt(0)] = 1;

/**
 * Whether a key may be a remark's (`$schema`, `_comment`, `//`) or name a form of a plural message. Told when the key is
 * read: a later look back at a million keys costs as much as reading them.
 *
 * @param start,end of the key with its quotes.
 * @returns {@link maybeRemark} and {@link maybeForm}.
 */
export function keyMarks(text: string, start: number, end: number): number {
  const first = text.charCodeAt(start + 1);
  const last = text.charCodeAt(end - 2);
  const marks = first === 0x24 || first === 0x5f || first === 0x2f ? maybeRemark : 0;
  return last < 128 && formEnds[last] === 1 ? marks | maybeForm : marks;
}

/** A key in quotes as it reads; as it is written, where it is not well formed. */
export function decodedKey(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted.slice(1, -1);
  }
}
