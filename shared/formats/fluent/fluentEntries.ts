import type { SelectExpression } from '@fluent/syntax';
import type { Catalog } from '../../catalog/catalog.ts';
import { sameContent } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import { pushTo } from '../../catalog/pushTo.ts';
import type { PluralCategory } from '../../catalog/segment.ts';
import { applyEdits, type TextEdit, type TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { insertLines, removeLines } from '../lineEntries.ts';
import { lineEndOf } from '../lines.ts';
import { encodeFluent } from './encodeFluent.ts';
import { layoutOf, spacesBefore } from './fluentEdits.ts';
import { type FluentEntry, type FluentPart, type FluentUnit, keyOf, readFluent } from './fluentRead.ts';

const order: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What is given for one entry, by the id that each text will have. */
type Given = ReadonlyMap<string, NewEntry>;

/**
 * The edits that add messages, attributes and plural forms to a file. A message is written as the source file writes
 * it, without its comments.
 */
export function fluentInsert(catalog: Catalog, entries: readonly NewEntry[]): TextEdit[] {
  const { text, pair } = catalog;
  if (!pair) throw new EditRefused(say`Without the source file there is no place for a new message.`);
  const entriesById = new Map(readFluent(text).entries.map((entry) => [entry.id, entry]));
  const theirs = readFluent(pair.source.text).entries;
  const given = new Map(entries.map((entry) => [entry.missing.id, entry]));
  const lineEnd = lineEndOf(text, undefined);
  const added = new Map<string, string>();
  const edits: TextEdit[] = [];
  for (const [entry, some] of givenOf(theirs, given)) {
    const there = entriesById.get(entry.id);
    if (!there) added.set(entry.id, newEntry(pair.source.text, entry, some).replace(/\r\n/g, '\n'));
    else pushAll(edits, additions(text, there, pair.source.text, entry, some, lineEnd));
  }
  const present = new Map<string, TextRange>();
  for (const [id, { commentStart, end }] of entriesById) present.set(id, { start: commentStart, end });
  const ids = theirs.map(({ id }) => id);
  return [...edits, ...insertLines(text, ids, present, added)];
}

/**
 * The edits that turn a source file into one of another language. Messages and attributes without a translation are
 * left out, as Fluent falls back to the source for them; of a message with several variants those that are not given
 * stay in the source language, plural forms that the new language does not have are left out.
 */
export function fluentDerive(source: Catalog, translations: Given): TextEdit[] {
  const { text } = source;
  const { entries } = readFluent(text);
  const given = givenOf(entries, translations);
  const removed = entries.filter((entry) => !given.has(entry) && entry.units.some(({ part }) => !part.inner));
  const edits = [...given].flatMap(([entry, some]) => translated(text, entry, some));
  return [
    ...edits,
    ...removeLines(
      text,
      removed.map(({ commentStart, end }) => ({ start: commentStart, end })),
    ),
  ];
}

/**
 * See {@link Format.outline}. What a key has behind a point is an attribute of its message.
 *
 * @throws EditRefused for what is no name in Fluent.
 */
export function fluentOutline(texts: ReadonlyMap<string, string>): string {
  const messages = new Map<string, string>();
  for (const [key, text] of texts) {
    const [, name = '', attribute] = /^(-?[A-Za-z][\w-]*)(?:\.([A-Za-z][\w-]*))?$/.exec(key) ?? [];
    if (name === '')
      throw new EditRefused(
        say`“${key}” is not a name in Fluent: it starts with a letter, and has letters, digits, “_” and “-”.`,
      );
    const raw = encodeFluent({ value: text, codes: [] }, { indent: '    ', lineEnd: '\n' }, 'ends');
    const before = messages.get(name) ?? `${name} =`;
    messages.set(
      name,
      attribute === undefined
        ? `${name} = ${raw}${before.slice(name.length + 2)}`
        : `${before}\n    .${attribute} = ${raw}`,
    );
  }
  return [...messages.values()].map((message) => `${message}\n`).join('');
}

/** What is given, by the entry to which it belongs. */
function givenOf(entries: readonly FluentEntry[], given: Given): Map<FluentEntry, Map<string, NewEntry>> {
  const owner = new Map(entries.flatMap((entry) => entry.units.map(({ id }) => [id, entry] as const)));
  const newByEntry = new Map<FluentEntry, Map<string, NewEntry>>();
  for (const [id, entry] of given) {
    const place = owner.get(entry.missing.source.id);
    if (!place) throw new EditRefused(say`The source file has no “${entry.missing.source.id}”.`);
    const some = newByEntry.get(place) ?? new Map<string, NewEntry>();
    newByEntry.set(place, some.set(id, entry));
  }
  return newByEntry;
}

/** The lines of an entry with other texts. */
function newEntry(text: string, entry: FluentEntry, given: Given): string {
  const { start, end } = entry;
  return applyEdits(text.slice(start, end), shifted(translated(text, entry, given), -start));
}

function shifted(edits: readonly TextEdit[], distance: number): TextEdit[] {
  return edits.map(({ range, newText }) => ({
    range: { start: range.start + distance, end: range.end + distance },
    newText,
  }));
}

/** The edits of a source entry that give it the texts of a translation. */
function translated(text: string, entry: FluentEntry, given: Given): TextEdit[] {
  const edits: TextEdit[] = [];
  const parts = new Map<FluentPart, FluentUnit[]>();
  for (const unit of entry.units) pushTo(parts, unit.part, unit);
  const used = (units: readonly FluentUnit[]) =>
    [...given.values()].some(({ missing }) => units.some(({ id }) => id === missing.source.id));
  for (const [part, units] of parts) {
    if (part.inner) continue;
    if (used(units)) pushAll(edits, translatedPart(text, units, given));
    else if (part.attribute) edits.push({ range: linesOf(text, part.attribute.span), newText: '' });
    else if (entry.node.type === 'Message') {
      const range = { start: endOfSign(text, entry), end: part.pattern.span?.end ?? entry.start };
      edits.push({ range, newText: '' });
    }
  }
  return edits;
}

function translatedPart(text: string, units: readonly FluentUnit[], given: Given): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const unit of units) {
    const { content } = given.get(unit.id) ?? {};
    if (content) {
      const newText = encodeFluent(content, layoutOf(text, unit), 'ends');
      if (!sameContent(unit.slot, content)) edits.push({ range: unit.whole, newText });
    } else if (unit.plural && unit.variant && !unit.variant.default) {
      edits.push({ range: linesOf(text, unit.variant.span), newText: '' });
    }
  }
  for (const select of new Set(units.flatMap((unit) => unit.select ?? []))) {
    pushAll(edits, newForms(text, units, select, given));
  }
  return edits;
}

