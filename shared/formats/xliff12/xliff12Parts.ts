import type { Draft } from '../../catalog/draft.ts';
import type { LengthLimit, Note, Segment, ValidationRule } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { Attributes } from '../../xml/attributes.ts';
import { allowedCharacters } from '../../xml/itsRules.ts';
import { plainText } from '../../xml/plainText.ts';
import { subflows } from '../../xml/subflows.ts';
import { contentRange, elementRange, none, type XmlDocument } from '../../xml/xmlDocument.ts';
import { sdlCommentIds, sdlSegments } from './sdlDefinitions.ts';
import { ignoredBy } from './unitDetails.ts';
import { lengthLimit, type MarkedMatch, slotOf } from './xliff12Details.ts';
import { xliff12FlowRules } from './xliff12FlowRules.ts';
import type { Xliff12Reading } from './xliff12Reading.ts';
import type { Inherited } from './xliff12Segment.ts';
import { describe, limit, type Said, standing } from './xliff12Standing.ts';
import { holdsText, pairMarks, readXliff12Unit, type SegmentMark, type Xliff12Texts } from './xliff12Unit.ts';

const nothing: readonly never[] = [];

/** What a unit says for all of its segments. */
export interface UnitFacts extends Said {
  readonly range: TextRange;
  readonly idRange: TextRange | undefined;
  readonly context: string | undefined;
  readonly notes: readonly Note[];
  readonly ignored: readonly string[];
  readonly matches: readonly MarkedMatch[];
  readonly maxLength: LengthLimit | undefined;
  readonly allowed: ValidationRule | undefined;
}

/** See {@link UnitFacts}. @param marked true where segments have the comments of their own marks. */
export function factsOf(
  { doc, file }: Xliff12Reading,
  node: number,
  attributes: Attributes,
  { contexts }: Inherited,
  said: Said,
  marked: boolean,
): UnitFacts {
  const { units } = file;
  const notes = marked ? units.ownNotes(node) : units.notes(node);
  return {
    ...said,
    range: elementRange(doc, node),
    idRange: attributes.find('id')?.valueRange,
    context: units.context(node, file, contexts),
    notes,
    ignored: ignoredBy(notes),
    matches: units.matches(node, file),
    maxLength: lengthLimit(attributes),
    allowed: allowedCharacters(attributes),
  };
}

/**
 * Reads the marked segments of a unit.
 *
 * @returns `whole` where the target has text but not in them: the unit is then read as one segment.
 */
export function readMarks(
  reading: Xliff12Reading,
  node: number,
  name: string,
  unit: Xliff12Texts,
  marks: readonly SegmentMark[],
  targets: readonly SegmentMark[],
  facts: UnitFacts,
): 'whole' | 'marked' {
  const { doc, vocabulary, sdlComments } = reading;
  if (isUnsegmented(doc, unit, marks, targets)) {
    const segment = segmentOf(reading, name, unit.source, unit.target, facts);
    limit(segment, facts.maxLength, facts.allowed);
    reading.segments.push(segment);
    return 'whole';
  }
  const paired = pairMarks(marks, targets);
  const whole = marks.length === 1 && targets.length === 0 ? unit.target : none;
  const { definitions } = readXliff12Unit(doc, node, vocabulary);
  const defined = sdlSegments(doc, definitions);
  for (const [i, mark] of marks.entries()) {
    const markTool = defined.get(mark.mid) ?? facts.tool;
    const said = { ...facts, tool: markTool, translate: facts.translate && markTool?.locked !== true };
    const segment = segmentOf(reading, `${name}/${mark.mid}`, mark.node, paired[i]?.node ?? whole, said);
    if (facts.matches.length > 0) {
      segment.matches = facts.matches.filter((match) => match.mid === undefined || match.mid === mark.mid);
    }
    if (sdlComments) {
      const ids = [mark.node, paired[i]?.node ?? none].flatMap((side) => sdlCommentIds(doc, side, ['mrk']));
      if (ids.length > 0) segment.notes = [...facts.notes, ...[...new Set(ids)].flatMap(sdlComments)];
    }
    // What the whole may not be longer than, no part of it may be.
    limit(segment, facts.maxLength, facts.allowed);
    reading.segments.push(segment);
  }
  return 'marked';
}

/** True when the target has text but not in the segments of the source. */
function isUnsegmented(
  doc: XmlDocument,
  unit: Xliff12Texts,
  marks: readonly SegmentMark[],
  targets: readonly SegmentMark[],
): boolean {
  if (unit.source === none || marks.length < 2 || targets.length > 0 || !holdsText(doc, unit.target)) return false;
  return plainText(doc.text, contentRange(doc, unit.target)) !== '';
}

/** Texts within codes: nobody says where they stand, so what has a translation is translated. */
export function readSubflows(
  reading: Xliff12Reading,
  name: string,
  source: number,
  target: number,
  facts: UnitFacts,
): void {
  const flows = subflows(reading.doc, source, target, xliff12FlowRules(reading.doc, reading.vocabulary));
  for (const [i, flow] of flows.entries()) {
    const { range, idRange, translate, context, notes, ignored } = facts;
    const flowFacts: UnitFacts = {
      range,
      idRange,
      translate,
      context,
      notes,
      ignored,
      state: undefined,
      qualifier: undefined,
      approved: undefined,
      tool: undefined,
      matches: nothing,
      maxLength: undefined,
      allowed: undefined,
    };
    reading.segments.push(segmentOf(reading, `${name}/sub${i + 1}`, flow.source, flow.target, flowFacts));
  }
}

/** The segment of a part of a unit: of a mark, or of a text within a code. */
function segmentOf(
  reading: Xliff12Reading,
  id: string,
  source: number,
  target: number,
  facts: UnitFacts,
): Draft<Segment> {
  const { doc } = reading;
  const { inline } = reading.file;
  const { notes, matches, ignored, range } = facts;
  const status = standing(reading, source, target, facts);
  const segment: Draft<Segment> = { id: reading.unique(id), range, ...status, notes, matches, ignored };
  if (facts.idRange) segment.idRange = facts.idRange;
  if (facts.context) segment.context = facts.context;
  if (holdsText(doc, source)) segment.source = slotOf(doc, source, inline);
  if (holdsText(doc, target)) segment.target = slotOf(doc, target, inline);
  describe(reading, segment, id, facts);
  return segment;
}
