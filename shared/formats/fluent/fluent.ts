import type { Catalog, SegmentChange } from '../../catalog/catalog.ts';
import { EditRefused } from '../../catalog/editRefused.ts';
import { ignoreNote } from '../../catalog/ignoreNote.ts';
import { keepingLast } from '../../catalog/keepingLast.ts';
import { lastAtMost } from '../../catalog/lastAtMost.ts';
import type { MessageSyntax, Segment } from '../../catalog/segment.ts';
import { segmentList } from '../../catalog/segmentList.ts';
import type { TextEdit } from '../../catalog/textRange.ts';
import { say } from '../../sentences/sentence.ts';
import type { Format } from '../format.ts';
import { guessSyntaxes } from '../guessSyntaxes.ts';
import { lineEndOf } from '../lines.ts';
import { encodeFluent } from './encodeFluent.ts';
import { fluentEdit } from './fluentEdits.ts';
import { fluentDerive, fluentInsert, fluentOutline } from './fluentEntries.ts';
import { readFluent } from './fluentRead.ts';
import { fluentSegments } from './fluentSegments.ts';

/**
 * Fluent files (Project Fluent, syntax 1.0), one language a file. A message, a term and each of their attributes is a
 * segment; of a text that is one select expression each variant is.
 *
 * @example fluent.parse('hello = Hi, { $user }!\n').segments[0]?.target?.codes[0]?.id; // '$user'
 */
export const fluent: Format = {
  id: 'fluent',
  name: 'Fluent',
  kind: 'monolingual',
  languageIds: ['fluent', 'ftl'],
  extensions: ['.ftl'],
  shownBy: { extension: true },
  facts: {
    emptyIsShown: true,
    codesStandForTexts: true,
    escapesAreText: true,
    hyphenMarksTerm: true,
    hasNumberVariants: true,
    otherServesAll: true,
  },
  states: ['untranslated', 'translated'],
  detect: isFluent,
  parse: parseFluent,
  encode: (content, _segment, catalog) =>
    encodeFluent(content, { indent: '    ', lineEnd: lineEndOf(catalog.text, undefined) }, 'ends'),
  edits: fluentEdits,
  ignore: (catalog, segment, check) => {
    const start = placeOf(catalog, segment)?.entry.start ?? segment.range.start;
    return [{ range: { start, end: start }, newText: `# ${ignoreNote(check)}${lineEndOf(catalog.text, undefined)}` }];
  },
  outline: fluentOutline,
  insert: fluentInsert,
  derive: (source, _language, translations) => fluentDerive(source, translations),
};

/** Templates of FreeMarker have the same extension. */
function isFluent(_path: string, head: string): boolean {
  if (/<\/?[#@]\w|\[#(?:ftl|if|list|macro|assign)\b|<#--/.test(head)) return false;
  return head.trim() === '' || /^(?:-?[A-Za-z][\w-]*[ ]*=|#{1,3}(?: |\r?$))/m.test(head);
}

function parseFluent(text: string, path?: string): Catalog {
  const { segments, problems } = fluentSegments(text);
  return {
    format: 'fluent',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems,
    syntaxes: syntaxesOf(segments),
  };
}

/** Placeables are inline codes; what else texts may hold is markup. */
function syntaxesOf(segments: readonly Segment[]): readonly MessageSyntax[] {
  const step = Math.max(1, Math.floor(segments.length / 2000));
  const sample: string[] = [];
  for (let place = 0; place < segments.length; place += step) sample.push(segments[place]?.target?.value ?? '');
  return guessSyntaxes(sample, ['markup']);
}

function fluentEdits(catalog: Catalog, segment: Segment, { content }: SegmentChange): readonly TextEdit[] {
  if (!content) return [];
  const place = placeOf(catalog, segment);
  if (!place || !segment.target) throw new EditRefused(say`“${segment.id}” is not in this file.`);
  const edit = fluentEdit(catalog.text, place.entry, place.unit, content);
  return edit ? [edit] : [];
}

const readingOf = keepingLast((text: string) => readFluent(text));

/** The entry and the unit that a segment is; undefined where there is none in the text. */
function placeOf(catalog: Catalog, { range }: Segment) {
  const { entries } = readingOf(catalog.text);
  const entry = entries[lastAtMost(entries.length, (place) => entries[place]?.start ?? 0, range.start)];
  const unit = entry?.units.find((one) => one.range.start === range.start);
  return entry && unit && { entry, unit };
}
