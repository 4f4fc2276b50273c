import { randomUUID } from 'node:crypto';
import type { Database, Row } from './database.ts';

/** The entries of one pair of languages; root codes in lower case. */
export interface StoredDictionary {
  readonly source: string;
  readonly target: string;
  /** TSV, a line an entry. */
  readonly entries: string;
  readonly count: number;
}

/** A glossary without its entries. */
export interface StoredGlossary {
  readonly id: string;
  readonly name: string;
  /** ms since 1970. */
  readonly created: number;
  readonly dictionaries: readonly Omit<StoredDictionary, 'entries'>[];
}

/** Glossaries and their dictionaries. */
export interface GlossaryStore {
  count(): number;
  list(): readonly StoredGlossary[];
  get(id: string): StoredGlossary | undefined;
  create(name: string, dictionaries: readonly StoredDictionary[], now: number): StoredGlossary;
  /** Renames and puts dictionaries, both or neither. */
  update(id: string, change: { name?: string; dictionaries: readonly StoredDictionary[] }, now: number): void;
  delete(id: string): void;
  dictionary(id: string, source: string, target: string): StoredDictionary | undefined;
  deleteDictionary(id: string, source: string, target: string): boolean;
}

/** Glossaries over the database. */
export function glossaryStore(database: Database): GlossaryStore {
  const summary = (row: Row): StoredGlossary => ({
    id: String(row.glossary_id),
    name: String(row.name),
    created: Number(row.created),
    dictionaries: database
      .all(
        'SELECT source, target, entry_count FROM dictionaries WHERE glossary_id = ? ORDER BY rowid',
        String(row.glossary_id),
      )
      .map((of) => ({ source: String(of.source), target: String(of.target), count: Number(of.entry_count) })),
  });
  const put = (id: string, of: StoredDictionary, now: number) =>
    database.run(
      `INSERT INTO dictionaries (glossary_id, source, target, entries, entry_count, changed) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET entries = excluded.entries, entry_count = excluded.entry_count, changed = excluded.changed`,
      id,
      of.source,
      of.target,
      of.entries,
      of.count,
      now,
    );
  const get = (id: string) => {
    const row = database.get('SELECT * FROM glossaries WHERE glossary_id = ?', id);
    return row && summary(row);
  };
  return {
    count: () => Number(database.get('SELECT COUNT(*) AS n FROM glossaries')?.n ?? 0),
    list: () => database.all('SELECT * FROM glossaries ORDER BY created, glossary_id').map(summary),
    get,
    create: (name, dictionaries, now) => {
      const id = randomUUID();
      database.transaction(() => {
        database.run('INSERT INTO glossaries (glossary_id, name, created) VALUES (?, ?, ?)', id, name, now);
        for (const dictionary of dictionaries) put(id, dictionary, now);
      });
      return get(id) as StoredGlossary;
    },
    update: (id, { name, dictionaries }, now) =>
      database.transaction(() => {
        if (name !== undefined) database.run('UPDATE glossaries SET name = ? WHERE glossary_id = ?', name, id);
        for (const dictionary of dictionaries) put(id, dictionary, now);
      }),
    delete: (id) => void database.run('DELETE FROM glossaries WHERE glossary_id = ?', id),
    dictionary: (id, source, target) => {
      const row = database.get(
        'SELECT * FROM dictionaries WHERE glossary_id = ? AND source = ? AND target = ?',
        id,
        source,
        target,
      );
      return row && { source, target, entries: String(row.entries), count: Number(row.entry_count) };
    },
    deleteDictionary: (id, source, target) =>
      database.run('DELETE FROM dictionaries WHERE glossary_id = ? AND source = ? AND target = ?', id, source, target) >
      0,
  };
}
