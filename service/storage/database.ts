import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { migrate } from './migrations.ts';
import { ownFolder } from './ownership.ts';

/** What a column holds. */
export type Value = string | number | bigint | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/**
 * The service's one database. Calls are synchronous; when one returns, what it wrote is on the disk.
 * No statement is ever put together from what came over the wire.
 */
export interface Database {
  run(sql: string, ...values: Value[]): number;
  all(sql: string, ...values: Value[]): readonly Row[];
  get(sql: string, ...values: Value[]): Row | undefined;
  /** All of the action's writes, or none: none when it throws, or when the process dies. */
  transaction<T>(action: () => T): T;
  close(): void;
}

/**
 * Opens the database of a data folder, which is made (mode 0700) where it is not there, and brings its tables up to
 * date. A lock and a half-written transaction left by a killed process are cleared.
 *
 * @throws FolderInUse while another process has it open.
 */
export function openDatabase(folder: string): Database {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const release = ownFolder(folder);
  try {
    const path = join(folder, 'service.db');
    // this process is the one owner by now: a lock that is there was left behind by a process that died
    rmSync(`${path}.lock`, { recursive: true, force: true });
    const connection = new sqlite.Database(path);
    connection.exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL; PRAGMA journal_mode = DELETE;');
    connection.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -4096;');
    const database = wrap(connection, release);
    migrate(database);
    return database;
  } catch (error) {
    release();
    throw error;
  }
}

function wrap(connection: InstanceType<typeof sqlite.Database>, release: () => void): Database {
  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepared = (sql: string) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  let depth = 0;
  return {
    run: (sql, ...values) => prepared(sql).run(values).changes,
    all: (sql, ...values) => prepared(sql).all(values) as Row[],
    get: (sql, ...values) => (prepared(sql).get(values) as Row | null) ?? undefined,
    transaction: (action) => {
      if (depth > 0) return action();
      connection.exec('BEGIN IMMEDIATE');
      depth++;
      try {
        const result = action();
        connection.exec('COMMIT');
        return result;
      } catch (error) {
        if (connection.inTransaction) connection.exec('ROLLBACK');
        throw error;
      } finally {
        depth--;
      }
    },
    close: () => {
      for (const statement of statements.values()) statement.finalize();
      statements.clear();
      connection.close();
      release();
    },
  };
}
