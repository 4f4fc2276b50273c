import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { languageLike } from '../languageLike.ts';
import { jsonDialect } from './jsonDialect.ts';
import { declaredLanguage, jsonEntries, jsonSegments, stringValue } from './jsonEntries.ts';
import { pluralKey } from './jsonInsert.ts';
import { jsonStyle, memberEdits, type NewMember } from './jsonMembers.ts';
import { type JsonNode, stringRange } from './jsonNode.ts';
import { encodeJson } from './jsonString.ts';
import { readJson } from './readJson.ts';
import { readSlangKey } from './slangKey.ts';

/**
 * The edits that turn a source JSON file into one of another language: translated texts take the place of the
 * source's, entries without a translation go together with the objects that they leave empty, lists keep their length
 * (what is untranslated in them becomes `""`), ids of resources stay, plural forms are those of the other language, `@@locale` changes, and the
 * `@key` attributes of ARB, which belong to the template, are left out.
 *
 * @throws EditRefused for a source file with syntax errors.
 */
export function jsonDerive(
  source: Catalog,
  language: string,
  translations: ReadonlyMap<string, NewEntry>,
  style: 'literal' | 'ascii',
): TextEdit[] {
  const { text } = source;
  const tree = readJson(text);
  if (!tree.root || tree.problems.some((problem) => problem.severity === 'error')) {
    throw new EditRefused(say`The source file is not well formed; repair it first.`);
  }
  const dialect = jsonDialect(tree, source.path);
  const entries = jsonSegments(jsonEntries(tree, dialect));
  const edits: TextEdit[] = [];
  const quote = (value: string) => `"${encodeJson(value, style)}"`;

  /** Entries at or below a node: all, and those that stay. */
  const all = new Map<JsonNode, number>();
  const staying = new Map<JsonNode, number>();
  const added = new Map<JsonNode, NewMember[]>();
  const known = new Map<string, (typeof entries)[number]>();
  const count = (counts: Map<JsonNode, number>, node: JsonNode) => {
    for (let at: JsonNode | undefined = node; at; at = at.parent) counts.set(at, (counts.get(at) ?? 0) + 1);
  };
  for (const [i, entry] of entries.entries()) {
    const id = source.segments.at(i)?.id ?? entry.id;
    known.set(id, entry);
    const translation = translations.get(id);
    if (!translation && !entry.translatable) continue;
    count(all, entry.member);
    const inArray = entry.member.parent?.type === 'array';
    if (translation) {
      const value = encodeJson(translation.content.value, style);
      const range = stringRange(entry.node);
      if (text.slice(range.start, range.end) !== value) edits.push({ range, newText: value });
    }
    if (translation || source.segments.at(i)?.target?.value === '') count(staying, entry.member);
    else if (inArray) added.set(entry.member, []);
  }
  for (const [id, { missing, content }] of translations) {
    const from = known.has(id) ? undefined : known.get(missing.source.id);
    if (!from || !missing.category || !from.member.parent) continue;
    const member = { key: quote(pluralKey(from, id)), value: { raw: quote(content.value) } };
    pushTo(added, from.member, member);
    count(staying, from.member.parent);
  }
  const commentStays = ({ key, parent }: JsonNode): boolean => {
    const name = String(key).slice(1);
    const about = parent?.children.find((child) => readSlangKey(String(child.key)).name === name);
    return !about || !all.has(about) || staying.has(about);
  };
  const stays = (node: JsonNode): boolean => {
    if (typeof node.key === 'string' && /^@(?!@)/.test(node.key)) {
      // What ARB says of an entry stands in the template alone; a comment of slang goes with its entry.
      if (dialect === 'arb' && node.parent === tree.root) return false;
      if (dialect === 'slang') return commentStays(node);
    }
    return !all.has(node) || staying.has(node);
  };
  const layout = jsonStyle(text, tree.root);
  const gone = new Set<JsonNode>();
  const members = new Set(entries.map((entry) => entry.member));
  for (const node of tree.nodes) {
    const { parent } = node;
    if (parent && gone.has(parent)) {
      gone.add(node);
      continue;
    }
    if (parent?.type === 'array' && !stays(node)) {
      if (node.type === 'string') edits.push({ range: stringRange(node), newText: '' });
    } else if (parent && !stays(node)) {
      gone.add(node);
      continue;
    }
    if (node.type !== 'object' || members.has(node)) continue;
    const list = node.children.flatMap((child) => [...(added.get(child) ?? []), ...(stays(child) ? [child] : [])]);
    pushAll(edits, memberEdits(text, node, list, layout));
  }
  const declared = declaredLanguage(tree, dialect);
  if (declared)
    edits.push({
      range: stringRange(declared),
      newText: languageLike(language, stringValue(text, declared), dialect === 'arb' ? '_' : '-'),
    });
  return edits;
}
