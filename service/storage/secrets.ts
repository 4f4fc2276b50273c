import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Thirty-two random bytes that belong to this data folder, made at the first use. */
export function secret(database: Database, name: string): Uint8Array {
  const known = () => database.get('SELECT value FROM secrets WHERE name = ?', name)?.value;
  if (!known()) database.run('INSERT INTO secrets (name, value) VALUES (?, ?)', name, randomBytes(32));
  return known() as Uint8Array;
}
