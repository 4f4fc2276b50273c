import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { type JsonDialect, jsonDialect } from './jsonDialect.ts';
import { jsonEntries, jsonSegments } from './jsonEntries.ts';
import {
  type JsonStyle,
  type JsonValue,
  jsonStyle,
  memberEdits,
  type NewMember,
  valueEdit,
  writeValue,
} from './jsonMembers.ts';
import type { JsonNode } from './jsonNode.ts';
import type { JsonSegment } from './jsonSegment.ts';
import { encodeJson } from './jsonString.ts';
import { readJson } from './readJson.ts';
import { readSlangKey } from './slangKey.ts';

const order: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What is to be added to one container of the source's structure. */
interface Plan {
  readonly source: JsonNode;
  /** The same container in the target file, where it has one. */
  readonly target: JsonNode | undefined;
  /** By member of the source: what comes before it and what stands for it. */
  readonly items: Map<JsonNode, NewItem[]>;
}

interface NewItem {
  readonly key: JsonNode['key'];
  readonly category: PluralCategory | undefined;
  readonly member: () => NewMember;
}

/**
 * The edits that add entries to a JSON file: each beside its neighbours of the source file, objects around it made as
 * needed, in the file's own layout. What has no text yet (`null`) gets it where it stands.
 *
 * @throws EditRefused for a file with syntax errors, where an array would get a gap, and where something else has the
 *   key.
 */
export function jsonInsert(catalog: Catalog, entries: readonly NewEntry[], style: 'literal' | 'ascii'): TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const tree = readJson(catalog.text);
  const empty = catalog.text.replace('\uFEFF', '').trim() === '';
  if (!empty && (tree.root?.type !== 'object' || tree.problems.some((problem) => problem.severity === 'error'))) {
    throw new EditRefused(say`The file is not well formed; repair it first.`);
  }
  const sourceTree = readJson(source.text);
  const dialect = jsonDialect(sourceTree, source.path);
  const sourceSegments = jsonSegments(jsonEntries(sourceTree, dialect));
  const bySegment = new Map(source.segments.all().map((segment, i) => [segment.id, sourceSegments[i]]));
  const plans = new Map<JsonNode, Plan>();
  if (!sourceTree.root) throw new EditRefused(say`The source file is empty.`);
  const root: Plan = { source: sourceTree.root, target: tree.root, items: new Map() };
  plans.set(sourceTree.root, root);
  for (const { missing, content } of entries) {
    const entry = bySegment.get(missing.source.id);
    if (!entry?.member.parent) throw new EditRefused(say`The source file has no “${missing.source.id}”.`);
    const plan = planOf(entry.member.parent, plans, dialect);
    const quoted = `"${encodeJson(content.value, style)}"`;
    const key = missing.category ? pluralKey(entry, missing.id) : entry.member.key;
    const member = () => ({
      key: typeof key === 'string' ? `"${encodeJson(key)}"` : undefined,
      value: entryValue(source.text, entry, dialect, quoted),
    });
    add(plan, entry.member, { key, category: missing.category, member });
  }
  const bare = !tree.root?.children.length;
  const layout = jsonStyle(bare ? source.text : catalog.text, bare ? sourceTree.root : tree.root);
  if (empty) {
    const text = writeValue({ type: 'object', members: newMembers(root) }, '', layout);
    return [{ range: { start: 0, end: catalog.text.length }, newText: text + layout.end }];
  }
  return [...plans.values()].flatMap((plan) => targetEdits(catalog.text, plan, layout, dialect));
}

/** The key of another form of a plural message: what its id has behind the path to it. */
export function pluralKey(entry: JsonSegment, id: string): string {
  return id.slice(entry.id.length - entry.keyLength);
}

const wrapped: ReadonlySet<JsonDialect> = new Set(['chrome', 'formatjs', 'structured']);

/** The value that holds an entry's text: the string, or a copy of the object around it. */
function entryValue(text: string, entry: JsonSegment, dialect: JsonDialect, quoted: string): JsonValue {
  if (entry.member === entry.node || !wrapped.has(dialect)) return { raw: quoted };
  return copy(text, entry.member, entry.node, quoted);
}

function copy(text: string, node: JsonNode, replaced: JsonNode, quoted: string): JsonValue {
  if (node === replaced) return { raw: quoted };
  if (node.type !== 'object' && node.type !== 'array') return { raw: text.slice(node.start, node.end) };
  const members = node.children.map((child) => ({
    key: node.type === 'object' ? text.slice(child.keyRange.start, child.keyRange.end) : undefined,
    value: copy(text, child, replaced, quoted),
  }));
  return { type: node.type, members };
}

