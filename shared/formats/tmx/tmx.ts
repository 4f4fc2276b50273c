import { ignoreBefore } from '../../xml/commentsBefore.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { withoutProlog } from '../../xml/withoutProlog.ts';
import type { Format } from '../format.ts';
import { editTmx, editTmxUnit } from './tmxEdits.ts';
import { parseTmx } from './tmxParse.ts';

/**
 * Translation memories, TMX 1.1 to 1.4b: a segment for each language of a unit but the one it was translated from.
 * A memory is no list of work: a language that a unit lacks is not missing. A text within a code (`<sub>`) is a segment
 * of its own.
 *
 * Source of the rules: TMX 1.4b Specification, LISA/GALA, 26 April 2005.
 *
 * @example tmx.parse(text).segments.map((segment) => segment.id); // ['12/de', '12/de/sub1', '12/fr', '#13']
 */
export const tmx: Format = {
  id: 'tmx',
  name: 'TMX',
  kind: 'bilingual',
  tier: 'large',
  languageIds: ['tmx', 'xml'],
  extensions: ['.tmx'],
  facts: { codeElements: 'TMX', indentIsLayout: true },
  states: ['untranslated', 'translated'],
  servesAs: 'memory',
  detect: (_path, head) => isTmx(head),
  parse: parseTmx,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: editTmx,
  editsTogether: editTmxUnit,
  ignore: (catalog, segment, check) =>
    segment.ignored.includes(check) ? [] : [ignoreBefore(catalog.text, segment.range, check)],
};

/** True for the start of a translation memory; maps of games have the same extension. */
function isTmx(head: string): boolean {
  return /^<(?:!DOCTYPE\s+)?(?:[\w.-]+:)?tmx\b/i.test(withoutProlog(head));
}
