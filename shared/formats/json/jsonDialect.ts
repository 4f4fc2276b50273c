import type { Note, PluralCategory, PluralForm } from '../../catalog/segment.ts';
import { jsonSlot } from './jsonString.ts';
import { type JsonNode, type JsonTree, stringRange } from './jsonTree.ts';

/** The conventions of JSON localization files that are told apart. */
export type JsonDialect = 'nested' | 'i18next' | 'arb' | 'chrome' | 'formatjs' | 'angular';

/** One translatable string of a JSON file. */
export interface JsonEntry {
  /** Not yet made unique. */
  readonly id: string;
  /** The string itself. */
  readonly node: JsonNode;
  /** The member that stands for the whole entry: the string, or in `chrome` and `formatjs` the object around it. */
  readonly member: JsonNode;
  readonly notes: readonly Note[];
  readonly context?: string;
  readonly placeholders?: readonly string[];
  readonly plural?: PluralForm;
}

const categories = 'zero|one|two|few|many|other';
const suffixed = new RegExp(`^(.*)_(ordinal_)?(${categories})$`, 's');
const category = new RegExp(`^(?:${categories})$`);

/**
 * The dialect of a JSON file.
 *
 * `arb`: https://github.com/google/app-resource-bundle; `chrome`: `_locales/…/messages.json` of browser extensions;
 * `formatjs`: extracted descriptors `{ id: { defaultMessage } }`; `angular`: `{ locale, translations }`;
 * `i18next`: JSON v4 with `_one`, `_other` or `{{x}}`.
 */
