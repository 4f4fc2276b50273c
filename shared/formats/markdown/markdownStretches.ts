import type { Problem } from '../../catalog/catalog.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { sortedByPlace } from '../inFileOrder.ts';
import type { SegmentMaker } from '../lazyCatalog.ts';
import { eachLine } from '../lines.ts';
import { StretchSegments, usualStretch } from '../stretchSegments.ts';
import type { BlockReader } from './blockReader.ts';
import type { BlockState } from './blockState.ts';
import type { FrontMatter } from './frontMatter.ts';
import type { MarkdownBlock } from './markdownBlocks.ts';
import type { InlineContext, LinkLabels } from './markdownInline.ts';
import { MarkdownReader, type ReaderState } from './markdownReader.ts';
import { blockReader } from './mdxBlockReader.ts';

/** A file that was read, and is read again where somebody asks for a segment. */
export interface MarkdownStretches {
  readonly context: InlineContext;
  readonly tooDeep: TextRange | undefined;
  /** Those of front matter. */
  readonly problems: readonly Problem[];
  /** The first segments, as many as were wanted. */
  readonly sample: readonly Segment[];
  readonly maker: SegmentMaker;
}

/** Where a stretch starts, and what the reading knows there. */
interface StretchStart {
  readonly at: number;
  readonly blocks: BlockState | undefined;
  readonly reader: ReaderState | undefined;
}

/**
 * Reads a large file: equal segments as the reading of the whole gives.
 *
 * @param wanted how many segments the sample has.
 * @param size of a stretch at least, in UTF-16 code units.
 */
export function markdownStretches(
  text: string,
  front: FrontMatter,
  mdx: boolean,
  wanted: number,
  size = usualStretch,
): MarkdownStretches {
  const { labels, tooDeep } = definitions(text, front.end, mdx);
  const table = new StretchSegments(text.length);
  const starts: StretchStart[] = [{ at: 0, blocks: undefined, reader: undefined }];
  const sample: Segment[] = [];
  const add = (end: number) => {
    const segments = sortedByPlace(reader.segments);
    if (sample.length < wanted) pushAll(sample, segments.slice(0, wanted - sample.length));
    table.add(segments, end);
    reader.segments = [];
  };
  const pause = (at: number) => {
    if (at < (starts.at(-1)?.at ?? 0) + size) return;
    readBlocks(blocks, reader, labels);
    add(at);
    table.next(at);
    starts.push({ at, blocks: blocks.state, reader: reader.pause() });
  };
  const blocks = blockReader(text, mdx, undefined, pause);
  const reader = new MarkdownReader(text, mdx);
  readFront(reader, front);
  readLines(text, front.end, blocks, () => readBlocks(blocks, reader, labels));
  add(text.length);
  const read = function* (stretch: number) {
    const start = starts[stretch] as StretchStart;
    const end = starts[stretch + 1]?.at ?? text.length;
    const [lines, again] = [blockReader(text, mdx, start.blocks), new MarkdownReader(text, mdx, start.reader)];
    if (stretch === 0) readFront(again, front);
    readLines(text, front.end, lines, () => readBlocks(lines, again, labels), start.at, end);
    yield sortedByPlace(again.segments);
  };
  const { problems } = reader;
  return { context: { labels, mdx }, tooDeep, problems, sample, maker: table.maker(read) };
}

/** The labels that a file defines. Nothing else is kept of its blocks. */
function definitions(text: string, from: number, mdx: boolean) {
  const labels: LinkLabels = new Map();
  const blocks = blockReader(text, mdx);
  const reader = new MarkdownReader(text, mdx);
  readLines(text, from, blocks, () => {
    for (const block of taken(blocks)) if (block.kind === 'paragraph') reader.textLines(block, labels);
    reader.segments = [];
  });
  return { labels, tooDeep: blocks.tooDeep };
}

/** Reads the texts of front matter. */
export function readFront(reader: MarkdownReader, { embedded, start, isText }: FrontMatter): void {
  if (embedded) reader.embed(embedded, 'frontmatter/', start, isText);
}

/** @param after called after each line. */
function readLines(
  text: string,
  front: number,
  blocks: BlockReader,
  after: () => void,
  from = 0,
  to = text.length,
): void {
  const line = (start: number, end: number) => {
    if (start >= front) blocks.line(start, end);
    if (blocks.blocks.length > 0) after();
  };
  eachLine(text, line, from, to);
  blocks.finish();
  after();
}

function readBlocks(blocks: BlockReader, reader: MarkdownReader, labels: LinkLabels): void {
  for (const block of taken(blocks)) reader.block(block, reader.textLines(block, labels), labels);
}

function taken(blocks: BlockReader): readonly MarkdownBlock[] {
  const found = blocks.blocks;
  if (found.length > 0) blocks.blocks = [];
  return found;
}
