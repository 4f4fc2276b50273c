import type { Catalog } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import type { NewEntry } from '../format.ts';
import { removeLines } from '../lineEntries.ts';
import { lineEndOf, startOfLine } from '../lines.ts';
import { commentsOf } from './phpComments.ts';
import { readPhp } from './phpEntries.ts';
import { endOfLine } from './phpLexer.ts';
import { encodePhp } from './phpText.ts';
import type { PhpArray, PhpEntry } from './phpTree.ts';

/** What an insertion needs to know of both files. */
interface Plan {
  readonly text: string;
  readonly source: string;
  /** The entries of the source that are to be written, and those that hold them; texts with their translations. */
  readonly wanted: ReadonlyMap<PhpEntry, NewEntry | undefined>;
}

/**
 * Adds entries behind their neighbours of the source file; arrays that lack are added as well.
 *
 * @throws EditRefused for a file that PHP cannot read, and for one without the array.
 */
export function phpInsert({ text, pair }: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  if (!pair) throw new EditRefused('Without the source file there is no place for a new entry');
  const { text: source, segments } = pair.source;
  const own = readPhp(text);
  const theirs = readPhp(source);
  if (own.problems.length > 0) throw new EditRefused('The file has faults; repair it first');
  const byId = new Map(entries.map((entry) => [entry.missing.source.id, entry]));
  const wanted = new Map<PhpEntry, NewEntry | undefined>();
  for (const [place, { id }] of segments.all().entries()) {
    const leaf = theirs.leaves[place];
    const entry = byId.get(id);
    if (!leaf || !entry) continue;
    if (!Array.isArray(leaf.value)) throw new EditRefused(`“${id}” is put together by code: add it by hand.`);
    wanted.set(leaf, entry);
    let depth = 0;
    for (let owner = leaf.parent.owner; owner && !wanted.has(owner); owner = owner.parent.owner) {
      if (++depth > 200) throw new EditRefused('The entry lies too deep to be written');
      wanted.set(owner, undefined);
    }
  }
  return additions({ text, source, wanted }, theirs.root, own.root);
}

function additions(plan: Plan, source: PhpArray, target: PhpArray): TextEdit[] {
  const own = new Map(target.entries.map((entry) => [entry.id, entry]));
  const behind = new Map<PhpEntry | undefined, PhpEntry[]>();
  const edits: TextEdit[] = [];
  let anchor: PhpEntry | undefined;
  for (const entry of source.entries) {
    const there = own.get(entry.id);
    if (there) anchor = there;
    if (!plan.wanted.has(entry)) continue;
    const [inner, into] = [arrayOf(entry), there && arrayOf(there)];
    if (inner && into) pushAll(edits, additions(plan, inner, into));
    else if (there) throw new EditRefused(`The file has something else as “${entry.id}”`);
    else if (inner && !source.owner) throw new EditRefused('The file lacks the array of the source file');
    else behind.set(anchor, [...(behind.get(anchor) ?? []), entry]);
  }
  for (const [before, list] of behind)
    pushAll(edits, before ? following(plan, before, list) : leading(plan, target, list));
  return edits;
}

/** Entries behind one that is there. */
function following(plan: Plan, anchor: PhpEntry, list: readonly PhpEntry[]): TextEdit[] {
  const { text } = plan;
  const sign = anchor.parent.owner ? ',' : ';';
  const indent = indentBefore(text, anchor.start) || (anchor.parent.owner ? ' ' : lineEndOf(text, undefined));
  const added = list.map((entry) => indent + written(plan, entry, indent));
  const tail = Math.max(anchor.comma, ...anchor.comments.map(({ end }) => end));
  if (anchor.comma > anchor.end) return [insertion(tail, added.map((each) => each + sign).join(''))];
  const joined = added.join(sign);
  return tail > anchor.end ? [insertion(anchor.end, sign), insertion(tail, joined)] : [insertion(tail, sign + joined)];
}

