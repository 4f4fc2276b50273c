import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { commentsBefore } from '../../xml/commentsBefore.ts';
import { encodeContent, lineEndFor } from '../../xml/encodeContent.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import { insertElements, type NewElement } from '../../xml/insertElements.ts';
import { type PlistEntry, plistRoot } from '../../xml/plist.ts';
import { scanXml } from '../../xml/scanXml.ts';
import { elementRange, qualifiedName, type XmlDocument } from '../../xml/xmlDocument.ts';
import type { NewEntry } from '../format.ts';
import {
  entryRange,
  formatKey,
  pluralOrder,
  type StringsdictEntry,
  type StringsdictPart,
  type StringsdictText,
  stringsdictEntries,
} from './stringsdictEntries.ts';

/** New texts: by id, and the forms of a plural variable by its group. */
interface NewTexts {
  readonly byId: ReadonlyMap<string, NewEntry>;
  readonly forms: ReadonlyMap<string, readonly (readonly [PluralCategory, NewEntry])[]>;
}

/**
 * The edits that add entries, variables and plural forms beside their neighbours of the source file. What an entry
 * holds besides its texts comes from the source. See {@link Format.insert}.
 *
 * @throws EditRefused for a file that is not well formed, and for forms without the format that they belong to.
 */
export function stringsdictInsert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const doc = wellFormed(catalog.text, 'The file');
  const model = scanXml(source.text);
  const texts = newTexts(entries);
  const entriesByKey = new Map(stringsdictEntries(doc).map((entry) => [entry.key, entry]));
  const added = new Map<string, NewElement>();
  const edits: TextEdit[] = [];
  const sources = stringsdictEntries(model);
  for (const entry of sources) {
    const there = entriesByKey.get(entry.key);
    if (there) pushAll(edits, addTo(doc, there, model, entry, texts));
    else if (isWanted(entry, texts)) {
      if (entry.words && entry.text && !texts.byId.has(entry.text.id)) {
        throw new EditRefused(say`“${entry.key}” must be translated together with its forms.`);
      }
      added.set(entry.key, (indent) => writeEntry(model, entry, texts, indent));
    }
  }
  const present = new Map([...entriesByKey].map(([key, { node }]) => [key, entryRange(doc, node)]));
  const root = plistRoot(doc) ?? 0;
  return [
    ...edits,
    ...insertElements(
      doc,
      root,
      sources.map(({ key }) => key),
      present,
      added,
    ),
  ];
}

/**
 * The edits that turn a source file into one of another language: translated texts take the place of the source's,
 * plural variables get the forms of the language, entries without any translation go. See {@link Format.derive}.
 */
export function stringsdictDerive(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const doc = wellFormed(source.text, 'The source file');
  const texts = newTexts(translations.values());
  const edits: TextEdit[] = [];
  for (const entry of stringsdictEntries(doc)) {
    if (!isWanted(entry, texts)) {
      edits.push(removal(source.text, entryRange(doc, entry.node)));
      continue;
    }
    for (const one of plainTexts(entry)) {
      const translation = texts.byId.get(one.id);
      if (translation) edits.push({ range: elementRange(doc, one.node.value), newText: element(doc, translation) });
    }
    for (const part of entry.parts) pushAll(edits, replaceForms(doc, part, texts));
  }
  return edits;
}

function wellFormed(text: string, name: string): XmlDocument {
  const doc = scanXml(text);
  if (plistRoot(doc) === undefined || doc.problems.some(({ kind }) => kind === 'structure')) {
    throw new EditRefused(say`${name} is not well formed; repair it first.`);
  }
  return doc;
}

function newTexts(entries: Iterable<NewEntry>): NewTexts {
  const byId = new Map<string, NewEntry>();
  const forms = new Map<string, (readonly [PluralCategory, NewEntry])[]>();
  for (const entry of entries) {
    const { missing } = entry;
    const group = missing.source.plural?.group;
    const category = missing.category ?? missing.source.plural?.category;
    if (group === undefined || !category) byId.set(missing.id, entry);
    else {
      const list = [...(forms.get(group) ?? []), [category, entry] as const];
      forms.set(
        group,
        list.sort(([a], [b]) => pluralOrder.indexOf(a) - pluralOrder.indexOf(b)),
      );
    }
  }
  return { byId, forms };
}

/** The texts of an entry that are no plural forms. */
function plainTexts({ text, parts }: StringsdictEntry): StringsdictText[] {
  const rest = parts.flatMap((part) => (part.plural ? [] : part.texts));
  return text ? [text, ...rest] : rest;
}

const groupOf = (part: StringsdictPart) => part.texts.find(({ plural }) => plural)?.plural?.group ?? '';

function isWanted(entry: StringsdictEntry, { byId, forms }: NewTexts): boolean {
  return plainTexts(entry).some(({ id }) => byId.has(id)) || entry.parts.some((part) => forms.has(groupOf(part)));
}

