import { idHash } from '../../catalog/idSet.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { recent } from '../../catalog/recent.ts';
import type { KeyedEntries } from '../keyedSegment.ts';
import { propertiesNotes } from './propertiesNotes.ts';
import type { PropertiesEntries } from './propertiesScan.ts';
import { joinedValue, type Pieces, propertiesSlot } from './propertiesString.ts';

/**
 * The entries of a properties file, as segments tell of them.
 *
 * @param renamed ids of entries whose key another has before them.
 */
export function propertiesKeyed(
  text: string,
  entries: PropertiesEntries,
  renamed: ReadonlyMap<number, string>,
): KeyedEntries {
  const entry = recent(entries.entry);
  return {
    count: entries.count,
    id: (number) => (renamed.size > 0 ? renamed.get(number) : undefined) ?? joinedValue(text, entry(number).key),
    range: (number) => ({ start: entry(number).key[0] ?? 0, end: entry(number).end }),
    idRange: (number) => ({ start: entry(number).key[0] ?? 0, end: entry(number).key.at(-1) ?? 0 }),
    target: recent((number) => propertiesSlot(text, entry(number).value)),
    translatable: (number) => !entry(number).comments.some((line) => line.trim() === 'NOI18N'),
    notes: (number) => propertiesNotes(entry(number)),
    ignored: (number) => ignoredIn(entry(number).comments),
  };
}

/** The hash of a key as it reads, see `idHash`. */
export function keyHash(text: string, key: Pieces): number {
  const [start = 0, end = 0] = key;
  for (let at = start; at < end; at++) if (text[at] === '\\') return idHash(joinedValue(text, key));
  return key.length === 2 ? idHash(text, start, end) : idHash(joinedValue(text, key));
}
