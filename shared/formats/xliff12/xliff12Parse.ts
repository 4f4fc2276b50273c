import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { LengthLimit, Note, ProposedMatch, Segment, Slot } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { type Attributes, attributeOf, attributesOf } from '../xml/attributes.ts';
import { isBlank, isEmptyText } from '../xml/blank.ts';
import type { Draft } from '../xml/draft.ts';
import { plainText } from '../xml/plainText.ts';
import { scanXml } from '../xml/scanXml.ts';
import { type Vocabulary, vocabularyOf } from '../xml/vocabulary.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  endOf,
  nextOf,
  none,
  openEndOf,
  startOf,
  type XmlDocument,
} from '../xml/xmlDocument.ts';
import { xmlSlot } from '../xml/xmlSlot.ts';
import { xliff12Inline } from './xliff12Inline.ts';
import { foldSdl, foldXliff12 } from './xliff12State.ts';
import { holdsText, readXliff12Unit, type SegmentMark, segmentMarks, type Xliff12Unit } from './xliff12Unit.ts';

const nothing: readonly never[] = [];

interface Reading {
  readonly doc: XmlDocument;
  readonly vocabulary: Vocabulary;
  readonly unique: (id: string) => string;
  readonly segments: Segment[];
  readonly problems: Problem[];
  /** Ids of the units of the `<file>` being read. */
  ids: Set<string>;
  sourceLanguage: string | undefined;
  targetLanguage: string | undefined;
  /** Languages of the first `<file>`: the catalog's. */
  first: { readonly source: string | undefined; readonly target: string | undefined } | undefined;
}

/** What an element says for all within it. */
interface Scope {
  readonly end: number;
  readonly translate: boolean;
}

/**
 * Reads XLIFF 1.0 to 1.2: the units of every file and group, however deep.
 *
 * Source of the rules: XLIFF 1.2, OASIS Standard, 1 February 2008.
 */
export function parseXliff12(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const root = doc.size > 0 && /(^|:)xliff$/.test(doc.names[0] ?? '') ? 0 : none;
  const reading: Reading = {
    doc,
    vocabulary: vocabularyOf(doc, root),
    unique: uniqueIds(),
    segments: [],
    problems: doc.problems.map(({ range, message }) => ({ id: 'syntax', range, message, severity: 'error' })),
    ids: new Set(),
    sourceLanguage: undefined,
    targetLanguage: undefined,
    first: undefined,
  };
  const scopes: Scope[] = [{ end: doc.size, translate: true }];
  let node = 0;
  while (node < doc.size) {
    while (scopes.length > 1 && (scopes.at(-1) as Scope).end <= node) scopes.pop();
    const { translate } = scopes.at(-1) as Scope;
    switch (reading.vocabulary(node)) {
      case 'file':
        readFile(reading, node);
        scopes.push({ end: nextOf(doc, node), translate: translates(attributesOf(doc, node), true) });
        node++;
        break;
      case 'group':
        scopes.push({ end: nextOf(doc, node), translate: translates(attributesOf(doc, node), translate) });
        node++;
        break;
      case 'trans-unit':
        readUnit(reading, node, translate);
        node = nextOf(doc, node);
        break;
      case 'header':
      case 'bin-source':
      case 'bin-target':
        node = nextOf(doc, node);
        break;
      default:
        node++;
    }
  }
  const version = root === none ? undefined : attributesOf(doc, root).get('version');
  return {
    format: 'xliff-1.2',
    kind: 'bilingual',
    text,
    ...(version ? { dialect: version } : {}),
    ...(path === undefined ? {} : { path }),
    ...(reading.first?.source ? { sourceLanguage: reading.first.source } : {}),
    ...(reading.first?.target ? { targetLanguage: reading.first.target } : {}),
    segments: reading.segments,
    problems: reading.problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['printf', 'icu', 'markup', 'brace'],
  };
}

function translates(attributes: Attributes, inherited: boolean): boolean {
  const value = attributes.get('translate');
  return value === 'no' ? false : value === 'yes' ? true : inherited;
}

function warn(reading: Reading, range: TextRange, message: string, id = 'syntax'): void {
  reading.problems.push({ id, range, message, severity: 'warning' });
}

