import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Segment } from '../../catalog/segment.ts';
import { say } from '../../sentences/sentence.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { contentStart, type FlowPlace, subflows } from '../../xml/subflows.ts';
import { vocabularyOf } from '../../xml/vocabulary.ts';
import { none } from '../../xml/xmlDocument.ts';
import { xliff12FlowRules } from './xliff12FlowRules.ts';
import { readXliff12Unit, type SegmentMark, segmentMarks, type Xliff12Unit } from './xliff12Unit.ts';

/** One `<trans-unit>` scanned by itself; `base` is where it stands in the file. */
export interface Place extends FlowPlace {
  readonly text: string;
  readonly unit: Xliff12Unit;
  readonly marks: readonly SegmentMark[];
  readonly targets: readonly SegmentMark[];
}

/**
 * Scans the unit that a segment stands in.
 *
 * @throws EditRefused where it has no readable tag.
 */
export function placeOf(catalog: Catalog, segment: Segment): Place {
  const text = catalog.text.slice(segment.range.start, segment.range.end);
  const doc = scanXml(text);
  if (doc.size === 0) throw new EditRefused(say`The markup of “${segment.id}” is broken.`);
  const vocabulary = vocabularyOf(doc, 0);
  const unit = readXliff12Unit(doc, 0, vocabulary);
  const marks = segmentMarks(doc, unit.segSource, vocabulary);
  const targets = segmentMarks(doc, unit.target, vocabulary);
  const source = marks.length > 0 || unit.source === none ? unit.segSource : unit.source;
  const rules = xliff12FlowRules(doc, vocabulary);
  const flows = [
    ...subflows(doc, source, unit.target, rules),
    ...(source === unit.source ? [] : subflows(doc, unit.source, unit.target, rules)),
  ];
  return { text, base: segment.range.start, doc, unit, marks, targets, flows };
}

/** The mark whose text is the source of a segment; undefined for a unit without segments. */
export function markOf(place: Place, segment: Segment): SegmentMark | undefined {
  const start = segment.source?.range.start;
  return place.marks.find((mark) => contentStart(place, mark.node) === start);
}
