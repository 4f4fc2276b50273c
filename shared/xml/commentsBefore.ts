import { ignoreNote } from '../catalog/ignoreNote.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { isSpace } from './characters.ts';
import { indentBefore } from './indentBefore.ts';

/** Longest comment that is read, in code units; a longer one is no remark about one entry. */
const longest = 2000;

/** Comments that stand right before an element. */
export interface CommentsBefore {
  /** What they say, the nearest first. */
  readonly texts: readonly string[];
  /** Where the first of them starts; the element's own start where there are none. */
  readonly start: number;
}

/**
 * The comments right before an offset: only white space may stand between.
 *
 * @example commentsBefore('<!-- at the top --><data/>', 19); // { texts: ['at the top'], start: 0 }
 */
export function commentsBefore(text: string, offset: number): CommentsBefore {
  let cursor = offset;
  let start = offset;
  const texts: string[] = [];
  while (texts.length < 8) {
    while (isSpace(text.charCodeAt(cursor - 1))) cursor--;
    if (text.charCodeAt(cursor - 1) !== 0x3e || !text.endsWith('-->', cursor)) break;
    const before = text.slice(Math.max(0, cursor - longest), cursor - 3);
    const open = before.lastIndexOf('<!--');
    if (open < 0) break;
    texts.push(before.slice(open + 4).trim());
    cursor -= before.length + 3 - open;
    start = cursor;
  }
  return { texts, start };
}

/** The edit that puts a comment which silences a check before an element, on a line of its own where that has one. */
export function ignoreBefore(text: string, { start }: TextRange, check: string): TextEdit {
  return { range: { start, end: start }, newText: `<!-- ${ignoreNote(check)} -->${indentBefore(text, start)}` };
}
