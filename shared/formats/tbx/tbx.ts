import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { ignoreBefore } from '../../xml/commentsBefore.ts';
import { editElementSlot } from '../../xml/elementSlot.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { withoutProlog } from '../../xml/withoutProlog.ts';
import type { Format } from '../format.ts';
import { parseTbx } from './tbxParse.ts';

/**
 * Termbases, TBX 2 (ISO 30042:2008) and TBX 3 (ISO 30042:2019, styles DCA and DCT): each term of a concept in a language
 * other than the source's is a segment.
 *
 * @example tbx.parse(text).segments.map((segment) => segment.id); // ['c1/de', 'c1/de#2', 'c1/fr']
 */
export const tbx: Format = {
  id: 'tbx',
  name: 'TBX',
  kind: 'bilingual',
  languageIds: ['tbx', 'xml'],
  extensions: ['.tbx'],
  states: ['untranslated', 'translated'],
  servesAs: 'glossary',
  detect: (_path, head) => isTbx(head),
  parse: parseTbx,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: editTbx,
  ignore: (catalog, segment, check) =>
    segment.ignored.includes(check) ? [] : [ignoreBefore(catalog.text, segment.range, check)],
};

/** True for the start of a termbase. */
export function isTbx(head: string): boolean {
  return /^<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?(?:martif|tbx)\b/i.test(withoutProlog(head));
}

function editTbx(catalog: Catalog, segment: Segment, { content }: SegmentChange): readonly TextEdit[] {
  const edit = content && segment.target && editElementSlot(catalog.text, segment.target, content);
  return edit ? [edit] : [];
}
