import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { alignedPages } from '../alignedPages.ts';
import type { Format } from '../format.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { nestedChanges } from '../nestedEdits.ts';
import { idsInTranslation } from './idsInTranslation.ts';
import { deriveMarkdown, editMarkdown, encodeMarkdown } from './markdownEdits.ts';
import { parseMarkdown } from './markdownParse.ts';
import { markdownPlace } from './markdownReader.ts';

/**
 * Markdown (CommonMark 0.31 with tables, task lists and footnotes of GitHub) and MDX: one language a file, a text for each
 * block and for what front matter says to people. Marks, links, code and HTML within a text are inline codes.
 *
 * @example markdown.parse('# Hi\n\nRead *this*.').segments[1]?.target?.value; // 'Read *this*.'
 */
export const markdown: Format = {
  id: 'markdown',
  name: 'Markdown',
  kind: 'monolingual',
  languageIds: ['markdown', 'mdx'],
  extensions: ['.md', '.markdown', '.mdx', '.mdown', '.mkd'],
  facts: { genre: 'page' },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  parse: parseMarkdown,
  correspondence: (source, target) => alignedPages(source, target, idsInTranslation(source, target)),
  encode: encodeMarkdown,
  edits: editMarkdown,
  editsTogether: (catalog, changes) => nestedChanges(editMarkdown, catalog, changes),
  ignore: (catalog, segment, check) => {
    const place = markdownPlace(segment.target);
    // Elsewhere a comment on a line of its own would break a table or a list.
    if (place?.type !== 'block' || place.block.depth > 0 || !/^(?:paragraph|heading)$/.test(place.block.kind))
      return [];
    const { text } = catalog;
    const start = startOfLine(text, segment.range.start);
    return [{ range: { start, end: start }, newText: `<!-- ${ignoreNote(check)} -->${lineEndOf(text, undefined)}` }];
  },
  derive: deriveMarkdown,
};
