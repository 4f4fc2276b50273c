import type { TextRange } from '../../catalog/textRange.ts';
import { isFileHead } from '../hashComments.ts';
import { hasBlankLine } from '../lines.ts';
import type { TreeEntry } from './entryTree.ts';

/** The comments right above an entry, no empty line between, and those behind it on its line; in order. */
export function commentsOf(text: string, { comments, start }: TreeEntry): readonly TextRange[] {
  let next = start;
  const near = comments.toReversed().filter((comment) => {
    if (comment.start > start) return true;
    const isNear = next >= 0 && !hasBlankLine(text.slice(comment.end, next));
    next = isNear ? comment.start : -1;
    return isNear;
  });
  return near.reverse();
}

/** An entry that is commented out. */
const isEntry = /^(?:['"$].*[=:]|[\w$]+\s*[=:]\s*['"`{])/;

/** What they say, line by line; nothing of a licence, or of entries that are commented out. */
export function commentLines(text: string, entry: TreeEntry): readonly string[] {
  const lines = commentsOf(text, entry).flatMap(({ start, end }) =>
    text
      .slice(start, end)
      .replace(/^(?:\/\/+|#+|\/\*+)|\*\/$/g, '')
      .split(/\r\n?|\n/)
      .map((line) =>
        line
          .trim()
          .replace(/^[*|]+/, '')
          .trim(),
      ),
  );
  return isFileHead(lines) ? [] : lines.filter((line) => !isEntry.test(line));
}
