import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { Format } from '../format.ts';
import { editMif, editMifTogether, encodeMifContent } from './mifEdits.ts';
import { readMifPart } from './mifPart.ts';
import { mifTexts } from './mifTexts.ts';
import { readMif } from './mifTree.ts';

/**
 * Maker Interchange Format, the text form of FrameMaker documents: each paragraph that has text is a segment, its
 * `Unique` number the id. Formatting, references, variables and anchored objects inside it are inline codes. Index
 * entries are segments too, and what variables, cross-references and numbers say.
 *
 * @example mif.parse("<MIFFile 2019>\n<TextFlow <Para <ParaLine <String `Hi'>>>>").segments[0]?.target?.value; // 'Hi'
 */
export const mif: Format = {
  id: 'mif',
  name: 'FrameMaker MIF',
  kind: 'monolingual',
  languageIds: ['mif'],
  extensions: ['.mif'],
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  detect: (_path, head) => /^\s*<MIFFile\s/.test(head),
  parse: parseMif,
  readPart: readMifPart,
  encode: encodeMifContent,
  edits: editMif,
  editsTogether: editMifTogether,
  derive: (source, _language, translations) => {
    const paragraphs = new Map<number, [Segment, SegmentChange][]>();
    for (const segment of source.segments) {
      const entry = translations.get(segment.id);
      if (entry) pushTo(paragraphs, segment.range.start, [segment, { content: entry.content }]);
    }
    return [...paragraphs.values()].flatMap((changes) => editMifTogether(source, changes));
  },
};

function parseMif(text: string, path?: string): Catalog {
  const { nodes, problems } = readMif(text);
  const all: Problem[] = [...problems];
  if (nodes[0]?.name !== 'MIFFile') {
    const range = { start: 0, end: Math.min(text.length, 1) };
    all.push({ id: 'syntax', range, message: 'A MIF file starts with <MIFFile …>.', severity: 'error' });
  }
  const unique = uniqueIds();
  const segments: Segment[] = [];
  for (const { id, range, slot, context } of mifTexts(text, nodes)) {
    segments.push({
      id: unique(id || `#${segments.length + 1}`),
      range,
      target: slot,
      state: 'translated',
      translatable: true,
      notes: [],
      matches: [],
      ignored: [],
      ...(context === undefined ? {} : { context }),
    });
  }
  return {
    format: 'mif',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments,
    problems: all,
    syntaxes: [],
  };
}
