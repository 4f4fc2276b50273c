import { type Catalog, type Problem, uniqueIds } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { conflictProblems } from '../conflictMark.ts';
import type { Format } from '../format.ts';
import { ignoredIn, ignoreNote } from '../ignoreNote.ts';
import { lineEndOf } from '../lines.ts';
import { type CueWriter, cueEdits, deriveCues, encodeCue, insertCues } from './cueEdits.ts';
import { readVtt } from './vttBlocks.ts';
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
  states: ['untranslated', 'translated'],
  equalIsUntranslated: true,
  parse: parseVtt,
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
  const { cues, problems, language } = readVtt(text);
  const all: Problem[] = [...problems, ...conflictProblems(text)];
  const unique = uniqueIds();
  const segments = cues.map((cue, i): Segment => {
    const wanted = (cue.identifier && text.slice(cue.identifier.start, cue.identifier.end).trim()) || `#${i + 1}`;
    const id = unique(wanted);
    if (id !== wanted && cue.identifier) {
      all.push({
        id: 'duplicate-id',
        range: cue.identifier,
        message: `There is another subtitle with the identifier “${wanted}”.`,
        severity: 'warning',
      });
    }
    const target = vttSlot(text, cue.text);
    return {
      id,
      range: cue.range,
      ...(cue.identifier ? { idRange: cue.identifier } : {}),
      target,
      state: target.value === '' ? 'untranslated' : 'translated',
      translatable: true,
      notes: cue.notes.map((note) => ({ text: note })),
      matches: [],
      ...(cue.timing ? { timing: cue.timing } : {}),
      ignored: ignoredIn(cue.notes),
    };
  });
  return {
    format: 'vtt',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    ...(language ? { targetLanguage: text.slice(language.start, language.end) } : {}),
    segments,
    problems: all,
    syntaxes: [],
  };
}

function languageEdits(source: Catalog, language: string): TextEdit[] {
  const range = readVtt(source.text).language;
  return range ? [{ range, newText: language }] : [];
}
