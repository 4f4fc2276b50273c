import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { OperationalError } from '../../shared/api/operationalError.ts';
import type { Database, Queries, Row, TransactionOptions, Value } from './database.ts';
import { migrate } from './migrate.ts';
import { ownFolder } from './ownership.ts';
import { storageFailure } from './storageFailure.ts';
import { ownQueries, strangeQueries } from './transactionScope.ts';

type Connection = InstanceType<typeof sqlite.Database>;
type Statement = ReturnType<Connection['prepare']>;

/**
 * Opens the database of a data folder, which is made (mode 0700) where it is not there, and brings its tables up to
 * date. A lock and a half-written transaction left by a killed process are cleared.
 *
 * @throws FolderInUse while another process has it open, OperationalError `unavailable` for a database that is damaged.
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
    throw storageFailure(error instanceof OperationalError ? error.cause : error, folder);
  }
}

/** One connection for everyone: who comes while a transaction is open waits for its end. */
function overConnection(connection: Connection, release: () => void): Database {
  const statements = statementQueries(connection);
  /** The end of the last transaction that was asked for; undefined when there is none. */
  let last: Promise<void> | undefined;
  /** Whether the disk is waited for at present. */
  let isDurable = true;

  const waitForDisk = (durable: boolean): void => {
    if (durable === isDurable) return;
    connection.exec(`PRAGMA synchronous = ${durable ? 'FULL' : 'NORMAL'}`);
    isDurable = durable;
  };
  const apart = async <T>(query: () => Promise<T>): Promise<T> => {
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
    waitForDisk(durable);
    await statements.run('BEGIN IMMEDIATE');
    const scoped = ownQueries(statements);
    try {
      const result = await inOneTurn(work(scoped.queries));
      await statements.run('COMMIT');
      return result;
    } catch (error) {
      if (connection.inTransaction) await statements.run('ROLLBACK');
      throw storageFailure(error);
    } finally {
      scoped.end();
    }
  };
  return {
    dialect: 'sqlite',
    get: (sql, ...values) => apart(() => statements.get(sql, ...values)),
    all: (sql, ...values) => apart(() => statements.all(sql, ...values)),
    run: (sql, ...values) =>
      apart(() => {
        waitForDisk(true);
        return statements.run(sql, ...values);
      }),
    transaction: async (work, options = {}) => {
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

/**
 * A transaction's work, which is over before anything else has its turn, since SQLite answers at once. Work that is not
 * waits for something else, which may wait for it: it is given up. (To ask whose call a query is, as with PostgreSQL,
 * would make every promise of this process dearer.)
 *
 * @throws Error for work that waits for anything but its own queries.
 */
async function inOneTurn<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Immediate | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setImmediate(() => reject(strangeQueries()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearImmediate(timer);
  }
}

/** Ends a statement that failed; sqlite3_finalize says its error again as well. */
function discard(statement: Statement): void {
  try {
    statement.finalize();
  } catch {
    // it is reported already
  }
}

/** Statements are prepared once. */
function statementQueries(connection: Connection): Queries & { finalize(): void } {
  const statements = new Map<string, Statement>();
  const prepared = (sql: string) => {
    const cached = statements.get(sql);
    if (cached) return cached;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const use = <T>(sql: string, ask: (statement: Statement) => T): T => {
    const statement = prepared(sql);
    try {
      return ask(statement);
    } catch (error) {
      // sqlite3_reset says the same error again: who uses the statement next would be told of it
      statements.delete(sql);
      discard(statement);
      throw error;
    }
  };
  return {
    // the statement is run to its end: one that is left open keeps the log from ever being taken into the database
    get: async (sql: string, ...values: Value[]) =>
      use(sql, (statement) => statement.all(values)[0] as Row | undefined),
    all: async (sql: string, ...values: Value[]) => use(sql, (statement) => statement.all(values) as Row[]),
    run: async (sql: string, ...values: Value[]) => use(sql, (statement) => statement.run(values).changes),
    finalize: () => {
      for (const statement of statements.values()) statement.finalize();
      statements.clear();
    },
  };
}
