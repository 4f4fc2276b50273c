import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { Facts } from '../../catalog/facts.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import type { Note, ProposedMatch, Segment, SegmentState, Slot } from '../../catalog/segment.ts';
import { slashedPath } from '../../catalog/slashedPath.ts';
import { rootLanguage } from '../../languages/languageTag.ts';
import { pathLanguage } from '../../languages/pathLanguage.ts';
import { pluralCategories } from '../../languages/plurals.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { attributesOf } from '../../xml/attributes.ts';
import { isBlank, isEmptyText } from '../../xml/blank.ts';
import { commentsBefore } from '../../xml/commentsBefore.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { tagRange } from '../../xml/startReading.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import {
  contentRange,
  elementRange,
  isEmptyTag,
  none,
  qualifiedName,
  startOf,
  type XmlDocument,
} from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';
import { foundIn, type PlainReading, plainReading } from '../plainReading.ts';
import { type QtContext, qtMessages } from './qtContexts.ts';
import { type QtForms, qtForms } from './qtPlurals.data.ts';
import { type QtMessage, qtInline, readMessage, textHolder, wordsOf } from './qtTsMessage.ts';

const nothing: readonly never[] = [];

interface Reading extends PlainReading {
  readonly doc: XmlDocument;
  /** Keys of the messages that were read and are in use. */
  readonly keys: Set<string>;
  readonly forms: QtForms;
  readonly language: string | undefined;
}

/** Reads a Qt translation file. See `qtTs`. */
export function parseQtTs(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const root = doc.size > 0 && qualifiedName(doc, 0) === 'TS' ? attributesOf(doc, 0) : undefined;
  const language = root?.get('language') || undefined;
  const sourceLanguage = root?.get('sourcelanguage') || undefined;
  const targetLanguage = languageOfTexts(language, sourceLanguage, path);
  const { nodes, contexts } = qtMessages(doc);
  const reading: Reading = {
    ...plainReading(syntaxProblems(doc)),
    doc,
    keys: new Set(),
    forms: qtForms(language),
    language,
  };
  if (doc.size > 0 && !root) {
    report(reading, 0, say`The root element of a Qt translation file is <TS>.`, 'error');
  }
  for (const [place, node] of nodes.entries()) readOne(reading, node, contexts[place]);
  return {
    format: 'qt-ts',
    kind: 'bilingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(sourceLanguage ? { sourceLanguage } : {}),
    ...(targetLanguage ? { targetLanguage } : {}),
    ...foundIn(reading),
    style: new Facts(),
    syntaxes: ['qt', 'markup', 'accelerator'],
    pluralForms: reading.forms.length,
  };
}

/**
 * The language of the translations: what the file declares, unless that is its source language, as lupdate writes it where
 * nobody names another one, and its name says another.
 */
function languageOfTexts(declared: string | undefined, source = 'en', path = ''): string | undefined {
  const named = pathLanguage(slashedPath(path));
  const isLeft = declared !== undefined && rootLanguage(declared) === rootLanguage(source);
  return isLeft && named && rootLanguage(named) !== rootLanguage(source) ? named : declared;
}

function report(
  reading: Reading,
  node: number,
  message: Sentence,
  severity: Problem['severity'],
  more: Pick<Problem, 'habit'> & Partial<Pick<Problem, 'id'>> = {},
): void {
  reading.problems.push({ id: 'syntax', range: tagRange(reading.doc, node), message, severity, ...more });
}

/** What a file does that has more forms than Qt reads throughout. */
const surplusIn = (count: number, language: string): Pick<Problem, 'habit'> => ({
  habit:
    count === 1
      ? say`Qt reads 1 plural form for “${language}”; messages of this file have more`
      : say`Qt reads ${count} plural forms for “${language}”; messages of this file have more`,
});

/** What a message is known by: its id, or its context, source and comment. */
function keyOf(doc: XmlDocument, message: QtMessage, context: QtContext | undefined): string {
  const source = slotOf(doc, message.source)?.value ?? '';
  return [message.id ?? '', context?.name ?? '', source, wordsOf(doc, message.comment)].join('\u0000');
}

function readOne(reading: Reading, node: number, context: QtContext | undefined): void {
  const { doc } = reading;
  const attributes = attributesOf(doc, node);
  const message = readMessage(doc, node, attributes);
  const source = slotOf(doc, message.source);
  const comment = wordsOf(doc, message.comment);
  const obsolete = message.type === 'obsolete' || message.type === 'vanished';
  const id =
    message.id ??
    [context?.name ?? '', source?.value ?? '', comment].filter((part, i) => i === 1 || part !== '').join('|');
  if (!message.id && message.source === none) {
    report(reading, node, say`This <message> has neither an id nor a <source>.`, 'warning');
  } else if (!obsolete && source && source.value !== '') {
    if (reading.keys.size === reading.keys.add(keyOf(doc, message, context)).size) {
      const twice = say`This message appears twice; lrelease keeps only one of the two.`;
      report(reading, node, twice, 'warning', { id: 'duplicate-id' });
    }
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
  context: QtContext | undefined,
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
    report(
      reading,
      translation,
      say`A message with numerus="yes" must have its texts in <numerusform> elements.`,
      'error',
    );
  }
  // Services write a form for fractions or millions behind those that Qt reads.
  if (language && present > Math.max(forms.length, pluralCategories(language).cardinal.length) && !common.obsolete) {
    const surplus =
      forms.length === 1
        ? say`Qt reads 1 plural form for “${language}”; this message has ${present}.`
        : say`Qt reads ${forms.length} plural forms for “${language}”; this message has ${present}.`;
    report(reading, translation, surplus, 'warning', surplusIn(forms.length, language));
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
