import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import type { NewEntry } from '../format.ts';
import { removeLines } from '../lineEntries.ts';
import { endOfLine, lineEndOf, startOfLine } from '../lines.ts';
import { groupOf, type TreeEntry, type TreeGroup, type TreeNotation, textsOf } from './entryTree.ts';
import { commentsOf } from './treeComments.ts';

/** What an insertion needs to know of both files. */
interface Plan {
  readonly text: string;
  readonly source: string;
  /**
   * The entries of the source that are to be written, and those that hold them; of a text what it becomes: itself, or
   * plural forms that the source does not have.
   */
  readonly wanted: ReadonlyMap<TreeEntry, readonly NewEntry[]>;
  readonly notation: TreeNotation;
  /** One level of indentation. */
  readonly step: string;
}

/**
 * Adds entries behind their neighbours of the source file; groups that lack are added as well.
 *
 * @throws EditRefused for a file with faults, and for one without what holds the entries.
 */
export function treeInsert(
  notation: TreeNotation,
  { text, pair }: Catalog,
  entries: readonly NewEntry[],
): readonly TextEdit[] {
  if (!pair) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const { text: source, segments } = pair.source;
  const ours = notation.read(text);
  const theirs = notation.read(source);
  if (ours.problems.length > 0) throw new EditRefused(say`The file has faults; repair them first.`);
  const byId = new Map<string, NewEntry[]>();
  for (const entry of entries) pushTo(byId, entry.missing.source.id, entry);
  const wanted = new Map<TreeEntry, readonly NewEntry[]>();
  for (const [place, { id }] of segments.all().entries()) {
    const leaf = theirs.leaves[place];
    const list = byId.get(id);
    if (!leaf || !list) continue;
    if (!textsOf(leaf)) throw new EditRefused(say`Code puts “${id}” together: add it by hand.`);
    wanted.set(leaf, list);
    let depth = 0;
    for (let owner = leaf.parent.owner; owner && !wanted.has(owner); owner = owner.parent.owner) {
      if (++depth > 200) throw new EditRefused(say`The entry is nested too deeply to be written.`);
      wanted.set(owner, []);
    }
  }
  const step = stepOf(text, ours.root) ?? stepOf(source, theirs.root) ?? '    ';
  return additions({ text, source, wanted, notation, step }, theirs.root, ours.root);
}

function additions(plan: Plan, source: TreeGroup, target: TreeGroup): TextEdit[] {
  const targetById = new Map(target.entries.map((entry) => [entry.id, entry]));
  const behind = new Map<TreeEntry | undefined, TreeEntry[]>();
  const edits: TextEdit[] = [];
  let anchor: TreeEntry | undefined;
  for (const entry of source.entries) {
    const there = targetById.get(entry.id);
    const list = plan.wanted.get(entry);
    const [inner, into] = [groupOf(entry), there && groupOf(there)];
    if (list && inner && into) pushAll(edits, additions(plan, inner, into));
    else if (list && there && (inner || into || list.some(({ missing }) => !missing.category)))
      throw new EditRefused(say`The file has something else as “${entry.id}”.`);
    else if (list && inner && !source.owner)
      throw new EditRefused(say`The file lacks what holds the entries in the source file.`);
    // Plural forms stand before the last one, from which they are made.
    else if (list) pushTo(behind, anchor, entry);
    anchor = there ?? anchor;
  }
  for (const [before, list] of behind)
    pushAll(edits, before ? following(plan, before, list) : leading(plan, target, list));
  return edits;
}

/** Entries behind one that is there. */
function following(plan: Plan, anchor: TreeEntry, list: readonly TreeEntry[]): TextEdit[] {
  const { text, notation } = plan;
  const sign = anchor.parent.owner ? ',' : notation.rootSign;
  const indent = indentBefore(text, anchor.start) || (anchor.parent.owner ? ' ' : lineEndOf(text, undefined));
  const added = list.flatMap((entry) => written(plan, entry, indent).map((each) => indent + each));
  const tail = Math.max(anchor.comma, ...anchor.comments.map(({ end }) => end));
  if (anchor.comma > anchor.end) return [insertion(tail, added.map((each) => each + sign).join(''))];
  const joined = added.join(sign);
  return tail > anchor.end ? [insertion(anchor.end, sign), insertion(tail, joined)] : [insertion(tail, sign + joined)];
}

/** Entries in front of all that are there. */
function leading(plan: Plan, group: TreeGroup, list: readonly TreeEntry[]): TextEdit[] {
  const { text, notation, step } = plan;
  const [first] = group.entries;
  if (!group.owner) {
    if (!first) throw new EditRefused(say`The file has no entry yet: copy the source file first.`);
    const end = lineEndOf(text, undefined);
    const start = commentsOf(text, first)[0]?.start ?? first.start;
    const lines = list.flatMap((entry) => written(plan, entry, end).map((each) => each + notation.rootSign + end));
    return [insertion(Math.min(start, first.start), lines.join(''))];
  }
  const outer = indentBefore(text, group.owner.start) || lineEndOf(text, undefined);
  const indent = first ? indentBefore(text, first.start) : deeper(outer, step);
  const lines = list.flatMap((entry) => written(plan, entry, indent || ' '));
  const added = lines.map((each) => `${indent}${each},${indent ? '' : ' '}`).join('');
  const isBare = !first && !/[\r\n]/.test(text.slice(group.open, group.close));
  return [insertion(group.open, added + (isBare ? outer : ''))];
}

