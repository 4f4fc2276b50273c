import type { Catalog, Problem, SegmentChange } from '../../catalog/catalog.ts';
import { sameContent } from '../../catalog/content.ts';
import type { Draft } from '../../catalog/draft.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { type Sentence, say } from '../../sentences/sentence.ts';
import { commentsBefore, ignoreBefore } from '../../xml/commentsBefore.ts';
import { expandTagAt } from '../../xml/editElement.ts';
import { editSlot } from '../../xml/editSlot.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import type { InlineRules } from '../../xml/inlineRules.ts';
import { plainText } from '../../xml/plainText.ts';
import { type PlistEntry, plistEntries, plistRoot } from '../../xml/plist.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { syntaxProblems } from '../../xml/syntaxProblems.ts';
import { withoutProlog } from '../../xml/withoutProlog.ts';
import { contentRange, elementRange, isEmptyTag, nextOf, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';
import { xmlSlot } from '../../xml/xmlSlot.ts';
import type { Format } from '../format.ts';
import { foundIn, type PlainReading, plainReading } from '../plainReading.ts';
import { literalSlot } from '../slot.ts';
import {
  type EntriesOf,
  entryRange,
  formatKey,
  type StringsdictEntry,
  type StringsdictText,
  slashOf,
  stringsdictEntry,
  valueTypeKey,
} from './stringsdictEntries.ts';
import { stringsdictDerive, stringsdictInsert } from './stringsdictInsert.ts';

/**
 * Apple's plural rules (`Localizable.stringsdict`) and strings files written as XML property lists. Each plural form of
 * each variable, each text for a width or device, and each format with words in it is a segment.
 *
 * @example // <key>%d files</key><dict>…<key>files</key><dict>…<key>one</key><string>%d file</string>
 * // has the id '%d files/files/one'
 */
export const stringsdict: Format = {
  id: 'stringsdict',
  name: 'Apple stringsdict',
  kind: 'monolingual',
  languageIds: ['stringsdict', 'xml'],
  extensions: ['.stringsdict', '.strings'],
  shownBy: { extension: true },
  facts: { orderIsFree: true, emptyIsShown: true, shownAlone: true, otherServesAll: true },
  states: ['untranslated', 'translated'],
  detect: (path, head) => /\.stringsdict$/i.test(path) || /^<(?:!DOCTYPE\s+)?plist\b/.test(withoutProlog(head)),
  parse: parseStringsdict,
  encode: (content, _segment, catalog) => encodeContent(content, lineEndFor(content.value, catalog.text)),
  edits: stringsdictEdits,
  ignore: ({ text }, { range, ignored }, check) =>
    ignored.includes(check) || ignored.includes('*') ? [] : [ignoreBefore(text, range, check)],
  insert: stringsdictInsert,
  derive: stringsdictDerive,
};

const noElements: InlineRules = { shape: () => 'whole', describe: (name) => ({ id: name }) };

interface Reading extends PlainReading {
  readonly doc: XmlDocument;
}

const nothing: readonly never[] = [];

function parseStringsdict(text: string, path?: string): Catalog {
  const doc = scanXml(text);
  const reading: Reading = { ...plainReading(syntaxProblems(doc)), doc };
  const { problems } = reading;
  const root = plistRoot(doc);
  const entriesOf = readOnce((dict) => plistEntries(doc, dict));
  const entries = root === undefined ? [] : entriesOf(root);
  if (root === undefined && doc.size > 0)
    problems.push(fault(elementRange(doc, 0), say`The file is not a property list with a dictionary in it.`));
  if (root !== undefined) reportKeys(doc, root, entriesOf, problems);
  for (const entry of entries) readTexts(reading, stringsdictEntry(doc, entry, reading.unique, entriesOf));
  return {
    format: 'stringsdict',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...foundIn(reading),
    syntaxes: ['printf', 'markup'],
  };
}

/** Reads the texts of an entry, in the order of the file. */
function readTexts({ doc, segments, problems }: Reading, entry: StringsdictEntry | undefined): void {
  if (!entry) return;
  reportEntry(doc, entry, problems);
  const outer = commentsBefore(doc.text, entryRange(doc, entry.node).start).texts;
  const texts = entry.text ? [entry.text] : [];
  for (const part of entry.parts) pushAll(texts, part.texts);
  if (texts.length > 1) texts.sort((a, b) => startOf(doc, a.node.keyNode) - startOf(doc, b.node.keyNode));
  for (const one of texts)
    segments.push(segmentOf(doc, one, one.node === entry.node ? [] : outer, one !== entry.text || entry.words));
}

function segmentOf(doc: XmlDocument, text: StringsdictText, outer: readonly string[], translatable: boolean): Segment {
  const { value, keyNode } = text.node;
  const range = entryRange(doc, text.node);
  const { start, end } = contentRange(doc, value);
  const slash = slashOf(doc, value);
  const target = isEmptyTag(doc, value)
    ? literalSlot(doc.text, { start: slash, end: slash })
    : xmlSlot(doc.text, start, end, noElements);
  const ownComments = commentsBefore(doc.text, range.start).texts;
  const comments = outer.length > 0 ? [...outer, ...ownComments] : ownComments;
  const segment: Draft<Segment> = {
    id: text.id,
    range,
    idRange: contentRange(doc, keyNode),
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable,
    notes: nothing,
    matches: nothing,
    ignored: nothing,
  };
  if (comments.length > 0) {
    segment.notes = comments.filter((note) => !/^interline-ignore\b.*$/.test(note)).map((note) => ({ text: note }));
    segment.ignored = ignoredIn(comments);
  }
  if (text.context) segment.context = text.context;
  if (text.plural) {
    const { group, category } = text.plural;
    segment.plural = { group, kind: 'cardinal', category, idPattern: `${group}/{category}` };
  }
  return segment;
}

/** Keys without values and keys that are there twice, in any dictionary. */
function reportKeys(doc: XmlDocument, root: number, entriesOf: EntriesOf, problems: Problem[]): void {
  const open = [root];
  for (let dict = open.pop(); dict !== undefined; dict = open.pop()) {
    if (nextOf(doc, dict) === dict + 1) continue;
    const names = new Set<string>();
    for (const entry of entriesOf(dict)) {
      reportKey(doc, entry, names.size !== names.add(entry.key).size, problems);
      if (entry.value !== undefined) open.push(entry.value);
    }
  }
}

/** The entries of each dictionary, read once however often they are asked for. */
function readOnce(read: EntriesOf): EntriesOf {
  const byDict = new Map<number, readonly PlistEntry[]>();
  return (dict) => {
    const entries = byDict.get(dict) ?? read(dict);
    byDict.set(dict, entries);
    return entries;
  };
}

function reportKey(doc: XmlDocument, { key, keyNode, value }: PlistEntry, isNew: boolean, problems: Problem[]): void {
  if (value === undefined) problems.push(fault(elementRange(doc, keyNode), say`The key “${key}” has no value.`));
  if (isNew) return;
  const message = say`The key “${key}” appears twice; programs see only the last one.`;
  problems.push({ id: 'duplicate-id', range: contentRange(doc, keyNode), message, severity: 'warning' });
}

const isSpecifier = /^(?:hh|h|ll|l|q|L|z|t|j)?[diouxXeEfFgGaA@]$/;

function reportEntry(doc: XmlDocument, { node, format, parts, key }: StringsdictEntry, problems: Problem[]): void {
  const range = contentRange(doc, node.keyNode);
  const plurals = parts.filter((part) => part.plural);
  if (plurals.length > 0 && format === undefined) problems.push(fault(range, say`“${key}” has no ${formatKey}.`));
  const variables = new Set(parts.map(({ name }) => name));
  for (const [, name = ''] of (format ?? '').matchAll(/%(?:\d+\$)?#@([^@]*)@/g)) {
    if (!variables.has(name))
      problems.push(
        fault(range, say`The format of “${key}” uses the variable “${name}”, which it does not define.`, 'warning'),
      );
  }
  // The system fills in the `${…}` of an intent, and Xcode writes its specifiers with the sign.
  const isOfIntent = format?.includes('${');
  for (const part of plurals) {
    const type = part.members.find((member) => member.key === valueTypeKey);
    const specifier = type?.value === undefined ? undefined : plainText(doc.text, contentRange(doc, type.value)).trim();
    if (specifier === undefined) {
      const message = say`“${part.name}” has no ${valueTypeKey}, which says what number it takes: d, ld, lu …`;
      problems.push(fault(contentRange(doc, part.node.keyNode), message, 'warning'));
    } else if (!isSpecifier.test(isOfIntent ? specifier.replace(/^%/, '') : specifier)) {
      const message = say`${valueTypeKey} is “${specifier}”; it must be a specifier without “%”: d, ld, lu …`;
      problems.push(fault(contentRange(doc, type?.value ?? part.node.keyNode), message, 'warning'));
    }
    if (part.texts.length === 0 || part.texts.some(({ plural }) => plural?.category === 'other')) continue;
    const message = say`“${part.name}” has no form “other”, which every language needs.`;
    problems.push(fault(contentRange(doc, part.node.keyNode), message, 'warning'));
  }
}

function stringsdictEdits({ text }: Catalog, { target, id }: Segment, change: SegmentChange): readonly TextEdit[] {
  const next = change.content;
  if (!next || !target || sameContent(target, next)) return [];
  const { start } = target.range;
  if (target.value === '' && text.startsWith('/>', start)) {
    return [expandTagAt(text, start, encodeContent(next, lineEndFor(next.value, text)))];
  }
  if (!/^(?:\]\]>)?<\/string/.test(text.slice(target.range.end, target.range.end + 16))) {
    throw new EditRefused(say`“${id}” is not closed; repair the file first.`);
  }
  const edit = editSlot(text, target, next);
  return edit ? [edit] : [];
}

function fault(range: TextRange, message: Sentence, severity: Problem['severity'] = 'error'): Problem {
  return { id: 'syntax', range, message, severity };
}
