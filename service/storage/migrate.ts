import type { Database, Queries } from './database.ts';
import { inDialect } from './migrations/migration.ts';
import { migrations } from './migrations/migrations.ts';

/**
 * Brings a database to the present version, one transaction a step.
 *
 * @throws Error when a newer program has written it.
 */
export async function migrate(database: Database): Promise<void> {
  const first = 'CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY, name TEXT NOT NULL)';
  await database.transaction((queries) => queries.run(first), { durable: false });
  await adoptUserVersion(database);
  const taken = new Set((await database.all('SELECT number FROM migrations')).map((row) => Number(row.number)));
  const numbers = new Set(migrations.map(({ number }) => number));
  if ([...taken].some((number) => !numbers.has(number))) {
    const other = database.dialect === 'sqlite' ? 'folder' : 'database';
    throw new Error(`The data was written by a newer version of Interline; update, or choose another ${other}.`);
  }
  for (const migration of migrations) {
    if (taken.has(migration.number)) continue;
    // a step that is lost with the power is taken again
    const step = async (queries: Queries) => {
      for (const statement of migration.statements) await queries.run(inDialect(statement, database.dialect));
      await note(queries, migration.number, migration.name);
    };
    await database.transaction(step, { durable: false });
  }
}

/** Early data folders counted their steps in SQLite's `user_version`. */
async function adoptUserVersion(database: Database): Promise<void> {
  if (database.dialect !== 'sqlite') return;
  const version = Number((await database.get('PRAGMA user_version'))?.user_version ?? 0);
  if (version === 0) return;
  await database.transaction(async (queries) => {
    for (let number = 1; number <= version; number++) await note(queries, number, 'taken before');
    await queries.run('PRAGMA user_version = 0');
  });
}

async function note(queries: Queries, number: number, name: string): Promise<void> {
  await queries.run('INSERT INTO migrations (number, name) VALUES (?, ?)', number, name);
}
