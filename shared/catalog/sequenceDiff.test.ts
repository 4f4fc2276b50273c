import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequenceDiff } from './sequenceDiff.ts';
import { wordDiff } from './wordDiff.ts';

const list = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });

/** The length of the longest common subsequence, the slow way. */
function common(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const one of a) {
    const next = [0];
    for (const [j, other] of b.entries()) {
      next.push(one === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

describe('sequenceDiff', () => {
  test('keeps the most that both lists have, and what it keeps is the same', () => {
    fc.assert(
      fc.property(list, list, (before, after) => {
        let [i, j, kept] = [0, 0, 0];
        for (const stretch of sequenceDiff(before, after)) {
          expect(before.slice(i, stretch.before.start)).toEqual(after.slice(j, stretch.after.start));
          kept += stretch.before.start - i;
          [i, j] = [stretch.before.end, stretch.after.end];
        }
        expect(before.slice(i)).toEqual(after.slice(j));
        expect(kept + before.length - i).toBe(common(before, after));
      }),
    );
  });

  test('lists that have nothing in common are one stretch, however long they are', () => {
    const [before, after] = [0, 1].map((start) => Array.from({ length: 5000 }, (_, i) => String(2 * i + start)));
    expect(sequenceDiff(before ?? [], after ?? [])).toHaveLength(1);
  });
});

describe('wordDiff', () => {
  const shown = (before: string, after: string) =>
    wordDiff(before, after)
      .map(({ kind, text }) => (kind === 'same' ? text : `[${kind === 'removed' ? '-' : '+'}${text}]`))
      .join('');

  test('words are replaced as a whole, signs and signs of Chinese for themselves', () => {
    expect(shown('The old rope.', 'The new rope!')).toBe('The [-old][+new] rope[-.][+!]');
    expect(shown('打开文件', '打开新文件')).toBe('打开[+新]文件');
  });

  test('the pieces are both texts', () => {
    const text = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = wordDiff(before, after);
        const joined = (left: string) =>
          pieces
            .filter(({ kind }) => kind !== left)
            .map(({ text: piece }) => piece)
            .join('');
        expect([joined('added'), joined('removed')]).toEqual([before, after]);
      }),
    );
  });
});
