import type { Catalog, Problem } from '../../catalog/catalog.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { say } from '../../sentences/sentence.ts';
import { conflictProblems } from '../conflictMark.ts';
import { syntaxesBesideCodes } from '../guessSyntaxes.ts';
import { inFileOrder } from '../inFileOrder.ts';
import { frontMatter } from './frontMatter.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import type { LinkLabels } from './markdownInline.ts';
import { MarkdownReader } from './markdownReader.ts';

/** So far behind the front matter imports are looked for; UTF-16 code units. */
const longestHead = 5000;

/** Docusaurus reads `.md` as MDX, too: such a file imports the components it uses before its first text. */
function importsFirst(head: string): boolean {
  if (!head.includes('import ')) return false;
  const text = head.replace(/<!--[\s\S]{0,4000}?-->|<head>[\s\S]{0,1000}?<\/head>/g, ' ').trimStart();
  return /^import\s[^'"\n;]{1,200}\sfrom\s{1,9}['"][^'"\n]{1,200}['"][ \t]{0,9}(?:;|\r?\n|$)/.test(text);
}

/** Reads a Markdown text: front matter, the text of its blocks, titles of links, and HTML between blocks. */
export function parseMarkdown(text: string, path?: string): Catalog {
  const front = frontMatter(text);
  const mdx = /\.mdx$/i.test(path ?? '') || importsFirst(text.slice(front.end, front.end + longestHead));
  const { blocks, tooDeep } = markdownBlocks(text, front.end, mdx);
  const labels: LinkLabels = new Map();
  const reader = new MarkdownReader(text, { labels, mdx });
  if (front.embedded) reader.embed(front.embedded, 'frontmatter/', front.start, front.isText);
  const read = blocks.map((block) => ({ block, lines: reader.textLines(block, labels) }));
  for (const { block, lines } of read) reader.block(block, lines);
  const segments = inFileOrder(reader.segments);
  const deep: Problem[] = [];
  if (tooDeep) {
    const message = say`Blocks are nested more than 100 levels deep here; what is further down is read as text.`;
    deep.push({ id: 'syntax', range: tooDeep, message, severity: 'warning' });
  }
  return {
    format: 'markdown',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(front.language ? { targetLanguage: front.language } : {}),
    segments: segmentList(segments),
    problems: [...front.problems, ...deep, ...reader.problems, ...conflictProblems(text)].sort(
      (a, b) => a.range.start - b.range.start,
    ),
    syntaxes: syntaxesBesideCodes(segments),
  };
}
