import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { type Content, sameContent } from '../../catalog/content.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { NewEntry } from '../format.ts';
import { lineEndOf } from '../lines.ts';

/** How a format writes the text of a subtitle. */
export interface CueWriter {
  /** A part of a text as raw text, with `\n` between lines. */
  encode(part: Content): string;
  /** @throws EditRefused for what players would take for something else. */
  refuse(next: Content, before: Content): void;
  /** True for a raw text that could read otherwise with other text beside it: it is written again as a whole. */
  isLoose?(raw: string): boolean;
}

/** A new text as it stands in the file: with the line ends that stand below its times. */
export function encodeCue(writer: CueWriter, content: Content, segment: Segment, catalog: Catalog): string {
  return writer.encode(content).replaceAll('\n', lineEnd(catalog.text, segment));
}

/** The edits that give a subtitle another text. */
export function cueEdits(
  writer: CueWriter,
  catalog: Catalog,
  segment: Segment,
  change: SegmentChange,
): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content) return [];
  if (!target) throw new EditRefused(say`There is no subtitle “${segment.id}”.`);
  if (sameContent(change.content, target)) return [];
  writer.refuse(change.content, target);
  refuseLines(change.content.value, target.value);
  const end = lineEnd(catalog.text, segment);
  const encode = (part: Content) => writer.encode(part).replaceAll('\n', end);
  if (target.value === '') {
    const { start } = target.range;
    const atLineStart = start === 0 || /[\r\n]/.test(catalog.text[start - 1] ?? '');
    // White space in the lines of an empty subtitle is no part of the text that comes to stand there.
    const isBlank = atLineStart && catalog.text.slice(start, segment.range.end).trim() === '';
    const range = isBlank ? { start, end: Math.max(start, segment.range.end) } : target.range;
    // A blank line has to stay between this text and the next subtitle; one with white space is none in WebVTT.
    const [here = '', next = ''] = catalog.text.slice(range.end, range.end + 200).split(/\r\n?|\n/);
    const behind = here.trim() !== '' ? end + end : next !== '' ? end : '';
    return [{ range, newText: (atLineStart ? '' : end) + encode(change.content) + behind }];
  }
  if (writer.isLoose?.(catalog.text.slice(target.range.start, target.range.end))) {
    return [{ range: target.range, newText: encode(change.content) }];
  }
  const edit = minimalEdit(target, change.content, encode);
  return edit ? [edit] : [];
}

/** The source file with other texts: numbers, times and settings stay. See {@link Format.derive}. */
export function deriveCues(
  writer: CueWriter,
  source: Catalog,
  translations: ReadonlyMap<string, NewEntry>,
): readonly TextEdit[] {
  return [...translations].flatMap(([id, entry]) => {
    const segment = source.segments.find(id);
    return segment ? cueEdits(writer, source, segment, { content: entry.content }) : [];
  });
}

/** Subtitles that the source has and this file lacks, with what stands above the text in the source, in its order. */
export function insertCues(writer: CueWriter, catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there are no times for a new subtitle.`);
  const wanted = new Map(entries.map((entry) => [entry.missing.id, entry.content]));
  const end = lineEndOf(catalog.text, undefined);
  let after: Segment | undefined;
  const edits: TextEdit[] = [];
  for (const segment of source.segments) {
    const id = catalog.pair?.idOf(segment.id) ?? segment.id;
    const there = catalog.segments.find(id);
    const content = wanted.get(id);
    if (there) after = there;
    if (there || content === undefined || !segment.target) continue;
    if (id !== segment.id) throw new EditRefused(say`The subtitles are numbered differently from the source file.`);
    writer.refuse(content, nothing);
    refuseLines(content.value, '');
    const head = source.text.slice(segment.range.start, segment.target.range.start).trimEnd();
    const cue = `${head}\n${writer.encode(content)}`.replace(/\r\n?|\n/g, end);
    const first = catalog.segments.at(0);
    if (after) edits.push({ range: { start: after.range.end, end: after.range.end }, newText: end + end + cue });
    else {
      const offset = first?.range.start ?? catalog.text.length;
      edits.push({ range: { start: offset, end: offset }, newText: cue + end + (first ? end : '') });
    }
  }
  return edits;
}

const nothing: Content = { value: '', codes: [] };

function refuseLines(value: string, before: string): void {
  const blank = /(?:^|\n)[ \t\f\v]*(?:\n|$)/;
  if (value !== '' && blank.test(value) && !blank.test(before)) {
    throw new EditRefused(say`A subtitle cannot hold an empty line: players take it for the subtitle’s end.`);
  }
  if (/\r/.test(value)) throw new EditRefused(say`The lines of a subtitle must be separated by line feeds alone.`);
}

/** The line end below the times of a subtitle. */
function lineEnd(text: string, segment: Segment): string {
  const offset = segment.target?.range.start ?? 0;
  const before = /(?:\r\n?|\n)$/.exec(text.slice(Math.max(0, offset - 2), offset))?.[0];
  return before ?? lineEndOf(text, undefined);
}