/** What an entry of the source becomes in another language: its key and what stands before the text as they are there. */
function written(plan: Plan, entry: TreeEntry, indent: string): readonly string[] {
  const { source, wanted, text, notation, step } = plan;
  const group = groupOf(entry);
  if (!group) return (wanted.get(entry) ?? []).map((each) => writtenText(notation, source, entry, each, text));
  const inner = deeper(indent, step);
  const parts = group.entries.filter((each) => wanted.has(each)).flatMap((each) => written(plan, each, inner));
  const last = group.entries.at(-1);
  const lines = parts.map((part) => inner + part).join(',') + (last && last.comma > last.end ? ',' : '');
  return [`${source.slice(entry.start, group.open)}${lines}${indent}${source.charAt(group.close)}`];
}

/** A text of the source in another language, or a plural form made of it. @param into the text that it is written into. */
function writtenText(
  notation: TreeNotation,
  source: string,
  entry: TreeEntry,
  { missing, content }: NewEntry,
  into: string,
): string {
  const start = textsOf(entry)?.[0]?.start ?? entry.end;
  const quote = source.charAt(start);
  const { start: from, end } = entry.keyRange;
  const [sourceCategory, category] = [missing.source.plural?.category, missing.category];
  const key = source.slice(from, end);
  const name = sourceCategory && category && sourceCategory !== category ? key.lastIndexOf(sourceCategory) : -1;
  const written = name < 0 ? key : key.slice(0, name) + category + key.slice(name + (sourceCategory?.length ?? 0));
  const lead = source.slice(entry.start, from) + written + source.slice(end, start);
  return lead + quote + notation.encode(content, quote, into) + quote;
}

/**
 * Texts that are translated take the place of the source's; entries on lines of their own that are not are left out, with
 * the groups that they leave empty. Plural forms that the source does not have stand before the one they are made of.
 */
export function treeDerive(
  notation: TreeNotation,
  source: Catalog,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const { text, segments } = source;
  const { root, leaves } = notation.read(text);
  const edits: TextEdit[] = [];
  const removed = new Set<TreeEntry>();
  const byId = new Map<string, TreeEntry>();
  for (const [place, { id, target, translatable }] of segments.all().entries()) {
    const leaf = leaves[place];
    const translation = translations.get(id);
    if (!leaf || !target || !translatable) continue;
    byId.set(id, leaf);
    const quote = text.charAt(target.range.start - 1);
    if (translation) {
      const newText = notation.encode(translation.content, quote, text);
      if (newText !== text.slice(target.range.start, target.range.end)) edits.push({ range: target.range, newText });
    } else if (target.value !== '' && linesOf(text, leaf)) removed.add(leaf);
  }
  for (const [id, entry] of translations) {
    const leaf = byId.has(id) ? undefined : byId.get(entry.missing.source.id);
    if (!leaf || !textsOf(leaf)) continue;
    const separator = indentBefore(text, leaf.start) || ' ';
    edits.push(insertion(leaf.start, `${writtenText(notation, text, leaf, entry, text)},${separator}`));
    removed.delete(leaf);
  }
  return [...edits, ...removeLines(text, goneLines(text, root, removed))];
}

/** The lines of entries that go, those of a group all of whose entries go as one stretch. */
function goneLines(text: string, root: TreeGroup, removed: ReadonlySet<TreeEntry>): TextRange[] {
  const whole = new Set<TreeEntry>(removed);
  const groups: TreeGroup[] = [root];
  for (let i = 0; i < groups.length; i++) {
    for (const entry of groups[i]?.entries ?? []) {
      const group = groupOf(entry);
      if (group) groups.push(group);
    }
  }
  for (const { owner, entries } of groups.toReversed()) {
    const isEmptied = owner?.parent.owner && entries.length > 0 && entries.every((entry) => whole.has(entry));
    if (isEmptied && linesOf(text, owner)) whole.add(owner);
  }
  return [...whole]
    .filter(({ parent: { owner } }) => !owner || !whole.has(owner))
    .flatMap((entry) => linesOf(text, entry) ?? [])
    .sort((a, b) => a.start - b.start);
}

/** The lines of an entry with its comments; undefined where something else stands on them. */
function linesOf(text: string, entry: TreeEntry): TextRange | undefined {
  const comments = commentsOf(text, entry);
  const first = Math.min(entry.start, ...comments.map(({ start }) => start));
  const last = Math.max(entry.comma, ...comments.map(({ end }) => end));
  const range = { start: startOfLine(text, first), end: endOfLine(text, last) };
  const around = text.slice(range.start, first) + text.slice(last, range.end);
  return around.trim() === '' && indentBefore(text, entry.start) !== '' ? range : undefined;
}

const deeper = (indent: string, step: string) => (indent === ' ' ? indent : indent + step);

/** One level of indentation in a file; undefined where nothing shows it. */
function stepOf(text: string, root: TreeGroup): string | undefined {
  const indentOf = ({ start }: TreeEntry) => indentBefore(text, start).replace(/[\r\n]/g, '');
  const groups = [root];
  for (let i = 0; i < groups.length && i < 200; i++) {
    const { owner, entries } = groups[i] as TreeGroup;
    const [outer, inner] = [owner ? indentOf(owner) : '', entries[0] ? indentOf(entries[0]) : ''];
    if (owner && inner.length > outer.length && inner.startsWith(outer)) return inner.slice(outer.length);
    pushAll(
      groups,
      entries.flatMap((entry) => groupOf(entry) ?? []),
    );
  }
  return undefined;
}

function insertion(offset: number, newText: string): TextEdit {
  return { range: { start: offset, end: offset }, newText };
}
