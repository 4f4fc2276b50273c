import { randomUUID } from 'node:crypto';
import type { Database, Queries, Row } from './database.ts';

/** The terms of one language. */
export interface StoredTermList {
  /** Lower case. */
  readonly lang: string;
  readonly terms: readonly string[];
}

/** A collection of spoken terms. */
export interface StoredSpokenTerms {
  readonly id: string;
  readonly name: string;
  /** One a language, in the order in which they were added. */
  readonly lists: readonly StoredTermList[];
  /** ms since 1970. */
  readonly created: number;
}

/** Collections of spoken terms. */
export interface SpokenTermsStore {
  /** In the order of their creation. */
  list(): Promise<readonly StoredSpokenTerms[]>;
  get(id: string): Promise<StoredSpokenTerms | undefined>;
  /**
   * @param limit collections that there can be.
   * @returns undefined when there are as many already.
   */
  create(
    content: Pick<StoredSpokenTerms, 'name' | 'lists'>,
    limit: number,
    now: number,
  ): Promise<StoredSpokenTerms | undefined>;
  /**
   * @returns undefined for a collection that is not there.
   * @throws what `edit` throws; nothing is changed then.
   */
  change(
    id: string,
    edit: (collection: StoredSpokenTerms) => Partial<Pick<StoredSpokenTerms, 'name' | 'lists'>>,
  ): Promise<StoredSpokenTerms | undefined>;
  /** @returns false for a collection that is not there. */
  delete(id: string): Promise<boolean>;
}

/** Spoken terms over the database. */
export function spokenTermsStore(database: Database): SpokenTermsStore {
  return {
    list: async () =>
      (await database.all('SELECT * FROM spoken_terms ORDER BY created, spoken_terms_id')).map(collectionOf),
    get: (id) => get(database, id),
    create: ({ name, lists }, limit, now) => {
      const collection = { id: randomUUID(), name, lists, created: now };
      return database.transaction(async (queries) => {
        const count = Number((await queries.get('SELECT COUNT(*) AS n FROM spoken_terms'))?.n ?? 0);
        if (count >= limit) return undefined;
        await put(queries, collection);
        return collection;
      });
    },
    change: (id, edit) =>
      database.transaction(async (queries) => {
        const collection = await get(queries, id);
        if (!collection) return undefined;
        const changed = { ...collection, ...edit(collection) };
        await put(queries, changed);
        return changed;
      }),
    delete: async (id) => (await database.run('DELETE FROM spoken_terms WHERE spoken_terms_id = ?', id)) > 0,
  };
}

async function get(queries: Queries, id: string): Promise<StoredSpokenTerms | undefined> {
  const row = await queries.get('SELECT * FROM spoken_terms WHERE spoken_terms_id = ?', id);
  return row && collectionOf(row);
}

async function put(queries: Queries, { id, name, lists, created }: StoredSpokenTerms): Promise<void> {
  await queries.run(
    `INSERT INTO spoken_terms (spoken_terms_id, name, lists, created) VALUES (?, ?, ?, ?)
     ON CONFLICT (spoken_terms_id) DO UPDATE SET name = excluded.name, lists = excluded.lists`,
    id,
    name,
    JSON.stringify(lists),
    created,
  );
}

function collectionOf(row: Row): StoredSpokenTerms {
  return {
    id: String(row.spoken_terms_id),
    name: String(row.name),
    lists: JSON.parse(String(row.lists)) as StoredTermList[],
    created: Number(row.created),
  };
}
