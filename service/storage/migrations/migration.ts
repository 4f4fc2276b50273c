import type { Dialect } from '../database.ts';

/** One step of the tables' history. A step that was published never changes; what is new comes in a step of its own. */
export interface Migration {
  /** From 1, each number once; the order in which they are taken. */
  readonly number: number;
  /** What it is about, for people: `style rules`. */
  readonly name: string;
  /**
   * Its statements, in one transaction. They are written in SQLite's words and said in PostgreSQL's by
   * {@link inDialect}; what cannot be said so has a text for each.
   */
  readonly statements: readonly (string | Readonly<Record<Dialect, string>>)[];
}

/**
 * A statement of a migration as a database understands it. For PostgreSQL `INTEGER` becomes `BIGINT` (SQLite's has 64
 * bits), `BLOB` becomes `BYTEA`, `REAL` becomes `DOUBLE PRECISION`, and `WITHOUT ROWID` is left out.
 *
 * @example inDialect('CREATE TABLE a (b BLOB) WITHOUT ROWID', 'postgres'); // 'CREATE TABLE a (b BYTEA)'
 */
export function inDialect(statement: Migration['statements'][number], dialect: Dialect): string {
  if (typeof statement !== 'string') return statement[dialect];
  if (dialect === 'sqlite') return statement;
  return statement
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bBLOB\b/g, 'BYTEA')
    .replace(/\bREAL\b/g, 'DOUBLE PRECISION')
    .replace(/(?<!\s)\s+WITHOUT ROWID\b/g, '');
}
