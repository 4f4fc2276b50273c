import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import { conflictProblems } from '../conflictMark.ts';
import { EditRefused, type Format } from '../format.ts';
import { lineSlot } from '../slot.ts';
import { type CueWriter, cueEdits, deriveCues, encodeCue, insertCues } from './cueEdits.ts';
import { readCues } from './srtCues.ts';

const writer: CueWriter = {
  encode: (part) => part.value,
  refuse(next, before) {
    if (next.value.includes('-->') && !before.value.includes('-->')) {
      throw new EditRefused('A subtitle cannot hold “-->”: players take it for the times of the next one.');
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
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  parse: parseSrt,
  encode: (content, segment, catalog) => encodeCue(writer, content, segment, catalog),
  edits: (catalog, segment, change) => cueEdits(writer, catalog, segment, change),
  insert: (catalog, entries) => insertCues(writer, catalog, entries),
  derive: (source, _language, translations) => deriveCues(writer, source, translations),
};

function parseSrt(text: string, path?: string): Catalog {
  const { cues, problems } = readCues(text);
  const all: Problem[] = [...problems, ...conflictProblems(text)];
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
    const target = lineSlot(text, cue.text);
    return {
      id,
      range: { start: cue.start, end: cue.end },
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
