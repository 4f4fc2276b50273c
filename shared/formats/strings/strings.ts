import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { indentBefore } from '../../xml/indentBefore.ts';
import type { Format } from '../format.ts';
import { keyedSegment } from '../keyedSegment.ts';
import { lineEndOf } from '../lines.ts';
import { unindented } from '../unindented.ts';
import type { StringsEntry } from './stringsEntries.ts';
import { stringsDerive, stringsInsert } from './stringsInsert.ts';
import { scanStrings } from './stringsScan.ts';
import { decodeStrings, doubtfulEscapes, encodeStrings, stringsSlot } from './stringsText.ts';
import { xibSource } from './xibSource.ts';

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
  shownBy: { extension: true },
  facts: { orderIsFree: true, emptyIsShown: true, shownAlone: true },
  states: ['untranslated', 'translated'],
  detect: (_path, head) => /^\uFEFF?\s*(?:$|\/[*/]|["'{]|[\w$.-]+\s*=|<{7} )/.test(head),
  parse: parseStrings,
  ownSource: xibSource,
  encode: (content) => encodeStrings(content.value, '"'),
  edits: stringsEdits,
  ignore: (catalog, segment, check) => {
    const { start } = segment.range;
    const newText = `/* ${ignoreNote(check)} */${indentBefore(catalog.text, start) || lineEndOf(catalog.text, undefined)}`;
    return [{ range: { start, end: start }, newText }];
  },
  outline: (texts) =>
    [...texts].map(([key, text]) => `"${encodeStrings(key, '"')}" = "${encodeStrings(text, '"')}";\n`).join(''),
  insert: stringsInsert,
  derive: stringsDerive,
};

function parseStrings(text: string, path?: string): Catalog {
  const { entries, problems } = scanStrings(text);
  const unique = uniqueIds();
  const segments = entries.map((entry) => {
    const written = keyOf(text, entry.key.range);
    const segment = segmentOf(text, entry, unique(written));
    addProblems(text, entry, segment.id !== written, problems);
    return segment;
  });
  return {
    format: 'strings',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: ['printf', 'es-template', 'markup'],
  };
}

function segmentOf(text: string, { key, value = key, end, comments }: StringsEntry, id: string): Segment {
  const remarks = comments.map((range) => commentText(text, range));
  return keyedSegment({
    id,
    range: { start: key.range.start - key.quote.length, end },
    idRange: key.range,
    target: stringsSlot(text, value.range),
    notes: remarks.filter((note) => note !== '' && !emptyNotes.test(note)).map((note) => ({ text: note })),
    ignored: ignoredIn(remarks),
  });
}

/** A key as it reads. */
function keyOf(text: string, { start, end }: TextRange): string {
  const raw = text.slice(start, end);
  return /[\\\r]/.test(raw) ? decodeStrings(raw) : raw;
}

/** What genstrings writes where nobody gave a comment, and what only silences checks. */
const emptyNotes = /^(?:No comment provided by engineer\.|interline-ignore\b.*|\(No Comment\))$/;

function commentText(text: string, { start, end }: TextRange): string {
  const raw = text.slice(start, end);
  const inside = raw.startsWith('//') ? raw.slice(2) : raw.slice(2).replace(/\*\/$/, '');
  return unindented(inside);
}

function addProblems(text: string, { key, value }: StringsEntry, isRepeated: boolean, problems: Problem[]): void {
  for (const token of value ? [key, value] : [key]) {
    if (token.quote === '') continue;
    for (const { range, message } of doubtfulEscapes(text, token.range)) {
      problems.push({ id: 'syntax', range, message, severity: 'warning' });
    }
  }
  if (!isRepeated) return;
  const message = say`The key “${keyOf(text, key.range)}” appears twice; programs see only the last one.`;
  problems.push({ id: 'duplicate-id', range: key.range, message, severity: 'warning' });
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
    throw new EditRefused(say`The text has no closing quote; repair the file first.`);
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