/** Entries in front of all that are there. */
function leading(plan: Plan, array: PhpArray, list: readonly PhpEntry[]): TextEdit[] {
  const { text } = plan;
  const [first] = array.entries;
  if (!array.owner) {
    if (!first) throw new EditRefused('The file has no entry yet: copy the source file first.');
    const end = lineEndOf(text, undefined);
    const at = commentsOf(text, first)[0]?.start ?? first.start;
    return [insertion(Math.min(at, first.start), list.map((entry) => `${written(plan, entry, end)};${end}`).join(''))];
  }
  const outer = indentBefore(text, array.owner.start) || lineEndOf(text, undefined);
  const indent = first ? indentBefore(text, first.start) : deeper(outer);
  const added = list.map((entry) => `${indent}${written(plan, entry, indent || ' ')},${indent ? '' : ' '}`).join('');
  const isBare = !first && !/[\r\n]/.test(text.slice(array.open, array.close));
  return [insertion(array.open, added + (isBare ? outer : ''))];
}

/** An entry of the source in another language: its key and what stands before the text as they are there. */
function written(plan: Plan, entry: PhpEntry, indent: string): string {
  const { source, wanted, text } = plan;
  const translation = wanted.get(entry);
  const array = arrayOf(entry);
  if (array) {
    const inner = deeper(indent);
    const parts = array.entries.filter((each) => wanted.has(each));
    const lines = parts.map((each) => `${inner}${written(plan, each, inner)},`).join('');
    return `${source.slice(entry.start, array.open)}${lines}${indent}${source.charAt(array.close)}`;
  }
  const start = firstText(entry)?.start ?? entry.end;
  const quote = source.charAt(start);
  const encoded = translation ? encodePhp(translation.content, quote, lineEndOf(text, undefined)) : '';
  return `${source.slice(entry.start, start)}${quote}${encoded}${quote}`;
}

/** Texts that are translated take the place of the source's; entries on lines of their own that are not are left out. */
export function phpDerive(
  source: Catalog,
  _language: string,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  const { text, segments } = source;
  const { leaves } = readPhp(text);
  const edits: TextEdit[] = [];
  const gone: TextRange[] = [];
  for (const [place, { id, target, translatable }] of segments.all().entries()) {
    const leaf = leaves[place];
    const translation = translations.get(id);
    if (!leaf || !target || !translatable) continue;
    const quote = text.charAt(target.range.start - 1);
    const newText = translation && encodePhp(translation.content, quote, lineEndOf(text, undefined));
    if (newText !== undefined) edits.push({ range: target.range, newText });
    else if (target.value !== '') pushAll(gone, linesOf(text, leaf));
  }
  return [...edits, ...removeLines(text, gone)];
}

/** The lines of an entry with its comments; none where something else stands on them. */
function linesOf(text: string, entry: PhpEntry): TextRange[] {
  const comments = commentsOf(text, entry);
  const first = Math.min(entry.start, ...comments.map(({ start }) => start));
  const last = Math.max(entry.comma, ...comments.map(({ end }) => end));
  const range = { start: startOfLine(text, first), end: endOfLine(text, last) };
  const around = text.slice(range.start, first) + text.slice(last, range.end);
  return around.trim() === '' && indentBefore(text, entry.start) !== '' ? [range] : [];
}

function arrayOf({ value }: PhpEntry): PhpArray | undefined {
  return value && 'entries' in value && !Array.isArray(value) ? (value as PhpArray) : undefined;
}

function firstText({ value }: PhpEntry): TextRange | undefined {
  return Array.isArray(value) ? (value[0] as TextRange) : undefined;
}

function deeper(indent: string): string {
  return indent === ' ' ? indent : indent + (indent.endsWith('\t') ? '\t' : '    ');
}

function insertion(at: number, newText: string): TextEdit {
  return { range: { start: at, end: at }, newText };
}
