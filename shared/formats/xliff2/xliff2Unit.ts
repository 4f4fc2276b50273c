import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { Note, Segment, Slot, ValidationRule } from '../../catalog/segment.ts';
import { type Attributes, attributesOf } from '../../xml/attributes.ts';
import { isBlank, isEmptyText } from '../../xml/blank.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { allowedCharacters, storageSize } from '../../xml/itsRules.ts';
import { plainText } from '../../xml/plainText.ts';
import type { Vocabulary } from '../../xml/vocabulary.ts';
import { childrenOf, contentRange, elementRange, isEmptyTag, none, type XmlDocument } from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';
import type { SegmentSink } from '../unitSegments.ts';
import { originalData, plainXliff2Inline, xliff2Inline } from './xliff2Inline.ts';
import {
  lengthLimit,
  moduleAttribute,
  readGlossary,
  readMatches,
  readValidation,
  type SizeProfiles,
} from './xliff2Modules.ts';
import { pluralCase } from './xliff2Plural.ts';
import { foldXliff2 } from './xliff2State.ts';

const nothing: readonly never[] = [];

/** A reading of a document's units under way. */
export interface UnitReading extends SegmentSink {
  readonly doc: XmlDocument;
  readonly vocabulary: Vocabulary;
}

/** What a unit has from the elements around it. */
export interface Inherited {
  readonly translate: boolean;
  readonly validation: readonly ValidationRule[];
  readonly profiles: SizeProfiles;
}

/** What `translate` says of an element, or of those around it. */
export function translates(attributes: Attributes, inherited: boolean): boolean {
  const value = attributes.get('translate');
  return value === 'no' ? false : value === 'yes' ? true : inherited;
}

/** A remark, and the part of the unit that it is about where it says so. */
interface UnitNote extends Note {
  readonly about?: string;
}

interface Unit {
  readonly segments: number[];
  readonly notes: UnitNote[];
  /** Elements of modules and extensions. */
  readonly modules: number[];
  rules: InlineRules;
}

/** Adds the segments of a unit. */
export function readUnit(reading: UnitReading, node: number, inherited: Inherited): void {
  const { doc } = reading;
  const attributes = attributesOf(doc, node);
  const unit = childrenOfUnit(reading, node);
  const id = attributes.get('id') ?? '';
  const idAttribute = attributes.find('id');
  const name = id || attributes.get('name') || `unit-${reading.before + reading.segments.length + 1}`;
  const single = unit.segments.length === 1;
  const context = attributes.get('name');
  const maxLength = single ? (lengthLimit(attributes, inherited.profiles) ?? storageSize(attributes)) : undefined;
  const translate = translates(attributes, inherited.translate);
  const allowed = allowedCharacters(attributes);
  const ofModule =
    unit.modules.length > 0 ? readValidation(doc, unit.modules, inherited.validation) : inherited.validation;
  const validation = allowed ? [...ofModule, allowed] : ofModule;
  const terms = unit.modules.length > 0 ? readGlossary(doc, unit.modules) : nothing;
  const pluralSwitch = moduleAttribute(attributes, 'switch');
  let named = false;
  for (const [i, segment] of unit.segments.entries()) {
    const segmentAttributes = attributesOf(doc, segment);
    const segmentId = segmentAttributes.get('id');
    const ownId = segmentAttributes.find('id');
    const draft = segmentOf(reading, segment, segmentAttributes, unit.rules, translate);
    draft.id = reading.unique(single ? name : `${name}/${segmentId ?? i + 1}`);
    // The id of the unit stands before the segments that have ids of their own.
    named ||= !single && ownId !== undefined;
    const idRange = (named ? ownId : idAttribute)?.valueRange;
    if (idRange) draft.idRange = idRange;
    draft.notes = notesFor(unit.notes, segmentId);
    if (draft.notes.length > 0) draft.ignored = ignoredIn(draft.notes.map(({ text }) => text));
    if (unit.modules.length > 0)
      draft.matches = readMatches(doc, unit.modules, unit.rules, single ? undefined : segment);
    if (context) draft.context = context;
    if (maxLength) draft.maxLength = maxLength;
    if (validation.length > 0) draft.validation = validation;
    if (terms.length > 0) draft.terms = terms;
    if (pluralSwitch !== undefined)
      Object.assign(draft, pluralCase(name, context, pluralSwitch, moduleAttribute(segmentAttributes, 'case')));
    reading.segments.push(draft);
  }
}

