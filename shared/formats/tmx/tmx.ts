import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import type { Format } from '../format.ts';
import { ignoreBefore } from '../xml/commentsBefore.ts';
import { editElementSlot } from '../xml/elementSlot.ts';
import { encodeContent, lineEndFor } from '../xml/encodeContent.ts';
import { parseTmx } from './tmxParse.ts';

/**
 * Translation memories, TMX 1.1 to 1.4b: a segment for each language of a unit but the one it was translated from.
 * A memory is no list of work: a language that a unit lacks is not missing.
 *
 * Source of the rules: TMX 1.4b Specification, LISA/GALA, 26 April 2005.
 *
 * @example tmx.parse(text).segments.map((segment) => segment.id); // ['12/de', '12/fr', '#13']
 */
export const tmx: Format = {
  id: 'tmx',
  name: 'TMX',
  kind: 'bilingual',
  languageIds: ['tmx', 'xml'],
  extensions: ['.tmx'],
  states: ['untranslated', 'translated'],
  servesAs: 'memory',
  detect: (_path, head) => isTmx(head),
  parse: parseTmx,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: editTmx,
  ignore: (catalog, segment, check) =>
    segment.ignored.includes(check) ? [] : [ignoreBefore(catalog.text, segment.range, check)],
};

/** True for the start of a translation memory; maps of games have the same extension. */
function isTmx(head: string): boolean {
  return /^\s*<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?tmx\b/i.test(head.replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|^\uFEFF/g, ''));
}

/** Dates and names of who changed a text stay: they are the business of the tool that keeps the memory. */
function editTmx(catalog: Catalog, segment: Segment, { content }: SegmentChange): readonly TextEdit[] {
  const edit = content && segment.target && editElementSlot(catalog.text, segment.target, content);
  return edit ? [edit] : [];
}
