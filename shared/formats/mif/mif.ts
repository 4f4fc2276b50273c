import type { Catalog, Problem, SegmentChange } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import type { Format } from '../format.ts';
import { eachSegment } from '../lazyCatalog.ts';
import { catalogOfUnits, type SegmentSink, segmentSink, UnitSegments } from '../unitSegments.ts';
import { editMif, editMifTogether, encodeMifContent } from './mifEdits.ts';
import { readMifPart } from './mifPart.ts';
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
  readPart: readMifPart,
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
    for (const segment of eachSegment(source)) {
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
  const units = new UnitSegments(segmentSink(), {
    count: scan.count,
    read: (into, number) => readSegments(text, scan, number, into),
  });
  const rest: Omit<Catalog, 'segments'> = {
    format: 'mif',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    problems: scan.isMif ? scan.problems : [notMif(text), ...scan.problems],
    syntaxes: [],
  };
  return catalogOfUnits(rest, units);
}

function notMif({ length }: string): Problem {
  const range = { start: 0, end: Math.min(length, 1) };
  return { id: 'syntax', range, message: 'A MIF file starts with <MIFFile …>.', severity: 'error' };
}

/** The segments of a paragraph or definition. */
function readSegments(text: string, scan: MifScan, number: number, into: SegmentSink): void {
  for (const { id, range, slot, context } of mifTexts(text, scan, number)) {
    const segment: Draft<Segment> = {
      id: into.unique(id || `#${into.before + into.segments.length + 1}`),
      range,
      target: slot,
      state: 'translated',
      translatable: true,
      notes: nothing,
      matches: nothing,
      ignored: nothing,
    };
    if (context !== undefined) segment.context = context;
    into.segments.push(segment);
  }
}

const nothing: readonly never[] = [];
