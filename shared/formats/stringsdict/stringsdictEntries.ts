import { uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { plainText } from '../../xml/plainText.ts';
import { type PlistEntry, plistEntries, plistRoot } from '../../xml/plist.ts';
import { contentRange, endOf, openEndOf, qualifiedName, startOf, type XmlDocument } from '../../xml/xmlDocument.ts';

export const formatKey = 'NSStringLocalizedFormatKey';
export const valueTypeKey = 'NSStringFormatValueTypeKey';
/** Rules whose dictionary holds one text for each width or device. */
const variations: Readonly<Record<string, string>> = {
  NSStringVariableWidthRuleType: 'width',
  NSStringDeviceSpecificRuleType: 'device',
};

/** The order in which plural forms are written. */
export const pluralOrder: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** One text of an entry. */
export interface StringsdictText {
  /** Unique in the file: the key, `key/variable/one`, `key/20`. */
  readonly id: string;
  readonly node: PlistEntry & { readonly value: number };
  readonly plural?: { readonly group: string; readonly category: PluralCategory };
  readonly context?: string;
}

/** A plural variable of an entry, or a rule with a text for each width or device. */
export interface StringsdictPart {
  readonly name: string;
  readonly node: PlistEntry & { readonly value: number };
  readonly members: readonly PlistEntry[];
  readonly texts: readonly StringsdictText[];
  readonly plural: boolean;
}

/** A key of the file with its texts. */
export interface StringsdictEntry {
  readonly key: string;
  readonly node: PlistEntry & { readonly value: number };
  /** What its dictionary holds; nothing for a bare string. */
  readonly members: readonly PlistEntry[];
  /** The string itself, or the format around the variables. */
  readonly text?: StringsdictText;
  /** False for a format that says nothing but which variables stand where. */
  readonly words: boolean;
  /** The format, words or not. */
  readonly format?: string;
  readonly parts: readonly StringsdictPart[];
}

/** The entries of a strings dictionary, in the file's order. */
export function stringsdictEntries(doc: XmlDocument): StringsdictEntry[] {
  const root = plistRoot(doc);
  const unique = uniqueIds();
  if (root === undefined) return [];
  const entriesOf = (dict: number) => plistEntries(doc, dict);
  return entriesOf(root).flatMap((entry) => stringsdictEntry(doc, entry, unique, entriesOf) ?? []);
}

/** The entries of a dictionary. */
export type EntriesOf = (dict: number) => readonly PlistEntry[];

/**
 * An entry with its texts; undefined where it holds nothing for people.
 *
 * @param unique is called for the ids of its texts, in the same order each time.
 */
export function stringsdictEntry(
  doc: XmlDocument,
  entry: PlistEntry,
  unique: (id: string) => string,
  entriesOf: EntriesOf,
): StringsdictEntry | undefined {
  if (!hasValue(entry)) return undefined;
  const element = qualifiedName(doc, entry.value);
  const { key } = entry;
  if (element === 'string')
    return { key, node: entry, members: [], text: { id: unique(key), node: entry }, words: true, parts: [] };
  if (element !== 'dict') return undefined;
  const members = entriesOf(entry.value);
  const format = members.find((member) => member.key === formatKey);
  const words = format?.value === undefined ? undefined : plainText(doc.text, contentRange(doc, format.value));
  const parts: StringsdictPart[] = [];
  for (const member of members) {
    const part = readPart(doc, key, member, unique, entriesOf);
    if (part) parts.push(part);
  }
  const read: Draft<StringsdictEntry> = {
    key,
    node: entry,
    members,
    words: words !== undefined && holdsWords(words),
    parts,
  };
  if (format && hasValue(format)) read.text = { id: unique(key), node: format };
  if (words !== undefined) read.format = words;
  return read;
}

function readPart(
  doc: XmlDocument,
  key: string,
  entry: PlistEntry,
  unique: (id: string) => string,
  entriesOf: EntriesOf,
): StringsdictPart | undefined {
  if (!hasValue(entry) || qualifiedName(doc, entry.value) !== 'dict') return undefined;
  const members = entriesOf(entry.value);
  const kind = variations[entry.key];
  const group = `${key}/${entry.key}`;
  const texts: StringsdictText[] = [];
  for (const member of members) {
    if (!hasValue(member) || qualifiedName(doc, member.value) !== 'string') continue;
    const category = pluralOrder.find((one) => one === member.key);
    if (kind) texts.push({ id: unique(`${key}/${member.key}`), node: member, context: `${kind}: ${member.key}` });
    else if (category) texts.push({ id: unique(`${group}/${category}`), node: member, plural: { group, category } });
  }
  return { name: entry.key, node: entry, members, texts, plural: kind === undefined };
}

/** True for a format that says more than which variables stand where. */
function holdsWords(format: string): boolean {
  return (
    !/^%#@[^@]*@$/.test(format) &&
    /\p{L}/u.test(format.replace(/%(?:\d+\$)?(?:#@[^@]*@|[-+0-9.]*(?:hh|h|ll|l|q|z|t|j)?[a-zA-Z@])/gu, ''))
  );
}

function hasValue(entry: PlistEntry): entry is PlistEntry & { readonly value: number } {
  return entry.value !== undefined;
}

/** From the key to the end of its value. */
export function entryRange(doc: XmlDocument, { keyNode, value }: PlistEntry): TextRange {
  return { start: startOf(doc, keyNode), end: endOf(doc, value ?? keyNode) };
}

/** The place of the slot of an element without content: before the `/>`. */
export function slashOf(doc: XmlDocument, node: number): number {
  return openEndOf(doc, node) - 2;
}
