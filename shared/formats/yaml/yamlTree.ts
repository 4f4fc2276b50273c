import { type CST, Parser } from 'yaml';
import type { Problem } from '../../catalog/catalog.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { conflictProblems } from '../conflictMark.ts';
import { splitLines } from '../lines.ts';
import { yamlFaults } from './yamlFaults.ts';
import { decodeYaml, type YamlScalar } from './yamlScalar.ts';
import { isTyped } from './yamlWrite.ts';

/** One value of a YAML file. Offsets are UTF-16 code units of the text. */
export interface YamlNode {
  readonly type: 'map' | 'list' | 'string' | 'other';
  readonly parent: YamlNode | undefined;
  /** In a map the decoded key, in a list the index, undefined for a document's root. */
  readonly key: string | number | undefined;
  /** The key as written; for an item of a list its dash, or the place of its value. */
  readonly keyRange: TextRange;
  /** Behind the key's colon or the item's dash. */
  readonly valueAt: number;
  /** Start of the value. */
  readonly start: number;
  /** Behind the value, without the line end. */
  end: number;
  /** Behind the text that stands before it, which may have lines like comments. */
  behindText: number;
  /** A map or list in braces or brackets. */
  readonly flow: boolean;
  readonly children: YamlNode[];
  /** Of a string. */
  readonly scalar?: YamlScalar;
  /** True where an anchor stands before the value. */
  readonly anchored: boolean;
}

/** A file's documents and everything in them, in reading order. */
export interface YamlTree {
  readonly roots: readonly YamlNode[];
  readonly nodes: readonly YamlNode[];
  readonly problems: readonly Problem[];
}

/** What is still to be looked at. */
interface Task {
  readonly token: CST.Token | null | undefined;
  /** Anchors, tags and white space before the value. */
  readonly before: readonly CST.SourceToken[];
  readonly parent: YamlNode | undefined;
  readonly key: string | number | undefined;
  readonly keyRange: TextRange;
  readonly valueAt: number;
}

/**
 * Reads a text with the syntax trees of the `yaml` package, whose tokens hold every character; never with its
 * documents, which throw and recurse.
 */
export function readYaml(text: string): YamlTree {
  // The package knows line feeds only; a text of the same length keeps every offset.
  const source = text.replace(/\r(?!\n)/g, '\n');
  const nodes: YamlNode[] = [];
  const roots: YamlNode[] = [];
  const problems: Problem[] = [];
  const anchors = new Set<string>();
  for (const token of new Parser().parse(source)) {
    if (token.type === 'document') anchors.clear();
    yamlFaults(text, token, problems, anchors);
    if (token.type !== 'document' || !token.value) continue;
    const start = offsetOf(token.value);
    const stack: Task[] = [
      {
        token: token.value,
        before: token.start,
        parent: undefined,
        key: undefined,
        keyRange: { start, end: start },
        valueAt: start,
      },
    ];
    for (let task = stack.pop(); task; task = stack.pop()) {
      const node = nodeOf(source, task);
      nodes.push(node);
      if (task.parent) task.parent.children.push(node);
      else roots.push(node);
      const tasks = itemsOf(source, task.token, node);
      for (let i = tasks.length - 1; i >= 0; i--) {
        const next = tasks[i];
        if (next) stack.push(next);
      }
    }
  }
  for (let i = nodes.length - 1; i >= 0; i--) {
    const node = nodes[i];
    if (node?.parent && !node.parent.flow && node.parent.end < node.end) node.parent.end = node.end;
  }
  let behindText = 0;
  for (const node of nodes) {
    node.behindText = behindText;
    behindText = Math.max(behindText, node.scalar?.end ?? 0);
  }
  const conflicts = conflictProblems(text);
  return { roots, nodes, problems: conflicts.length > 0 ? conflicts : problems };
}

function nodeOf(text: string, task: Task): YamlNode {
  const { token, parent, key, keyRange, valueAt, before } = task;
  const tag = before.find((part) => part.type === 'tag')?.source;
  const anchored = before.some((part) => part.type === 'anchor');
  const scalar = token ? scalarOf(token) : undefined;
  const isString = scalar !== undefined && isText(text, scalar, tag);
  const type =
    token?.type === 'block-map' || (token?.type === 'flow-collection' && token.start.type === 'flow-map-start')
      ? 'map'
      : token?.type === 'block-seq' || token?.type === 'flow-collection'
        ? 'list'
        : isString
          ? 'string'
          : 'other';
  const start = token ? offsetOf(token) : valueAt;
  return {
    type,
    parent,
    key,
    keyRange,
    valueAt,
    start,
    end: token ? endOf(text, token, scalar) : valueAt,
    behindText: 0,
    flow: token?.type === 'flow-collection',
    children: [],
    anchored,
    ...(scalar ? { scalar } : {}),
  };
}