function readFile(reading: Reading, node: number): void {
  const attributes = attributesOf(reading.doc, node);
  reading.sourceLanguage = attributes.get('source-language') || undefined;
  reading.targetLanguage = attributes.get('target-language') || undefined;
  reading.first ??= { source: reading.sourceLanguage, target: reading.targetLanguage };
  reading.ids = new Set();
  if (!reading.sourceLanguage) {
    warn(reading, tagRange(reading.doc, node), 'This <file> does not say its source-language.');
  }
}

const tagRange = (doc: XmlDocument, node: number) => ({ start: startOf(doc, node), end: openEndOf(doc, node) });

function readUnit(reading: Reading, node: number, inherited: boolean): void {
  const { doc, vocabulary } = reading;
  const attributes = attributesOf(doc, node);
  const unit = readXliff12Unit(doc, node, vocabulary);
  const idAttribute = attributes.find('id');
  const id = attributes.get('id') ?? '';
  if (!id) warn(reading, tagRange(doc, node), 'This <trans-unit> has no id.');
  else if (reading.ids.has(id)) {
    const range = idAttribute?.valueRange ?? tagRange(doc, node);
    warn(reading, range, `The id “${id}” stands twice in this file.`, 'duplicate-id');
  }
  reading.ids.add(id);
  if (unit.source === none && unit.segSource === none) {
    warn(reading, tagRange(doc, node), 'This <trans-unit> has no <source>.');
  }
  const name = id || attributes.get('resname') || `unit-${reading.segments.length + 1}`;
  const facts: UnitFacts = {
    state: unit.target === none ? undefined : attributeOf(doc, unit.target, 'state'),
    approved: attributes.get('approved'),
    translate: translates(attributes, inherited),
  };
  const maxLength = lengthLimit(attributes);
  const context = contextOf(doc, attributes, unit, vocabulary);
  const notes = unit.notes.length > 0 ? readNotes(doc, unit.notes) : nothing;
  const matches = unit.matches.length > 0 ? readMatches(doc, unit.matches, vocabulary) : nothing;
  const draft = (ownId: string, source: number, target: number): Draft<Segment> => {
    const segment = segmentOf(doc, reading.unique(ownId), elementRange(doc, node), source, target, facts);
    segment.notes = notes;
    segment.matches = matches;
    if (idAttribute) segment.idRange = idAttribute.valueRange;
    if (context) segment.context = context;
    const { first, sourceLanguage, targetLanguage } = reading;
    if (sourceLanguage && sourceLanguage !== first?.source) segment.sourceLanguage = sourceLanguage;
    if (targetLanguage && targetLanguage !== first?.target) segment.targetLanguage = targetLanguage;
    return segment;
  };
  const marks = segmentMarks(doc, unit.segSource, vocabulary);
  const targets = marks.length > 0 ? segmentMarks(doc, unit.target, vocabulary) : [];
  if (marks.length === 0 || unsegmented(doc, unit, marks, targets)) {
    const segment = draft(name, unit.source === none ? unit.segSource : unit.source, unit.target);
    if (maxLength) segment.maxLength = maxLength;
    reading.segments.push(segment);
    return;
  }
  const byMid = new Map(targets.map((mark) => [mark.mid, mark.node]));
  const whole = marks.length === 1 && targets.length === 0 ? unit.target : none;
  const confidence = sdlStates(doc, unit.definitions);
  for (const mark of marks) {
    const segment = draft(`${name}/${mark.mid}`, mark.node, byMid.get(mark.mid) ?? whole);
    segment.matches = matches.filter((match) => match.mid === undefined || match.mid === mark.mid);
    const conf = confidence.get(mark.mid);
    if (conf !== undefined) {
      if (segment.state !== 'untranslated') segment.state = foldSdl(conf);
      segment.rawState ??= conf;
    }
    if (maxLength && marks.length === 1) segment.maxLength = maxLength;
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

/** What a unit says for all of its segments. */
interface UnitFacts {
  readonly state: string | undefined;
  readonly approved: string | undefined;
  readonly translate: boolean;
}

function segmentOf(
  doc: XmlDocument,
  id: string,
  range: TextRange,
  source: number,
  target: number,
  facts: UnitFacts,
): Draft<Segment> {
  const sourceEmpty = isBlank(doc, source);
  const targetEmpty = isEmptyText(doc, target);
  const { state, approved, translate } = facts;
  const segment: Draft<Segment> = {
    id,
    range,
    state: foldXliff12({ state, approved, sourceEmpty, targetEmpty }),
    translatable: translate && !(sourceEmpty && targetEmpty),
    notes: nothing,
    matches: nothing,
    ignored: nothing,
  };
  if (holdsText(doc, source)) segment.source = slotOf(doc, source);
  if (holdsText(doc, target)) segment.target = slotOf(doc, target);
  const rawState = state ?? (approved === 'yes' ? 'approved' : undefined);
  if (rawState) segment.rawState = rawState;
  return segment;
}

function slotOf(doc: XmlDocument, node: number): Slot {
  const { start, end } = contentRange(doc, node);
  return xmlSlot(doc.text, start, end, xliff12Inline);
}

function readNotes(doc: XmlDocument, nodes: readonly number[]): Note[] {
  const notes: Note[] = [];
  for (const node of nodes) {
    const text = plainText(doc.text, contentRange(doc, node));
    if (!text) continue;
    const from = attributeOf(doc, node, 'from');
    notes.push(from ? { text, from } : { text });
  }
  return notes;
}

/** Where a context stands in the sources says nothing about meaning, and would make all equal texts differ. */
const places = new Set(['sourcefile', 'linenumber', 'x-sourcefile', 'x-linenumber', 'x-line']);

function contextOf(
  doc: XmlDocument,
  attributes: Attributes,
  unit: Xliff12Unit,
  vocabulary: Vocabulary,
): string | undefined {
  const name = attributes.get('resname');
  if (name) return name;
  const texts: string[] = [];
  for (const group of unit.contexts) {
    const end = nextOf(doc, group);
    for (let node = group + 1; node < end; node = nextOf(doc, node)) {
      if (vocabulary(node) !== 'context') continue;
      if (places.has(attributeOf(doc, node, 'context-type') ?? '')) continue;
      const text = plainText(doc.text, contentRange(doc, node));
      if (text) texts.push(text);
    }
  }
  return texts.length > 0 ? texts.join(' · ') : undefined;
}

function lengthLimit(attributes: Attributes): LengthLimit | undefined {
  const width = Number.parseInt(attributes.get('maxwidth') ?? '', 10);
  const bytes = Number.parseInt(attributes.get('maxbytes') ?? '', 10);
  const unit = attributes.get('size-unit') ?? 'pixel';
  if (width > 0 && (unit === 'char' || unit === 'byte')) return { max: width, unit };
  if (bytes > 0) return { max: bytes, unit: 'byte' };
  return width > 0 && unit === 'pixel' ? { max: width, unit } : undefined;
}

/** A match, for one segment mark where it names one. */
type MarkedMatch = ProposedMatch & { readonly mid?: string };

function readMatches(doc: XmlDocument, nodes: readonly number[], vocabulary: Vocabulary): MarkedMatch[] {
  const matches: MarkedMatch[] = [];
  for (const node of nodes) {
    const attributes = attributesOf(doc, node);
    const children = [...childrenOf(doc, node)];
    const target = children.find((child) => vocabulary(child) === 'target') ?? none;
    const text = holdsText(doc, target) ? slotOf(doc, target).value : '';
    if (text === '' || attributes.get('alttranstype') === 'rejected') continue;
    const match: Draft<MarkedMatch> = { target: text };
    const source = children.find((child) => vocabulary(child) === 'source') ?? none;
    if (holdsText(doc, source)) match.source = slotOf(doc, source).value;
    const quality = /^\s*([0-9.]+)\s*%?\s*$/.exec(attributes.get('match-quality') ?? '')?.[1];
    if (quality !== undefined) match.similarity = Math.min(100, Number(quality));
    const origin = attributes.get('origin') ?? attributes.get('tool-id') ?? attributes.get('tool');
    if (origin) match.origin = origin;
    const mid = attributes.get('mid');
    if (mid) match.mid = mid;
    matches.push(match);
  }
  return matches;
}

/** What SDL tools say of each segment beside the target. */
function sdlStates(doc: XmlDocument, definitions: number): Map<string, string> {
  const states = new Map<string, string>();
  if (definitions === none || endOf(doc, definitions) === openEndOf(doc, definitions)) return states;
  for (const node of childrenOf(doc, definitions)) {
    const attributes = attributesOf(doc, node);
    const id = attributes.get('id');
    const conf = attributes.get('conf');
    if (id && conf) states.set(id, conf);
  }
  return states;
}
