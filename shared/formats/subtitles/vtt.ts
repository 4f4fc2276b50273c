import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import type { Segment, Slot } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import { conflictProblems } from '../conflictMark.ts';
import type { Format } from '../format.ts';
import { lineEndOf } from '../lines.ts';
import { alignedCues } from './alignedCues.ts';
import { type CueWriter, cueEdits, deriveCues, encodeCue, insertCues } from './cueEdits.ts';
import { readVtt, type VttCue } from './vttBlocks.ts';
import { encodeVtt, isLooseVtt, vttSlots } from './vttText.ts';

const writer: CueWriter = { encode: encodeVtt, refuse: () => undefined, isLoose: isLooseVtt };

/**
 * WebVTT subtitles (W3C WebVTT): each cue is a segment, its identifier or `#` and its number the id. Tags and
 * timestamps are inline codes; styles, regions and settings are left alone.
 *
 * @example vtt.parse('WEBVTT\n\n00:01.000 --> 00:02.000\n<i>Hi</i>\n').segments[0]?.target?.codes.length; // 2
 */
export const vtt: Format = {
  id: 'vtt',
  name: 'WebVTT subtitles',
  kind: 'monolingual',
  languageIds: ['vtt', 'webvtt'],
  extensions: ['.vtt'],
  facts: { genre: 'subtitles', subtitleTags: 'WebVTT' },
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  parse: parseVtt,
  correspondence: alignedCues,
  encode: (content, segment, catalog) => encodeCue(writer, content, segment, catalog),
  edits: (catalog, segment, change) => cueEdits(writer, catalog, segment, change),
  insert: (catalog, entries) => insertCues(writer, catalog, entries),
  derive: (source, language, translations) => [
    ...languageEdits(source, language),
    ...deriveCues(writer, source, translations),
  ],
  ignore(catalog, { range: { start } }, check) {
    const end = lineEndOf(catalog.text, undefined);
    return [{ range: { start, end: start }, newText: `NOTE ${ignoreNote(check)}${end}${end}` }];
  },
};

function parseVtt(text: string, path?: string): Catalog {
  const { cues, problems, language, kind } = readVtt(text);
  const isRead = !unread.test(kind) && !unread.test(/[^/\\]*$/.exec(path ?? '')?.[0] ?? '');
  const all: Problem[] = [...problems, ...conflictProblems(text)];
  const unique = uniqueIds();
  const slotOf = vttSlots(text);
  const segments = cues.map((cue, place) => {
    const { identifier } = cue;
    const written = (identifier && text.slice(identifier.start, identifier.end).trim()) || `#${place + 1}`;
    const id = unique(written);
    if (id !== written && identifier) {
      const message = say`There is another subtitle with the identifier “${written}”.`;
      all.push({ id: 'duplicate-id', range: identifier, message, severity: 'warning' });
    }
    return segmentOf(cue, id, slotOf(cue.text), isRead);
  });
  return {
    format: 'vtt',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: text.slice(language.start, language.end) } : {}),
    segments: segmentList(segments),
    problems: all,
    syntaxes: [],
  };
}

/** What the texts of a track are that nobody reads while a film runs. */
const unread = /(?:^|[^a-z])(?:descriptions?|chapters?|meta(?:data)?|thumbnails?)(?![a-z])/i;

/** @param isRead false for a track whose times say nothing of how long its texts are read. */
function segmentOf({ identifier, timing, range, notes }: VttCue, id: string, target: Slot, isRead: boolean): Segment {
  const segment: Draft<Segment> = {
    id,
    range,
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable: true,
    notes: notes.map((note) => ({ text: note })),
    matches: none,
    ignored: ignoredIn(notes),
  };
  if (identifier) segment.idRange = identifier;
  if (timing && isRead) segment.timing = timing;
  return segment;
}

const none: readonly never[] = [];

function languageEdits(source: Catalog, language: string): TextEdit[] {
  const range = readVtt(source.text).language;
  return range ? [{ range, newText: language }] : [];
}
