import type { Catalog, Problem } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn, ignoreNote } from '../../catalog/ignoreNote.ts';
import { renamedIds } from '../../catalog/renamedIds.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { conflictProblems } from '../conflictMark.ts';
import type { Format } from '../format.ts';
import { lazyCatalog, withOwnSource } from '../lazyCatalog.ts';
import { lineEndOf } from '../lines.ts';
import { alignedCues } from './alignedCues.ts';
import { type CueWriter, cueEdits, deriveCues, encodeCue, insertCues } from './cueEdits.ts';
import { readVtt, type VttCue } from './vttBlocks.ts';
import { encodeVtt, isLooseVtt, vttSlot } from './vttText.ts';

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
  const { count, cue, problems, language, kind } = readVtt(text);
  const isRead = !unread.test(kind) && !unread.test(/[^/\\]*$/.exec(path ?? '')?.[0] ?? '');
  const written = (place: number) => {
    const { identifier } = cue(place);
    return (identifier && text.slice(identifier.start, identifier.end).trim()) || `#${place + 1}`;
  };
  const renamed = renamedIds({ count, written });
  const all: Problem[] = [...problems, ...conflictProblems(text)];
  for (const place of renamed.keys()) {
    const { identifier: range } = cue(place);
    const message = `There is another subtitle with the identifier “${written(place)}”.`;
    if (range) all.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  const catalog: Omit<Catalog, 'segments'> = {
    format: 'vtt',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: text.slice(language.start, language.end) } : {}),
    problems: all,
    syntaxes: [],
  };
  return lazyCatalog(catalog, {
    count,
    segment(place, isSource) {
      const segment = segmentOf(text, cue(place), { id: renamed.get(place) ?? written(place), isRead });
      return isSource ? withOwnSource(segment) : segment;
    },
  });
}

/** What the texts of a track are that nobody reads while a film runs. */
const unread = /(?:^|[^a-z])(?:descriptions?|chapters?|meta(?:data)?|thumbnails?)(?![a-z])/i;

/** @param how.isRead false for a track whose times say nothing of how long its texts are read. */
function segmentOf(text: string, cue: VttCue, { id, isRead }: { id: string; isRead: boolean }): Segment {
  const { identifier, timing, range, text: within, notes } = cue;
  const target = vttSlot(text, within);
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
