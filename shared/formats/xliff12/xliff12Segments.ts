import { idHash } from '../../catalog/idSet.ts';
import { say } from '../../sentences/sentence.ts';
import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import { allowedCharacters } from '../../xml/itsRules.ts';
import { tagRange } from '../../xml/startReading.ts';
import { none } from '../../xml/xmlDocument.ts';
import { lengthLimit } from './xliff12Details.ts';
import { factsOf, readMarks, readSubflows } from './xliff12Parts.ts';
import { report, type Xliff12Reading } from './xliff12Reading.ts';
import { checkUnit } from './xliff12Rules.ts';
import { type Inherited, type UnitPlace, Xliff12Segment } from './xliff12Segment.ts';
import { describe, limit, type Said, saidOf, standing } from './xliff12Standing.ts';
import { readXliff12Texts, segmentMarks } from './xliff12Unit.ts';

/** Reads the segments of one `<trans-unit>`: itself, or its marked segments, and the texts within its codes. */
export function readUnit(reading: Xliff12Reading, node: number, inherited: Inherited): void {
  const { doc, vocabulary } = reading;
  const attributes = attributesOf(doc, node);
  const unit = readXliff12Texts(doc, node, vocabulary);
  const id = noteId(reading, node, attributes, 'trans-unit');
  const marks = segmentMarks(doc, unit.segSource, vocabulary);
  const targets = unit.segSource === none ? [] : segmentMarks(doc, unit.target, vocabulary);
  if (reading.reports) checkUnit(reading, node, unit, marks, targets);
  const name = id || attributes.get('resname') || `unit-${reading.before + reading.segments.length + 1}`;
  const said = saidOf(reading, attributes, unit.target, inherited.translate);
  const hasFlows = reading.names.has('sub');
  if (marks.length === 0) {
    const source = unit.source === none ? unit.segSource : unit.source;
    const place = { file: reading.file, inherited, node, source, target: unit.target };
    reading.segments.push(wholeSegment(reading, name, attributes, place, said));
    if (!hasFlows) return;
  }
  const facts = factsOf(reading, node, attributes, inherited, said, marks.length > 0);
  const whole = marks.length === 0 || readMarks(reading, node, name, unit, marks, targets, facts) === 'whole';
  if (hasFlows) {
    readSubflows(reading, name, whole && unit.source !== none ? unit.source : unit.segSource, unit.target, facts);
  }
}

/**
 * Reports a unit without an id and one whose id stands in the same `<file>` already.
 *
 * @returns the id, empty where there is none.
 */
export function noteId(reading: Xliff12Reading, node: number, attributes: Attributes, element: string): string {
  const id = attributes.get('id') ?? '';
  if (!id) report(reading, 'unit-id', tagRange(reading.doc, node), say`This <${element}> has no id.`);
  else if (reading.reports && !reading.file.ids.add(idHash(id), node)) {
    const range = attributes.find('id')?.valueRange ?? tagRange(reading.doc, node);
    const message = say`The id “${id}” appears twice in this file.`;
    reading.problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  return id;
}

/** The segment of a unit that is one. */
function wholeSegment(
  reading: Xliff12Reading,
  id: string,
  attributes: Attributes,
  place: UnitPlace,
  said: Said,
): Xliff12Segment {
  const { state, translatable } = standing(reading, place.source, place.target, said);
  const segment = new Xliff12Segment(reading.unique(id), state, translatable, place);
  describe(reading, segment, id, said);
  limit(segment, lengthLimit(attributes), allowedCharacters(attributes));
  return segment;
}