/** The plan of a container of the source, and of those around it. */
function planOf(container: JsonNode, plans: Map<JsonNode, Plan>, dialect: JsonDialect): Plan {
  const chain: JsonNode[] = [];
  for (let node: JsonNode | undefined = container; node && !plans.has(node); node = node.parent) chain.push(node);
  if (chain.length > 1000) throw new EditRefused(say`The entry is nested too deeply to be written.`);
  for (const node of chain.reverse()) {
    const parent = node.parent && plans.get(node.parent);
    if (!parent) continue;
    const there = parent.target?.children.findLast((child) => nameOf(child, dialect) === nameOf(node, dialect));
    const target = there?.type === 'literal' ? undefined : there;
    if (target && target.type !== node.type) throw somethingElse(node);
    const plan: Plan = { source: node, target, items: new Map() };
    plans.set(node, plan);
    if (!target) {
      const key = typeof node.key === 'string' ? `"${encodeJson(node.key)}"` : undefined;
      const type = node.type === 'array' ? ('array' as const) : ('object' as const);
      const member = () => ({ key, value: { type, members: newMembers(plan) } });
      add(parent, node, { key: node.key, category: undefined, member });
    }
  }
  const plan = plans.get(container);
  if (!plan) throw new EditRefused(say`The entry has no place in this file.`);
  return plan;
}

/** The key of a member; of slang without its modifiers, which a translation may leave away. */
function nameOf({ key }: Pick<JsonNode, 'key'>, dialect: JsonDialect): JsonNode['key'] {
  return dialect === 'slang' && typeof key === 'string' ? readSlangKey(key).name : key;
}

function add(plan: Plan, container: JsonNode, item: NewItem): void {
  const items = plan.items.get(container) ?? [];
  items.push(item);
  items.sort((a, b) => order.indexOf(a.category ?? 'other') - order.indexOf(b.category ?? 'other'));
  plan.items.set(container, items);
}

/** The members of a container that is new as a whole. */
function newMembers(plan: Plan): NewMember[] {
  const { source, items } = plan;
  const members: NewMember[] = [];
  for (const child of source.children) {
    const here = items.get(child);
    if (!here) continue;
    if (source.type === 'array' && child.key !== members.length) throw gap(source);
    pushAll(
      members,
      here.map((item) => item.member()),
    );
  }
  return members;
}

function targetEdits(text: string, plan: Plan, layout: JsonStyle, dialect: JsonDialect): TextEdit[] {
  const { source, target, items } = plan;
  if (!target || items.size === 0) return [];
  const byName = new Map(target.children.map((child) => [nameOf(child, dialect), child]));
  const behind = new Map<JsonNode | undefined, NewMember[]>();
  const replaced: TextEdit[] = [];
  let anchor: JsonNode | undefined;
  let length = target.children.length;
  const place = (member: NewMember) => pushTo(behind, anchor, member);
  for (const child of source.children) {
    const here = items.get(child) ?? [];
    const there = byName.get(nameOf(child, dialect));
    const category = /(?:zero|one|two|few|many|other)$/.exec(String(child.key))?.[0] as PluralCategory | undefined;
    const rank = (name: PluralCategory | undefined) => order.indexOf(name ?? 'other');
    for (const item of here) {
      const taken = byName.get(nameOf(item, dialect));
      if (taken) {
        if (taken.type !== 'literal') throw somethingElse(taken);
        replaced.push(valueEdit(text, taken, item.member().value, layout));
        continue;
      }
      if (there && rank(item.category) > rank(category)) continue;
      if (target.type === 'array' && child.key !== length++) throw gap(source);
      if (!there) anchor = formBefore(item, byName) ?? anchor;
      place(item.member());
    }
    if (there) anchor = there;
    if (!there) continue;
    for (const item of here)
      if (!byName.has(nameOf(item, dialect)) && rank(item.category) > rank(category)) place(item.member());
  }
  // Without a neighbour in common the end is the place.
  const first = anchor ? behind.get(undefined) : undefined;
  const last = anchor ? undefined : behind.get(undefined);
  const list = [
    ...(first ?? []),
    ...target.children.flatMap((child) => [child, ...(behind.get(child) ?? [])]),
    ...(last ?? []),
  ];
  return [...replaced, ...memberEdits(text, target, list, layout)];
}

/** The form of the same message that is counted before a new one: `items_1` of `items_2`. */
function formBefore({ key, category }: NewItem, byName: ReadonlyMap<JsonNode['key'], JsonNode>): JsonNode | undefined {
  const match = category && typeof key === 'string' ? /^(.+)_(\d)$/s.exec(key) : null;
  for (let index = Number(match?.[2] ?? 0) - 1; index >= 0; index--) {
    const form = byName.get(`${match?.[1]}_${index}`);
    if (form) return form;
  }
  return undefined;
}

function somethingElse({ key }: JsonNode): EditRefused {
  return new EditRefused(say`“${key ?? ''}” is something else in this file.`);
}

function gap(array: JsonNode): EditRefused {
  return new EditRefused(say`The list “${array.key ?? ''}” can only be added to at its end.`);
}
