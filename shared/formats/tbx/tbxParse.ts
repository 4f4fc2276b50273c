import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { Segment } from '../../catalog/segment.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { attributeOf, attributesOf } from '../../xml/attributes.ts';
import { isEmptyText } from '../../xml/blank.ts';
import { commentsBefore } from '../../xml/commentsBefore.ts';
import { elementSlot } from '../../xml/elementSlot.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { tagRange } from '../../xml/startReading.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import { elementRange, none, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import { foundIn, type PlainReading, plainReading } from '../plainReading.ts';
import {
  byUse,
  conceptAt,
  conceptNodes,
  notesOf,
  sectionIn,
  sectionsOf,
  type TbxConcept,
  type TbxLanguage,
  type TbxTerm,
  tbxName,
  workingLanguage,
} from './tbxConcepts.ts';

/** Marked words in a term (`<hi>`, `<foreign>`); what else may stand in one is handled the same. */
const tbxInline: InlineRules = { shape: () => 'pair', describe: (name) => ({ id: name, display: name }) };
const nothing: readonly never[] = [];

interface Reading extends PlainReading {
  readonly doc: XmlDocument;
  /** The ids of the concepts that were read. */
  readonly ids: Set<string>;
  readonly source: string | undefined;
  readonly target: string | undefined;
}

/** Reads a termbase. See `tbx`. */
export function parseTbx(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const nodes = [...conceptNodes(doc)];
  const source = workingLanguage(doc, nodes);
  const reading: Reading = {
    ...plainReading(syntaxProblems(doc)),
    doc,
    ids: new Set(),
    source,
    target: targetLanguage(doc, nodes, source),
  };
  const root = doc.size > 0 ? tbxName(doc, 0) : '';
  if (doc.size > 0 && root !== 'martif' && root !== 'tbx') {
    report(reading, 0, say`The root element of a termbase is <tbx>, or <martif> as before 2019.`, 'error');
  }
  const { target } = reading;
  for (const [place, node] of nodes.entries()) readConcept(reading, node, place);
  const dialect = dialectOf(doc, root);
  return {
    format: 'tbx',
    kind: 'bilingual',
    text,
    ...(dialect ? { dialect } : {}),
    ...(path === undefined ? {} : { path }),
    ...(source ? { sourceLanguage: source } : {}),
    ...(target ? { targetLanguage: target } : {}),
    ...foundIn(reading),
    syntaxes: [],
  };
}

/** The language of the first section that is not in the source language and names its own. */
function targetLanguage(doc: XmlDocument, nodes: readonly number[], source: string | undefined): string | undefined {
  for (const node of nodes) {
    const sections = sectionsOf(doc, node);
    const from = source === undefined ? undefined : sectionIn(sections, source);
    const other = sections.find((section) => section !== from && section.language !== undefined);
    if (other) return other.language;
  }
  return undefined;
}

/** `TBX 2`, or of TBX 3 the dialect and style: `TBX-Basic dca`. */
function dialectOf(doc: XmlDocument, root: string): string | undefined {
  if (root === 'martif') return 'TBX 2';
  if (root !== 'tbx') return undefined;
  const attributes = attributesOf(doc, 0);
  return [attributes.get('type') ?? 'TBX', attributes.get('style') ?? ''].join(' ').trim();
}

/** Reports something about an element. */
function report(
  reading: Reading,
  node: number,
  message: Sentence,
  severity: Problem['severity'] = 'warning',
  id = 'syntax',
): void {
  reading.problems.push({ id, range: tagRange(reading.doc, node), message, severity });
}

/** @param place of the concept among all. */
function readConcept(reading: Reading, node: number, place: number): void {
  const { doc } = reading;
  const concept = conceptAt(doc, node);
  const id = attributeOf(doc, concept.node, 'id');
  checkConcept(reading, concept, id);
  const source = reading.source === undefined ? undefined : sectionIn(concept.languages, reading.source);
  const term = source && byUse(source.terms).find(({ node }) => node !== none);
  const name = id || `#${place + 1}`;
  const notes = notesOf(doc, concept.node, concept.end);
  const remarks = commentsBefore(doc.text, startOf(doc, concept.node)).texts;
  for (const section of concept.languages) {
    if (section === source) continue;
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

function checkConcept(reading: Reading, { node, languages }: TbxConcept, id: string | undefined): void {
  if (id && reading.ids.size === reading.ids.add(id).size) {
    report(reading, node, say`The id “${id}” appears twice in this file.`, 'warning', 'duplicate-id');
  }
  if (languages.length === 0) report(reading, node, say`This concept has no terms.`);
  for (const section of languages) checkSection(reading, section);
}

function checkSection(reading: Reading, { node, language, terms }: TbxLanguage): void {
  if (!language?.trim()) report(reading, node, say`This section does not say its language: xml:lang is missing.`);
  if (terms.length === 0) report(reading, node, say`This section has no terms.`);
  for (const { node: term, group, status } of terms) {
    if (term === none) report(reading, group, say`There is no <term> in this section.`);
    if (status !== undefined && !knownStatus.test(status)) {
      report(reading, group, say`“${status.slice(0, 60)}” is not an administrative status of a term.`);
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
