import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import { conflictProblems } from '../conflictMark.ts';
import { unpairedOf } from '../derivedCatalog.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { largeText, lazyCatalog } from '../lazyCatalog.ts';
import { entriesOf } from '../segmentBlocks.ts';
import { type FrontMatter, frontMatter } from './frontMatter.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import type { InlineContext, LinkLabels } from './markdownInline.ts';
import { MarkdownReader } from './markdownReader.ts';
import { type MarkdownStretches, markdownStretches, readFront } from './markdownStretches.ts';

/** What is known of a file besides its segments, for as long as no more than their texts are edited. */
export interface MarkdownReading {
  readonly context: InlineContext;
  /** True where the first line looks like that of front matter, and there is none. */
  readonly frontIsOpen: boolean;
}

/** By `entriesOf` a catalog. */
const known = new WeakMap<object, MarkdownReading>();

/** See {@link MarkdownReading}; read again for a catalog that was made elsewhere. */
export function readingOf(catalog: Catalog): MarkdownReading {
  const entries = entriesOf(unpairedOf(catalog));
  const reading = known.get(entries) ?? known.get(parseMarkdown(catalog.text, catalog.path));
  if (!reading) throw new Error('a Markdown catalog without a reading');
  known.set(entries, reading);
  return reading;
}

/** So many texts tell which placeholders a file uses. */
const sampled = 2000;

/** Reads a Markdown text: front matter, the text of its blocks, titles of links, and HTML between blocks. */
export function parseMarkdown(text: string, path?: string): Catalog {
  const front = frontMatter(text);
  const mdx = /\.mdx$/i.test(path ?? '');
  if (text.length >= largeText)
    return stretchedMarkdown(text, front, markdownStretches(text, front, mdx, sampled), path);
  const { blocks, tooDeep } = markdownBlocks(text, front.end, mdx);
  const reader = new MarkdownReader(text, mdx);
  readFront(reader, front);
  const labels: LinkLabels = new Map();
  const read = blocks.map((block) => ({ block, lines: reader.textLines(block, labels) }));
  for (const { block, lines } of read) reader.block(block, lines, labels);
  const segments = inFileOrder(reader.segments);
  const { problems } = reader;
  const context = { labels, mdx };
  const found = { text, front, path, context, tooDeep, problems, sample: segments.slice(0, sampled) };
  return remembered({ ...withoutSegments(found), segments }, found);
}

/** The catalog of a file that is read stretch by stretch. */
export function stretchedMarkdown(
  text: string,
  front: FrontMatter,
  stretches: MarkdownStretches,
  path?: string,
): Catalog {
  const found = { ...stretches, text, front, path };
  return remembered(lazyCatalog(withoutSegments(found), stretches.maker), found);
}

/** What was found in a file besides its segments. */
interface Found extends Omit<MarkdownStretches, 'maker'> {
  readonly text: string;
  readonly front: FrontMatter;
  readonly path: string | undefined;
}

function remembered(catalog: Catalog, { text, front, context }: Found): Catalog {
  const frontIsOpen = front.end === 0 && /^\uFEFF?---/.test(text);
  known.set(catalog, { context, frontIsOpen });
  return catalog;
}

function withoutSegments({ text, front, path, tooDeep, problems, sample }: Found): Omit<Catalog, 'segments'> {
  const deep: Problem[] = [];
  if (tooDeep) {
    const message = 'Blocks are nested more than 100 deep here; what is deeper is read as text.';
    deep.push({ id: 'syntax', range: tooDeep, message, severity: 'warning' });
  }
  const values = sample.map(({ target }) => (target ? textOnly(target) : ''));
  return {
    format: 'markdown',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(front.language ? { targetLanguage: front.language } : {}),
    problems: [...front.problems, ...deep, ...problems, ...conflictProblems(text)].sort(
      (a, b) => a.range.start - b.range.start,
    ),
    syntaxes: guessSyntaxes(values).filter((syntax) => syntax !== 'markup'),
  };
}
