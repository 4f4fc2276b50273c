import { uniqueIds } from '../../catalog/catalog.ts';
import type { Draft } from '../../catalog/draft.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { pushAll } from '../../catalog/pushAll.ts';
import type { MessageSyntax, Note, Segment } from '../../catalog/segment.ts';
import { commentsAbove, isFileHead, remarks } from '../hashComments.ts';
import { startOfLine } from '../lines.ts';
import type { YamlEntries } from './yamlEntries.ts';

/** The strings of a file as segments. */
export function yamlSegments(entries: YamlEntries): readonly Segment[] {
  const unique = uniqueIds();
  const hasComments = entries.tree.text.includes('#');
  const segments: Segment[] = [];
  for (let place = 0; place < entries.strings.length; place++)
    segments.push(segmentOf(entries, place, unique(entries.id(place)), hasComments));
  return segments;
}

function segmentOf(entries: YamlEntries, place: number, id: string, hasComments: boolean): Segment {
  const { tree } = entries;
  const string = entries.strings[place] as number;
  const target = entries.slot(place);
  const entry = entries.entry(place);
  const keyRange = { start: tree.keyStart(entry), end: tree.keyEnd(entry) };
  const comments = hasComments ? commentsOf(entries, entry) : none;
  const segment: Draft<Segment> = {
    id,
    range: { start: Math.min(keyRange.start, tree.start(string)), end: tree.textEnd(string) },
    target,
    state: target.value === '' ? 'untranslated' : 'translated',
    translatable: true,
    notes: notesOf(entries.description(place), comments),
    matches: none,
    ignored: comments.length > 0 ? ignoredIn(comments) : none,
  };
  const key = tree.key(entry);
  if (keyRange.end > keyRange.start && typeof key === 'string') segment.idRange = keyRange;
  const plural = entries.plural(place);
  if (plural) segment.plural = plural;
  const language = entries.language(place);
  if (language) segment.targetLanguage = language;
  if (entries.dialect === 'rails' && typeof key === 'string' && key.endsWith('html') && /(?:^|_)html$/.test(key))
    segment.syntaxes = htmlKey;
  return segment;
}

function notesOf(description: string | undefined, comments: readonly string[]): readonly Note[] {
  const written = comments.length > 0 ? remarks(comments) : none;
  return description ? [{ text: description, from: 'description' }, ...written] : written;
}

/** The comments above an entry and behind it. */
function commentsOf({ tree }: YamlEntries, entry: number): readonly string[] {
  const { text } = tree;
  const comments: string[] = [];
  const line = startOfLine(text, tree.keyStart(entry));
  if (/^[ \t]*$/.test(text.slice(line, tree.keyStart(entry)))) {
    const { lines, atTop } = commentsAbove(text, line, tree.behindText(entry));
    if (!(atTop && isFileHead(lines))) pushAll(comments, lines);
  }
  const end = tree.end(entry);
  const behind = /^[ \t]+#[ \t]*([^\r\n]*)/.exec(text.slice(end, end + 500))?.[1];
  if (behind) comments.push(behind);
  return comments;
}

const none: readonly never[] = [];

/** Rails takes the texts of such keys for HTML (“Using Safe HTML Translations”). */
export const htmlKey: readonly MessageSyntax[] = ['ruby', 'markup'];
