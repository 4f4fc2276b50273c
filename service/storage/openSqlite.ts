import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import type { Database, Queries, Row, TransactionOptions, Value } from './database.ts';
import { migrate } from './migrate.ts';
import { ownFolder } from './ownership.ts';
import { storageFailure } from './storageFailure.ts';
import { createTransactionScope } from './transactionScope.ts';

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
    // a log of this process alone needs no shared memory, which there is none of in WebAssembly
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    connection.exec('PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -4096;');
    const database = overConnection(connection, release);
    try {
      await migrate(database);
      return database;
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    release();
    throw error;
  }
}

/** One connection for everyone: who comes while a transaction is open waits for its end. */
function overConnection(connection: Connection, release: () => void): Database {
  const statements = statementQueries(connection);
  const scope = createTransactionScope();
  /** The end of the last transaction that was asked for; undefined when there is none. */
  let last: Promise<void> | undefined;

  const apart = async <T>(query: () => Promise<T>): Promise<T> => {
    scope.refuseInside();
    // who waits for the same end goes on in the order in which they came, so nothing can begin in between
    if (last) await last;
    return query().catch((error: unknown) => {
      throw storageFailure(error);
    });
  };
  const transact = async <T>(
    work: (queries: Queries) => Promise<T>,
    { durable = true }: TransactionOptions,
  ): Promise<T> => {
    if (!durable) connection.exec('PRAGMA synchronous = NORMAL');
    try {
      return await committed(work);
    } finally {
      if (!durable) connection.exec('PRAGMA synchronous = FULL');
    }
  };
  const committed = async <T>(work: (queries: Queries) => Promise<T>): Promise<T> => {
    connection.exec('BEGIN IMMEDIATE');
    try {
      const result = await scope.run(statements, work);
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      if (connection.inTransaction) connection.exec('ROLLBACK');
      throw storageFailure(error);
    }
  };
  return {
    dialect: 'sqlite',
    get: (sql, ...values) => apart(() => statements.get(sql, ...values)),
    all: (sql, ...values) => apart(() => statements.all(sql, ...values)),
    run: (sql, ...values) => apart(() => statements.run(sql, ...values)),
    transaction: async (work, options = {}) => {
      scope.refuseInside();
      const before = last;
      const mine = (async () => {
        await before;
        return transact(work, options);
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
      try {
        // so that any program can open the file afterwards
        connection.exec('PRAGMA journal_mode = DELETE');
      } catch {
        // the next service that opens it goes on with the log
      }
      connection.close();
      release();
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
