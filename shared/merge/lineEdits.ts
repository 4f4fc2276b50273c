import { changedPieces } from '../catalog/changedPieces.ts';
import { sequenceDiff } from '../catalog/sequenceDiff.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { linesOf } from './lineMerge.ts';

/**
 * The edits that make one text of another: within the lines that differ, what differs in them.
 *
 * @example lineEdits('a\nbc\n', 'a\nbd\n'); // one edit of one character
 */
export function lineEdits(before: string, after: string): readonly TextEdit[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const edits: TextEdit[] = [];
  let [line, offset] = [0, 0];
  for (const stretch of sequenceDiff(old, now)) {
    for (; line < stretch.before.start; line++) offset += old[line]?.length ?? 0;
    const was = old.slice(stretch.before.start, stretch.before.end).join('');
    const is = now.slice(stretch.after.start, stretch.after.end).join('');
    for (const { range, newText } of changedPieces(was, is)) {
      edits.push({ range: { start: range.start + offset, end: range.end + offset }, newText });
    }
  }
  return edits;
}
