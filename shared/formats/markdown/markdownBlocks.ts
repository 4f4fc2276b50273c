import type { TextRange } from '../../catalog/textRange.ts';
import { eachLine } from '../lines.ts';
import { blockReader } from './mdxBlockReader.ts';

/** A block of a Markdown text that holds text, or the raw text of another language. */
export interface MarkdownBlock {
  readonly kind: 'paragraph' | 'heading' | 'cell' | 'html' | 'caption';
  /** The text of each line, without the marks of blocks around it and white space before it. */
  readonly lines: readonly TextRange[];
  /** The innermost block around it. */
  readonly within: 'item' | 'quote' | 'none';
  /** Of headings 1 to 6; of cells the row from 0. */
  readonly level: number;
  /** Of cells the column from 0. */
  readonly column: number;
  /** How many blocks are around it. */
  readonly depth: number;
}

/** The blocks of a text, and where it nests deeper than is read. */
export interface MarkdownBlocks {
  readonly blocks: readonly MarkdownBlock[];
  readonly tooDeep: TextRange | undefined;
}

/**
 * Finds the blocks of a Markdown text (CommonMark 0.31 §4 and §5, tables and footnotes of GitHub). Linear; no recursion.
 *
 * @param from where to start: behind the front matter.
 * @param mdx true for MDX, where components stand between blocks.
 */
export function markdownBlocks(text: string, from: number, mdx: boolean): MarkdownBlocks {
  const reader = blockReader(text, mdx);
  const line = (start: number, end: number) => {
    if (start >= from) reader.line(start, end);
  };
  eachLine(text, line);
  reader.finish();
  return { blocks: reader.blocks, tooDeep: reader.tooDeep };
}
