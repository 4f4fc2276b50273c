import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { asWritten } from '../../shared/sentences/sentence.ts';
import type { Database, Queries, Row, TransactionOptions, Value } from './database.ts';
import { prepareMemorySearch } from './memorySearch.ts';
import { migrate } from './migrate.ts';
import { postgresStatement } from './postgresStatement.ts';
import { storageFailure } from './storageFailure.ts';
import { createTransactionScope } from './transactionScope.ts';

/** Connections of one process. */
const connections = 10;
/** Tries of a transaction that others got in the way of. */
const tries = 12;
/** Names the lock under which one process at a time changes the tables; any number that is ours. */
const migrationLock = 0x494c_4e45;
/** Types that come as texts otherwise: 64-bit integers and the sums of them. */
const numeric = new Set([20, 1700]);

/**
 * Opens a PostgreSQL database (12 or newer) and brings its tables up to date, one process at a time.
 *
 * @param url `postgres://user:password@host:port/database`; it holds a password and is never part of a message.
 * @throws OperationalError `unavailable` when it cannot be opened.
 */
export async function openPostgres(url: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'interline',
    types: {
      getTypeParser: ((type: number, format: 'text') =>
        numeric.has(type) ? Number : pg.types.getTypeParser(type, format)) as typeof pg.types.getTypeParser,
    },
  });
  // an idle connection that ends is replaced by the next request
  pool.on('error', () => undefined);
  const database = overPool(pool);
  try {
    await underMigrationLock(pool, async () => {
      await migrate(database);
      await prepareMemorySearch(database);
    });
    return database;
  } catch (error) {
    await pool.end();
    throw unopened(error, url);
  }
}

async function underMigrationLock(pool: Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await work();
    await client.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // the lock goes with the connection
    client.release(true);
    throw error;
  }
}

/** Says what is wrong without the address: who reads the message need not know the password in it. */
function unopened(error: unknown, url: string): Error {
  const failure = storageFailure(error);
  const reason = failure instanceof Error ? (failure.cause instanceof Error ? failure.cause : failure) : new Error();
  const secrets = [url, passwordOf(url), encodeURIComponent(passwordOf(url))].filter((text) => text !== '');
  const message = secrets.reduce((text, secret) => text.replaceAll(secret, '****'), reason.message.replace(/\.$/, ''));
  return new OperationalError('unavailable', asWritten(`The PostgreSQL database cannot be opened: ${message}.`));
}

function passwordOf(url: string): string {
  try {
    return decodeURIComponent(new URL(url).password);
  } catch {
    return '';
  }
}

function overPool(pool: Pool): Database {
  const scope = createTransactionScope();
  const queries = queriesOf(pool);
  const apart = <A extends unknown[], T>(query: (...args: A) => Promise<T>) => {
    return async (...args: A): Promise<T> => {
      scope.refuseInside();
      return query(...args);
    };
  };
  return {
    dialect: 'postgres',
    get: apart(queries.get),
    all: apart(queries.all),
    run: apart(queries.run),
    transaction: async (work, options = {}) => {
      scope.refuseInside();
      for (let attempt = 1; ; attempt++) {
        try {
          return await attemptTransaction(pool, options, (scoped) => scope.run(scoped, work));
        } catch (error) {
          if (attempt >= tries || !isConflict(error)) throw error;
          await pause(Math.random() * Math.min(200, 5 * 2 ** attempt));
        }
      }
    },
    close: () => pool.end(),
  };
}

/** Another transaction got in the way (serialization failure, deadlock): the same work can succeed the next time. */
function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '40001' || error.code === '40P01');
}

async function attemptTransaction<T>(
  pool: Pool,
  { durable = true }: TransactionOptions,
  work: (queries: Queries) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch((error: unknown) => {
    throw storageFailure(error);
  });
  try {
    await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
    if (!durable) await client.query('SET LOCAL synchronous_commit = OFF');
    const result = await work(queriesOf(client));
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    const left = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!left);
    throw storageFailure(error);
  }
}

function queriesOf(client: Pool | PoolClient): Queries {
  const ask = async (sql: string, values: readonly Value[]) => {
    try {
      return await client.query<Row>(postgresStatement(sql), values.map(toWire));
    } catch (error) {
      throw storageFailure(error);
    }
  };
  return {
    get: async (sql, ...values) => (await ask(sql, values)).rows[0],
    all: async (sql, ...values) => (await ask(sql, values)).rows,
    run: async (sql, ...values) => (await ask(sql, values)).rowCount ?? 0,
  };
}

/** The driver writes only `Buffer`s as bytes. */
function toWire(value: Value): Value {
  return value instanceof Uint8Array ? Buffer.from(value.buffer, value.byteOffset, value.byteLength) : value;
}
