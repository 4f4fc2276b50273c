import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../../catalog/catalog.ts';
import { minimalEdit } from '../../catalog/minimalEdit.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import type { TextEdit, TextRange } from '../../catalog/textRange.ts';
import { EditRefused, type Format, type NewEntry } from '../format.ts';
import { lineEndOf } from '../lines.ts';
import { literalSlot, mappedSlot } from '../slot.ts';
import { readCues } from './srtCues.ts';

/**
 * SubRip subtitles: each cue is a segment, its number the id, its lines joined by `\n`. Tags such as `<i>` and `{\an8}`
 * stay in the text. Blank lines inside a cue belong to it, as players that look for the next times read them.
 *
 * @example srt.parse('1\n00:00:01,000 --> 00:00:02,500\nHi\n').segments[0]?.timing; // { start: 1000, end: 2500 }
 */
export const srt: Format = {
  id: 'srt',
  name: 'SubRip subtitles',
  kind: 'monolingual',
  languageIds: ['srt', 'subrip'],
  extensions: ['.srt'],
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  parse: parseSrt,
  encode: (content, segment, catalog) => content.value.replaceAll('\n', lineEnd(catalog.text, segment)),
  edits: srtEdits,
  insert: insertCues,
  derive: (source, _language, translations) => {
    const byId = new Map(source.segments.map((segment) => [segment.id, segment]));
    return [...translations].flatMap(([id, entry]) => {
      const segment = byId.get(id);
      return segment ? srtEdits(source, segment, { content: entry.content }) : [];
    });
  },
};

function parseSrt(text: string, path?: string): Catalog {
  const { cues, problems } = readCues(text);
  const all: Problem[] = [...problems];
  const unique = uniqueIds();
  const segments = cues.map((cue, i): Segment => {
    const wanted = cue.number === undefined ? `#${i + 1}` : cue.number.replace(/^0+(?=\d)/, '');
    const id = unique(wanted);
    if (id !== wanted && cue.numberRange) {
      all.push({
        id: 'duplicate-id',
        range: cue.numberRange,
        message: `There is another subtitle with the number ${wanted}.`,
        severity: 'warning',
      });
    }
    const target = cueSlot(text, cue.text);
    return {
      id,
      range: { start: cue.start, end: Math.max(cue.text.end, cue.timeLine.end) },
      ...(cue.numberRange ? { idRange: cue.numberRange } : {}),
      target,
      state: target.value === '' ? 'untranslated' : 'translated',
      translatable: true,
      notes: [],
      matches: [],
      ...(cue.timing ? { timing: cue.timing } : {}),
      ignored: [],
    };
  });
  return {
    format: 'srt',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments,
    problems: all,
    syntaxes: ['markup'],
  };
}

function cueSlot(text: string, range: TextRange): Slot {
  const raw = text.slice(range.start, range.end);
  if (!raw.includes('\r')) return literalSlot(text, range);
  return mappedSlot(raw.replace(/\r\n?/g, '\n'), range, () => {
    const offsets: number[] = [];
    for (let i = 0; i < raw.length; i++) {
      if (raw[i] !== '\n' || raw[i - 1] !== '\r') offsets.push(range.start + i);
    }
    offsets.push(range.end);
    return offsets;
  });
}

function srtEdits(catalog: Catalog, segment: Segment, change: SegmentChange): readonly TextEdit[] {
  const { target } = segment;
  if (!change.content || change.content.value === target?.value) return [];
  if (!target) throw new EditRefused(`There is no subtitle “${segment.id}”`);
  const { value } = change.content;
  checkText(value, target.value);
  const end = lineEnd(catalog.text, segment);
  const encode = (part: string) => part.replaceAll('\n', end);
  if (target.value === '') {
    const { start } = target.range;
    const atLineStart = start === 0 || /[\r\n]/.test(catalog.text[start - 1] ?? '');
    // A blank line has to stay between this text and the next subtitle.
    const [here = '', next = ''] = catalog.text.slice(start, start + 200).split(/\r\n?|\n/);
    const behind = here.trim() !== '' ? end + end : next.trim() !== '' ? end : '';
    return [{ range: target.range, newText: (atLineStart ? '' : end) + encode(value) + behind }];
  }
  const edit = minimalEdit(target, change.content, (part) => encode(part.value));
  return edit ? [edit] : [];
}

/** What would end the subtitle, or begin another, in the eyes of a player. */
function checkText(value: string, before: string): void {
  const blank = /(?:^|\n)[ \t\f\v]*(?:\n|$)/;
  if (value !== '' && blank.test(value) && !blank.test(before)) {
    throw new EditRefused('A subtitle cannot hold an empty line: players take it for the subtitle’s end.');
  }
  if (value.includes('-->') && !before.includes('-->')) {
    throw new EditRefused('A subtitle cannot hold “-->”: players take it for the times of the next one.');
  }
  if (/\r/.test(value)) throw new EditRefused('A subtitle’s lines are to be separated by line feeds alone.');
}

/** The line end below the times of a subtitle. */
function lineEnd(text: string, segment: Segment): string {
  const at = segment.target?.range.start ?? 0;
  const before = /(?:\r\n?|\n)$/.exec(text.slice(Math.max(0, at - 2), at))?.[0];
  return before ?? lineEndOf(text, undefined);
}

/** Subtitles that the source has and this file lacks, with the number and times of the source, in its order. */
function insertCues(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused('Without the source file there are no times for a new subtitle');
  const own = new Map(catalog.segments.map((segment) => [segment.id, segment]));
  const wanted = new Map(entries.map((entry) => [entry.missing.id, entry.content.value]));
  const end = lineEndOf(catalog.text, undefined);
  let after: Segment | undefined;
  const edits: TextEdit[] = [];
  for (const segment of source.segments) {
    const there = own.get(segment.id);
    const value = wanted.get(segment.id);
    if (there) after = there;
    if (there || value === undefined || !segment.target) continue;
    checkText(value, '');
    const head = source.text.slice(segment.range.start, segment.target.range.start).replace(/\s+$/, '');
    const cue = `${head}\n${value}`.replace(/\r\n?|\n/g, end);
    const first = catalog.segments[0];
    if (after) edits.push({ range: { start: after.range.end, end: after.range.end }, newText: end + end + cue });
    else {
      const at = first?.range.start ?? catalog.text.length;
      edits.push({ range: { start: at, end: at }, newText: cue + end + (first ? end : '') });
    }
  }
  return edits;
}
