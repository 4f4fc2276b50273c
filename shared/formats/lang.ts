import { type Catalog, type Problem, type SegmentChange, uniqueIds } from '../catalog/catalog.ts';
import { EditRefused } from '../catalog/editRefused.ts';
import { ignoredIn, ignoreNote } from '../catalog/ignoreNote.ts';
import { minimalEdit } from '../catalog/minimalEdit.ts';
import type { Segment } from '../catalog/segment.ts';
import { segmentList } from '../catalog/segmentList.ts';
import type { TextEdit, TextRange } from '../catalog/textRange.ts';
import { inUsualFolders } from '../languages/localePath.ts';
import { say } from '../sentences/sentence.ts';
import { conflictProblem, isConflictMark } from './conflictMark.ts';
import type { Format, NewEntry } from './format.ts';
import { syntaxesOfTexts } from './guessSyntaxes.ts';
import { commentsAbove, isFileHead, remarks } from './hashComments.ts';
import { keyedSegment } from './keyedSegment.ts';
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
  facts: { emptyIsShown: true, valuesHaveEscapes: true },
  states: ['untranslated', 'translated'],
  discovered: 'when-paired',
  parse: parseLang,
  encode: (content) => encode(content.value),
  edits,
  ignore: ({ text }, { range }, check) => {
    const start = startOfLine(text, range.start);
    return [{ range: { start, end: start }, newText: `## ${ignoreNote(check)}${lineEndOf(text, undefined)}` }];
  },
  outline: (texts) => [...texts].map(([key, text]) => `${keyOf(key)}=${encode(text)}\n`).join(''),
  insert,
  derive,
};

/** One `key=text` of a file. */
interface LangEntry {
  readonly key: TextRange;
  readonly value: TextRange;
  /** Its line, with the comments right above it that are not about the file. */
  readonly lines: TextRange;
  /** These comments, without their signs. */
  readonly comments: readonly string[];
}

function entriesOf(text: string): { readonly entries: readonly LangEntry[]; readonly problems: Problem[] } {
  const entries: LangEntry[] = [];
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
      const message = say`This line is not “key=text”: the game leaves it out.`;
      problems.push({ id: 'syntax', range: { start: start + key, end }, message, severity: 'error' });
      return;
    }
    const comment = /(?<!\t)\t+(?:#.*)?$/s.exec(line.slice(sign + 1));
    const above = commentsAbove(text, start);
    const comments = above.atTop && isFileHead(above.lines) ? [] : above.lines;
    entries.push({
      key: { start: start + key, end: start + line.slice(0, sign).trimEnd().length },
      value: { start: start + sign + 1, end: comment ? start + sign + 1 + comment.index : end },
      lines: { start: comments.length > 0 ? above.start : start, end },
      comments,
    });
  });
  // Lines of another kind are those of another program, whose files have the same ending.
  return { entries, problems: problems.length > 4 * entries.length ? [] : problems };
}

function parseLang(text: string, path?: string): Catalog {
  const { entries, problems } = entriesOf(text);
  const unique = uniqueIds();
  const segments = entries.map(({ key, value, lines, comments }) => {
    const written = text.slice(key.start, key.end);
    const id = unique(written);
    if (id !== written) {
      const message = say`The key “${written}” appears twice; the game sees only the last one.`;
      problems.push({ id: 'duplicate-id', range: key, message, severity: 'warning' });
    }
    return keyedSegment({
      id,
      range: { start: key.start, end: lines.end },
      idRange: key,
      target: literalSlot(text, value),
      notes: remarks(comments),
      ignored: ignoredIn(comments),
    });
  });
  return {
    format: 'lang',
    kind: 'monolingual',
    text,
    ...(path === undefined ? {} : { path }),
    segments: segmentList(segments),
    problems: problems.sort((a, b) => a.range.start - b.range.start),
    syntaxes: syntaxesOfTexts(segments),
  };
}

/** A text as it stands in its line. */
function encode(value: string): string {
  if (/[\r\n]/.test(value)) throw new EditRefused(say`A text of a language file must be on one line.`);
  if (/\t(?:#|$)/.test(value))
    throw new EditRefused(say`A text of a language file cannot contain a tab before “#” or at its end.`);
  return value;
}

/** A key as it stands in its line. */
function keyOf(key: string): string {
  if (key.trim() !== key || /[=\r\n]|^#/.test(key))
    throw new EditRefused(say`“${key}” is not a key of a language file.`);
  return key;
}

function edits(_catalog: Catalog, { id, target }: Segment, { content }: SegmentChange): readonly TextEdit[] {
  if (!content || content.value === target?.value) return [];
  if (!target) throw new EditRefused(say`“${id}” is not in this file.`);
  encode(content.value);
  const edit = minimalEdit(target, content, (part) => part.value);
  return edit ? [edit] : [];
}

function insert(catalog: Catalog, entries: readonly NewEntry[]): readonly TextEdit[] {
  const source = catalog.pair?.source;
  if (!source) throw new EditRefused(say`Without the source file there is no place for a new entry.`);
  const { entries: existing } = entriesOf(catalog.text);
  const present = new Map(
    catalog.segments.all().map(({ id }, place) => [id, (existing[place] as LangEntry).lines] as const),
  );
  const added = new Map(
    entries.map(({ missing, content }) => [missing.id, `${missing.source.id}=${encode(content.value)}`] as const),
  );
  return insertLines(
    catalog.text,
    source.segments.all().map(({ id }) => id),
    present,
    added,
  );
}

/** What has no translation is left out: the game shows the text of `en_US` instead. */
function derive(source: Catalog, _language: string, translations: ReadonlyMap<string, NewEntry>): readonly TextEdit[] {
  const { entries } = entriesOf(source.text);
  return deriveLines(source, translations, {
    edits: (segment, content) => edits(source, segment, { content }),
    lines: (place) => (entries[place] as LangEntry).lines,
  });
}
