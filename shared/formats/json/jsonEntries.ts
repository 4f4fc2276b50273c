import { type JsonDialect, wrappedText } from './jsonDialect.ts';
import { type JsonNode, stringRange } from './jsonNode.ts';
import { JsonPaths } from './jsonPaths.ts';
import { type JsonSegment, jsonSegment } from './jsonSegment.ts';
import { jsonSlot } from './jsonString.ts';
import type { JsonTree } from './jsonTree.ts';
import { readSlangKey } from './slangKey.ts';

/** The translatable strings of a file, in reading order; their ids are not yet unique. */
export function jsonEntries(tree: JsonTree, dialect: JsonDialect): JsonSegment[] {
  if (tree.count === 0) return [];
  switch (dialect) {
    case 'arb':
      return arbEntries(tree);
    case 'chrome':
    case 'formatjs':
    case 'structured':
      return wrappedEntries(tree);
    case 'formatjs-compiled':
      return [];
    case 'angular':
      return nestedEntries(tree, tree.member(0, 'translations'), dialect);
    default:
      return tree.type(0) === 'string'
        ? [jsonSegment(new JsonPaths(tree, 0, false), 0, 0)]
        : nestedEntries(tree, 0, dialect);
  }
}

/** The language that a file declares, and where. */
export function declaredLanguage(tree: JsonTree, dialect: JsonDialect): JsonNode | undefined {
  const key = dialect === 'arb' || dialect === 'slang' ? '@@locale' : dialect === 'angular' ? 'locale' : undefined;
  const found = key && tree.count > 0 ? tree.member(0, key) : -1;
  return found >= 0 && tree.type(found) === 'string' ? tree.node(found) : undefined;
}

/** The decoded string of a node. */
export function stringValue(text: string, node: JsonNode): string {
  return jsonSlot(text, stringRange(node)).value;
}

function arbEntries(tree: JsonTree): JsonSegment[] {
  const entries: JsonSegment[] = [];
  const attributes = new Map<string, number>();
  const paths = new JsonPaths(tree, 0, false);
  for (let child = tree.first(0); child >= 0; child = tree.next(child)) {
    const key = tree.key(child);
    if (tree.type(child) === 'object' && typeof key === 'string' && key.startsWith('@')) {
      attributes.set(key.slice(1), child);
    }
  }
  for (let child = tree.first(0); child >= 0; child = tree.next(child)) {
    const key = paths.name(child);
    if (tree.type(child) !== 'string' || key.startsWith('@')) continue;
    const entry = jsonSegment(paths, child, child);
    const about = attributes.get(key);
    if (about !== undefined) describe(tree, about, entry);
    entries.push(entry);
  }
  return entries;
}

function wrappedEntries(tree: JsonTree): JsonSegment[] {
  const entries: JsonSegment[] = [];
  const paths = new JsonPaths(tree, 0, false);
  for (let child = tree.first(0); child >= 0; child = tree.next(child)) {
    const string = wrappedText(tree, child);
    if (string < 0) continue;
    const entry = jsonSegment(paths, string, child);
    describe(tree, child, entry);
    entries.push(entry);
  }
  return entries;
}

const noteKeys = ['description', 'developer_comment', 'notes'];
const limitKeys = ['character_limit', 'limit', 'maxLength'];

/** Notes, context, limit and placeholders, as the object around or beside a text says. */
function describe(tree: JsonTree, about: number, entry: JsonSegment): void {
  for (let child = tree.first(about); child >= 0; child = tree.next(child)) {
    const key = String(tree.key(child));
    const type = tree.type(child);
    if (type === 'string' && noteKeys.includes(key)) {
      entry.notes = [...entry.notes, { text: stringAt(tree, child), from: key }];
    } else if (type === 'string' && key === 'context') entry.context = stringAt(tree, child);
    else if (type === 'object' && key === 'placeholders') {
      const names: string[] = [];
      for (let one = tree.first(child); one >= 0; one = tree.next(one)) names.push(String(tree.key(one)));
      entry.declaredPlaceholders = names;
    } else if (type === 'literal' && limitKeys.includes(key)) {
      const max = Number(tree.text.slice(tree.start(child), tree.end(child)));
      if (Number.isInteger(max) && max > 0) entry.maxLength = { max, unit: 'char' };
    }
  }
}

/** The decoded string of a value; of a million of them no {@link JsonNode} is made. */
function stringAt(tree: JsonTree, value: number): string {
  return jsonSlot(tree.text, { start: tree.start(value) + 1, end: tree.end(value) - 1 }).value;
}

/** Keys whose strings are remarks or belong to tools. */
const remark = /^(?:\$schema|\$comment|_{1,2}comments?_{0,2}|\/\/.*)$/;

/** Every string at any depth below a container. */
function nestedEntries(tree: JsonTree, top: number, dialect: JsonDialect): JsonSegment[] {
  const slang = dialect === 'slang';
  const paths = new JsonPaths(tree, top, slang);
  const entries: JsonSegment[] = [];
  const behind = tree.behind(top);
  for (let value = top + 1; value < behind; value++) {
    const type = tree.type(value);
    if (slang && paths.name(value).startsWith('@')) {
      value = tree.behind(value) - 1;
      continue;
    }
    if (type !== 'string') continue;
    const parent = tree.parent(value);
    const inObject = tree.type(parent) === 'object';
    if (inObject && mayBeRemark(tree, value) && remark.test(paths.name(value))) continue;
    const entry = jsonSegment(paths, value, value, inObject && paths.isForm(value));
    if (inObject && slang) describeSlang(tree.node(value), entry);
    entries.push(entry);
  }
  return entries;
}

/** Whether a key may be one of {@link remark}, by its first character. */
function mayBeRemark(tree: JsonTree, value: number): boolean {
  if (tree.hasEscapes(value)) return true;
  const first = tree.text.charCodeAt(tree.keyStart(value) + 1);
  return first === 0x24 || first === 0x5f || first === 0x2f;
}

/** slang: a comment is the member `@key` beside it; the parameter of a plural stands in the key around it. */
function describeSlang(node: JsonNode, entry: JsonSegment): void {
  const { tree, parent } = node;
  if (!parent) return;
  const { name, parameter } = readSlangKey(String(node.key));
  const comment = tree.member(parent.value, `@${name}`);
  if (comment >= 0 && tree.type(comment) === 'string') {
    entry.notes = [{ text: stringValue(tree.text, tree.node(comment)), from: 'comment' }];
  }
  const declared = parameter ?? slangKeyOf(parent)?.parameter;
  if (declared !== undefined) entry.declaredPlaceholders = [declared];
}

function slangKeyOf({ key }: JsonNode): ReturnType<typeof readSlangKey> | undefined {
  return typeof key === 'string' ? readSlangKey(key) : undefined;
}
