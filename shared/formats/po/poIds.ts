import { hashedIds, hashText, idHash, idSet, mixedHash } from '../../catalog/idSet.ts';
import { type PoTable, poFields } from './poTable.ts';

/** The id of an entry as its msgctxt and msgid say it: `menu|Open`. */
export function writtenId(table: PoTable, entry: number): string {
  const id = table.strings.value(table.string(entry, poFields.msgid));
  const context = table.string(entry, poFields.msgctxt);
  return context < 0 ? id : `${table.strings.value(context)}|${id}`;
}

/**
 * Gives each entry an id of its own; one that another has goes to `renamed` as `Open~2`.
 *
 * @param idOf the id of an entry that was here already.
 * @returns takes the entries in their order; true where an entry is there twice, as gettext sees it.
 */
export function uniqueIds(
  table: PoTable,
  idOf: (entry: number) => string,
  renamed: Map<number, string>,
): (entry: number) => boolean {
  const ids = hashedIds(idOf, table.count);
  const hashOf = idHashes(table);
  /** Ids of other domains than the first, which may be the same as there. */
  const domainIds = idSet();
  /** Ids of obsolete entries, which gettext lets stand beside living ones. */
  const obsolete = new Set<string>();
  const counts = new Map<string, number>();

  const rename = (entry: number, id: string) => {
    let count = counts.get(id) ?? 1;
    do {
      count++;
      renamed.set(entry, `${id}~${count}`);
    } while (!ids.add(idHash(idOf(entry)), entry));
    counts.set(id, count);
  };

  return (entry) => {
    const isObsolete = table.isObsolete(entry);
    const domain = table.domain(entry);
    const isNew = ids.add(hashOf(entry), entry);
    if (isNew && !domain && !isObsolete) return false;
    const id = writtenId(table, entry);
    const key = domain ? `${id}\u0000${domain}` : id;
    const repeated = domain ? domainIds.has(key) : !isNew;
    if (!isNew) rename(entry, id);
    const isTwice = repeated && !isObsolete && !obsolete.has(key);
    if (domain) {
      domainIds.add(key);
      obsolete.delete(key);
    }
    if (isObsolete) obsolete.add(idOf(entry)).add(domain ? key : idOf(entry));
    return isTwice;
  };
}

/** Gives the hash of each entry's id, as {@link idHash} does, without making the id where no escape is in it. */
function idHashes(table: PoTable): (entry: number) => number {
  const { text, strings } = table;
  /** The first backslash at or behind an offset. */
  let [from, backslash] = [0, -1];
  const hasEscape = (start: number, end: number): boolean => {
    if (start < from || backslash < start) {
      from = start;
      backslash = text.indexOf('\\', start);
      if (backslash < 0) backslash = text.length;
    }
    return backslash < end;
  };
  const add = (hash: number, string: number): number => {
    let sum = hash;
    for (let part = 0; part < strings.partCount(string); part++) {
      const [start, end] = [strings.partStart(string, part), strings.partEnd(string, part)];
      if (hasEscape(start, end)) {
        const value = strings.value(string);
        return hashText(hash, value, 0, value.length);
      }
      sum = hashText(sum, text, start, end);
    }
    return sum;
  };
  return (entry) => {
    const context = table.string(entry, poFields.msgctxt);
    const start = context < 0 ? 0 : hashText(add(0, context), '|', 0, 1);
    return mixedHash(add(start, table.string(entry, poFields.msgid)));
  };
}
