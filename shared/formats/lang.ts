import type { Catalog, Problem, SegmentChange } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { idHash } from '../catalog/idSet.ts';
import { ignoredIn, ignoreNote } from '../catalog/ignoreNote.ts';
import { minimalEdit } from '../catalog/minimalEdit.ts';
import { NumberRows } from '../catalog/numberRows.ts';
import { recent } from '../catalog/recent.ts';
import { renamedIds } from '../catalog/renamedIds.ts';
import type { Segment } from '../catalog/segment.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { inUsualFolders } from '../languages/localePath.ts';
import { conflictProblem, isConflictMark } from './conflictMark.ts';
import type { Format, NewEntry } from './format.ts';
import { guessSyntaxes } from './guessSyntaxes.ts';
import { commentsAbove, isFileHead, remarks } from './hashComments.ts';
import { type KeyedEntries, keyedSegments } from './keyedSegment.ts';
import { lazyCatalog } from './lazyCatalog.ts';
import { deriveLines, insertLines } from './lineEntries.ts';
import { eachLine, lineEndOf, startOfLine } from './lines.ts';
import { literalSlot } from './slot.ts';

/**
 * Language files of Minecraft, one language a file: `texts/en_US.lang` of an add-on (Bedrock), `lang/en_us.lang` of a mod
 * (Java before 1.13). Each `key=text` is a segment; a text ends with its line, or before a comment behind a tab (Bedrock's
 * creator documentation, “Translating and localizing”). No character is escaped.
 *
 * @example lang.parse('item.ruby.name=Ruby\t## a gem\n').segments[0]?.target?.value; // 'Ruby'
 */
export const lang: Format = {
  id: 'lang',
  name: 'Minecraft language file',
  kind: 'monolingual',
  languageIds: ['lang'],
  extensions: ['.lang'],
  shownBy: { paths: [inUsualFolders('.lang')] },
  facts: { valuesHaveEscapes: true },
  states: ['untranslated', 'translated'],
  discovered: 'when-paired',
  parse: parseLang,
  encode: (content) => encode(content.value),
  edits,
  ignore: ({ text }, { range }, check) => {
    const start = startOfLine(text, range.start);
    return [{ range: { start, end: start }, newText: `## ${ignoreNote(check)}${lineEndOf(text, undefined)}` }];
  },
  insert,
  derive,
};

/** What is kept of an entry: where its key and its text start and where these end. */
const columns = { key: 0, keyEnd: 1, text: 2, textEnd: 3, end: 4 };

interface LangEntries extends KeyedEntries {
  /** The lines of an entry, with those of its comments. */
  lines(entry: number): TextRange;
  readonly problems: readonly Problem[];
}

function entriesOf(text: string): LangEntries {
  const rows = new NumberRows(5, text.length);
  const problems: Problem[] = [];
  eachLine(text, (start, end) => {
    const line = text.slice(start, end);
    const key = line.search(/[^\s\uFEFF]/);
    if (key < 0 || line[key] === '#') return;
    if (isConflictMark(line)) {
      problems.push(conflictProblem({ start, end }));
      return;
    }
    const sign = line.indexOf('=');
    if (sign <= key) {
      const message = 'This line is not “key=text”: the game leaves it out.';
      problems.push({ id: 'syntax', range: { start: start + key, end }, message, severity: 'error' });
      return;
    }
    const comment = /(?<!\t)\t+(?:#.*)?$/s.exec(line.slice(sign + 1));
    const row = rows.add(start);
    rows.set(row, columns.key, start + key);
    rows.set(row, columns.keyEnd, start + line.slice(0, sign).trimEnd().length);
    rows.set(row, columns.text, start + sign + 1);
    rows.set(row, columns.textEnd, comment ? start + sign + 1 + comment.index : end);
    rows.set(row, columns.end, end);
  });
  const written = (entry: number) => text.slice(rows.at(entry, columns.key), rows.at(entry, columns.keyEnd));
  const renamed = renamedIds({
    count: rows.count,
    written,
    hash: (entry) => idHash(text, rows.at(entry, columns.key), rows.at(entry, columns.keyEnd)),
  });
  for (const entry of renamed.keys()) {
    const range = { start: rows.at(entry, columns.key), end: rows.at(entry, columns.keyEnd) };
    const message = `The key “${written(entry)}” appears twice; the game sees only the last one.`;
    problems.push({ id: 'duplicate-id', range, message, severity: 'warning' });
  }
  const above = recent((entry) => {
    const comments = commentsAbove(text, startOfLine(text, rows.at(entry, columns.key)));
    return comments.atTop && isFileHead(comments.lines) ? { ...comments, lines: [] } : comments;
  });
  return {
    count: rows.count,
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    id: (entry) => renamed.get(entry) ?? written(entry),
    range: (entry) => ({ start: rows.at(entry, columns.key), end: rows.at(entry, columns.end) }),
    idRange: (entry) => ({ start: rows.at(entry, columns.key), end: rows.at(entry, columns.keyEnd) }),
    target: recent((entry) =>
      literalSlot(text, { start: rows.at(entry, columns.text), end: rows.at(entry, columns.textEnd) }),
    ),
    translatable: () => true,
    notes: (entry) => remarks(above(entry).lines),
    ignored: (entry) => ignoredIn(above(entry).lines),
    lines: (entry) => {
      const { lines, start } = above(entry);
      return {
        start: lines.length > 0 ? start : startOfLine(text, rows.at(entry, columns.key)),
        end: rows.at(entry, columns.end),
      };
    },
  };
}

function parseLang(text: string, path?: string): Catalog {
  const entries = entriesOf(text);
  const sample: string[] = [];
  for (let entry = 0; entry < Math.min(entries.count, 2000); entry++) sample.push(entries.target(entry).value);
  const { problems } = entries;
  const rest = { format: 'lang', kind: 'monolingual' as const, text, problems, syntaxes: guessSyntaxes(sample) };
  return lazyCatalog(path === undefined ? rest : { ...rest, path }, keyedSegments(entries));
}

/** A text as it stands in its line. */
function encode(value: string): string {
  if (/[\r\n]/.test(value)) throw new EditRefused('A text of a language file stands on one line.');
  if (/\t(?:#|$)/.test(value)) throw new EditRefused('A text of a language file ends before a tab with a “#”.');
  return value;
}

function edits(_catalog: Catalog, { id, target }: Segment, { content }: SegmentChange): readonly TextEdit[] {
  if (!content || content.value === target?.value) return [];
  if (!target) throw new EditRefused(`“${id}” is not in this file`);
  encode(content.value);
  const edit = minimalEdit(target, content, (part) => part.value);
  return edit ? [edit] : [];
}

function insert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused('Without the source file there is no place for a new entry');
  const own = entriesOf(catalog.text);
  const present = new Map(catalog.segments.map(({ id }, entry) => [id, own.lines(entry)] as const));
  const added = new Map(
    entries.map(({ missing, content }) => [missing.id, `${missing.source.id}=${encode(content.value)}`] as const),
  );
  return insertLines(
    catalog.text,
    source.segments.map(({ id }) => id),
    present,
    added,
  );
}

/** What has no translation is left out: the game shows the text of `en_US` instead. */
function derive(source: Catalog, _language: string, translations: ReadonlyMap<string, NewEntry>): readonly TextEdit[] {
  return deriveLines(source, translations, {
    edits: (segment, content) => edits(source, segment, { content }),
    lines: entriesOf(source.text).lines,
  });
}
