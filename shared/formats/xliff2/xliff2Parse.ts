import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { LengthLimit, Note, ProposedMatch, Segment, SegmentState, Slot } from '../../catalog/segment.ts';
import { type Attributes, attributesOf } from '../xml/attributes.ts';
import { isBlank, isEmptyText } from '../xml/blank.ts';
import type { InlineRules } from '../xml/decodeContent.ts';
import type { Draft } from '../xml/draft.ts';
import { plainText } from '../xml/plainText.ts';
import { scanXml } from '../xml/scanXml.ts';
import { type Vocabulary, vocabularyOf } from '../xml/vocabulary.ts';
import {
  childrenOf,
  contentRange,
  elementRange,
  isEmptyTag,
  localName,
  nextOf,
  none,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../xml/xmlDocument.ts';
import { xmlSlot } from '../xml/xmlSlot.ts';
import { originalData, plainXliff2Inline, xliff2Inline } from './xliff2Inline.ts';

const nothing: readonly never[] = [];

interface Reading {
  readonly doc: XmlDocument;
  readonly vocabulary: Vocabulary;
  readonly unique: (id: string) => string;
  readonly segments: Segment[];
  readonly problems: Problem[];
  /** Ids of the units of the `<file>` being read. */
  ids: Set<string>;
}

/**
 * Reads XLIFF 2.0, 2.1 and 2.2: the segments of every unit. Ignorables are no segments, they are kept as they are.
 *
 * Source of the rules: XLIFF 2.1, OASIS Standard, 13 February 2018.
 */
export function parseXliff2(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const root = doc.size > 0 && localName(doc.names[0] ?? '') === 'xliff' ? 0 : none;
  const reading: Reading = {
    doc,
    vocabulary: vocabularyOf(doc, root),
    unique: uniqueIds(),
    segments: [],
    problems: doc.problems.map(({ range, message }) => ({ id: 'syntax', range, message, severity: 'error' })),
    ids: new Set(),
  };
  const scopes = [{ end: doc.size, translate: true }];
  for (let node = 0; node < doc.size; ) {
    while (scopes.length > 1 && (scopes.at(-1)?.end ?? 0) <= node) scopes.pop();
    const translate = scopes.at(-1)?.translate ?? true;
    const name = reading.vocabulary(node);
    if (name === 'unit') {
      readUnit(reading, node, translate);
      node = nextOf(doc, node);
    } else {
      if (name === 'file') reading.ids = new Set();
      if (name === 'file' || name === 'group') {
        scopes.push({ end: nextOf(doc, node), translate: translates(attributesOf(doc, node), translate) });
      }
      node = name === 'skeleton' || name === 'notes' ? nextOf(doc, node) : node + 1;
    }
  }
  const attributes = root === none ? undefined : attributesOf(doc, root);
  const version = attributes?.get('version');
  const sourceLanguage = attributes?.get('srcLang');
  const targetLanguage = attributes?.get('trgLang');
  if (root !== none && !sourceLanguage) {
    reading.problems.push({
      id: 'syntax',
      range: { start: startOf(doc, root), end: openEndOf(doc, root) },
      message: 'This <xliff> does not say its srcLang.',
      severity: 'warning',
    });
  }
  return {
    format: 'xliff-2',
    kind: 'bilingual',
    text,
    ...(version ? { dialect: version } : {}),
    ...(path === undefined ? {} : { path }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(targetLanguage ? { targetLanguage } : {}),
    segments: reading.segments,
    problems: reading.problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['printf', 'icu', 'markup', 'brace'],
  };
}

function translates(attributes: Attributes, inherited: boolean): boolean {
  const value = attributes.get('translate');
  return value === 'no' ? false : value === 'yes' ? true : inherited;
}

interface Unit {
  readonly segments: number[];
  readonly notes: Note[];
  readonly matches: number[];
  rules: InlineRules;
}

function readUnit(reading: Reading, node: number, inherited: boolean): void {
  const { doc } = reading;
  const attributes = attributesOf(doc, node);
  const unit = childrenOfUnit(reading, node);
  const id = attributes.get('id') ?? '';
  const idAttribute = attributes.find('id');
  noteId(reading, reading.ids, id, idAttribute?.valueRange ?? elementRange(doc, node), 'unit');
  const name = id || attributes.get('name') || `unit-${reading.segments.length + 1}`;
  const single = unit.segments.length === 1;
  const context = attributes.get('name');
  const maxLength = single ? lengthLimit(attributes) : undefined;
  const translate = translates(attributes, inherited);
  const segmentIds = new Set<string>();
  for (const [i, segment] of unit.segments.entries()) {
    const own = attributesOf(doc, segment);
    const segmentId = own.get('id');
    const ownId = own.find('id');
    if (segmentId !== undefined && ownId) noteId(reading, segmentIds, segmentId, ownId.valueRange, 'segment');
    const draft = segmentOf(reading, segment, own, unit.rules, translate);
    draft.id = reading.unique(single ? name : `${name}/${segmentId ?? i + 1}`);
    const idRange = single || !ownId ? idAttribute?.valueRange : ownId.valueRange;
    if (idRange) draft.idRange = idRange;
    draft.notes = unit.notes;
    if (unit.matches.length > 0) draft.matches = readMatches(reading, unit, segment, segmentId);
    if (context) draft.context = context;
    if (maxLength) draft.maxLength = maxLength;
    reading.segments.push(draft);
  }
}

function noteId(reading: Reading, ids: Set<string>, id: string, range: Problem['range'], what: string): void {
  if (id !== '' && ids.has(id)) {
    const message = `The ${what} id “${id}” stands twice in this file.`;
    reading.problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  ids.add(id);
}

function childrenOfUnit(reading: Reading, node: number): Unit {
  const { doc, vocabulary } = reading;
  const unit: Unit = { segments: [], notes: [], matches: [], rules: plainXliff2Inline };
  for (const child of childrenOf(doc, node)) {
    switch (vocabulary(child)) {
      case 'segment':
        unit.segments.push(child);
        break;
      case 'originalData':
        unit.rules = xliff2Inline(originalData(doc, child));
        break;
      case 'notes':
        for (const note of childrenOf(doc, child)) {
          const text = plainText(doc.text, contentRange(doc, note));
          const from = attributesOf(doc, note).get('category');
          if (text) unit.notes.push(from ? { text, from } : { text });
        }
        break;
      case '':
        if (localName(qualifiedName(doc, child)) === 'matches') unit.matches.push(...childrenOf(doc, child));
    }
  }
  return unit;
}

function segmentOf(
  reading: Reading,
  node: number,
  attributes: Attributes,
  rules: InlineRules,
  translate: boolean,
): Draft<Segment> {
  const { doc, vocabulary } = reading;
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
  return segment;
}

/**
 * Folds the states of XLIFF 2 (§4.3.1.31, default `initial`). An empty target is untranslated whatever its state says;
 * `initial` with a text in the target is a proposal that nobody has looked at.
 */
export function foldXliff2(state: string | undefined, sourceEmpty: boolean, targetEmpty: boolean): SegmentState {
  if (targetEmpty) return sourceEmpty ? 'translated' : 'untranslated';
  if (state === 'translated') return 'translated';
  return state === 'reviewed' || state === 'final' ? 'final' : 'needs-review';
}

function slotOf(doc: XmlDocument, node: number, rules: InlineRules): Slot {
  const { start, end } = contentRange(doc, node);
  return xmlSlot(doc.text, start, end, rules);
}

/** The Size and Length Restriction module (§5.8): the larger figure of `sizeRestriction`, else of `storageRestriction`. */
function lengthLimit(attributes: Attributes): LengthLimit | undefined {
  const limit = (local: string) => {
    const name = attributes.all.find((attribute) => localName(attribute.name) === local)?.name;
    const max = Number.parseInt((name && attributes.get(name)?.split(',').at(-1)) || '', 10);
    return max > 0 ? max : undefined;
  };
  const size = limit('sizeRestriction');
  if (size !== undefined) return { max: size, unit: 'char' };
  const storage = limit('storageRestriction');
  return storage === undefined ? undefined : { max: storage, unit: 'byte' };
}

/** The Translation Candidates module (§5.1). In a unit of several segments a match goes to the one it refers to. */
function readMatches(reading: Reading, unit: Unit, segment: number, id: string | undefined): ProposedMatch[] {
  const { doc, vocabulary } = reading;
  const range = elementRange(doc, segment);
  const matches: ProposedMatch[] = [];
  for (const node of unit.matches) {
    const attributes = attributesOf(doc, node);
    const children = [...childrenOf(doc, node)];
    const target = children.find((child) => vocabulary(child) === 'target');
    if (target === undefined || isEmptyTag(doc, target)) continue;
    if (unit.segments.length > 1) {
      const reference = attributes.get('ref')?.replace(/^#/, '') ?? '';
      const raw = doc.text.slice(range.start, range.end);
      if (reference !== id && !raw.includes(`id="${reference}"`)) continue;
    }
    const match: Draft<ProposedMatch> = { target: slotOf(doc, target, unit.rules).value };
    const source = children.find((child) => vocabulary(child) === 'source');
    if (source !== undefined && !isEmptyTag(doc, source)) match.source = slotOf(doc, source, unit.rules).value;
    const similarity = Number.parseFloat(attributes.get('similarity') ?? attributes.get('matchQuality') ?? '');
    if (similarity >= 0) match.similarity = Math.min(100, similarity);
    const origin = attributes.get('origin');
    if (origin) match.origin = origin;
    matches.push(match);
  }
  return matches;
}
