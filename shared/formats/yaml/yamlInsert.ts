import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { insertLines } from '../lineEntries.ts';
import { lineEndOf } from '../lines.ts';
import { addListed } from './listedMessages.ts';
import { holdsPlurals, type YamlEntries } from './yamlEntries.ts';
import { columnOf, isFirstOnLine, linesOf, type YamlLayout, yamlLayout } from './yamlLayout.ts';
import type { YamlNode } from './yamlNode.ts';
import { readingOf } from './yamlReading.ts';
import type { YamlStyle } from './yamlScalar.ts';
import { mayBeTyped } from './yamlTyped.ts';
import { writeYaml } from './yamlWrite.ts';

const order: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Something new in a map or list: a text, or a map or list with new things in it. */
interface Addition {
  /** As it is to be written; empty in a list. */
  readonly key: string;
  readonly value: string | Plan;
  readonly style: YamlStyle;
}

/** What is to be added to one map or list of the source's structure. */
interface Plan {
  readonly source: YamlNode;
  /** The same map or list in the target file, where it has one. */
  readonly target: YamlNode | undefined;
  /** By key. */
  readonly additions: Map<string, Addition>;
}

/**
 * The edits that add entries to a YAML file: each beside its neighbours of the source file at their indentation, maps
 * around it made as needed. What has no text yet (nothing behind its key, `~`, a `no` that is a boolean) gets it there.
 *
 * @throws EditRefused for a file with syntax errors, where a list would get a gap, and where something else has the key.
 */
export function yamlInsert(catalog: Catalog, entries: readonly NewEntry[]): TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const ours = readingOf(catalog);
  if (ours.tree.problems.some(({ severity }) => severity === 'error')) {
    throw new EditRefused(say`The file is not well formed; repair it first.`);
  }
  const theirs = readingOf(source);
  if (theirs.dialect === 'go-i18n') return addListed(catalog, entries);
  const layout = yamlLayout(catalog.text, ours.tree, yamlLayout(source.text, theirs.tree));
  const from = baseOf(theirs);
  if (!from) throw new EditRefused(say`The source file is empty.`);
  const base = ours.tree.count > 0 ? baseOf(ours) : undefined;
  if (ours.tree.count > 0 && ours.dialect !== theirs.dialect) {
    throw new EditRefused(say`The file does not start with its language as the source does; correct that first.`);
  }
  const nodes = new Map(source.segments.all().map(({ id }, i) => [id, theirs.node(i)]));
  const plans = new Map<YamlNode, Plan>([[from, { source: from, target: base, additions: new Map() }]]);
  for (const { missing, content } of entries) {
    const node = nodes.get(missing.source.id);
    if (!node?.parent) throw new EditRefused(say`The source file has no “${missing.source.id}”.`);
    const plan = planOf(node.parent, plans, source.text, layout);
    const key = missing.category ?? source.text.slice(node.keyRange.start, node.keyRange.end);
    const block = node.scalar?.style === 'literal' || node.scalar?.style === 'folded';
    const style = block && node.scalar && content.value.includes('\n') ? node.scalar.style : layout.style;
    plan.additions.set(missing.category ?? String(node.key), { key, value: content.value, style });
  }
  const lineEnd = lineEndOf(catalog.text || source.text, undefined);
  const write = (plan: Plan, column: number) => linesOfPlan(plan, column, { ...layout, lineEnd });
  const root = plans.get(from);
  if (root && !base) {
    const rails = theirs.languages.length === 1;
    const language = catalog.targetLanguage ?? '';
    const head = rails ? `${mayBeTyped(language) ? `"${language}"` : language}:\n` : '';
    const start = source.text.startsWith('---') && !catalog.text.includes('---') ? '---\n' : '';
    const open = catalog.text === '' || /[\r\n]$/.test(catalog.text) ? '' : '\n';
    const lines = `${open}${start}${head}${write(root, rails ? layout.step : 0).join('\n')}\n`;
    const end = catalog.text.length;
    return [{ range: { start: end, end }, newText: lines.replaceAll('\n', lineEnd) }];
  }
  // What is added to an inner map comes before what follows the outer one at the same place.
  return [...plans.values()].toReversed().flatMap((plan) => planEdits(catalog.text, plan, { ...layout, lineEnd }));
}

/** The map that ids start from: the root, in a Rails file the map of its language. */
function baseOf({ languages, root }: YamlEntries): YamlNode | undefined {
  return languages.length === 1 ? languages[0] : root;
}

function planOf(container: YamlNode, plans: Map<YamlNode, Plan>, text: string, layout: YamlLayout): Plan {
  const chain: YamlNode[] = [];
  for (let node: YamlNode | undefined = container; node && !plans.has(node); node = node.parent) chain.push(node);
  if (chain.length > 200) throw new EditRefused(say`The entry is nested too deeply to be written.`);
  for (const node of chain.reverse()) {
    const parent = node.parent && plans.get(node.parent);
    if (!parent) continue;
    const target = parent.target?.children.findLast((child) => child.key === node.key);
    const empty = target?.type === 'other' && !target.scalar && target.end === target.valueAt;
    if (target && target.type !== node.type && !empty) throw somethingElse(node);
    const plan: Plan = { source: node, target, additions: new Map() };
    plans.set(node, plan);
    const key = text.slice(node.keyRange.start, node.keyRange.end);
    if (!target) parent.additions.set(String(node.key), { key, value: plan, style: layout.style });
  }
  const plan = plans.get(container);
  if (!plan) throw new EditRefused(say`The entry has no place in this file.`);
  return plan;
}

