import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { type Scope, scopes } from '../../shared/api/scopes.ts';
import type { Database, Queries, Row, TransactionOptions } from './database.ts';

/** An API key as the service knows it: its hash, never itself. */
export interface ApiKey {
  readonly id: string;
  readonly label: string;
  /** For reports: `dc88****3a2c`. */
  readonly masked: string;
  readonly admin: boolean;
  /** A key of the free plan: it ends in `:fx`. */
  readonly free: boolean;
  /** Undefined for a key that may do everything but administer. */
  readonly scopes: readonly Scope[] | undefined;
  /** Characters in one billing period; undefined for no limit, 0 for blocked. */
  readonly characterLimit: number | undefined;
  /** Ms of speech in one billing period; undefined for no limit, 0 for blocked. */
  readonly speechLimit: number | undefined;
  /** ms since 1970. */
  readonly created: number;
  readonly deactivated: number | undefined;
}

/** A key that the service is started with. */
export interface StartKey {
  readonly key: string;
  readonly label: string;
  readonly admin: boolean;
  readonly scopes?: readonly Scope[] | undefined;
  readonly characterLimit?: number | undefined;
}

/** What an administrator changes of a developer key; null takes a limit away. */
export interface KeyChange {
  readonly label?: string;
  readonly characterLimit?: number | null;
  readonly speechLimit?: number | null;
  /** Ends the key for good. ms since 1970. */
  readonly deactivated?: number;
}

/** The keys that may use the service. */
export interface KeyStore {
  /** The active key that a text is, in constant time for all that are not. */
  find(key: string): Promise<ApiKey | undefined>;
  /** By its id, active or not. */
  get(id: string): Promise<ApiKey | undefined>;
  /**
   * The keys of this run: keys of earlier runs that are not among them stop working. A key that comes back keeps its
   * id, its usage and what an administrator has set; one that an administrator has ended stays so.
   */
  startWith(keys: readonly StartKey[], now: number): Promise<void>;
  /** A new key that is not of a start and lives until an administrator ends it. `secret` is the key itself. */
  create(label: string, now: number): Promise<{ readonly key: ApiKey; readonly secret: string }>;
  /** All keys but those of administrators, ended ones included, in the order of their creation. */
  developerKeys(): Promise<readonly ApiKey[]>;
  /** @returns undefined for a developer key that is not there. */
  change(id: string, change: KeyChange): Promise<ApiKey | undefined>;
}

/** Keys over the database; what is stored is an HMAC under a secret of that database. */
export function keyStore(database: Database, pepper: Uint8Array): KeyStore {
  const hash = (key: string) => createHmac('sha256', pepper).update(key).digest('hex');
  /**
   * Keys that were asked for and found, where no other process can change them, by the very text that was sent: a map
   * compares texts only when their hashes under a seed of this process are equal, so its time tells nothing either.
   */
  const cached = new Map<string, ApiKey>();
  const alone = database.dialect === 'sqlite';
  const changing = async <T>(work: (queries: Queries) => Promise<T>, options: TransactionOptions = {}): Promise<T> => {
    try {
      return await database.transaction(work, options);
    } finally {
      cached.clear();
    }
  };
  return {
    find: async (key) => {
      const storedKey = cached.get(key);
      if (storedKey) return storedKey;
      const row = await database.get('SELECT * FROM keys WHERE hash = ? AND deactivated IS NULL', hash(key));
      const one = row && keyOf(row);
      if (one && alone && cached.size < 1000) cached.set(key, one);
      return one;
    },
    get: async (id) => {
      const row = await database.get('SELECT * FROM keys WHERE key_id = ?', id);
      return row && keyOf(row);
    },
    startWith: async (keys, now) => {
      // the next start says it again
      await changing((queries) => startKeys(queries, keys, hash, now), { durable: false });
    },
    create: async (label, now) => {
      const secret = newKey();
      const id = newId();
      await database.run(
        `INSERT INTO keys (key_id, hash, label, masked, origin, admin, free, created, managed)
         VALUES (?, ?, ?, ?, 'admin', 0, 0, ?, 1)`,
        id,
        hash(secret),
        label,
        mask(secret),
        now,
      );
      return { key: (await developerKey(database, id)) as ApiKey, secret };
    },
    developerKeys: async () =>
      (await database.all('SELECT * FROM keys WHERE admin = 0 ORDER BY created, key_id')).map(keyOf),
    change: (id, change) =>
      changing(async (queries) => {
        const key = await developerKey(queries, id);
        if (!key) return undefined;
        const chosen = <T>(value: T | undefined, present: T) => (value === undefined ? present : value);
        await queries.run(
          'UPDATE keys SET label = ?, character_limit = ?, speech_limit = ?, managed = 1 WHERE key_id = ?',
          change.label ?? key.label,
          chosen(change.characterLimit, key.characterLimit ?? null),
          chosen(change.speechLimit, key.speechLimit ?? null),
          id,
        );
        if (change.deactivated !== undefined) {
          // no longer a key of the start, so that no start brings it back
          const sql = `UPDATE keys SET origin = 'admin', deactivated = COALESCE(deactivated, ?) WHERE key_id = ?`;
          await queries.run(sql, change.deactivated, id);
        }
        return developerKey(queries, id);
      }),
  };
}

