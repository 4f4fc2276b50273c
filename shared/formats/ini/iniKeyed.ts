import { hashText, mixedHash } from '../../catalog/idSet.ts';
import { ignoredIn } from '../../catalog/ignoreNote.ts';
import { recent } from '../../catalog/recent.ts';
import type { Slot } from '../../catalog/segment.ts';
import { remarks } from '../hashComments.ts';
import type { KeyedEntries } from '../keyedSegment.ts';
import { SlotBuilder } from '../slotBuilder.ts';
import type { IniEntries, IniEntry } from './iniEntries.ts';

/**
 * The entries of an INI file, as segments tell of them.
 *
 * @param renamed ids of entries whose id another has before them.
 */
export function iniKeyed(text: string, entries: IniEntries, renamed: ReadonlyMap<number, string>): KeyedEntries {
  const entry = recent(entries.entry);
  return {
    count: entries.count,
    id: (number) => (renamed.size > 0 ? renamed.get(number) : undefined) ?? iniId(text, entries, number),
    range: (number) => ({ start: entry(number).key.start, end: entry(number).lines.end }),
    idRange: (number) => entry(number).key,
    target: recent((number) => slotOf(text, entry(number))),
    translatable: () => true,
    notes: (number) => remarks(entry(number).comments),
    ignored: (number) => ignoredIn(entry(number).comments),
  };
}

/** The id of an entry: its key, behind the name of its section and a point where it stands in one. */
export function iniId(text: string, entries: IniEntries, number: number): string {
  const section = entries.section(number);
  const { start, end } = entries.key(number);
  const name = text.slice(start, end);
  return section === '' ? name : `${section}.${name}`;
}

/** The hash of that, see `idHash`. */
export function iniIdHash(text: string, entries: IniEntries, number: number): number {
  const section = entries.section(number);
  const { start, end } = entries.key(number);
  const before = section === '' ? 0 : hashText(hashText(0, section, 0, section.length), '.', 0, 1);
  return mixedHash(hashText(before, text, start, end));
}

const escapedQuote = /\\"|"_QQ_"/g;

function slotOf(text: string, { value, isQuoted }: IniEntry): Slot {
  const slot = new SlotBuilder(text);
  let at = value.start;
  const written = text.slice(value.start, value.end);
  if (isQuoted && written.includes('"')) {
    for (const { 0: raw, index } of written.matchAll(escapedQuote)) {
      slot.literal(at, value.start + index);
      at = value.start + index + raw.length;
      slot.append('"', value.start + index, at);
    }
  }
  slot.literal(at, value.end);
  return slot.slot(value);
}