/** What an entry that is there lacks of the source's. */
function addTo(
  doc: XmlDocument,
  there: StringsdictEntry,
  model: XmlDocument,
  source: StringsdictEntry,
  texts: NewTexts,
): TextEdit[] {
  if (!isWanted(source, texts)) return [];
  if (qualifiedName(doc, there.node.value) !== qualifiedName(model, source.node.value)) {
    throw new EditRefused(say`“${there.key}” is something else in this file.`);
  }
  const edits: TextEdit[] = [];
  const added = new Map<string, NewElement>();
  const format = source.text && texts.byId.get(source.text.id);
  const hasFormat = there.members.some(({ key }) => key === formatKey);
  if (format && !hasFormat)
    added.set(formatKey, (indent) => `<key>${formatKey}</key>${indent}${element(model, format)}`);
  for (const part of source.parts) {
    const same = there.parts.find(({ name }) => name === part.name);
    if (!same) {
      const wanted = texts.forms.has(groupOf(part)) || part.texts.some(({ id }) => texts.byId.has(id));
      if (wanted)
        added.set(part.name, (indent) => keyed(model, part.node, indent, writePart(model, part, texts, indent)));
    } else {
      const present = new Map(same.members.map((member) => [member.key, entryRange(doc, member)]));
      const members = new Map(newMembers(model, part, texts));
      const order = part.plural ? pluralOrder : part.members.map(({ key }) => key);
      pushAll(edits, insertElements(doc, same.node.value, order, present, members));
    }
  }
  if (added.size === 0) return edits;
  const present = new Map(there.members.map((member) => [member.key, entryRange(doc, member)]));
  const order = source.members.map(({ key }) => key);
  return [...edits, ...insertElements(doc, there.node.value, order, present, added)];
}

/** The texts of a part that are new, by key. */
function newMembers(model: XmlDocument, part: StringsdictPart, texts: NewTexts): [string, NewElement][] {
  const write = (key: string, entry: NewEntry): [string, NewElement] => [
    key,
    (indent) => `<key>${key}</key>${indent}${element(model, entry)}`,
  ];
  if (part.plural) return (texts.forms.get(groupOf(part)) ?? []).map(([category, entry]) => write(category, entry));
  return part.texts.flatMap(({ id, node }) => {
    const entry = texts.byId.get(id);
    return entry ? [write(node.key, entry)] : [];
  });
}

function writeEntry(model: XmlDocument, entry: StringsdictEntry, texts: NewTexts, indent: string): string {
  const textEntry = entry.text && texts.byId.get(entry.text.id);
  if (entry.members.length === 0)
    return keyed(model, entry.node, indent, textEntry ? element(model, textEntry) : '<string/>');
  const inner = deeper(indent);
  const members = entry.members.map((member) => {
    const part = entry.parts.find(({ node }) => node === member);
    if (part) return keyed(model, member, inner, writePart(model, part, texts, inner));
    if (textEntry && member === entry.text?.node) return keyed(model, member, inner, element(model, textEntry));
    return keyed(model, member, inner, rawValue(model, member));
  });
  return keyed(model, entry.node, indent, `<dict>${members.map((member) => inner + member).join('')}${indent}</dict>`);
}

/** The dictionary of a variable or rule: what the source's holds besides texts, then the new texts. */
function writePart(model: XmlDocument, part: StringsdictPart, texts: NewTexts, indent: string): string {
  const inner = deeper(indent);
  const settings = part.members
    .filter((member) => !part.texts.some(({ node }) => node === member))
    .map((member) => inner + keyed(model, member, inner, rawValue(model, member)));
  const members = newMembers(model, part, texts).map(([, write]) => inner + write(inner));
  return `<dict>${settings.join('')}${members.join('')}${indent}</dict>`;
}

function keyed(model: XmlDocument, { keyNode }: PlistEntry, indent: string, value: string): string {
  const { start, end } = elementRange(model, keyNode);
  return `${model.text.slice(start, end)}${indent}${value}`;
}

function rawValue(model: XmlDocument, { value }: PlistEntry): string {
  if (value === undefined) return '';
  const { start, end } = elementRange(model, value);
  return model.text.slice(start, end);
}

function element(doc: XmlDocument, { content }: NewEntry): string {
  return `<string>${encodeContent(content, lineEndFor(content.value, doc.text))}</string>`;
}

/** A line end with the indentation of what stands in a dictionary that has this one. */
function deeper(indent: string): string {
  if (indent === '') return '';
  const spaces = indent.replace(/[\r\n]/g, '');
  return indent + (spaces.startsWith('\t') || spaces === '' ? '\t' : /^ {4}/.test(spaces) ? '    ' : '  ');
}

/** The forms of a variable in another language: the first of the source's makes place for all, the others go. */
function replaceForms(doc: XmlDocument, part: StringsdictPart, texts: NewTexts): TextEdit[] {
  const forms = part.plural ? newMembers(doc, part, texts) : [];
  const [first, ...others] = part.texts;
  if (forms.length === 0 || !first) return [];
  const range = entryRange(doc, first.node);
  const indent = indentBefore(doc.text, range.start);
  return [
    { range, newText: forms.map(([, write]) => write(indent)).join(indent) },
    ...others.map(({ node }) => removal(doc.text, entryRange(doc, node))),
  ];
}

/** Takes out an entry with the comments and the white space before it. */
function removal(text: string, { start, end }: TextRange): TextEdit {
  let from = commentsBefore(text, start).start;
  while (from > 0 && /\s/.test(text.charAt(from - 1))) from--;
  return { range: { start: from, end }, newText: '' };
}
