import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Note, ProposedMatch, Segment, SegmentState, Slot } from '../../catalog/segment.ts';
import { ignoredIn } from '../ignoreNote.ts';
import { attributesOf } from '../xml/attributes.ts';
import { isBlank, isEmptyText } from '../xml/blank.ts';
import { childNamed } from '../xml/childNamed.ts';
import { commentsBefore } from '../xml/commentsBefore.ts';
import type { Draft } from '../xml/draft.ts';
import { scanXml } from '../xml/scanXml.ts';
import { syntaxProblems } from '../xml/syntaxProblems.ts';
import {
  contentRange,
  elementRange,
  isEmptyTag,
  nextOf,
  none,
  openEndOf,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../xml/xmlDocument.ts';
import { xmlSlot } from '../xml/xmlSlot.ts';
import { type QtForms, qtForms } from './qtPlurals.data.ts';
import { type QtMessage, qtInline, readMessage, textHolder, wordsOf } from './qtTsMessage.ts';

const nothing: readonly never[] = [];

interface Reading {
  readonly doc: XmlDocument;
  readonly segments: Segment[];
  readonly problems: Problem[];
  readonly unique: (id: string) => string;
  /** Ids of the messages that are in use, as they would be without a number behind them. */
  readonly ids: Set<string>;
  readonly forms: QtForms;
  readonly language: string | undefined;
}

/** The `<context>` around a message. */
interface Context {
  readonly end: number;
  readonly name: string;
  readonly comment: string;
}

/** Reads a Qt translation file. See `qtTs`. */
export function parseQtTs(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const root = doc.size > 0 && qualifiedName(doc, 0) === 'TS' ? attributesOf(doc, 0) : undefined;
  const language = root?.get('language') || undefined;
  const sourceLanguage = root?.get('sourcelanguage') || undefined;
  const reading: Reading = {
    doc,
    segments: [],
    problems: syntaxProblems(doc),
    unique: uniqueIds(),
    ids: new Set(),
    forms: qtForms(language),
    language,
  };
  if (doc.size > 0 && !root) {
    report(reading, 0, 'The root element of a Qt translation file is <TS>.', 'error');
  }
  const contexts: Context[] = [];
  for (let node = 0; node < doc.size; ) {
    while ((contexts.at(-1)?.end ?? doc.size) <= node) contexts.pop();
    const name = qualifiedName(doc, node);
    if (name === 'context') {
      contexts.push({
        end: nextOf(doc, node),
        name: wordsOf(doc, childNamed(doc, node, 'name')),
        comment: wordsOf(doc, childNamed(doc, node, 'comment')),
      });
    }
    if (name === 'message') readOne(reading, node, contexts.at(-1));
    node = name === 'message' ? Math.max(node + 1, nextOf(doc, node)) : node + 1;
  }
  return {
    format: 'qt-ts',
    kind: 'bilingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(language ? { targetLanguage: language } : {}),
    segments: reading.segments,
    problems: reading.problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['qt', 'markup', 'accelerator'],
    pluralForms: reading.forms.length,
  };
}

function report(reading: Reading, node: number, message: string, severity: Problem['severity'], id = 'syntax'): void {
  const range = { start: startOf(reading.doc, node), end: openEndOf(reading.doc, node) };
  reading.problems.push({ id, range, message, severity });
}

function readOne(reading: Reading, node: number, context: Context | undefined): void {
  const { doc } = reading;
  const attributes = attributesOf(doc, node);
  const message = readMessage(doc, node, attributes);
  const source = slotOf(doc, message.source);
  const comment = wordsOf(doc, message.comment);
  const obsolete = message.type === 'obsolete' || message.type === 'vanished';
  const written = [context?.name ?? '', source?.value ?? '', comment];
  const id = message.id ?? written.filter((part, i) => i === 1 || part !== '').join('|');
  if (!message.id && message.source === none) {
    report(reading, node, 'This <message> has neither an id nor a <source>.', 'warning');
  } else if (!obsolete && source && source.value !== '') {
    const key = `${message.id ?? ''}\u0000${written.join('\u0000')}`;
    if (reading.ids.has(key)) {
      report(
        reading,
        node,
        'This message is there twice; lrelease keeps only one of the two.',
        'warning',
        'duplicate-id',
      );
    }
    reading.ids.add(key);
  }
  const common = commonFacts(reading, node, message, context, comment);
  const idAttribute = attributes.find('id');
  if (idAttribute && message.id) common.idRange = idAttribute.valueRange;
  if (source) common.source = source;
  if (obsolete) common.obsolete = true;
  const group = reading.unique(id);
  if (message.numerus) readForms(reading, message, common, group);
  else {
    const { translation } = message;
    const holder = translation === none ? none : textHolder(doc, translation);
    reading.segments.push(finish(doc, { ...common, id: group }, holder, message));
  }
}

type Common = Omit<Draft<Segment>, 'id' | 'state'>;

/** What the segments of a message share. */
function commonFacts(
  { doc }: Reading,
  node: number,
  message: QtMessage,
  context: Context | undefined,
  comment: string,
): Common {
  const notes: Note[] = [];
  const add = (text: string, from: string) => text !== '' && notes.push({ text, from });
  add(wordsOf(doc, message.extraComment), 'developer');
  add(wordsOf(doc, message.translatorComment), 'translator');
  add(context?.comment ?? '', 'context');
  const about = [context?.name ?? '', comment].filter((part) => part !== '').join(' · ');
  const common: Common = {
    range: elementRange(doc, node),
    translatable: message.id !== undefined || !isBlank(doc, message.source) || !isBlank(doc, message.translation),
    notes,
    matches: nothing,
    ignored: ignoredIn([...notes.map(({ text }) => text), ...commentsBefore(doc.text, startOf(doc, node)).texts]),
  };
  if (about !== '') common.context = about;
  return common;
}

/** One segment for each plural form that is there or that Qt asks for. */
function readForms(reading: Reading, message: QtMessage, common: Common, group: string): void {
  const { doc, forms, language } = reading;
  const { translation } = message;
  const present = message.forms.length;
  if (translation !== none && present === 0 && !isBlank(doc, translation)) {
    report(reading, translation, 'A message with numerus="yes" has its texts in <numerusform> elements.', 'error');
  }
  if (language && present > forms.length && !common.obsolete) {
    const count = `Qt reads ${forms.length} plural ${forms.length === 1 ? 'form' : 'forms'} for “${language}”`;
    report(reading, translation, `${count}; this message has ${present}.`, 'warning');
  }
  for (let index = 0; index < Math.max(present, forms.length); index++) {
    const form = message.forms[index];
    const category = forms[index];
    const segment = finish(
      doc,
      { ...common, id: reading.unique(`${group}[${index}]`) },
      form === undefined ? none : textHolder(doc, form),
      message,
    );
    segment.plural = { group, kind: 'cardinal', index, ...(category ? { category } : {}) };
    reading.segments.push(segment);
  }
}

function finish(doc: XmlDocument, draft: Omit<Draft<Segment>, 'state'>, holder: number, message: QtMessage) {
  const target = slotOf(doc, holder);
  const segment: Draft<Segment> = { ...draft, state: stateOf(doc, holder, message, draft.source) };
  if (target) segment.target = target;
  if (message.type) segment.rawState = message.type;
  if (segment.state !== 'untranslated' && target) segment.matches = previous(doc, message, target, draft.source);
  return segment;
}

/** A text is unfinished as a whole: an empty one is to be translated, one with words to be looked at. */
function stateOf(doc: XmlDocument, holder: number, { type }: QtMessage, source: Slot | undefined): SegmentState {
  if (isEmptyText(doc, holder)) {
    return type === 'unfinished' || (source && source.value !== '') ? 'untranslated' : 'translated';
  }
  return type === 'unfinished' ? 'needs-review' : 'translated';
}

/** What the translation was made for before the source changed. */
function previous(doc: XmlDocument, message: QtMessage, target: Slot, source: Slot | undefined): ProposedMatch[] {
  const old = slotOf(doc, message.oldSource)?.value ?? (message.oldComment === none ? undefined : source?.value);
  return old === undefined ? [] : [{ source: old, target: target.value, origin: 'previous' }];
}

function slotOf(doc: XmlDocument, node: number): Slot | undefined {
  if (node === none || isEmptyTag(doc, node)) return undefined;
  const { start, end } = contentRange(doc, node);
  return xmlSlot(doc.text, start, end, qtInline);
}
