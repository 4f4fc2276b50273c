import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Thirty-two random bytes that belong to this database, made at the first use. */
export async function secret(database: Database, name: string): Promise<Uint8Array> {
  await database.run(
    'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
    name,
    randomBytes(32),
  );
  return (await database.get('SELECT value FROM secrets WHERE name = ?', name))?.value as Uint8Array;
}
