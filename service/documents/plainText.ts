import type { Catalog } from '../../shared/catalog/catalog.ts';
import { minimalEdit } from '../../shared/catalog/minimalEdit.ts';
import type { Segment, Slot } from '../../shared/catalog/segment.ts';
import { segmentList } from '../../shared/catalog/segmentList.ts';
import { documentSegment } from '../../shared/formats/documentSegment.ts';
import type { Format } from '../../shared/formats/format.ts';

/**
 * Plain text as a document: each line is a segment, without the blanks around it; lines without a letter are none.
 * Line ends and indentation stay as they are.
 */
export const plainText: Format = {
  id: 'plain-text',
  name: 'Plain text',
  kind: 'monolingual',
  languageIds: ['plaintext'],
  extensions: ['.txt'],
  states: [],
  parse: (text, path): Catalog => ({
    format: 'plain-text',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList([...lines(text)]),
    problems: [],
    syntaxes: [],
  }),
  encode: (content) => content.value,
  edits: (_catalog, segment, { content }) => {
    const edit = content && segment.target && minimalEdit(segment.target, content, (part) => part.value);
    return edit ? [edit] : [];
  },
  derive: (source, _language, translations) =>
    source.segments.all().flatMap((segment) => {
      const content = translations.get(segment.id)?.content;
      return content && segment.target ? [{ range: segment.target.range, newText: content.value }] : [];
    }),
};

function* lines(text: string): Generator<Segment> {
  let number = 0;
  for (const match of text.matchAll(/[^\r\n]+/g)) {
    number++;
    const value = match[0].trim();
    if (!/\p{L}/u.test(value)) continue;
    const start = match.index + match[0].indexOf(value);
    const range = { start, end: start + value.length };
    const target: Slot = { range, value, codes: [], toText: (offset) => start + offset };
    yield documentSegment({ id: String(number), range, target }, []);
  }
}