function itemsOf(text: string, token: CST.Token | null | undefined, parent: YamlNode): Task[] {
  if (token?.type !== 'block-map' && token?.type !== 'block-seq' && token?.type !== 'flow-collection') return [];
  const tasks: Task[] = [];
  const items: readonly (CST.CollectionItem & { explicitKey?: true })[] = token.items;
  // Below `a: b: c` every line at the same indentation is taken for a part of it: they belong to the map around it.
  const queue = [...items].reverse();
  for (let item = queue.pop(); item; item = queue.pop()) {
    if (parent.type === 'list') {
      // `[a: b]` is a list of maps; such maps are left alone.
      if ('sep' in item && item.sep) continue;
      if (!item.value && item.start.every(({ type }) => type !== 'seq-item-ind')) continue;
      const dash = item.start.find(({ type }) => type === 'seq-item-ind');
      const at = dash?.offset ?? (item.value ? offsetOf(item.value) : 0);
      const keyRange = { start: at, end: dash ? at + 1 : at };
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
    if (misread && item.value?.type === 'block-map') queue.push(...item.value.items.slice(1).reverse());
    tasks.push({ token: misread ? undefined : item.value, before, parent, key, keyRange, valueAt: colon.offset + 1 });
  }
  return tasks;
}

/** Whether no line ends between two offsets. */
export function sameLine(text: string, from: number, to: number): boolean {
  return !/[\r\n]/.test(text.slice(from, to));
}

/** Where the strings of a token stand. */
function scalarOf(token: CST.Token): YamlScalar | undefined {
  const base = { indent: 0, chomp: '' as const };
  if (token.type === 'block-scalar') {
    const header = token.props.find(({ type }) => type === 'block-scalar-header');
    const sign = header && 'source' in header ? header.source : '|';
    const from = token.props.reduce((end, part) => end + ('source' in part ? part.source.length : 0), token.offset);
    const indicator = Number(/[1-9]/.exec(sign)?.[0] ?? 0);
    const chomp = sign.includes('+') ? '+' : sign.includes('-') ? '-' : '';
    const first = /^(?:[ \t]*\r?\n)*( *)(?=[^ \r\n])/.exec(token.source)?.[1]?.length ?? longestLine(token.source);
    const indent = indicator > 0 ? Math.max(0, token.indent) + indicator : first;
    const style = sign.startsWith('|') ? 'literal' : 'folded';
    return {
      style,
      start: token.offset,
      end: from + token.source.length,
      from,
      to: from + token.source.length,
      indent,
      chomp,
      indicated: indicator > 0,
    };
  }
  if (token.type === 'scalar') {
    const end = token.offset + token.source.length;
    return { style: 'plain', start: token.offset, end, from: token.offset, to: end, ...base };
  }
  if (token.type !== 'single-quoted-scalar' && token.type !== 'double-quoted-scalar') return undefined;
  const style = token.type === 'single-quoted-scalar' ? 'single' : 'double';
  const end = token.offset + token.source.length;
  const closed = token.source.length > 1 && token.source.endsWith(style === 'single' ? "'" : '"');
  return { style, start: token.offset, end, from: token.offset + 1, to: closed ? end - 1 : end, ...base };
}

/** How far a block is indented that has nothing but blanks: as far as its longest line (YAML 1.2 §8.1.1.1). */
function longestLine(blanks: string): number {
  return splitLines(blanks).reduce((longest, { start, end }) => Math.max(longest, end - start), 0);
}

/** Behind a token, without the line end. */
function endOf(text: string, token: CST.Token, scalar: YamlScalar | undefined): number {
  if (scalar && (scalar.style === 'literal' || scalar.style === 'folded')) {
    const block = text.slice(scalar.start, scalar.end);
    return scalar.start + (scalar.chomp === '+' ? block.replace(/\r?\n$/, '') : block.trimEnd()).length;
  }
  if (scalar) return scalar.end;
  if (token.type === 'alias') return token.offset + token.source.length;
  if (token.type === 'flow-collection') {
    const close = token.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end');
    if (close) return close.offset + 1;
  }
  return offsetOf(token);
}

function offsetOf(token: CST.Token): number {
  return token.offset;
}

/** Whether a scalar is a string for people, as its tag or the rules for untagged scalars say. */
function isText(text: string, scalar: YamlScalar, tag: string | undefined): boolean {
  if (tag === '!!str' || tag === '!') return true;
  if (tag && /^!(?:!|ruby|php|<)/.test(tag)) return false;
  return scalar.style !== 'plain' || !isTyped(text.slice(scalar.from, scalar.to));
}
