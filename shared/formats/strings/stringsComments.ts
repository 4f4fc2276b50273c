import type { TextRange } from '../../catalog/textRange.ts';
import { hasBlankLine } from '../lines.ts';

/** The comments before an entry that belong to it. */
export function attachedComments(
  text: string,
  comments: readonly TextRange[],
  start: number,
  from: number,
): TextRange[] {
  const attached: TextRange[] = [];
  let end = start;
  for (const comment of [...comments].reverse()) {
    if (hasBlankLine(text.slice(comment.end, end))) break;
    // Behind another entry on its line, it is about that one.
    if (from > 0 && !/[\r\n]/.test(text.slice(from, comment.start))) break;
    attached.push(comment);
    end = comment.start;
  }
  return attached.reverse();
}

/** A comment on the rest of an entry's line. */
export function trailingComment(text: string, offset: number): TextRange | undefined {
  const comment = /[ \t]*(\/\/[^\r\n]*|\/\*[^\r\n]*?\*\/(?=[ \t]*(?:[\r\n]|$)))/y;
  comment.lastIndex = offset;
  const match = comment.exec(text);
  const end = offset + (match?.[0].length ?? 0);
  return match?.[1] ? { start: end - match[1].length, end } : undefined;
}