/** The lines of the plural forms of a select expression that it does not have yet, before the forms that follow them. */
function newForms(text: string, units: readonly FluentUnit[], select: SelectExpression, given: Given): TextEdit[] {
  const forms = units.filter((unit) => unit.select === select && unit.plural);
  const [form] = forms;
  if (!form?.plural) return [];
  const { group } = form.plural;
  const present = new Set(forms.map(({ plural }) => plural?.category));
  const lineEnd = lineEndOf(text, undefined);
  const added = order.filter((category) => !present.has(category) && given.has(`${group}[${category}]`));
  return added.flatMap((category): TextEdit[] => {
    const content = given.get(`${group}[${category}]`)?.content;
    const places = new Set(order.slice(order.indexOf(category) + 1));
    const next = select.variants.find((variant) => places.has(keyOf(variant) as PluralCategory));
    const beside = next ?? select.variants.at(-1);
    const column = spacesBefore(text, beside?.span?.start ?? 0);
    if (!content || !beside || column === undefined) return [];
    const indent = ' '.repeat(column + (beside.default ? 1 : 0));
    const line = `${indent}[${category}] ${encodeFluent(content, { indent: `${indent}    `, lineEnd }, 'ends')}`;
    const start = beside.span?.start ?? 0;
    const offset = next ? start - column : (beside.span?.end ?? start);
    return [{ range: { start: offset, end: offset }, newText: next ? line + lineEnd : lineEnd + line }];
  });
}

/** The edits that add to an entry what it lacks. */
function additions(
  text: string,
  entry: FluentEntry,
  source: string,
  theirs: FluentEntry,
  given: Given,
  lineEnd: string,
): TextEdit[] {
  const edits: TextEdit[] = [];
  for (const select of new Set(entry.units.flatMap((unit) => unit.select ?? []))) {
    pushAll(edits, newForms(text, entry.units, select, given));
  }
  const has = new Set(entry.units.map(({ part }) => part.id));
  const parts = new Set(theirs.units.map(({ part }) => part));
  const copy = newEntry(source, theirs, given);
  const fresh = readFluent(copy).entries[0];
  for (const { id } of parts) {
    if (has.has(id)) continue;
    const part = fresh?.units.find((unit) => unit.part.id === id)?.part;
    const span = part?.attribute ? part.attribute.span : part?.pattern.span;
    if (!part || !span) continue;
    if (!part.attribute) {
      const signEnd = endOfSign(text, entry);
      const from = endOfSign(copy, fresh);
      edits.push({ range: { start: signEnd, end: signEnd }, newText: inLines(copy.slice(from, span.end), lineEnd) });
      continue;
    }
    const [first] = entry.node.attributes;
    const indent = ' '.repeat((first?.span && spacesBefore(text, first.span.start)) || 4);
    const newText = `${lineEnd}${indent}${inLines(copy.slice(span.start, span.end), lineEnd)}`;
    edits.push({ range: { start: entry.end, end: entry.end }, newText });
  }
  return edits;
}

/** Behind the `=` of an entry. */
function endOfSign(text: string, entry: FluentEntry | undefined): number {
  return text.indexOf('=', entry?.node.id.span?.end ?? 0) + 1;
}

/** The lines of an attribute or variant, with the line end before them. */
function linesOf(text: string, span: { start: number; end: number } | undefined): TextRange {
  const { start = 0, end = 0 } = span ?? {};
  const before = /(?<!\s)\s*$/.exec(text.slice(Math.max(0, start - 400), start))?.[0].length ?? 0;
  return { start: start - before, end };
}

function inLines(text: string, lineEnd: string): string {
  return text.replace(/\r?\n/g, lineEnd);
}
