import type { Catalog, Problem, SegmentChange } from '../../catalog/catalog.ts';
import { idSet } from '../../catalog/idSet.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import { EditRefused, type Format } from '../format.ts';
import { jsonDerive } from './jsonDerive.ts';
import { isLocalizationJson } from './jsonDetect.ts';
import { jsonDialect } from './jsonDialect.ts';
import { declaredLanguage, type JsonEntry, jsonEntries, stringValue } from './jsonEntries.ts';
import { jsonInsert } from './jsonInsert.ts';
import { JsonKeySegment, JsonSegment } from './jsonSegment.ts';
import { badEscape, encodeJson } from './jsonString.ts';
import { jsonSyntaxes } from './jsonSyntaxes.ts';
import { type JsonNode, type JsonTree, pathOf, readJson } from './jsonTree.ts';

/**
 * JSON localization files (RFC 8259, with comments and trailing commas tolerated): nested or flat keys, i18next JSON
 * v3 and v4, ngx-translate, vue-i18n, Laravel, slang, ARB, Chrome `messages.json`, FormatJS, Angular. Each string is a segment; its id is the path of keys.
 *
 * @example json.parse('{ "cart": { "title": "Warenkorb" } }').segments[0]?.id; // 'cart.title'
 */
export const json: Format = {
  id: 'json',
  name: 'JSON',
  kind: 'monolingual',
  languageIds: ['json', 'jsonc', 'arb'],
  extensions: ['.json', '.jsonc', '.arb'],
  states: ['untranslated', 'translated'],
  detect: isLocalizationJson,
  parse: parseJson,
  encode: (content, _segment, catalog) => encodeJson(content.value, escapeStyle(catalog)),
  edits: jsonEdits,
  insert: (catalog, entries) => jsonInsert(catalog, entries, escapeStyle(catalog)),
  derive: (source, language, translations) => jsonDerive(source, language, translations, escapeStyle(source)),
};

function parseJson(text: string, path?: string): Catalog {
  const tree = readJson(text, path && /\.(?:json|arb)$/i.test(path) ? 'warn' : 'allow');
  const dialect = jsonDialect(text, tree, path);
  const entries = jsonEntries(text, tree, dialect);
  const problems: Problem[] = [...tree.problems];
  const segments = jsonSegments(text, entries, problems);
  if (dialect === 'formatjs-compiled') problems.push(compiled(tree));
  const language = declaredLanguage(tree, dialect);
  const step = Math.max(1, Math.floor(entries.length / 2000));
  const sample = entries.filter((_, i) => i % step === 0).map((entry) => text.slice(entry.node.start, entry.node.end));
  return {
    format: 'json',
    dialect,
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: stringValue(text, language) } : {}),
    segments,
    problems,
    syntaxes: jsonSyntaxes(dialect, sample),
  };
}

function compiled({ root }: JsonTree): Problem {
  const start = root?.start ?? 0;
  const message = 'These messages are compiled for a program; translate the file that they were compiled from.';
  return { id: 'syntax', range: { start, end: start + 1 }, message, severity: 'warning' };
}

function jsonSegments(text: string, entries: readonly JsonEntry[], problems: Problem[]): Segment[] {
  const ids = idSet();
  /** The members by their ids, once one is met again. */
  let seen: Map<string, JsonNode> | undefined;
  const counts = new Map<string, number>();
  return entries.map((entry, index): Segment => {
    const { node, member } = entry;
    if (!seen && !ids.add(entry.id)) seen = new Map(entries.slice(0, index).map((other) => [other.id, other.member]));
    const earlier = seen?.get(entry.id);
    const id = seen && earlier ? freeId(entry.id, seen, counts) : entry.id;
    seen?.set(id, member);
    if (earlier) seen?.set(entry.id, member);
    const keyed = member.keyRange.end > member.keyRange.start;
    const segment: JsonSegment & Segment = keyed
      ? new JsonKeySegment(text, id, entry)
      : new JsonSegment(text, id, entry);
    if (earlier) {
      const range = segment.idRange ?? { start: node.start, end: node.end };
      const message = samePath(earlier, member)
        ? `The key “${entry.id}” is there twice; programs see the last one only.`
        : `The key “${entry.id}” is there with dots in it and nested as well; programs see one of them only.`;
      problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
    }
    if (entry.context !== undefined) segment.context = entry.context;
    if (entry.plural) segment.plural = entry.plural;
    if (entry.maxLength !== undefined) segment.maxLength = { max: entry.maxLength, unit: 'char' };
    if (entry.placeholders) segment.declaredPlaceholders = entry.placeholders;
    return segment;
  });
}

/** The next of `id~2`, `id~3` … that no key has taken. */
function freeId(id: string, seen: ReadonlyMap<string, unknown>, counts: Map<string, number>): string {
  let count = counts.get(id) ?? 1;
  do count++;
  while (seen.has(`${id}~${count}`));
  counts.set(id, count);
  return `${id}~${count}`;
}

function jsonEdits(catalog: Catalog, segment: Segment, change: SegmentChange) {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(`“${segment.id}” is not in this file`);
  const encode = (value: string) => encodeJson(value, escapeStyle(catalog));
  if (badEscape(catalog.text, target.range)) {
    // A part of a broken escape could become another escape with what is written beside it.
    if (change.content.value === target.value) return [];
    return [{ range: target.range, newText: encode(change.content.value) }];
  }
  const edit = minimalEdit(target, change.content, (part) => encode(part.value));
  return edit ? [edit] : [];
}

const styles = new WeakMap<Catalog, 'literal' | 'ascii'>();

/** `ascii` for a file that writes every character beyond ASCII as `\uXXXX`. */
function escapeStyle(catalog: Catalog): 'literal' | 'ascii' {
  let style = styles.get(catalog);
  if (!style) {
    const escaped = /\\u(?!00[01])[\da-f]{4}/i.test(catalog.text) && !/[^\x00-\x7f]/.test(catalog.text);
    style = escaped ? 'ascii' : 'literal';
    styles.set(catalog, style);
  }
  return style;
}

function samePath(a: JsonNode, b: JsonNode): boolean {
  const left = pathOf(a);
  const right = pathOf(b);
  return left.length === right.length && left.every((key, i) => key === right[i]);
}
