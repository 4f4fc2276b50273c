import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { Slot } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { languageLike } from '../languageLike.ts';
import { insertLines, removeLines } from '../lineEntries.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { scalarEdit } from './yamlEdits.ts';
import { keysOf } from './yamlInsert.ts';
import { columnOf, isFirstOnLine, linesOf } from './yamlLayout.ts';
import type { YamlNode } from './yamlNode.ts';
import { readingOf } from './yamlReading.ts';
import { mayBeTyped } from './yamlTyped.ts';
import { writeYaml } from './yamlWrite.ts';

/**
 * The edits that turn a source YAML file into one of another language: the language at the root changes, entries
 * without a translation go together with the maps that they leave empty, lists keep their length (what is untranslated
 * in them becomes `""`), plural forms are those of the other language. What an alias may refer to stays.
 *
 * @throws EditRefused for a source file with syntax errors.
 */
export function yamlDerive(source: Catalog, language: string, translations: ReadonlyMap<string, NewEntry>): TextEdit[] {
  const { text } = source;
  const reading = readingOf(source);
  const { tree, languages } = reading;
  if (tree.problems.some(({ severity }) => severity === 'error')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const edits: TextEdit[] = [];
  const [root] = languages;
  if (root && languages.length === 1) {
    const code = languageLike(language, String(root.key));
    const quoted = /^["']/.exec(text.slice(root.keyRange.start))?.[0] ?? (mayBeTyped(code) ? '"' : '');
    edits.push({ range: root.keyRange, newText: `${quoted}${code}${quoted}` });
  }
  const all = new Map<YamlNode, number>();
  const staying = new Set<YamlNode>();
  const stay = (node: YamlNode | undefined) => {
    for (let ancestor = node; ancestor && !staying.has(ancestor); ancestor = ancestor.parent) staying.add(ancestor);
  };
  const nodes = new Map<string, YamlNode>();
  const empty: (readonly [YamlNode, Slot])[] = [];
  for (const [i, { id, target }] of source.segments.all().entries()) {
    const node = reading.node(i);
    nodes.set(id, node);
    for (let ancestor: YamlNode | undefined = node; ancestor; ancestor = ancestor.parent)
      all.set(ancestor, (all.get(ancestor) ?? 0) + 1);
    const translation = translations.get(id);
    if (translation && target && translation.content.value !== target.value) {
      edits.push(scalarEdit(text, node, target, translation.content.value));
    }
    if (translation || target?.value === '') stay(node);
    else if (target) empty.push([node, target]);
  }
  const added = new Map<YamlNode, Map<string, string>>();
  for (const [id, { missing, content }] of translations) {
    const from = nodes.has(id) ? undefined : nodes.get(missing.source.id);
    if (!from?.parent || !missing.category) continue;
    const forms = added.get(from.parent) ?? new Map<string, string>();
    const column = columnOf(text, from);
    const place = { flow: from.parent.flow, indent: column + 2, parent: column, lineEnd: lineEndOf(text, undefined) };
    forms.set(
      missing.category,
      `${missing.category}: ${writeYaml(content.value, from.scalar?.style ?? 'double', place)}`,
    );
    added.set(from.parent, forms);
    stay(from.parent);
  }
  for (const node of tree.nodes) if (node.anchored) stay(node);
  const first = reading.root;
  const removed = new Set<YamlNode>();
  const lines: TextRange[] = [];
  for (const node of tree.nodes) {
    const { parent } = node;
    if (!parent || removed.has(parent)) {
      if (parent) removed.add(node);
      continue;
    }
    if (!all.has(node) || staying.has(node)) continue;
    const removable = parent.type === 'map' && !parent.flow && isFirstOnLine(text, node) && parent !== first;
    if (removable || (parent === first && languages.length === 0 && parent.type === 'map')) {
      removed.add(node);
      lines.push(linesOf(text, node));
    }
  }
  for (const [node, target] of empty) {
    if (!removed.has(node) && !staying.has(node)) edits.push(scalarEdit(text, node, target, ''));
  }
  for (const [map, forms] of added) pushAll(edits, formEdits(text, map, forms, removed));
  return [...edits, ...removeLines(text, lines)];
}

/** The plural forms that the source language has not. */
function formEdits(
  text: string,
  map: YamlNode,
  forms: ReadonlyMap<string, string>,
  removed: ReadonlySet<YamlNode>,
): TextEdit[] {
  const keys = keysOf(map);
  const written = keys.flatMap((key) => forms.get(key) ?? []);
  if (map.flow) {
    const end = Math.max(map.children.at(-1)?.end ?? map.start + 1, map.start + 1);
    return [{ range: { start: end, end }, newText: written.map((form) => `, ${form}`).join('') }];
  }
  const first = map.children[0];
  if (!first) return [];
  const indent = ' '.repeat(columnOf(text, first));
  const present = new Map<string, TextRange>();
  for (const child of map.children) if (!removed.has(child)) present.set(String(child.key), linesOf(text, child));
  const added = new Map([...forms].map(([key, form]) => [key, indent + form]));
  if (present.size > 0) return insertLines(text, keys, present, added);
  const offset = startOfLine(text, linesOf(text, first).start);
  const end = lineEndOf(text, undefined);
  return [{ range: { start: offset, end: offset }, newText: written.map((form) => indent + form + end).join('') }];
}
