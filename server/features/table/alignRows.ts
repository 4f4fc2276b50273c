import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { isMissing, type TableEntry } from './tableEntries.ts';

/** One language of a table with several: a file, or what a file has in one of its languages. */
export interface LanguageEntries {
  readonly catalog: Catalog;
  /** In the order of the file. */
  readonly entries: readonly TableEntry[];
  /** Of a file that holds several, which name theirs in their ids: `greeting/de/one`. */
  readonly language?: string;
}

/** Languages row by row. */
export interface AlignedRows {
  /** Ids of the rows, each once. */
  readonly ids: readonly string[];
  /** By language, then by row: what the language has there. */
  readonly columns: readonly (readonly (TableEntry | undefined)[])[];
}

/**
 * Puts what belongs together in several languages into one row. Rows stand as in the first language; what only later ones
 * have stands behind what comes before it there.
 *
 * @example alignRows([en, de]).ids // ['menu.greeting', 'menu.later', 'menu.ferry']
 */
export function alignRows(languages: readonly LanguageEntries[]): AlignedRows {
  const places = new Map<string, number>();
  const order = sequence();
  const keyed = languages.map((one) => {
    const byKey = new Map<string, TableEntry>();
    let last: string | undefined;
    for (const entry of one.entries) {
      const key = rowKey(entry, one);
      if (byKey.has(key)) continue;
      byKey.set(key, entry);
      order.add(key, last);
      last = key;
    }
    return byKey;
  });
  const ids = order.all();
  for (const [place, id] of ids.entries()) places.set(id, place);
  return { ids, columns: keyed.map((byKey) => ids.map((id) => byKey.get(id))) };
}

/** What the same text has in common in all languages: the id of its source, where that has no other forms (`items_few`). */
export function rowKey(
  entry: TableEntry,
  { catalog: { pair }, language }: Pick<LanguageEntries, 'catalog' | 'language'>,
): string {
  const { id } = entry;
  if (language !== undefined) return withoutLanguage(id, language);
  const sourceId = isMissing(entry) ? entry.source.id : pair?.sourceIdOf(id);
  return sourceId !== undefined && pair?.idOf(sourceId) === id ? sourceId : id;
}

function withoutLanguage(id: string, language: string): string {
  const part = `/${language}`;
  for (let start = id.lastIndexOf(part); start >= 0; start = id.lastIndexOf(part, start - 1)) {
    const end = start + part.length;
    if (end === id.length || id[end] === '/' || id[end] === '~') return id.slice(0, start) + id.slice(end);
    if (start === 0) break;
  }
  return id;
}

/** Things one behind the other; each is added once. */
function sequence() {
  const next = new Map<string | undefined, string | undefined>();
  const added = new Set<string>();
  return {
    /** Puts one behind another, or to the front; what is there stays. */
    add(key: string, before: string | undefined): void {
      if (added.has(key)) return;
      added.add(key);
      next.set(key, next.get(before));
      next.set(before, key);
    },
    all(): readonly string[] {
      const keys: string[] = [];
      for (let key = next.get(undefined); key !== undefined; key = next.get(key)) keys.push(key);
      return keys;
    },
  };
}
