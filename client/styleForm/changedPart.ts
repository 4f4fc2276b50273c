/** A text in three parts: what it shares with another one at its beginning, what differs, and what it shares at its end. */
export type ChangedPart = readonly [shared: string, changed: string, rest: string];

/**
 * Where two texts differ, in whole words and characters.
 *
 * @example changedPart("It's here", 'It’s here'); // [['It', "'", 's here'], ['It', '’', 's here']]
 */
export function changedPart(before: string, after: string): readonly [ChangedPart, ChangedPart] {
  const [a, b] = [wordsOf(before), wordsOf(after)];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start++;
  let end = 0;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const split = (text: readonly string[]): ChangedPart => [
    text.slice(0, start).join(''),
    text.slice(start, text.length - end).join(''),
    text.slice(text.length - end).join(''),
  ];
  return [split(a), split(b)];
}

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+|./gsu) ?? [];