/** The lines of what is new in a map or list, in the source's order. */
function linesOfPlan(plan: Plan, column: number, layout: YamlLayout & { lineEnd: string }): string[] {
  return keysOf(plan.source).flatMap((key) => {
    const addition = plan.additions.get(key);
    return addition ? [lineOf(plan.source, addition, column, layout)] : [];
  });
}

function lineOf(
  parent: YamlNode,
  addition: Addition,
  column: number,
  layout: YamlLayout & { lineEnd: string },
): string {
  const head = ' '.repeat(column) + (parent.type === 'list' ? '-' : `${addition.key}:`);
  const { value } = addition;
  const inner = column + layout.step;
  if (typeof value !== 'string') return `${head}\n${linesOfPlan(value, inner, layout).join('\n')}`;
  const place = { flow: false, indent: inner, parent: column, lineEnd: '\n' };
  return `${head} ${writeYaml(value, addition.style, place)}`;
}

/** The keys of a map in order; those of plural forms as CLDR orders them. */
export function keysOf(map: YamlNode): readonly string[] {
  return holdsPlurals(map.tree, map.value) ? order : map.children.map((child) => String(child.key));
}

function planEdits(text: string, plan: Plan, layout: YamlLayout & { lineEnd: string }): TextEdit[] {
  const { source, target } = plan;
  if (!target || plan.additions.size === 0) return [];
  const additions = new Map(plan.additions);
  const edits: TextEdit[] = [];
  for (const child of target.children) {
    const addition = additions.get(String(child.key));
    if (!addition) continue;
    additions.delete(String(child.key));
    edits.push(valueEdit(text, child, addition));
  }
  return [...edits, ...additionEdits(text, { source, target, additions }, layout)];
}

/** The edit that gives a text to a key that is there without one. */
function valueEdit(text: string, node: YamlNode, { value, style }: Addition): TextEdit {
  const { type, valueAt, start, end, parent } = node;
  const bare = type === 'other' && text.slice(valueAt, start).trim() === '' && (node.scalar || start === end);
  if (typeof value !== 'string' || !bare) throw somethingElse(node);
  // A block would take in a comment behind it.
  const place = { flow: parent?.flow === true, indent: 0, parent: 0, lineEnd: '\n' };
  const written = writeYaml(value, style === 'literal' || style === 'folded' ? 'double' : style, place);
  return start === end
    ? { range: { start: valueAt, end: valueAt }, newText: ` ${written}` }
    : { range: { start, end }, newText: written };
}

function additionEdits(
  text: string,
  plan: Plan & { readonly target: YamlNode },
  layout: YamlLayout & { lineEnd: string },
): TextEdit[] {
  const { source, target, additions } = plan;
  if (additions.size === 0) return [];
  const { children } = target;
  if (source.type === 'list') {
    let length = children.length;
    for (const key of keysOf(source)) {
      if (additions.has(key) && Number(key) !== length++) {
        throw new EditRefused(say`The list “${source.key ?? ''}” can only be added to at its end.`);
      }
    }
  }
  if (target.flow) return [flowEdit(text, plan)];
  const first = children[0];
  if (!first) {
    const column = (target.parent ? columnOf(text, target) : -layout.step) + layout.step;
    const { end } = linesOf(text, target);
    const lines = linesOfPlan(plan, column, layout)
      .map((line) => `\n${line}`)
      .join('');
    return [{ range: { start: end, end }, newText: lines.replaceAll('\n', layout.lineEnd) }];
  }
  const column = columnOf(text, first);
  const present = new Map<string, TextRange>();
  for (const child of children) {
    const lines = linesOf(text, child);
    // Before a key that stands behind a dash there is no place for a line.
    present.set(String(child.key), isFirstOnLine(text, child) ? lines : { start: lines.end, end: lines.end });
  }
  const added = new Map([...additions].map(([key, addition]) => [key, lineOf(source, addition, column, layout)]));
  const keys = keysOf(source);
  if (keys.some((key) => present.has(key))) return insertLines(text, keys, present, added);
  const { end } = linesOf(text, target);
  const lines = linesOfPlan(plan, column, layout)
    .map((line) => `\n${line}`)
    .join('');
  return [{ range: { start: end, end }, newText: lines.replaceAll('\n', layout.lineEnd) }];
}

function somethingElse({ key }: YamlNode): EditRefused {
  return new EditRefused(say`“${key ?? ''}” is something else in this file.`);
}

/** New items of `{ }` or `[ ]`, at its end. */
function flowEdit(text: string, { source, target, additions }: Plan): TextEdit {
  const place = { flow: true, indent: 0, parent: 0, lineEnd: '\n' };
  const items = keysOf(source).flatMap((key) => {
    const addition = additions.get(key);
    if (!addition) return [];
    if (typeof addition.value !== 'string') throw new EditRefused(say`There is no place for a new map within braces.`);
    const value = writeYaml(addition.value, addition.style === 'single' ? 'single' : 'double', place);
    return [source.type === 'list' ? value : `${addition.key}: ${value}`];
  });
  const last = target?.children.at(-1);
  const offset = last ? Math.max(last.end, last.valueAt) : (target?.start ?? 0) + 1;
  const spaced = !last && text[offset] !== ' ' && source.type === 'map';
  return {
    range: { start: offset, end: offset },
    newText: (last ? ', ' : spaced ? ' ' : '') + items.join(', ') + (spaced ? ' ' : ''),
  };
}