/** The remarks about a unit as a whole and about one of its segments. */
function notesFor(notes: readonly UnitNote[], segment: string | undefined): readonly Note[] {
  if (notes.every(({ about }) => about === undefined)) return notes;
  return notes
    .filter(({ about }) => about === undefined || about === segment)
    .map(({ text, from }) => (from === undefined ? { text } : { text, from }));
}

function childrenOfUnit(reading: UnitReading, node: number): Unit {
  const { doc, vocabulary } = reading;
  const unit: Unit = { segments: [], notes: [], modules: [], rules: plainXliff2Inline };
  for (const child of childrenOf(doc, node)) {
    switch (vocabulary(child)) {
      case 'segment':
        unit.segments.push(child);
        break;
      case 'originalData':
        unit.rules = xliff2Inline(originalData(doc, child));
        break;
      case 'notes':
        for (const note of childrenOf(doc, child)) addNote(doc, note, unit.notes);
        break;
      case '':
        unit.modules.push(child);
    }
  }
  // A reference to something else than a segment is a remark about the whole unit.
  const ids = unit.notes.some(({ about }) => about !== undefined)
    ? new Set(unit.segments.map((segment) => attributesOf(doc, segment).get('id')))
    : undefined;
  if (!ids) return unit;
  const notes = unit.notes.map(({ about, ...note }) => (ids.has(about) ? { ...note, about: about ?? '' } : note));
  return { ...unit, notes };
}

function addNote(doc: XmlDocument, node: number, notes: UnitNote[]): void {
  const text = plainText(doc.text, contentRange(doc, node));
  if (!text) return;
  const attributes = attributesOf(doc, node);
  const note: Draft<UnitNote> = { text };
  const from = attributes.get('category');
  const about = /^#([^/=]+)$/.exec(attributes.get('ref') ?? '')?.[1];
  if (from) note.from = from;
  if (about !== undefined) note.about = about;
  notes.push(note);
}

function segmentOf(
  { doc, vocabulary }: UnitReading,
  node: number,
  attributes: Attributes,
  rules: InlineRules,
  translate: boolean,
): Draft<Segment> {
  let source = none;
  let target = none;
  for (const child of childrenOf(doc, node)) {
    const name = vocabulary(child);
    if (name === 'source' && source === none) source = child;
    else if (name === 'target' && target === none) target = child;
  }
  const sourceEmpty = isBlank(doc, source);
  const targetEmpty = isEmptyText(doc, target);
  const rawState = attributes.get('state');
  const segment: Draft<Segment> = {
    id: '',
    range: elementRange(doc, node),
    state: foldXliff2(rawState, sourceEmpty, targetEmpty),
    translatable: translate && !(sourceEmpty && targetEmpty),
    notes: nothing,
    matches: nothing,
    ignored: nothing,
  };
  if (source !== none && !isEmptyTag(doc, source)) segment.source = slotOf(doc, source, rules);
  if (target !== none && !isEmptyTag(doc, target)) segment.target = slotOf(doc, target, rules);
  if (rawState) segment.rawState = rawState;
  const subState = attributes.get('subState');
  if (subState) segment.rawOrigin = subState;
  return segment;
}

function slotOf(doc: XmlDocument, node: number, rules: InlineRules): Slot {
  const { start, end } = contentRange(doc, node);
  return xmlSlot(doc.text, start, end, rules);
}
