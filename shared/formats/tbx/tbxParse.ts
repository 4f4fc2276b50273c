import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { Segment } from '../../catalog/segment.ts';
import { ignoredIn } from '../ignoreNote.ts';
import { attributeOf, attributesOf } from '../xml/attributes.ts';
import { isEmptyText } from '../xml/blank.ts';
import { commentsBefore } from '../xml/commentsBefore.ts';
import { elementSlot } from '../xml/elementSlot.ts';
import type { InlineRules } from '../xml/inlineRules.ts';
import { scanXml } from '../xml/scanXml.ts';
import { syntaxProblems } from '../xml/syntaxProblems.ts';
import { elementRange, none, openEndOf, startOf, type XmlDocument } from '../xml/xmlDocument.ts';
import {
  byUse,
  notesOf,
  sectionIn,
  type TbxConcept,
  type TbxLanguage,
  type TbxTerm,
  tbxConcepts,
  tbxName,
  workingLanguage,
} from './tbxConcepts.ts';

/** Marked words in a term (`<hi>`, `<foreign>`); what else may stand in one is handled the same. */
const tbxInline: InlineRules = { shape: () => 'pair', describe: (name) => ({ id: name, display: name }) };
const nothing: readonly never[] = [];

interface Reading {
  readonly doc: XmlDocument;
  readonly segments: Segment[];
  readonly problems: Problem[];
  readonly unique: (id: string) => string;
  readonly ids: Set<string>;
  readonly source: string | undefined;
  target: string | undefined;
  count: number;
}

/** Reads a termbase. See `tbx`. */
export function parseTbx(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const concepts = [...tbxConcepts(doc)];
  const reading: Reading = {
    doc,
    segments: [],
    problems: syntaxProblems(doc),
    unique: uniqueIds(),
    ids: new Set(),
    source: workingLanguage(doc, concepts),
    target: undefined,
    count: 0,
  };
  const root = doc.size > 0 ? tbxName(doc, 0) : '';
  if (doc.size > 0 && root !== 'martif' && root !== 'tbx') {
    report(reading, 0, 'The root element of a termbase is <tbx>, or <martif> as before 2019.', 'error');
  }
  for (const concept of concepts) readConcept(reading, concept);
  return {
    format: 'tbx',
    kind: 'bilingual',
    text,
    ...(dialectOf(doc, root) ? { dialect: dialectOf(doc, root) ?? '' } : {}),
    ...(path === undefined ? {} : { path }),
    ...(reading.source ? { sourceLanguage: reading.source } : {}),
    ...(reading.target ? { targetLanguage: reading.target } : {}),
    segments: reading.segments,
    problems: reading.problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: [],
  };
}

/** `TBX 2`, or of TBX 3 the dialect and style: `TBX-Basic dca`. */
function dialectOf(doc: XmlDocument, root: string): string | undefined {
  if (root === 'martif') return 'TBX 2';
  if (root !== 'tbx') return undefined;
  const attributes = attributesOf(doc, 0);
  return [attributes.get('type') ?? 'TBX', attributes.get('style') ?? ''].join(' ').trim();
}

function report(
  reading: Reading,
  node: number,
  message: string,
  severity: Problem['severity'] = 'warning',
  id = 'syntax',
): void {
  const range = { start: startOf(reading.doc, node), end: openEndOf(reading.doc, node) };
  reading.problems.push({ id, range, message, severity });
}

function readConcept(reading: Reading, concept: TbxConcept): void {
  const { doc } = reading;
  reading.count++;
  const id = attributeOf(doc, concept.node, 'id');
  if (id && reading.ids.has(id)) {
    report(reading, concept.node, `The id “${id}” stands twice in this file.`, 'warning', 'duplicate-id');
  }
  if (id) reading.ids.add(id);
  if (concept.languages.length === 0) report(reading, concept.node, 'This concept has no terms.');
  for (const section of concept.languages) checkSection(reading, section);
  const source = reading.source === undefined ? undefined : sectionIn(concept.languages, reading.source);
  const term = source && byUse(source.terms).find(({ node }) => node !== none);
  const name = id || `#${reading.count}`;
  const notes = notesOf(doc, concept.node, concept.end);
  const remarks = commentsBefore(doc.text, startOf(doc, concept.node)).texts;
  for (const section of concept.languages) {
    if (section === source) continue;
    reading.target ??= section.language;
    const first = byUse(section.terms)[0];
    let further = 1;
    for (const one of section.terms) {
      if (one.node === none) continue;
      const number = one === first ? '' : `#${++further}`;
      const segment = segmentOf(reading, concept, term, one);
      segment.id = reading.unique(`${name}/${section.language ?? ''}${number}`);
      segment.notes = [...notes, ...notesOf(doc, section.node, concept.end), ...notesOf(doc, one.group, concept.end)];
      segment.ignored = ignoredIn([...segment.notes.map(({ text }) => text), ...remarks]);
      const subject = segment.notes.find(({ from }) => from === 'subjectField');
      if (subject) segment.context = subject.text;
      if (source?.language && source.language !== reading.source) segment.sourceLanguage = source.language;
      if (section.language && section.language !== reading.target) segment.targetLanguage = section.language;
      reading.segments.push(segment);
    }
  }
}

function checkSection(reading: Reading, { node, language, terms }: TbxLanguage): void {
  if (!language?.trim()) report(reading, node, 'This section does not say its language: xml:lang is missing.');
  if (terms.length === 0) report(reading, node, 'This section has no terms.');
  for (const { node: term, group, status } of terms) {
    if (term === none) report(reading, group, 'There is no <term> in this section.');
    if (status !== undefined && !knownStatus.test(status)) {
      report(reading, group, `“${status.slice(0, 60)}” is no administrative status of a term.`);
    }
  }
}

const knownStatus =
  /^(?:(?:preferred|admitted|deprecated|superseded|standardi[sz]ed|legal|regulated|recommended|nonstandardi[sz]ed|proposed|new)(?:Term)?(?:-admn-sts)?|notRecommended|obsolete|rejected|forbidden|prohibited|allowed)$/i;

function segmentOf(
  { doc }: Reading,
  concept: TbxConcept,
  source: TbxTerm | undefined,
  { node, use, status }: TbxTerm,
): Draft<Segment> {
  const segment: Draft<Segment> = {
    id: '',
    range: elementRange(doc, concept.node),
    state: isEmptyText(doc, node) ? 'untranslated' : 'translated',
    translatable: true,
    notes: nothing,
    matches: nothing,
    ignored: nothing,
  };
  const id = attributesOf(doc, concept.node).find('id');
  if (id) segment.idRange = id.valueRange;
  const from = source && elementSlot(doc, source.node, tbxInline);
  if (from) segment.source = from;
  segment.target = elementSlot(doc, node, tbxInline);
  if (status) segment.rawState = status;
  if (use === 'forbidden') segment.obsolete = true;
  return segment;
}