/** Takes the keys of this run; those of earlier ones that are not among them end. */
async function startKeys(
  queries: Queries,
  keys: readonly StartKey[],
  hash: (key: string) => string,
  now: number,
): Promise<void> {
  await queries.run(`UPDATE keys SET deactivated = ? WHERE origin = 'start' AND deactivated IS NULL`, now);
  for (const given of keys) {
    await queries.run(
      `INSERT INTO keys (key_id, hash, label, masked, origin, admin, free, scopes, character_limit, created)
       VALUES (?, ?, ?, ?, 'start', ?, ?, ?, ?, ?)
       ON CONFLICT (hash) DO UPDATE SET admin = excluded.admin, scopes = excluded.scopes, deactivated = NULL,
         label = CASE WHEN keys.managed = 0 THEN excluded.label ELSE keys.label END,
         character_limit = CASE WHEN keys.managed = 0 THEN excluded.character_limit ELSE keys.character_limit END
       WHERE keys.origin = 'start'`,
      newId(),
      hash(given.key),
      given.label,
      mask(given.key),
      given.admin ? 1 : 0,
      given.key.endsWith(':fx') ? 1 : 0,
      given.scopes ? given.scopes.join(' ') : null,
      given.characterLimit ?? null,
      now,
    );
  }
}

async function developerKey(queries: Queries, id: string): Promise<ApiKey | undefined> {
  const row = await queries.get('SELECT * FROM keys WHERE key_id = ? AND admin = 0', id);
  return row && keyOf(row);
}

function newId(): string {
  return `${randomUUID()}:${randomUUID()}`;
}

/**
 * A key that nobody can guess.
 *
 * @param suffix as keys of that kind end: `:adm`.
 */
export function newKey(suffix = ''): string {
  return randomBytes(24).toString('base64url') + suffix;
}

function mask(key: string): string {
  const bare = key.replace(/:(fx|adm)$/, '');
  return bare.length < 16 ? '****' : `${bare.slice(0, 4)}****${bare.slice(-4)}`;
}

function keyOf(row: Row): ApiKey {
  const number = (name: string) => (row[name] === null ? undefined : Number(row[name]));
  return {
    id: String(row.key_id),
    label: String(row.label),
    masked: String(row.masked),
    admin: row.admin === 1,
    free: row.free === 1,
    scopes: row.scopes === null ? undefined : scopes.filter((name) => String(row.scopes).split(' ').includes(name)),
    characterLimit: number('character_limit'),
    speechLimit: number('speech_limit'),
    created: Number(row.created),
    deactivated: number('deactivated'),
  };
}
