import type { Catalog, Problem, SegmentChange } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { minimalEdit } from '../catalog/minimalEdit.ts';
import type { Segment, Slot } from '../catalog/segment.ts';
import { segmentList } from '../catalog/segmentList.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { say } from '../sentences/sentence.ts';
import { documentSegment } from './documentSegment.ts';
import { withoutDoubtful } from './doubtfulBlocks.ts';
import type { Correspondence, Format, NewEntry } from './format.ts';
import { syntaxesOfTexts } from './guessSyntaxes.ts';
import { eachLine, lineEndOf } from './lines.ts';
import { isListOfEntries } from './properties/propertiesDetect.ts';
import { lineSlot } from './slot.ts';

/**
 * Plain text: each paragraph, a run of lines without an empty one, is a segment; its number is the id.
 *
 * @example text.parse('One\nstill one\n\nTwo\n').segments.map(({ id }) => id); // ['1', '2']
 */
export const text: Format = {
  id: 'text',
  name: 'Plain text',
  kind: 'monolingual',
  languageIds: ['plaintext'],
  extensions: ['.txt'],
  facts: { genre: 'plain-text' },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  detect: (_path, head) => !isMade.test(head) && !isListOfSigns(head) && !isListOfWords(head) && !isListOfEntries(head),
  parse: parseText,
  correspondence,
  encode: (content, _segment, catalog) => content.value.replaceAll('\n', lineEndOf(catalog.text, undefined)),
  edits: textEdits,
  insert: appendParagraphs,
  derive: (source, _language, translations) =>
    source.segments.all().flatMap((segment) => {
      const entry = translations.get(segment.id);
      return entry ? textEdits(source, segment, { content: entry.content }) : [];
    }),
};

/** What programs write at the top of files that they make. */
const isMade =
  /^(?:.*\n){0,9}.*\b(?:do not edit|do not modify|(?:auto-?generated|generated automatically|machine-generated))\b/i;

/** Whether every other line begins with a picture or a sign, as in lists of what emoji are called. */
function isListOfSigns(head: string): boolean {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const signs = lines.filter((line) => /^(?![#*\d])[\p{Emoji}\p{S}]/u.test(line));
  return signs.length >= 12 && 2 * signs.length > lines.length;
}

/** Whether a text is words one below the other, as programs look them up: what a search leaves out, what is rude. */
function isListOfWords(head: string): boolean {
  // The last one may be cut.
  const lines = head.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
  const words = lines.filter((line) => /^\s*[\p{L}\p{M}\p{N}'’-]+\s*$/u.test(line));
  return words.length >= 12 && words.length >= 0.9 * lines.length;
}

const blank = /^[ \t\f\v\u00a0]*$/;
const conflictMark = /^(?:<{7}|>{7}) \S/;

/**
 * Paragraphs have nothing but their number: where two texts have not as many, nobody can tell which of them correspond, but
 * for those that are still the source text; nor where they stand in another order. A text without any is still to be written.
 */
function correspondence(source: Catalog, target: Catalog): Correspondence {
  const [ours, theirs] = [source.segments.count, target.segments.count];
  if (ours === theirs) return withoutDoubtful({}, source, target);
  if (theirs === 0) return {};
  const unpaired = new Set<string>();
  const texts = new Map<string, string>();
  for (const { id, target: slot } of source.segments) {
    unpaired.add(id);
    texts.set(slot?.value ?? '', id);
  }
  const sourceIds = new Map<string, string | undefined>();
  for (const { id, target: slot } of target.segments) {
    const value = slot?.value ?? '';
    sourceIds.set(id, texts.get(value));
    texts.delete(value);
  }
  const sections = [{ path: '', blocks: [{ name: 'p', source: ours, target: theirs }] }];
  return { alignment: { sections, sourceIds, unpaired } };
}

function parseText(whole: string, path?: string): Catalog {
  const paragraphs: { start: number; end: number }[] = [];
  const problems: Problem[] = [];
  let goesOn = false;
  eachLine(whole, (start, end) => {
    const written = whole.slice(start, end);
    if (blank.test(written)) {
      goesOn = false;
      return;
    }
    if (conflictMark.test(written)) {
      const message = say`This is a merge conflict marker; resolve the conflict first.`;
      problems.push({ id: 'syntax', range: { start, end }, message, severity: 'error' });
    }
    const last = paragraphs.at(-1);
    if (goesOn && last) last.end = end;
    else paragraphs.push({ start, end });
    goesOn = true;
  });
  const segments = paragraphs.map((range, place) => paragraphSegment(`${place + 1}`, lineSlot(whole, range)));
  return {
    format: 'text',
    kind: 'monolingual',
    text: whole,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems,
    syntaxes: syntaxesOfTexts(segments),
  };
}

const paragraphSegment = (id: string, target: Slot): Segment =>
  documentSegment({ id, range: target.range, target }, []);

function textEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(say`There is no paragraph ${segment.id}.`);
  refuse(change.content.value);
  const lineEnd = lineEndOf(catalog.text, undefined);
  const edit = minimalEdit(target, change.content, (part) => part.value.replaceAll('\n', lineEnd));
  return edit ? [edit] : [];
}

/** Paragraphs are known by their number alone: those that lack are the last ones. */
function appendParagraphs(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const lineEnd = lineEndOf(catalog.text, undefined);
  const last = catalog.segments.at(catalog.segments.count - 1);
  const offset = last?.range.end ?? catalog.text.length;
  let before = last ? lineEnd + lineEnd : '';
  return entries.map(({ content }) => {
    refuse(content.value);
    const newText = before + content.value.replaceAll('\n', lineEnd);
    before = lineEnd + lineEnd;
    return { range: { start: offset, end: offset }, newText };
  });
}

function refuse(value: string): void {
  const lines = value.split('\n');
  if (lines.every((line) => blank.test(line)))
    throw new EditRefused(say`A paragraph of a plain text cannot be emptied.`);
  if (lines.some((line) => blank.test(line))) {
    throw new EditRefused(say`A paragraph cannot hold an empty line: it would be two.`);
  }
  if (value.includes('\r')) throw new EditRefused(say`The lines of a paragraph must be separated by line feeds alone.`);
}
