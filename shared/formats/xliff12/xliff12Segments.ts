import { idHash } from '../../catalog/idSet.ts';
import type { LengthLimit, Note, Segment, ValidationRule } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { ignoredIn } from '../ignoreNote.ts';
import { type Attributes, attributeOf, attributesOf } from '../xml/attributes.ts';
import { isBlank, isEmptyText } from '../xml/blank.ts';
import type { Draft } from '../xml/draft.ts';
import { allowedCharacters } from '../xml/itsRules.ts';
import { plainText } from '../xml/plainText.ts';
import { tagRange, translates } from '../xml/startReading.ts';
import { subflows } from '../xml/subflows.ts';
import { contentRange, elementRange, none, type XmlDocument } from '../xml/xmlDocument.ts';
import { applePlural } from './applePlural.ts';
import { sdlCommentIds, sdlSegments } from './sdlDefinitions.ts';
import {
  contextsIn,
  lengthLimit,
  type MarkedMatch,
  readMatches,
  readNotes,
  readToolComments,
  slotOf,
} from './xliff12Details.ts';
import { xliff12FlowRules } from './xliff12FlowRules.ts';
import { report, type Xliff12Reading } from './xliff12Reading.ts';
import { checkUnit } from './xliff12Rules.ts';
import { foldXliff12, isUntouched } from './xliff12State.ts';
import { factsOfUnit, foldTool, type ToolFacts } from './xliff12Tool.ts';
import {
  holdsText,
  pairMarks,
  readXliff12Unit,
  type SegmentMark,
  segmentMarks,
  type Xliff12Unit,
} from './xliff12Unit.ts';

const nothing: readonly never[] = [];

/** What holds for a unit because of the groups around it. */
export interface Inherited {
  readonly translate: boolean;
  /** Contexts of the groups around, the outermost first. */
  readonly contexts: readonly string[];
}

/** What a unit says for all of its segments. */
interface UnitFacts {
  readonly range: TextRange;
  readonly idRange: TextRange | undefined;
  readonly state: string | undefined;
  readonly qualifier: string | undefined;
  readonly approved: string | undefined;
  readonly translate: boolean;
  readonly tool: ToolFacts | undefined;
  readonly context: string | undefined;
  readonly notes: readonly Note[];
  readonly ignored: readonly string[];
  readonly matches: readonly MarkedMatch[];
  readonly maxLength: LengthLimit | undefined;
  readonly allowed: ValidationRule | undefined;
}

/** Reads the segments of one `<trans-unit>`: itself, or its marked segments, and the texts within its codes. */
export function readUnit(reading: Xliff12Reading, node: number, inherited: Inherited): void {
  const { doc, vocabulary } = reading;
  const attributes = attributesOf(doc, node);
  const unit = readXliff12Unit(doc, node, vocabulary);
  noteId(reading, node, attributes, 'trans-unit');
  const marks = segmentMarks(doc, unit.segSource, vocabulary);
  const targets = unit.segSource === none ? [] : segmentMarks(doc, unit.target, vocabulary);
  if (reading.reports) checkUnit(reading, node, unit, marks, targets);
  const name =
    attributes.get('id') || attributes.get('resname') || `unit-${reading.before + reading.segments.length + 1}`;
  const facts = factsOf(reading, node, attributes, unit, inherited, marks.length > 0);
  const whole = marks.length === 0 || unsegmented(doc, unit, marks, targets);
  if (whole) {
    const source = unit.source === none ? unit.segSource : unit.source;
    const segment = segmentOf(reading, name, source, unit.target, facts);
    if (facts.maxLength) segment.maxLength = facts.maxLength;
    if (facts.allowed) segment.validation = [facts.allowed];
    if (reading.file.dialect === 'apple') {
      const plural = applePlural(name);
      if (plural) segment.plural = plural;
    }
    reading.segments.push(segment);
  } else readMarks(reading, name, unit, marks, targets, facts);
  if (reading.names.has('sub')) {
    readSubflows(reading, name, whole && unit.source !== none ? unit.source : unit.segSource, unit.target, facts);
  }
}

