import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { textOnly } from '../../catalog/content.ts';
import { conflictProblems } from '../conflictMark.ts';
import { unpairedOf } from '../derivedCatalog.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { entriesOf } from '../segmentBlocks.ts';
import { frontMatter } from './frontMatter.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import type { InlineContext } from './markdownInline.ts';
import { MarkdownReader } from './markdownReader.ts';

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

/** Reads a Markdown text: front matter, the text of its blocks, titles of links, and HTML between blocks. */
export function parseMarkdown(text: string, path?: string): Catalog {
  const front = frontMatter(text);
  const { blocks, tooDeep } = markdownBlocks(text, front.end);
  const reader = new MarkdownReader(text, /\.mdx$/i.test(path ?? ''));
  if (front.embedded) reader.embed(front.embedded, 'frontmatter/', front.start, (id) => front.isText(id));
  const labels = new Set<string>();
  const read = blocks.map((block) => ({ block, lines: reader.textLines(block, labels) }));
  for (const { block, lines } of read) reader.block(block, lines, labels);
  const segments = inFileOrder(reader.segments);
  const deep: Problem[] = [];
  if (tooDeep) {
    const message = 'Blocks are nested more than 100 deep here; what is deeper is read as text.';
    deep.push({ id: 'syntax', range: tooDeep, message, severity: 'warning' });
  }
  const sample = segments.slice(0, 2000).map(({ target }) => (target ? textOnly(target) : ''));
  const catalog: Catalog = {
    format: 'markdown',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(front.language ? { targetLanguage: front.language } : {}),
    segments,
    problems: [...front.problems, ...deep, ...reader.problems, ...conflictProblems(text)].sort(
      (a, b) => a.range.start - b.range.start,
    ),
    syntaxes: guessSyntaxes(sample).filter((syntax) => syntax !== 'markup'),
  };
  const frontIsOpen = front.end === 0 && /^\uFEFF?---/.test(text);
  known.set(catalog, { context: { labels, mdx: reader.mdx }, frontIsOpen });
  return catalog;
}
