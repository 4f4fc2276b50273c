import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { languageLike } from '../languageLike.ts';
import { type JsonDialect, jsonDialect } from './jsonDialect.ts';
import { declaredLanguage, jsonEntries, jsonSegments, stringValue } from './jsonEntries.ts';
import { pluralKey } from './jsonInsert.ts';
import { jsonStyle, memberEdits, type NewMember } from './jsonMembers.ts';
import { type JsonNode, stringRange } from './jsonNode.ts';
import type { JsonSegment } from './jsonSegment.ts';
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
  const kept = keptIn(source, entries, translations, style);
  const { added } = kept;
  const edits: TextEdit[] = entries.flatMap((entry, i) => {
    const translation = translations.get(source.segments.at(i)?.id ?? entry.id);
    const newText = translation && encodeJson(translation.content.value, style);
    const range = stringRange(entry.node);
    return newText === undefined || text.slice(range.start, range.end) === newText ? [] : [{ range, newText }];
  });
  const stays = (node: JsonNode) => staysIn(node, kept, dialect, tree.root);
  const layout = jsonStyle(text, tree.root);
  const removed = new Set<JsonNode>();
  const members = new Set(entries.map((entry) => entry.member));
  for (const node of tree.nodes) {
    const { parent } = node;
    if (parent && removed.has(parent)) {
      removed.add(node);
      continue;
    }
    if (parent?.type === 'array' && !stays(node)) {
      if (node.type === 'string') edits.push({ range: stringRange(node), newText: '' });
    } else if (parent && !stays(node)) {
      removed.add(node);
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

/** The entries of a source file as they go into a file of another language. */
interface Kept {
  /** How many entries there are at or below a node. */
  readonly all: ReadonlyMap<JsonNode, number>;
  /** How many of them stay. */
  readonly staying: ReadonlyMap<JsonNode, number>;
  /** Members that come before an entry; an untranslated one of a list has an empty list. */
  readonly added: ReadonlyMap<JsonNode, readonly NewMember[]>;
}

function keptIn(
  source: Catalog,
  entries: readonly JsonSegment[],
  translations: ReadonlyMap<string, NewEntry>,
  style: 'literal' | 'ascii',
): Kept {
  const all = new Map<JsonNode, number>();
  const staying = new Map<JsonNode, number>();
  const added = new Map<JsonNode, NewMember[]>();
  const byId = new Map<string, JsonSegment>();
  const count = (counts: Map<JsonNode, number>, node: JsonNode) => {
    for (let ancestor: JsonNode | undefined = node; ancestor; ancestor = ancestor.parent)
      counts.set(ancestor, (counts.get(ancestor) ?? 0) + 1);
  };
  for (const [i, entry] of entries.entries()) {
    const id = source.segments.at(i)?.id ?? entry.id;
    byId.set(id, entry);
    const isTranslated = translations.has(id);
    if (!isTranslated && !entry.translatable) continue;
    count(all, entry.member);
    if (isTranslated || source.segments.at(i)?.target?.value === '') count(staying, entry.member);
    else if (entry.member.parent?.type === 'array') added.set(entry.member, []);
  }
  const quote = (value: string) => `"${encodeJson(value, style)}"`;
  for (const [id, { missing, content }] of translations) {
    const from = byId.has(id) ? undefined : byId.get(missing.source.id);
    if (!from || !missing.category || !from.member.parent) continue;
    pushTo(added, from.member, { key: quote(pluralKey(from, id)), value: { raw: quote(content.value) } });
    count(staying, from.member.parent);
  }
  return { all, staying, added };
}

/** Whether a node of the source stays, with an entry below it or with none at all. */
function staysIn(node: JsonNode, { all, staying }: Kept, dialect: JsonDialect, root: JsonNode | undefined): boolean {
  const { key, parent } = node;
  if (typeof key === 'string' && /^@(?!@)/.test(key)) {
    // What ARB says of an entry stands in the template alone; a comment of slang goes with its entry.
    if (dialect === 'arb' && parent === root) return false;
    if (dialect === 'slang') {
      const about = parent?.children.find((child) => readSlangKey(String(child.key)).name === key.slice(1));
      return !about || !all.has(about) || staying.has(about);
    }
  }
  return !all.has(node) || staying.has(node);
}
