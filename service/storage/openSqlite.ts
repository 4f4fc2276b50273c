import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { Database, Queries, Row, Value } from './database.ts';
import { migrate } from './migrate.ts';
import { ownFolder } from './ownership.ts';

type Connection = InstanceType<typeof sqlite.Database>;

/**
 * Opens the database of a data folder, which is made (mode 0700) where it is not there, and brings its tables up to
 * date. A lock and a half-written transaction left by a killed process are cleared.
 *
 * @throws FolderInUse while another process has it open.
 */
export async function openSqlite(folder: string): Promise<Database> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = ownFolder(folder);
  try {
    const path = join(folder, 'service.db');
    // this process is the one owner by now: a lock that is there was left behind by a process that died
    rmSync(`${path}.lock`, { recursive: true, force: true });
    const connection = new sqlite.Database(path);
    connection.exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE;');
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -4096;');
    const database = overConnection(connection, release);
    await migrate(database);
    return database;
  } catch (error) {
    release();
    throw error;
  }
}

/** One connection for everyone: who comes while a transaction is open waits for its end. */
function overConnection(connection: Connection, release: () => void): Database {
  const statements = statementQueries(connection);
  const inside = new AsyncLocalStorage<{ open: boolean }>();
  /** The end of the last transaction that was asked for; undefined when there is none. */
  let last: Promise<void> | undefined;

  const refuseInside = () => {
    if (inside.getStore()?.open) throw new Error('Inside of a transaction only its own queries can be used.');
  };
  const apart = async <T>(query: () => Promise<T>): Promise<T> => {
    refuseInside();
    // who waits for the same end goes on in the order in which they came, so nothing can begin in between
    if (last) await last;
    return query();
  };
  const transact = async <T>(work: (queries: Queries) => Promise<T>): Promise<T> => {
    const scope = { open: true };
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = await inside.run(scope, () => work(within(statements, scope)));
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw error;
    } finally {
      scope.open = false;
    }
  };
  return {
    dialect: 'sqlite',
    get: (sql, ...values) => apart(() => statements.get(sql, ...values)),
    all: (sql, ...values) => apart(() => statements.all(sql, ...values)),
    run: (sql, ...values) => apart(() => statements.run(sql, ...values)),
    transaction: async (work) => {
      refuseInside();
      const before = last;
      const mine = (async () => {
        await before;
        return transact(work);
      })();
      const end = mine.then(
        () => undefined,
        () => undefined,
      );
      last = end;
      try {
        return await mine;
      } finally {
        if (last === end) last = undefined;
      }
    },
    close: async () => {
      while (last) await last;
      statements.finalize();
      connection.close();
      release();
    },
  };
}

/** The queries of one transaction, of no use after its end. */
function within(queries: Queries, scope: { readonly open: boolean }): Queries {
  const check = () => {
    if (!scope.open) throw new Error('The transaction is over.');
  };
  return {
    get: async (sql, ...values) => {
      check();
      return queries.get(sql, ...values);
    },
    all: async (sql, ...values) => {
      check();
      return queries.all(sql, ...values);
    },
    run: async (sql, ...values) => {
      check();
      return queries.run(sql, ...values);
    },
  };
}

/** Statements are prepared once. */
function statementQueries(connection: Connection): Queries & { finalize(): void } {
  const statements = new Map<string, ReturnType<Connection['prepare']>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    get: async (sql: string, ...values: Value[]) => (prepared(sql).get(values) as Row | null) ?? undefined,
    all: async (sql: string, ...values: Value[]) => prepared(sql).all(values) as Row[],
    run: async (sql: string, ...values: Value[]) => prepared(sql).run(values).changes,
    finalize: () => {
      for (const statement of statements.values()) statement.finalize();
      statements.clear();
    },
  };
}
