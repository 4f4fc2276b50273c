import { sequenceDiff } from './sequenceDiff.ts';

/** A piece of two texts: in both, or in one of them. */
export interface WordPiece {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Words, runs of spaces, letters of scripts that write no spaces, and every other character for itself. */
const words =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]|[\p{L}\p{M}\p{N}_]+|\s+|./gsu;

/**
 * What became of a text, word by word. The pieces that are not `added` are the text before, those that are not `removed` the
 * text after.
 *
 * @example wordDiff('the old rope', 'the new rope'); // the·, -old, +new, ·rope
 */
export function wordDiff(before: string, after: string): readonly WordPiece[] {
  const [old, now] = [before.match(words) ?? [], after.match(words) ?? []];
  const pieces: WordPiece[] = [];
  let kept = 0;
  const push = (kind: WordPiece['kind'], items: readonly string[]) => {
    if (items.length > 0) pieces.push({ kind, text: items.join('') });
  };
  for (const stretch of sequenceDiff(old, now)) {
    push('same', old.slice(kept, stretch.before.start));
    push('removed', old.slice(stretch.before.start, stretch.before.end));
    push('added', now.slice(stretch.after.start, stretch.after.end));
    kept = stretch.before.end;
  }
  push('same', old.slice(kept));
  return pieces;
}
