import { readZip } from '../shared/encoding/readZip.ts';

/**
 * What an edit of an archive changed that it should not: members that came, went or moved, and bytes of a member, or of
 * its header, that no edit touched.
 *
 * @param edited names of the members that hold an edit.
 * @returns a sentence, or undefined when all is as it was.
 */
export function packageDamage(before: Uint8Array, after: Uint8Array, edited: ReadonlySet<string>): string | undefined {
  const old = readZip(before).entries;
  const now = readZip(after).entries;
  if (old.length !== now.length) return 'the number of members changes';
  for (const [i, was] of old.entries()) {
    const is = now[i];
    if (!is || is.name !== was.name) return `member “${was.name}” changes its place`;
    if (is.method !== was.method) return `member “${was.name}” is compressed another way`;
    if (edited.has(was.name)) continue;
    const [a, b] = [before.subarray(was.headerStart, was.dataEnd), after.subarray(is.headerStart, is.dataEnd)];
    if (Buffer.compare(a, b) !== 0) return `member “${was.name}” changes`;
  }
  return undefined;
}
