import { type CST, Lexer, Parser } from 'yaml';
import type { Problem } from '../../catalog/catalog.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { SentenceError } from '../../sentences/sentenceError.ts';
import { endOf, isText, scalarOf } from './scalarTokens.ts';
import { lineEnds, yamlFaults } from './yamlFaults.ts';
import { decodeYaml, type YamlScalar } from './yamlScalar.ts';
import type { ScalarShape, YamlTree, YamlType } from './yamlTree.ts';

/** What is still to be looked at. Offsets are those of the text that was parsed. */
interface Task {
  readonly token: CST.Token | null | undefined;
  /** Anchors, tags and white space before the value. */
  readonly before: readonly CST.SourceToken[];
  /** Number of the map or list around it, -1 for a document's root. */
  readonly parent: number;
  readonly key: string | number | undefined;
  readonly keyRange: TextRange;
  readonly valueAt: number;
}

/** A text that is parsed: a whole file, or an entry of one. */
interface Parsed {
  readonly text: string;
  /** Where it starts in the file. */
  readonly base: number;
  readonly tree: YamlTree;
}

/** The package calls itself for each level that ends; deeper nesting is no text for people. */
const deepest = 200;

/** What is thrown where a text nests too deep. */
export class TooDeep extends SentenceError {
  /** Where that is, in UTF-16 code units. */
  readonly offset: number;

  constructor(offset: number) {
    super(say`Values are nested more than ${deepest} levels deep here; what follows is skipped.`);
    this.offset = offset;
  }
}

/** The tokens of a text. @throws TooDeep */
function* tokensOf(text: string): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    yield* parser.next(lexeme);
    if (parser.stack.length > deepest) throw new TooDeep(Math.min(parser.offset, text.length));
  }
  yield* parser.end();
}

/**
 * Reads a text with the syntax trees of the `yaml` package, whose tokens hold every character; never with its
 * documents, which throw and recurse.
 *
 * @param text with line feeds.
 * @param tree gets what is found.
 * @returns what is wrong.
 * @throws TooDeep
 */
export function readDocuments(text: string, tree: YamlTree): Problem[] {
  const problems: Problem[] = [];
  const anchors = new Set<string>();
  const parsed = { text, base: 0, tree };
  const endOfLine = lineEnds(tree.text);
  for (const token of tokensOf(text)) {
    if (token.type === 'document') anchors.clear();
    yamlFaults(tree.text, token, endOfLine, problems, anchors);
    if (token.type !== 'document' || !token.value) continue;
    const { offset: start } = token.value;
    const keyRange = { start, end: start };
    const root = { token: token.value, before: token.start, parent: -1, key: undefined, keyRange, valueAt: start };
    addAll(parsed, root);
  }
  return problems;
}

/**
 * Reads one entry of a map with the `yaml` package.
 *
 * @param text of the file, with line feeds.
 * @param range the lines of the entry, and those up to the next one.
 * @param parent number of the map.
 * @param anchors as for `yamlFaults`.
 * @returns false where anything is wrong with it, or where it is more than an entry.
 */
export function readEntry(
  text: string,
  { start, end }: TextRange,
  tree: YamlTree,
  parent: number,
  anchors: Set<string>,
): boolean {
  const part = text.slice(start, end);
  // Another entry behind it shows that it ends there.
  const more = end < text.length ? `${/^ */.exec(part)?.[0]}x:` : '';
  const problems: Problem[] = [];
  let map: CST.BlockMap | undefined;
  const endOfLine = lineEnds(part + more);
  for (const token of tokensOf(part + more)) {
    yamlFaults(part + more, token, endOfLine, problems, anchors);
    if (token.type !== 'document' || token.value?.type !== 'block-map' || map) return false;
    map = token.value;
  }
  const parsed = { text: part, base: start, tree };
  const [task, next] = itemsOf({ ...parsed, text: part + more }, map, parent, 'map');
  const behind = map?.items.slice(1).filter((item) => !isBlankItem(item)).length;
  const ends = more === '' ? behind === 0 : behind === 1 && next?.valueAt === part.length + more.length && !next.token;
  if (!task || !ends || problems.length > 0) return false;
  addAll(parsed, task);
  return true;
}

/** What may stand between two entries of a map: white space and comments. */
function isBlankItem({ start, key, sep, value }: CST.BlockMap['items'][number]): boolean {
  return (
    !key && !sep && !value && start.every(({ type }) => type === 'space' || type === 'newline' || type === 'comment')
  );
}

