import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import type { Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import { say } from '../../sentences/sentence.ts';
import { conflictProblems } from '../conflictMark.ts';
import type { Format } from '../format.ts';
import { lineSlot } from '../slot.ts';
import { alignedCues } from './alignedCues.ts';
import { type CueWriter, cueEdits, deriveCues, encodeCue, insertCues } from './cueEdits.ts';
import { readCues, type SrtCue } from './srtCues.ts';

const writer: CueWriter = {
  encode: (part) => part.value,
  refuse(next, before) {
    if (next.value.includes('-->') && !before.value.includes('-->')) {
      throw new EditRefused(say`A subtitle cannot hold “-->”: players take it for the times of the next one.`);
    }
  },
};

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
  facts: { genre: 'subtitles', subtitleTags: 'SubRip' },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  parse: parseSrt,
  correspondence: alignedCues,
  encode: (content, segment, catalog) => encodeCue(writer, content, segment, catalog),
  edits: (catalog, segment, change) => cueEdits(writer, catalog, segment, change),
  insert: (catalog, entries) => insertCues(writer, catalog, entries),
  derive: (source, _language, translations) => deriveCues(writer, source, translations),
};

function parseSrt(text: string, path?: string): Catalog {
  const { cues, problems } = readCues(text);
  const all: Problem[] = [...problems, ...conflictProblems(text)];
  const unique = uniqueIds();
  const segments = cues.map((cue, place) => {
    const written = cue.number?.replace(/^0+(?=\d)/, '') ?? `#${place + 1}`;
    const id = unique(written);
    if (id !== written && cue.numberRange) {
      const message = say`There is another subtitle with the number ${written}.`;
      all.push({ id: 'duplicate-id', range: cue.numberRange, message, severity: 'warning' });
    }
    return segmentOf(text, cue, id);
  });
  return {
    format: 'srt',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: all,
    syntaxes: ['markup'],
  };
}

function segmentOf(text: string, { numberRange, timing, start, end, text: range }: SrtCue, id: string): Segment {
  const target = lineSlot(text, range);
  const segment: Draft<Segment> = {
    id,
    range: { start, end },
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable: true,
    notes: none,
    matches: none,
    ignored: none,
  };
  if (numberRange) segment.idRange = numberRange;
  if (timing) segment.timing = timing;
  return segment;
}

const none: readonly never[] = [];
