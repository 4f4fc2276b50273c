import { type JsonDialect, wrappedText } from './jsonDialect.ts';
import { type JsonNode, stringRange } from './jsonNode.ts';
import { JsonPaths } from './jsonPaths.ts';
import { type JsonSegment, jsonSegment } from './jsonSegment.ts';
import { jsonSlot } from './jsonString.ts';
import type { JsonTree } from './jsonTree.ts';
import { readSlangKey } from './slangKey.ts';

/**
 * The translatable strings of a file, in reading order. They are kept as numbers, since a large file has a million of
 * them: each becomes a segment when somebody asks for it.
 */
export interface JsonEntries {
  /** The numbers of the strings in the tree. */
  readonly strings: Int32Array;
  /** The first value whose texts are left out, since it lies too deep. */
  readonly tooDeep?: number;
  /**
   * One of them as a segment, an equal one each time; its id is not unique before it was renamed.
   *
   * @param isSource whether its own text is its source too, as in a file that is the source of others.
   */
  segment(place: number, isSource?: boolean): JsonSegment;
}

/** See {@link JsonEntries}. */
export function jsonEntries(tree: JsonTree, dialect: JsonDialect): JsonEntries {
  switch (tree.count === 0 ? undefined : dialect) {
    case undefined:
    case 'formatjs-compiled':
      return nestedEntries(tree, -1, dialect);
    case 'arb':
      return arbEntries(tree);
    case 'chrome':
    case 'formatjs':
    case 'structured':
      return wrappedEntries(tree, dialect);
    case 'nextcloud':
      return countedEntries(tree, tree.member(0, 'translations'));
    case 'angular':
      return nestedEntries(tree, tree.member(0, 'translations'), dialect);
    default:
      return nestedEntries(tree, 0, dialect);
  }
}

/** All of them as segments; see {@link JsonEntries}. */
export function jsonSegments({ strings, segment }: JsonEntries): JsonSegment[] {
  return Array.from(strings, (_, place) => segment(place));
}

/** The language that a file declares, and where. */
export function declaredLanguage(tree: JsonTree, dialect: JsonDialect): JsonNode | undefined {
  const key = dialect === 'arb' || dialect === 'slang' ? '@@locale' : dialect === 'angular' ? 'locale' : undefined;
  const string = key && tree.count > 0 ? tree.member(0, key) : -1;
  return string >= 0 && tree.type(string) === 'string' ? tree.node(string) : undefined;
}

/** The decoded string of a node. */
export function stringValue(text: string, node: JsonNode): string {
  return jsonSlot(text, stringRange(node)).value;
}

function arbEntries(tree: JsonTree): JsonEntries {
  const attributes = new Map<string, number>();
  const paths = new JsonPaths(tree, 0, 'arb');
  for (let child = tree.first(0); child >= 0; child = tree.next(child)) {
    const key = tree.key(child);
    if (tree.type(child) === 'object' && typeof key === 'string' && key.startsWith('@')) {
      attributes.set(key.slice(1), child);
    }
  }
  const [strings, abouts] = [numberList(tree), numberList(tree)];
  for (let child = tree.first(0); child >= 0; child = tree.next(child)) {
    const key = paths.name(child);
    if (tree.type(child) !== 'string' || key.startsWith('@') || remark.test(key)) continue;
    strings.add(child);
    abouts.add(attributes.get(key) ?? -1);
  }
  const [texts, descriptions] = [strings.all(), abouts.all()];
  return {
    strings: texts,
    segment(place, isSource) {
      const string = texts[place] as number;
      const about = descriptions[place] as number;
      const entry = jsonSegment(paths, string, string, { isSource });
      if (about >= 0) describe(tree, about, entry);
      return entry;
    },
  };
}

function wrappedEntries(tree: JsonTree, dialect: JsonDialect): JsonEntries {
  const [strings, members] = [numberList(tree), numberList(tree)];
  const paths = new JsonPaths(tree, 0, dialect);
  for (let child = tree.first(0); child >= 0; child = tree.next(child)) {
    const string = wrappedText(tree, child);
    if (string < 0) continue;
    strings.add(string);
    members.add(child);
  }
  const [texts, around] = [strings.all(), members.all()];
  return {
    strings: texts,
    segment(place, isSource) {
      const member = around[place] as number;
      const entry = jsonSegment(paths, texts[place] as number, member, { isSource });
      describe(tree, member, entry);
      return entry;
    },
  };
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
const remark = /^(?:\$schema|\$comment|_{1,2}(?:translators?_)?comments?(?:[_\d].*)?|\/\/.*)$/;

/** Texts in more containers are left out: an id is as long as its text is deep, and a file may consist of depth. */
export const deepest = 200;

/** Every string below a container; of a file that is but a text, that one. */
/** `@metadata` of MediaWiki's messages names the translators. */
function nestedEntries(tree: JsonTree, top: number, dialect: JsonDialect): JsonEntries {
  const slang = dialect === 'slang';
  const paths = new JsonPaths(tree, top, dialect);
  const strings = numberList(tree);
  const isText = top === 0 && tree.type(0) === 'string';
  if (isText) strings.add(0);
  const behind = top < 0 ? 0 : tree.behind(top);
  /** Where the containers end that are open, the innermost one last. */
  const ends = [behind];
  let tooDeep: number | undefined;
  for (let value = top + 1; value < behind; value++) {
    const type = tree.type(value);
    while (value >= (ends[ends.length - 1] as number)) ends.pop();
    if ((slang && paths.name(value).startsWith('@')) || (type === 'object' && tree.keyIs(value, '@metadata'))) {
      value = tree.behind(value) - 1;
      continue;
    }
    if (type === 'object' || type === 'array') {
      if (ends.length > deepest) {
        tooDeep ??= value;
        value = tree.behind(value) - 1;
      } else ends.push(tree.behind(value));
    }
    if (type !== 'string') continue;
    if (tree.mayBeRemark(value) && isMember(tree, value) && remark.test(paths.name(value))) continue;
    strings.add(value);
  }
  const texts = strings.all();
  return {
    strings: texts,
    ...(tooDeep === undefined ? {} : { tooDeep }),
    segment(place, isSource) {
      const string = texts[place] as number;
      const inObject = !isText && isMember(tree, string);
      const entry = jsonSegment(paths, string, string, { isForm: inObject && paths.isForm(string), isSource });
      if (inObject && slang) describeSlang(tree.node(string), entry);
      return entry;
    },
  };
}

/** As {@link nestedEntries}, where the items of a list are the plural forms of a text, in the order that `pluralForm` counts them in. */
function countedEntries(tree: JsonTree, top: number): JsonEntries {
  const entries = nestedEntries(tree, top, 'nextcloud');
  return {
    ...entries,
    segment(place, isSource) {
      const segment = entries.segment(place, isSource);
      const string = entries.strings[place] as number;
      const list = tree.parent(string);
      if (tree.type(list) !== 'array') return segment;
      const plural = { group: String(tree.key(list)), kind: 'cardinal', index: Number(tree.key(string)) } as const;
      return Object.assign(segment, { plural });
    },
  };
}

const isMember = (tree: JsonTree, value: number) => tree.type(tree.parent(value)) === 'object';

/** Numbers of values of a tree, each once at most. */
function numberList({ count }: JsonTree): { add(number: number): void; all(): Int32Array } {
  const numbers = new Int32Array(count);
  let length = 0;
  return {
    add(number) {
      numbers[length++] = number;
    },
    all: () => numbers.slice(0, length),
  };
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
