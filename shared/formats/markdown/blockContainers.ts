import type { TextRange } from '../../catalog/textRange.ts';
import { blockStart } from './blockStart.ts';

/** A block that other blocks stand in. */
export interface BlockContainer {
  readonly type: 'quote' | 'item' | 'indent';
  /** Columns that belong to it on each further line. */
  readonly indent: number;
}

/**
 * The container that a text opens, with the length of its mark.
 *
 * @param rest of a line, from the mark on.
 * @param column where the mark stands, which tabs behind it are counted from.
 * @param width of the white space before it.
 * @param interrupts true where a paragraph is open, which not every mark ends.
 */
export function containerAt(
  rest: string,
  column: number,
  width: number,
  interrupts: boolean,
): { container: BlockContainer; length: number; caption?: RegExpExecArray } | undefined {
  if (rest.startsWith('>')) {
    return {
      container: { type: 'quote', indent: 0 },
      length: rest.charAt(1) === ' ' || rest.charAt(1) === '\t' ? 2 : 1,
    };
  }
  const footnote = blockStart.footnote.exec(rest);
  if (footnote) return { container: { type: 'indent', indent: 4 }, length: footnote[0].length };
  const caption = /^(?:!!!|\?\?\?|===)/.test(rest) ? blockStart.indented.exec(rest) : null;
  if (caption) return { container: { type: 'indent', indent: 4 }, length: rest.length, caption };
  const item = blockStart.item.exec(rest);
  if (!item) return undefined;
  const mark = item[0].length;
  const behind = rest.slice(mark);
  const empty = behind.trim() === '';
  // In the middle of a paragraph a number at the start of a line is a number.
  if (interrupts && (empty || (item[1] !== undefined && Number(item[1]) !== 1))) return undefined;
  const spaces = widthOf(behind, column + mark);
  const padding = empty || spaces > 4 ? 1 : spaces;
  const length = mark + (empty ? behind.length : spaces > 4 ? 1 : (/^[ \t]*/.exec(behind)?.[0].length ?? 1));
  return { container: { type: 'item', indent: width + mark + padding }, length };
}

/**
 * The title of an admonition or a tab, where it has one for people.
 *
 * @param match what `blockStart.admonition` or `blockStart.indented` found.
 * @param offset,end of what it was found in.
 */
export function captionRange(
  text: string,
  match: RegExpExecArray | null,
  offset: number,
  end: number,
): TextRange | undefined {
  const caption = match?.[1] || match?.[2];
  if (!caption || caption.startsWith('{')) return undefined;
  const start = text.lastIndexOf(caption, end - caption.length);
  return start >= offset ? { start, end: start + caption.length } : undefined;
}

function widthOf(text: string, from: number): number {
  let column = from;
  for (const character of text) {
    if (character === ' ') column++;
    else if (character === '\t') column += 4 - (column % 4);
    else break;
  }
  return column - from;
}
