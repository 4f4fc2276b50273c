import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { alignedPages } from '../alignedPages.ts';
import type { Format } from '../format.ts';
import { nestedChanges } from '../nestedEdits.ts';
import { deriveHtml, editHtml, encodeHtml } from './htmlEdits.ts';
import { parseHtml } from './htmlParse.ts';
import { htmlPlace } from './htmlSlot.ts';

/**
 * HTML pages and templates of pages: one language a file, a text for each block of the page and for each attribute that
 * people read. Tags within a text, and tags of templates, are inline codes.
 *
 * @example html.parse('<p id="a">Hi <b>you</b></p>').segments[0]?.target?.value; // 'Hi <b>you</b>'
 */
export const html: Format = {
  id: 'html',
  name: 'HTML',
  kind: 'monolingual',
  languageIds: ['html'],
  extensions: ['.html', '.htm', '.xhtml', '.shtml'],
  facts: { genre: 'page', firstBreakIsDropped: true },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  parse: parseHtml,
  correspondence: (source, target) => alignedPages(source, target),
  encode: encodeHtml,
  edits: editHtml,
  editsTogether: (catalog, changes) => nestedChanges(editHtml, catalog, changes),
  ignore: (catalog, segment, check) => {
    const { text } = catalog;
    // A comment cannot stand within a tag, and before the tag it would stand within another text.
    if (htmlPlace(segment.target) === 'attribute') return [];
    const offset = segment.range.start;
    const indent = /(?:^|[\r\n])([ \t]*)$/.exec(text.slice(0, offset));
    const behind = indent ? `${/\r\n|\r|\n/.exec(text)?.[0] ?? '\n'}${indent[1]}` : '';
    return [{ range: { start: offset, end: offset }, newText: `<!-- ${ignoreNote(check)} -->${behind}` }];
  },
  derive: deriveHtml,
};