export function jsonDialect(text: string, tree: JsonTree, path = ''): JsonDialect {
  const members = tree.root?.type === 'object' ? tree.root.children : [];
  const file = path.replaceAll('\\', '/').toLowerCase();
  if (file.endsWith('.arb') || members.some((member) => member.key === '@@locale')) return 'arb';
  if (isAngular(members)) return 'angular';
  const chromeName = /(?:^|\/)_locales\/[^/]+\/messages\.json$/.test(file);
  if (everyHas(members, 'message') || (chromeName && members.some((member) => textOf(member, 'message')))) {
    return 'chrome';
  }
  if (everyHas(members, 'defaultMessage')) return 'formatjs';
  const strings = tree.nodes.filter((node) => node.type === 'string');
  const sample = strings.slice(0, 2000);
  const groups = new Map<JsonNode, ReadonlySet<string>>();
  if (sample.some((node) => /\{\s*\w+\s*,\s*(?:plural|select|selectordinal)\s*,/.test(raw(text, node))))
    return 'nested';
  if (
    sample.some(
      (node) => isPluralKey(text, node, groups) || /\{\{-?\s*[\w.$]+\s*(?:,[^{}]*)?\}\}|\$t\(/.test(raw(text, node)),
    )
  ) {
    return 'i18next';
  }
  return 'nested';
}

/** The translatable strings of a file, in reading order. */
export function jsonEntries(text: string, tree: JsonTree, dialect: JsonDialect): JsonEntry[] {
  const { root } = tree;
  if (!root) return [];
  switch (dialect) {
    case 'arb':
      return arbEntries(text, root);
    case 'chrome':
      return wrappedEntries(text, root, 'message');
    case 'formatjs':
      return wrappedEntries(text, root, 'defaultMessage');
    case 'angular':
      return nestedEntries(text, tree, member(root, 'translations'));
    default:
      return nestedEntries(text, tree, undefined);
  }
}

/** The language that a file declares, and where. */
export function declaredLanguage(tree: JsonTree, dialect: JsonDialect): JsonNode | undefined {
  if (tree.root?.type !== 'object') return undefined;
  const key = dialect === 'arb' ? '@@locale' : dialect === 'angular' ? 'locale' : undefined;
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

function isAngular(members: readonly JsonNode[]): boolean {
  return (
    members.some((child) => child.key === 'locale' && child.type === 'string') &&
    members.some((child) => child.key === 'translations' && child.type === 'object')
  );
}

function everyHas(members: readonly JsonNode[], key: string): boolean {
  return members.length > 0 && members.every((child) => textOf(child, key) !== undefined);
}

function textOf(node: JsonNode, key: string): JsonNode | undefined {
  const found = node.type === 'object' ? member(node, key) : undefined;
  return found?.type === 'string' ? found : undefined;
}

function raw(text: string, node: JsonNode): string {
  return text.slice(node.start, node.end);
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
    const about = attributes.get(id);
    const context = about && textOf(about, 'context');
    entries.push({
      id,
      node: child,
      member: child,
      notes: about ? description(text, about) : [],
      ...(context ? { context: stringValue(text, context) } : {}),
      ...(about ? declared(about) : {}),
    });
  }
  return entries;
}

function wrappedEntries(text: string, root: JsonNode, key: string): JsonEntry[] {
  return root.children.flatMap((child): JsonEntry[] => {
    const node = textOf(child, key);
    if (!node) return [];
    return [{ id: String(child.key), node, member: child, notes: description(text, child), ...declared(child) }];
  });
}

function description(text: string, node: JsonNode): Note[] {
  const found = textOf(node, 'description');
  return found ? [{ text: stringValue(text, found), from: 'description' }] : [];
}

function declared(node: JsonNode): { placeholders?: readonly string[] } {
  const found = member(node, 'placeholders');
  return found?.type === 'object' ? { placeholders: found.children.map((child) => String(child.key)) } : {};
}

/** Every string at any depth, or below `within`. */
function nestedEntries(text: string, tree: JsonTree, within: JsonNode | undefined): JsonEntry[] {
  const prefixes = new Map<JsonNode, string>();
  const groups = new Map<JsonNode, ReadonlySet<string>>();
  const entries: JsonEntry[] = [];
  for (const node of tree.nodes) {
    const { parent } = node;
    const prefix = parent && prefixes.get(parent);
    if (within && node !== within && prefix === undefined) continue;
    if (node.type === 'object' || node.type === 'array') {
      prefixes.set(node, !parent || node === within ? '' : `${prefix}${node.key}.`);
      continue;
    }
    if (node.type !== 'string' || (within && node === within)) continue;
    const id = parent ? `${prefix}${node.key}` : '$';
    const plural = parent?.type === 'object' ? pluralForm(text, node, parent, prefix ?? '', groups) : undefined;
    entries.push({ id, node, member: node, notes: [], ...(plural ? { plural } : {}) });
  }
  return entries;
}

/** A form of a plural message: `items_few`, `place_ordinal_two` (i18next JSON v4), or `items: { one, other }`. */
function pluralForm(
  text: string,
  node: JsonNode,
  parent: JsonNode,
  prefix: string,
  groups: Map<JsonNode, ReadonlySet<string>>,
): PluralForm | undefined {
  const key = String(node.key);
  const match = suffixed.exec(key);
  const isCategory = category.test(key);
  if (!match && !isCategory) return undefined;
  const found = groupsOf(text, parent, groups);
  if (match && found.has(`${match[1]}_${match[2] ?? ''}`)) {
    const base = `${prefix}${match[1]}`;
    return {
      group: base,
      kind: match[2] ? 'ordinal' : 'cardinal',
      category: match[3] as PluralCategory,
      idPattern: `${base}_${match[2] ?? ''}{category}`,
    };
  }
  if (isCategory && found.has('')) {
    const group = prefix.slice(0, -1);
    return { group, kind: 'cardinal', category: key as PluralCategory, idPattern: `${prefix}{category}` };
  }
  return undefined;
}

/** The plural messages whose forms stand in an object; `''` when its own keys are the categories. */
function pluralGroups(text: string, parent: JsonNode): ReadonlySet<string> {
  const forms = new Map<string, string[]>();
  const found = new Set<string>();
  let named = 0;
  for (const child of parent.children) {
    if (child.type !== 'string') continue;
    const key = String(child.key);
    if (category.test(key)) named++;
    const match = suffixed.exec(key);
    if (!match) continue;
    const base = `${match[1]}_${match[2] ?? ''}`;
    const known = forms.get(base) ?? [];
    known.push(match[3] ?? '');
    forms.set(base, known);
    if (match[3] === 'other' && /\{\{-?\s*count\b/.test(raw(text, child))) found.add(base);
  }
  for (const [base, list] of forms) {
    if (list.length > 1 && (list.includes('other') || list.includes('few') || list.includes('many'))) found.add(base);
  }
  if (named > 1 && named === parent.children.length && member(parent, 'other')) found.add('');
  return found;
}

function isPluralKey(text: string, node: JsonNode, groups: Map<JsonNode, ReadonlySet<string>>): boolean {
  const match = suffixed.exec(String(node.key));
  if (!match || node.parent?.type !== 'object') return false;
  return groupsOf(text, node.parent, groups).has(`${match[1]}_${match[2] ?? ''}`);
}

function groupsOf(text: string, parent: JsonNode, groups: Map<JsonNode, ReadonlySet<string>>): ReadonlySet<string> {
  let found = groups.get(parent);
  if (!found) {
    found = pluralGroups(text, parent);
    groups.set(parent, found);
  }
  return found;
}
