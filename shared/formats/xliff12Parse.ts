import { type Catalog, type Problem, uniqueIds } from '../catalog/catalog.ts';
import type { LengthLimit, Note, ProposedMatch, Segment, Slot } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { xliff12Inline } from './xliff12Inline.ts';
import { foldSdl, foldXliff12 } from './xliff12State.ts';
import { holdsText, readXliff12Unit, type SegmentMark, segmentMarks, type Xliff12Unit } from './xliff12Unit.ts';
import { type Attributes, attributesOf } from './xml/attributes.ts';
import { isBlank, isEmptyText } from './xml/blank.ts';
import { plainText } from './xml/plainText.ts';
import { scanXml } from './xml/scanXml.ts';
import { type Vocabulary, vocabularyOf } from './xml/vocabulary.ts';
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
} from './xml/xmlDocument.ts';
import { xmlSlot } from './xml/xmlSlot.ts';

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
  const maxLength = lengthLimit(attributes);
  const context = contextOf(doc, attributes, unit, vocabulary);
  const common = {
    range: elementRange(doc, node),
    ...(idAttribute ? { idRange: idAttribute.valueRange } : {}),
    notes: unit.notes.length > 0 ? readNotes(doc, unit.notes) : nothing,
    ...(context ? { context } : {}),
    ignored: nothing,
    ...(reading.sourceLanguage && reading.sourceLanguage !== reading.first?.source
      ? { sourceLanguage: reading.sourceLanguage }
      : {}),
    ...(reading.targetLanguage && reading.targetLanguage !== reading.first?.target
      ? { targetLanguage: reading.targetLanguage }
      : {}),
  };
  const state = unit.target === none ? undefined : attributesOf(doc, unit.target).get('state');
  const facts = { state, approved: attributes.get('approved'), translate: translates(attributes, inherited) };
  const marks = segmentMarks(doc, unit.segSource, vocabulary);
  const targets = marks.length > 0 ? segmentMarks(doc, unit.target, vocabulary) : [];
  if (marks.length === 0 || unsegmented(doc, unit, marks, targets)) {
    reading.segments.push({
      id: reading.unique(name),
      ...common,
      ...sides(doc, unit.source === none ? unit.segSource : unit.source, unit.target, facts),
      matches: unit.matches.length > 0 ? readMatches(doc, unit.matches, vocabulary) : nothing,
      ...(maxLength ? { maxLength } : {}),
    });
    return;
  }
  const byMid = new Map(targets.map((mark) => [mark.mid, mark.node]));
  const whole = marks.length === 1 && targets.length === 0 ? unit.target : none;
  const matches = readMatches(doc, unit.matches, vocabulary);
  const confidence = sdlStates(doc, unit.definitions);
  for (const mark of marks) {
    const target = byMid.get(mark.mid) ?? whole;
    const conf = confidence.get(mark.mid);
    const both = sides(doc, mark.node, target, facts);
    const sdl = both.state === 'untranslated' ? undefined : foldSdl(conf);
    reading.segments.push({
      id: reading.unique(`${name}/${mark.mid}`),
      ...common,
      ...both,
      ...(sdl ? { state: sdl } : {}),
      ...(conf && !both.rawState ? { rawState: conf } : {}),
      matches: matches.filter((match) => match.mid === undefined || match.mid === mark.mid),
      ...(maxLength && marks.length === 1 ? { maxLength } : {}),
    });
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

function sides(
  doc: XmlDocument,
  source: number,
  target: number,
  facts: { readonly state: string | undefined; readonly approved: string | undefined; readonly translate: boolean },
): Pick<Segment, 'source' | 'target' | 'state' | 'rawState' | 'translatable'> {
  const sourceBlank = isBlank(doc, source);
  const targetEmpty = isEmptyText(doc, target);
  const state = foldXliff12({ ...facts, sourceEmpty: sourceBlank, targetEmpty });
  const rawState = facts.state ?? (facts.approved === 'yes' ? 'approved' : undefined);
  return {
    ...(holdsText(doc, source) ? { source: slotOf(doc, source) } : {}),
    ...(holdsText(doc, target) ? { target: slotOf(doc, target) } : {}),
    state,
    ...(rawState ? { rawState } : {}),
    translatable: facts.translate && !(sourceBlank && targetEmpty),
  };
}

function slotOf(doc: XmlDocument, node: number): Slot {
  const { start, end } = contentRange(doc, node);
  return xmlSlot(doc.text, start, end, xliff12Inline);
}

function readNotes(doc: XmlDocument, nodes: readonly number[]): Note[] {
  return nodes.flatMap((node) => {
    const text = plainText(doc.text, contentRange(doc, node));
    const from = attributesOf(doc, node).get('from');
    return text ? [{ text, ...(from ? { from } : {}) }] : [];
  });
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
    for (const node of childrenOf(doc, group)) {
      if (vocabulary(node) !== 'context') continue;
      if (places.has(attributesOf(doc, node).get('context-type') ?? '')) continue;
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

function readMatches(
  doc: XmlDocument,
  nodes: readonly number[],
  vocabulary: Vocabulary,
): (ProposedMatch & { readonly mid?: string })[] {
  return nodes.flatMap((node) => {
    const attributes = attributesOf(doc, node);
    if (attributes.get('alttranstype') === 'rejected') return [];
    const children = [...childrenOf(doc, node)];
    const target = children.find((child) => vocabulary(child) === 'target');
    if (target === undefined || !holdsText(doc, target)) return [];
    const text = slotOf(doc, target).value;
    if (text === '') return [];
    const source = children.find((child) => vocabulary(child) === 'source');
    const quality = /^\s*([0-9.]+)\s*%?\s*$/.exec(attributes.get('match-quality') ?? '')?.[1];
    const origin = attributes.get('origin') ?? attributes.get('tool-id') ?? attributes.get('tool');
    const mid = attributes.get('mid');
    return [
      {
        ...(source !== undefined && holdsText(doc, source) ? { source: slotOf(doc, source).value } : {}),
        target: text,
        ...(quality === undefined ? {} : { similarity: Math.min(100, Number(quality)) }),
        ...(origin ? { origin } : {}),
        ...(mid ? { mid } : {}),
      },
    ];
  });
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