/** Reports a unit without an id and one whose id stands in the same `<file>` already. */
export function noteId(reading: Xliff12Reading, node: number, attributes: Attributes, element: string): void {
  const id = attributes.get('id') ?? '';
  if (!id) report(reading, 'unit-id', tagRange(reading.doc, node), `This <${element}> has no id.`);
  else if (reading.reports && !reading.file.ids.add(idHash(id), node)) {
    const range = attributes.find('id')?.valueRange ?? tagRange(reading.doc, node);
    const message = `The id “${id}” stands twice in this file.`;
    reading.problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
}

function factsOf(
  reading: Xliff12Reading,
  node: number,
  attributes: Attributes,
  unit: Xliff12Unit,
  { translate, contexts }: Inherited,
  marked: boolean,
): UnitFacts {
  const { doc, vocabulary, tool } = reading;
  const { inline, languages } = reading.file;
  const target = unit.target === none ? undefined : attributesOf(doc, unit.target);
  const facts = tool && factsOfUnit(tool, attributes);
  const notes = notesOf(reading, node, unit, marked);
  return {
    range: elementRange(doc, node),
    idRange: attributes.find('id')?.valueRange,
    state: target?.get('state'),
    qualifier: target?.get('state-qualifier'),
    approved: attributes.get('approved'),
    translate: translates(attributes, translate) && facts?.locked !== true,
    tool: facts?.status === '' ? undefined : facts,
    context: contextOf(reading, attributes, unit, contexts),
    notes,
    ignored: notes.length > 0 ? ignoredIn(notes.map((note) => note.text)) : nothing,
    matches: unit.matches.length > 0 ? readMatches(doc, unit.matches, vocabulary, inline, languages.target) : nothing,
    maxLength: lengthLimit(attributes),
    allowed: allowedCharacters(attributes),
  };
}

/** @param marked true where segments have the comments of their own marks. */
function notesOf(
  { doc, tool, sdlComments }: Xliff12Reading,
  node: number,
  unit: Xliff12Unit,
  marked: boolean,
): readonly Note[] {
  const own = unit.notes.length > 0 ? readNotes(doc, unit.notes) : nothing;
  if (!tool || (unit.comments.length === 0 && !sdlComments)) return own;
  const comments = readToolComments(doc, unit.comments);
  const ids = sdlComments ? sdlCommentIds(doc, node, marked ? ['cmt'] : ['mrk', 'cmt']) : nothing;
  return [...own, ...comments, ...ids.flatMap((id) => sdlComments?.(id) ?? nothing)];
}

/** `resname`; what Angular calls the meaning; or contexts, those of the groups around first. */
function contextOf(
  { doc, vocabulary, file: { dialect } }: Xliff12Reading,
  attributes: Attributes,
  unit: Xliff12Unit,
  inherited: readonly string[],
): string | undefined {
  const name = attributes.get('resname');
  if (name) return name;
  if (dialect === 'angular') {
    const meaning = unit.notes.find((note) => attributeOf(doc, note, 'from') === 'meaning');
    if (meaning !== undefined) return plainText(doc.text, contentRange(doc, meaning)) || undefined;
  }
  if (unit.contexts.length === 0 && inherited.length === 0) return undefined;
  const texts = [...inherited, ...contextsIn(doc, unit.contexts, vocabulary)];
  return texts.length > 0 ? texts.join(' · ') : undefined;
}

function readMarks(
  reading: Xliff12Reading,
  name: string,
  unit: Xliff12Unit,
  marks: readonly SegmentMark[],
  targets: readonly SegmentMark[],
  facts: UnitFacts,
): void {
  const { doc, sdlComments } = reading;
  const paired = pairMarks(marks, targets);
  const whole = marks.length === 1 && targets.length === 0 ? unit.target : none;
  const definitions = sdlSegments(doc, unit.definitions);
  for (const [i, mark] of marks.entries()) {
    const own = definitions.get(mark.mid) ?? facts.tool;
    const said = { ...facts, tool: own, translate: facts.translate && own?.locked !== true };
    const segment = segmentOf(reading, `${name}/${mark.mid}`, mark.node, paired[i]?.node ?? whole, said);
    if (facts.matches.length > 0) {
      segment.matches = facts.matches.filter((match) => match.mid === undefined || match.mid === mark.mid);
    }
    if (sdlComments) {
      const ids = [mark.node, paired[i]?.node ?? none].flatMap((side) => sdlCommentIds(doc, side, ['mrk']));
      if (ids.length > 0) segment.notes = [...facts.notes, ...[...new Set(ids)].flatMap(sdlComments)];
    }
    if (facts.maxLength && marks.length === 1) segment.maxLength = facts.maxLength;
    if (facts.allowed) segment.validation = [facts.allowed];
    reading.segments.push(segment);
  }
}

/** True when the target has text but not in the segments of the source: the unit is then read as a whole. */
function unsegmented(
  doc: XmlDocument,
  unit: Xliff12Unit,
  marks: readonly SegmentMark[],
  targets: readonly SegmentMark[],
): boolean {
  if (unit.source === none || marks.length < 2 || targets.length > 0 || !holdsText(doc, unit.target)) return false;
  return plainText(doc.text, contentRange(doc, unit.target)) !== '';
}

/** Texts within codes: nobody says where they stand, so what has a translation is translated. */
function readSubflows(reading: Xliff12Reading, name: string, source: number, target: number, facts: UnitFacts): void {
  const flows = subflows(reading.doc, source, target, xliff12FlowRules(reading.doc, reading.vocabulary));
  for (const [i, flow] of flows.entries()) {
    const { range, idRange, translate, context, notes, ignored } = facts;
    const own: UnitFacts = {
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
    reading.segments.push(segmentOf(reading, `${name}/sub${i + 1}`, flow.source, flow.target, own));
  }
}

function segmentOf(
  reading: Xliff12Reading,
  id: string,
  source: number,
  target: number,
  facts: UnitFacts,
): Draft<Segment> {
  const { doc } = reading;
  const { inline, first, languages } = reading.file;
  const sourceEmpty = isBlank(doc, source);
  const targetEmpty = isEmptyText(doc, target);
  const { state, qualifier, approved, translate, tool } = facts;
  const copied = isUntouched(state) && !targetEmpty && !sourceEmpty && isCopy(doc, source, target);
  const segment: Draft<Segment> = {
    id: reading.unique(id),
    range: facts.range,
    state: foldXliff12({ state, qualifier, approved, sourceEmpty, targetEmpty, copied }),
    translatable: translate && !(sourceEmpty && targetEmpty),
    notes: facts.notes,
    matches: facts.matches,
    ignored: facts.ignored,
  };
  if (tool && !targetEmpty) segment.state = foldTool(tool.dialect, tool.status);
  if (facts.idRange) segment.idRange = facts.idRange;
  if (facts.context) segment.context = facts.context;
  if (languages.source && languages.source !== first?.source) segment.sourceLanguage = languages.source;
  if (languages.target && languages.target !== first?.target) segment.targetLanguage = languages.target;
  if (holdsText(doc, source)) segment.source = slotOf(doc, source, inline);
  if (holdsText(doc, target)) segment.target = slotOf(doc, target, inline);
  const rawState = tool?.status || state || (approved === 'yes' ? 'approved' : undefined);
  if (rawState) segment.rawState = rawState;
  return segment;
}

/** Whether a target is its source, letter for letter, and has letters: numbers and signs may well stay as they are. */
function isCopy(doc: XmlDocument, source: number, target: number): boolean {
  const from = contentRange(doc, source);
  const to = contentRange(doc, target);
  if (from.end - from.start !== to.end - to.start) return false;
  const raw = doc.text.slice(from.start, from.end);
  return raw === doc.text.slice(to.start, to.end) && /\p{L}/u.test(raw);
}