/** Adds a value and all in it to the tree. */
function addAll(parsed: Parsed, root: Task): void {
  const stack = [root];
  for (let task = stack.pop(); task; task = stack.pop()) {
    const value = addValue(parsed, task);
    const tasks = itemsOf(parsed, task.token, value, parsed.tree.type(value));
    for (let i = tasks.length - 1; i >= 0; i--) stack.push(tasks[i] as Task);
  }
}

function addValue({ text, base, tree }: Parsed, task: Task): number {
  const { token, parent, key, keyRange, before } = task;
  const tag = before.find((part) => part.type === 'tag')?.source;
  const scalar = token ? scalarOf(token) : undefined;
  const isList = token?.type === 'block-seq' || (token?.type === 'flow-collection' && token.start.source === '[');
  const isMap = !isList && (token?.type === 'block-map' || token?.type === 'flow-collection');
  const type = isMap ? 'map' : isList ? 'list' : scalar && isText(text, scalar, tag) ? 'string' : 'other';
  const shape = scalar ? shapeOf(scalar) : 'none';
  const value = tree.add({
    type,
    shape,
    parent,
    keyStart: base + keyRange.start,
    keyEnd: base + keyRange.end,
    valueAt: base + task.valueAt,
    start: base + (token ? token.offset : task.valueAt),
    end: base + (token ? endOf(text, token, scalar) : task.valueAt),
    index: typeof key === 'number' ? key : -1,
    flow: token?.type === 'flow-collection',
    anchored: before.some((part) => part.type === 'anchor'),
  });
  if (typeof key === 'string') tree.nameKey(value, key);
  if (scalar && shape === 'kept') {
    const { start, end, from, to } = scalar;
    tree.keepScalar(value, { ...scalar, start: base + start, end: base + end, from: base + from, to: base + to });
  }
  return value;
}

/** How a scalar is kept in a tree. */
function shapeOf({ style, start, end, from, to }: YamlScalar): ScalarShape {
  if (style === 'literal' || style === 'folded') return 'kept';
  const quote = style === 'plain' ? 0 : 1;
  return from === start + quote && to === end - quote ? style : 'kept';
}

/** What a map or list holds. @param parent its number. */
function itemsOf({ text }: Parsed, token: CST.Token | null | undefined, parent: number, type: YamlType): Task[] {
  if (token?.type !== 'block-map' && token?.type !== 'block-seq' && token?.type !== 'flow-collection') return [];
  const tasks: Task[] = [];
  const items: readonly (CST.CollectionItem & { explicitKey?: true })[] = token.items;
  // Below `a: b: c` every line at the same indentation is taken for a part of it: they belong to the map around it.
  const queue = [...items].reverse();
  for (let item = queue.pop(); item; item = queue.pop()) {
    if (type === 'list') {
      // `[a: b]` is a list of maps; such maps are left alone.
      if ('sep' in item && item.sep) continue;
      if (!item.value && item.start.every(({ type }) => type !== 'seq-item-ind')) continue;
      const dash = item.start.find(({ type }) => type === 'seq-item-ind');
      const offset = dash?.offset ?? (item.value ? item.value.offset : 0);
      const keyRange = { start: offset, end: dash ? offset + 1 : offset };
      tasks.push({
        token: item.value,
        before: item.start,
        parent,
        key: tasks.length,
        keyRange,
        valueAt: keyRange.end,
      });
      continue;
    }
    const colon = item.sep?.find(({ type }) => type === 'map-value-ind');
    const name = item.key ? scalarOf(item.key) : undefined;
    if (!colon || !name || !item.key) continue;
    // A key of several lines is one with lines before it that have lost their place.
    const lost =
      name.style === 'plain' && !item.explicitKey ? /^[\s\S]*\n[ \t]*/.exec(text.slice(name.from, name.to)) : null;
    const keyRange = { start: name.start + (lost?.[0].length ?? 0), end: name.end };
    const key = lost ? text.slice(keyRange.start, name.end) : decodeYaml(text.slice(name.from, name.to), name).value;
    const before = item.sep?.slice(item.sep.indexOf(colon) + 1) ?? [];
    const misread = item.value?.type === 'block-map' && sameLine(text, colon.offset, item.value.offset);
    if (misread && item.value?.type === 'block-map') pushAll(queue, item.value.items.slice(1).reverse());
    tasks.push({ token: misread ? undefined : item.value, before, parent, key, keyRange, valueAt: colon.offset + 1 });
  }
  return tasks;
}

/** Whether no line ends between two offsets. */
function sameLine(text: string, from: number, to: number): boolean {
  return !/[\r\n]/.test(text.slice(from, to));
}
