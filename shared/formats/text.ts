import type { Catalog, Problem, SegmentChange } from '../catalog/catalog.ts';
import { minimalEdit } from '../catalog/minimalEdit.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextEdit } from '../catalog/textRange.ts';
import { type EditedTarget, EditRefused, type Format, type NewEntry } from './format.ts';
import { guessSyntaxes } from './guessSyntaxes.ts';
import { lineEndOf, splitLines } from './lines.ts';
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
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  discovered: 'when-paired',
  parse: parseText,
  readTarget: readParagraph,
  encode: (content, _segment, catalog) => content.value.replaceAll('\n', lineEndOf(catalog.text, undefined)),
  edits: textEdits,
  insert: appendParagraphs,
  derive: (source, _language, translations) =>
    source.segments.flatMap((segment) => {
      const entry = translations.get(segment.id);
      return entry ? textEdits(source, segment, { content: entry.content }) : [];
    }),
};

const blank = /^[ \t\f\v\u00a0]*$/;
const conflictMark = /^(?:<{7}|>{7}) \S/;

/** A paragraph that was edited, where it is still one: the others have the numbers that they had. */
function readParagraph(_catalog: Catalog, _segment: Segment, was: string, is: string): EditedTarget | undefined {
  const isOne = (raw: string) =>
    !/^$|[\r\n]$/.test(raw) &&
    splitLines(raw).every(({ start, end }) => {
      const line = raw.slice(start, end);
      return !blank.test(line) && !conflictMark.test(line);
    });
  if (!isOne(was) || !isOne(is)) return undefined;
  return { target: lineSlot(is, { start: 0, end: is.length }), state: 'translated' };
}

function parseText(whole: string, path?: string): Catalog {
  const segments: Segment[] = [];
  const problems: Problem[] = [];
  let start = -1;
  let end = 0;
  const finish = () => {
    if (start < 0) return;
    const range = { start, end };
    segments.push({
      id: `${segments.length + 1}`,
      range,
      target: lineSlot(whole, range),
      state: 'translated',
      translatable: true,
      notes: [],
      matches: [],
      ignored: [],
    });
    start = -1;
  };
  for (const line of splitLines(whole)) {
    const written = whole.slice(line.start, line.end);
    if (blank.test(written)) {
      finish();
      continue;
    }
    if (conflictMark.test(written)) {
      const message = 'This is the mark of a merge conflict; resolve it first.';
      problems.push({ id: 'syntax', range: { start: line.start, end: line.end }, message, severity: 'error' });
    }
    if (start < 0) start = line.start;
    end = line.end;
  }
  finish();
  return {
    format: 'text',
    kind: 'monolingual',
    text: whole,
    ...(path === undefined ? {} : { path }),
    segments,
    problems,
    syntaxes: guessSyntaxes(segments.slice(0, 2000).map((segment) => segment.target?.value ?? '')),
  };
}

function textEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(`There is no paragraph ${segment.id}`);
  refuse(change.content.value);
  const lineEnd = lineEndOf(catalog.text, undefined);
  const edit = minimalEdit(target, change.content, (part) => part.value.replaceAll('\n', lineEnd));
  return edit ? [edit] : [];
}

/** Paragraphs are known by their number alone: those that lack are the last ones. */
function appendParagraphs(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const lineEnd = lineEndOf(catalog.text, undefined);
  const last = catalog.segments.at(-1);
  const at = last?.range.end ?? catalog.text.length;
  let before = last ? lineEnd + lineEnd : '';
  return entries.map(({ content }) => {
    refuse(content.value);
    const newText = before + content.value.replaceAll('\n', lineEnd);
    before = lineEnd + lineEnd;
    return { range: { start: at, end: at }, newText };
  });
}

function refuse(value: string): void {
  const lines = value.split('\n');
  if (lines.every((line) => blank.test(line))) throw new EditRefused('A paragraph of a plain text cannot be emptied.');
  if (lines.some((line) => blank.test(line))) {
    throw new EditRefused('A paragraph cannot hold an empty line: it would be two.');
  }
  if (value.includes('\r')) throw new EditRefused('The lines of a paragraph are to be separated by line feeds alone.');
}
