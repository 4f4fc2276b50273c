import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Note, Segment } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { EditRefused, type Format } from '../format.ts';
import { ignoredIn, ignoreNote } from '../ignoreNote.ts';
import { lineEndOf } from '../lines.ts';
import { unindented } from '../unindented.ts';
import { indentBefore } from '../xml/indentBefore.ts';
import { stringsDerive, stringsInsert } from './stringsInsert.ts';
import { type StringsEntry, scanStrings } from './stringsScan.ts';
import { readStringsTarget } from './stringsTarget.ts';
import { doubtfulEscapes, encodeStrings, stringsSlot } from './stringsText.ts';

/**
 * Apple's strings files (old-style property lists, as `genstrings` and Xcode write them): `en.lproj/Localizable.strings`
 * is the source of `de.lproj/Localizable.strings`. Each entry is a segment, its key the id.
 *
 * @example strings.parse('"ok" = "OK";').segments[0]?.target?.value; // OK
 */
export const strings: Format = {
  id: 'strings',
  name: 'Apple strings',
  kind: 'monolingual',
  languageIds: ['strings'],
  extensions: ['.strings'],
  states: ['untranslated', 'translated'],
  detect: (_path, head) => /^\uFEFF?\s*(?:$|\/[*/]|["'{]|[\w$.-]+\s*=|<{7} )/.test(head),
  parse: parseStrings,
  readTarget: readStringsTarget,
  encode: (content) => encodeStrings(content.value, '"'),
  edits: stringsEdits,
  ignore: (catalog, segment, check) => {
    const { start } = segment.range;
    const newText = `/* ${ignoreNote(check)} */${indentBefore(catalog.text, start) || lineEndOf(catalog.text, undefined)}`;
    return [{ range: { start, end: start }, newText }];
  },
  insert: stringsInsert,
  derive: stringsDerive,
};

function parseStrings(text: string, path?: string): Catalog {
  const { entries, problems } = scanStrings(text);
  const unique = uniqueIds();
  const segments = entries.map((entry) => segmentOf(text, entry, unique, problems));
  return {
    format: 'strings',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['printf', 'es-template', 'markup'],
  };
}

function segmentOf(text: string, entry: StringsEntry, unique: (id: string) => string, problems: Problem[]): Segment {
  const key = stringsSlot(text, entry.key.range);
  const id = unique(key.value);
  const target = stringsSlot(text, (entry.value ?? entry.key).range);
  for (const token of entry.value ? [entry.key, entry.value] : [entry.key]) {
    if (token.quote === '') continue;
    for (const { range, message } of doubtfulEscapes(text, token.range)) {
      problems.push({ id: 'syntax', range, message, severity: 'warning' });
    }
  }
  if (id !== key.value) {
    const message = `The key “${key.value}” is there twice; programs see the last one only.`;
    problems.push({ id: 'duplicate-id', range: key.range, message, severity: 'warning' });
  }
  const comments = entry.comments.map((range) => commentText(text, range));
  const notes = comments.filter((note) => note !== '' && !emptyNotes.test(note)).map((note): Note => ({ text: note }));
  return {
    id,
    range: { start: entry.key.range.start - entry.key.quote.length, end: entry.end },
    idRange: key.range,
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable: true,
    notes,
    matches: [],
    ignored: ignoredIn(comments),
  };
}

/** What genstrings writes where nobody gave a comment, and what only silences checks. */
const emptyNotes = /^(?:No comment provided by engineer\.|interline-ignore\b.*|\(No Comment\))$/;

function commentText(text: string, { start, end }: TextRange): string {
  const raw = text.slice(start, end);
  const inside = raw.startsWith('//') ? raw.slice(2) : raw.slice(2).replace(/\*\/$/, '');
  return unindented(inside);
}

function stringsEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target, idRange, range } = segment;
  const next = change.content;
  if (!next || !target || next.value === target.value) return [];
  const { text } = catalog;
  if (idRange && target.range.start === idRange.start) {
    const end = range.end - (text[range.end - 1] === ';' ? 1 : 0);
    return [{ range: { start: end, end }, newText: ` = "${encodeStrings(next.value, '"')}"` }];
  }
  const quote = text.charAt(target.range.start - 1);
  const quoted = quote === '"' || quote === "'";
  if (quoted && text[target.range.end] !== quote) {
    throw new EditRefused('The text has no closing quote; repair the file first');
  }
  if (!quoted) {
    const bare = /^[\w.-]+$/.test(next.value);
    return [{ range: target.range, newText: bare ? next.value : `"${encodeStrings(next.value, '"')}"` }];
  }
  const raw = text.slice(target.range.start, target.range.end);
  // What is written beside a short escape could become a part of it.
  if (/\\(?:[0-7]{1,2}(?![0-7])|[Uu](?![\dA-Fa-f]{4}))/.test(raw)) {
    return [{ range: target.range, newText: encodeStrings(next.value, quote) }];
  }
  const edit = minimalEdit(target, next, (part) => encodeStrings(part.value, quote));
  return edit ? [edit] : [];
}
