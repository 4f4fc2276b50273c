import { idHash } from '../../catalog/idSet.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { recent } from '../../catalog/recent.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { KeyedEntries } from '../keyedSegment.ts';
import { unindented } from '../unindented.ts';
import type { StringsEntries } from './stringsEntries.ts';
import { decodeStrings, stringsSlot } from './stringsText.ts';

/**
 * The entries of a strings file, as segments tell of them.
 *
 * @param renamed ids of entries whose key another has before them.
 */
export function stringsKeyed(
  text: string,
  entries: StringsEntries,
  renamed: ReadonlyMap<number, string>,
): KeyedEntries {
  const comments = (entry: number) => entries.comments(entry).map((range) => commentText(text, range));
  return {
    count: entries.count,
    id: (entry) => (renamed.size > 0 ? renamed.get(entry) : undefined) ?? keyOf(text, entries.keyRange(entry)),
    range: (entry) => ({ start: entries.start(entry), end: entries.end(entry) }),
    idRange: (entry) => entries.keyRange(entry),
    target: recent((entry) => stringsSlot(text, entries.textRange(entry))),
    translatable: () => true,
    notes: (entry) =>
      comments(entry)
        .filter((note) => note !== '' && !emptyNotes.test(note))
        .map((note) => ({ text: note })),
    ignored: (entry) => ignoredIn(comments(entry)),
  };
}

/** A key as it reads. */
export function keyOf(text: string, { start, end }: TextRange): string {
  const raw = text.slice(start, end);
  return escaped.test(raw) ? decodeStrings(raw) : raw;
}

/** The hash of that, see `idHash`. */
export function keyHash(text: string, range: TextRange): number {
  const { start, end } = range;
  for (let at = start; at < end; at++) if (escaped.test(text.charAt(at))) return idHash(keyOf(text, range));
  return idHash(text, start, end);
}

const escaped = /[\\\r]/;

/** What genstrings writes where nobody gave a comment, and what only silences checks. */
const emptyNotes = /^(?:No comment provided by engineer\.|interline-ignore\b.*|\(No Comment\))$/;

function commentText(text: string, { start, end }: TextRange): string {
  const raw = text.slice(start, end);
  const inside = raw.startsWith('//') ? raw.slice(2) : raw.slice(2).replace(/\*\/$/, '');
  return unindented(inside);
}
