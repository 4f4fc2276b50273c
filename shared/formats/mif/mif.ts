import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { editMif, editMifTogether, encodeMifContent } from './mifEdits.ts';
import { type MifScan, scanMif } from './mifScan.ts';
import { mifTexts } from './mifTexts.ts';

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
  facts: { genre: 'document', textIsExtracted: true },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  detect: (_path, head) => /^\s*<MIFFile\s/.test(head),
  parse: parseMif,
  encode: encodeMifContent,
  edits: editMif,
  editsTogether: editMifTogether,
  derive: (source, _language, translations) => {
    const edits: TextEdit[] = [];
    let together: [Segment, SegmentChange][] = [];
    const edit = () => {
      for (const one of editMifTogether(source, together)) edits.push(one);
      together = [];
    };
    for (const segment of source.segments) {
      const entry = translations.get(segment.id);
      if (!entry) continue;
      if (together[0]?.[0].range.start !== segment.range.start) edit();
      together.push([segment, { content: entry.content }]);
    }
    edit();
    return edits;
  },
};

function parseMif(text: string, path?: string): Catalog {
  const scan = scanMif(text);
  return {
    format: 'mif',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segmentsOf(text, scan)),
    problems: scan.isMif ? scan.problems : [notMif(text), ...scan.problems],
    syntaxes: [],
  };
}

function notMif({ length }: string): Problem {
  const range = { start: 0, end: Math.min(length, 1) };
  return { id: 'syntax', range, message: say`A MIF file starts with <MIFFile …>.`, severity: 'error' };
}

/** The segments of all paragraphs and definitions. */
function segmentsOf(text: string, scan: MifScan): readonly Segment[] {
  const unique = uniqueIds();
  const segments: Segment[] = [];
  for (let number = 0; number < scan.count; number++) {
    for (const { id, range, slot, context } of mifTexts(text, scan, number)) {
      const segment: Draft<Segment> = {
        id: unique(id || `#${segments.length + 1}`),
        range,
        target: slot,
        state: 'translated',
        translatable: true,
        notes: nothing,
        matches: nothing,
        ignored: nothing,
      };
      if (context !== undefined) segment.context = context;
      segments.push(segment);
    }
  }
  return segments;
}

const nothing: readonly never[] = [];
