import { randomUUID } from 'node:crypto';
import type { Database, Queries } from './database.ts';

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

/** A change of a glossary, all of it or nothing. */
export interface GlossaryChange {
  readonly name?: string;
  /** Put over dictionaries of the same pair. */
  readonly dictionaries: readonly StoredDictionary[];
  /** What becomes of a new dictionary where its pair has one already; without it the new one stands. */
  merge?(added: StoredDictionary, existing: StoredDictionary): StoredDictionary;
}

/** Glossaries and their dictionaries. */
export interface GlossaryStore {
  list(): Promise<readonly StoredGlossary[]>;
  get(id: string): Promise<StoredGlossary | undefined>;
  /**
   * @param limit glossaries that there can be.
   * @returns undefined when there are as many already.
   */
  create(
    name: string,
    dictionaries: readonly StoredDictionary[],
    limit: number,
    now: number,
  ): Promise<StoredGlossary | undefined>;
  /**
   * @returns undefined for a glossary that is not there.
   * @throws what `merge` throws; nothing is changed then.
   */
  update(id: string, change: GlossaryChange, now: number): Promise<StoredGlossary | undefined>;
  delete(id: string): Promise<void>;
  dictionary(id: string, source: string, target: string): Promise<StoredDictionary | undefined>;
  deleteDictionary(id: string, source: string, target: string): Promise<boolean>;
}

/** Glossaries over the database. */
export function glossaryStore(database: Database): GlossaryStore {
  return {
    list: () => glossaries(database),
    get: async (id) => (await glossaries(database, id))[0],
    create: (name, dictionaries, limit, now) => {
      const id = randomUUID();
      return database.transaction(async (queries) => {
        const count = Number((await queries.get('SELECT COUNT(*) AS n FROM glossaries'))?.n ?? 0);
        if (count >= limit) return undefined;
        await queries.run('INSERT INTO glossaries (glossary_id, name, created) VALUES (?, ?, ?)', id, name, now);
        for (const each of dictionaries) await put(queries, id, each, now);
        return (await glossaries(queries, id))[0];
      });
    },
    update: (id, { name, dictionaries, merge }, now) =>
      database.transaction(async (queries) => {
        if ((await glossaries(queries, id)).length === 0) return undefined;
        if (name !== undefined) {
          await queries.run('UPDATE glossaries SET name = ? WHERE glossary_id = ?', name, id);
        }
        for (const added of dictionaries) {
          const existing = merge && (await dictionary(queries, id, added.source, added.target));
          await put(queries, id, existing ? merge(added, existing) : added, now);
        }
        return (await glossaries(queries, id))[0];
      }),
    delete: async (id) => {
      await database.run('DELETE FROM glossaries WHERE glossary_id = ?', id);
    },
    dictionary: (id, source, target) => dictionary(database, id, source, target),
    deleteDictionary: async (id, source, target) => {
      const sql = 'DELETE FROM dictionaries WHERE glossary_id = ? AND source = ? AND target = ?';
      return (await database.run(sql, id, source, target)) > 0;
    },
  };
}

/** One glossary, or all of them, with what is in them at one moment. */
async function glossaries(queries: Queries, id?: string): Promise<readonly StoredGlossary[]> {
  const sql = `SELECT g.glossary_id, g.name, g.created, d.source, d.target, d.entry_count
    FROM glossaries g LEFT JOIN dictionaries d ON d.glossary_id = g.glossary_id
    ${id === undefined ? '' : 'WHERE g.glossary_id = ?'} ORDER BY g.created, g.glossary_id, d.position`;
  const stored: (StoredGlossary & { readonly dictionaries: StoredGlossary['dictionaries'][number][] })[] = [];
  for (const row of await queries.all(sql, ...(id === undefined ? [] : [id]))) {
    const last = stored.at(-1);
    const same = last?.id === row.glossary_id ? last : undefined;
    const of = same ?? {
      id: String(row.glossary_id),
      name: String(row.name),
      created: Number(row.created),
      dictionaries: [],
    };
    if (row.source !== null) {
      of.dictionaries.push({ source: String(row.source), target: String(row.target), count: Number(row.entry_count) });
    }
    if (!same) stored.push(of);
  }
  return stored;
}

async function dictionary(
  queries: Queries,
  id: string,
  source: string,
  target: string,
): Promise<StoredDictionary | undefined> {
  const sql = 'SELECT entries, entry_count FROM dictionaries WHERE glossary_id = ? AND source = ? AND target = ?';
  const row = await queries.get(sql, id, source, target);
  return row && { source, target, entries: String(row.entries), count: Number(row.entry_count) };
}

async function put(queries: Queries, id: string, of: StoredDictionary, now: number): Promise<void> {
  await queries.run(
    `INSERT INTO dictionaries (glossary_id, source, target, entries, entry_count, changed, position)
     VALUES (?, ?, ?, ?, ?, ?, (SELECT COALESCE(MAX(position), 0) + 1 FROM dictionaries WHERE glossary_id = ?))
     ON CONFLICT (glossary_id, source, target) DO UPDATE
       SET entries = excluded.entries, entry_count = excluded.entry_count, changed = excluded.changed`,
    id,
    of.source,
    of.target,
    of.entries,
    of.count,
    now,
    id,
  );
}
