/** What a column holds. */
export type Value = string | number | bigint | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/** The two databases that the service can stand on. */
export type Dialect = 'sqlite' | 'postgres';

/**
 * Statements of the dialect that SQLite (3.40 and newer) and PostgreSQL share: `?` for values, no statement ever put
 * together from what came over the wire. Whole numbers come back as numbers, bytes as `Uint8Array`.
 */
export interface Queries {
  /** The first row of the answer. */
  get(sql: string, ...values: Value[]): Promise<Row | undefined>;
  all(sql: string, ...values: Value[]): Promise<readonly Row[]>;
  /** @returns how many rows were changed. When it resolves outside of a transaction, what it wrote is on the disk. */
  run(sql: string, ...values: Value[]): Promise<number>;
}

/** How a transaction ends. */
export interface TransactionOptions {
  /**
   * False for what need not outlive a machine that loses its power: it is not waited for the disk. A process that dies
   * loses nothing even so, nothing is ever half there, and the next transaction that is waited for takes it along.
   */
  readonly durable?: boolean;
}

/** The service's one database. */
export interface Database extends Queries {
  readonly dialect: Dialect;
  /**
   * All of the work's writes, or none: none when it throws, or when the process dies. Nobody else sees half of them,
   * and the result is as if transactions had run one after the other. When it resolves, they are on the disk, unless
   * the options say otherwise.
   *
   * The work uses the queries that it is handed, never the database itself (that is an error), and waits for nothing
   * but them: everyone else may be waiting for it. It can be run again from its start when another process got in its
   * way, so it has no effects of its own.
   *
   * @example await database.transaction(async (queries) => { await queries.run('DELETE FROM usage'); });
   */
  transaction<T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Waits for the transactions that were begun. */
  close(): Promise<void>;
}
