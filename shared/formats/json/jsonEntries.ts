import type { Note, PluralForm } from '../../catalog/segment.ts';
import { type JsonDialect, wrappedText } from './jsonDialect.ts';
import { PluralReader } from './jsonPlurals.ts';
import { jsonSlot } from './jsonString.ts';
import { type JsonNode, type JsonTree, stringRange } from './jsonTree.ts';
import { readSlangKey } from './slangKey.ts';

/** One translatable string of a JSON file. */
export interface JsonEntry {
  /** Not yet made unique. */
  readonly id: string;
  /** How much of the id is the member's own key: the rest is the path to it. */
  readonly keyLength: number;
  /** The string itself. */
  readonly node: JsonNode;
  /** The member that stands for the whole entry: the string, or in `chrome` and `formatjs` the object around it. */
  readonly member: JsonNode;
  readonly notes: readonly Note[];
  readonly context?: string;
  readonly maxLength?: number;
  readonly placeholders?: readonly string[];
  readonly plural?: PluralForm;
}

type Draft = { -readonly [K in keyof JsonEntry]: JsonEntry[K] };

const noNotes: readonly Note[] = [];

/** The translatable strings of a file, in reading order. */
export function jsonEntries(text: string, tree: JsonTree, dialect: JsonDialect): JsonEntry[] {
  const { root } = tree;
  if (!root) return [];
  switch (dialect) {
    case 'arb':
      return arbEntries(text, root);
    case 'chrome':
    case 'formatjs':
    case 'structured':
      return wrappedEntries(text, root);
    case 'formatjs-compiled':
      return [];
    case 'angular':
      return nestedEntries(text, tree, member(root, 'translations'), dialect);
    default:
      return nestedEntries(text, tree, undefined, dialect);
  }
}

/** The language that a file declares, and where. */
export function declaredLanguage(tree: JsonTree, dialect: JsonDialect): JsonNode | undefined {
  if (tree.root?.type !== 'object') return undefined;
  const key = dialect === 'arb' || dialect === 'slang' ? '@@locale' : dialect === 'angular' ? 'locale' : undefined;
  const node = key ? member(tree.root, key) : undefined;
  return node?.type === 'string' ? node : undefined;
}

/** The last member with a key: the one that programs see when a key is there twice. */
export function member(node: JsonNode, key: string): JsonNode | undefined {
  return node.children.findLast((child) => child.key === key);
}

/** The decoded string of a node. */
export function stringValue(text: string, node: JsonNode): string {
  return jsonSlot(text, stringRange(node)).value;
}

function textMember(node: JsonNode, key: string): JsonNode | undefined {
  const found = node.type === 'object' ? member(node, key) : undefined;
  return found?.type === 'string' ? found : undefined;
}

function draft(id: string, keyLength: number, node: JsonNode, entry: JsonNode): Draft {
  return { id, keyLength, node, member: entry, notes: noNotes };
}

function arbEntries(text: string, root: JsonNode): JsonEntry[] {
  const entries: JsonEntry[] = [];
  const attributes = new Map<string, JsonNode>();
  for (const child of root.children) {
    if (child.type === 'object' && typeof child.key === 'string' && child.key.startsWith('@')) {
      attributes.set(child.key.slice(1), child);
    }
  }
  for (const child of root.children) {
    const id = String(child.key ?? '');
    if (child.type !== 'string' || id.startsWith('@')) continue;
    const entry = draft(id, id.length, child, child);
    const about = attributes.get(id);
    if (about) describe(text, about, entry);
    entries.push(entry);
  }
  return entries;
}

function wrappedEntries(text: string, root: JsonNode): JsonEntry[] {
  const entries: JsonEntry[] = [];
  for (const child of root.children) {
    const node = wrappedText(child);
    if (!node) continue;
    const id = String(child.key);
    const entry = draft(id, id.length, node, child);
    describe(text, child, entry);
    entries.push(entry);
  }
  return entries;
}

const noteKeys = ['description', 'developer_comment', 'notes'];
const limitKeys = ['character_limit', 'limit', 'maxLength'];

/** Notes, context, limit and placeholders, as the object around or beside a text says. */
function describe(text: string, about: JsonNode, entry: Draft): void {
  for (const child of about.children) {
    const key = String(child.key);
    if (child.type === 'string' && noteKeys.includes(key)) {
      entry.notes = [...entry.notes, { text: stringValue(text, child), from: key }];
    } else if (child.type === 'string' && key === 'context') entry.context = stringValue(text, child);
    else if (child.type === 'object' && key === 'placeholders') {
      entry.placeholders = child.children.map((one) => String(one.key));
    } else if (child.type === 'literal' && limitKeys.includes(key)) {
      const max = Number(text.slice(child.start, child.end));
      if (Number.isInteger(max) && max > 0) entry.maxLength = max;
    }
  }
}

/** Keys whose strings are remarks or belong to tools. */
const remark = /^(?:\$schema|\$comment|_{1,2}comments?_{0,2}|\/\/.*)$/;

/** Every string at any depth, or below `within`. */
function nestedEntries(text: string, tree: JsonTree, within: JsonNode | undefined, dialect: JsonDialect): JsonEntry[] {
  const slang = dialect === 'slang';
  const prefixes = new Map<JsonNode, string>();
  const plurals = new PluralReader(text);
  const entries: JsonEntry[] = [];
  for (const node of tree.nodes) {
    const { parent } = node;
    const prefix = parent && prefixes.get(parent);
    if (parent && prefix === undefined && (within === undefined || node !== within)) continue;
    if (within && !parent) continue;
    const written = node.key;
    const key = slang && typeof written === 'string' ? readSlangKey(written).name : String(written);
    if (slang && key.startsWith('@')) continue;
    if (node.type === 'object' || node.type === 'array') {
      prefixes.set(node, !parent || node === within ? '' : `${prefix}${key}.`);
      continue;
    }
    if (node.type !== 'string' || (within && node === within)) continue;
    if (parent?.type === 'object' && remark.test(key)) continue;
    const entry = parent ? draft(prefix + key, key.length, node, node) : draft('$', 1, node, node);
    if (parent?.type === 'object') {
      const around = slang && typeof parent.key === 'string' ? readSlangKey(parent.key) : undefined;
      const plural = plurals.form(parent, key, prefix ?? '', around?.ordinal ? 'ordinal' : 'cardinal');
      if (plural) entry.plural = plural;
      if (slang) describeSlang(text, node, parent, entry, around?.parameter);
    }
    entries.push(entry);
  }
  return entries;
}

/** slang: a comment is the member `@key` beside it; the parameter of a plural stands in the key around it. */
function describeSlang(text: string, node: JsonNode, parent: JsonNode, entry: Draft, outer: string | undefined): void {
  const { name, parameter } = readSlangKey(String(node.key));
  const comment = textMember(parent, `@${name}`);
  if (comment) entry.notes = [{ text: stringValue(text, comment), from: 'comment' }];
  const declared = parameter ?? outer;
  if (declared !== undefined) entry.placeholders = [declared];
}
