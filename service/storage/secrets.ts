import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';

/** Thirty-two random bytes that belong to this database, made at the first use. */
export async function secret(database: Database, name: string): Promise<Uint8Array> {
  const there = async () => (await database.get('SELECT value FROM secrets WHERE name = ?', name))?.value;
  let value = await there();
  if (value === undefined) {
    const add = 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
    // what is ever kept with its help is written later, and takes it along
    await database.transaction((queries) => queries.run(add, name, randomBytes(32)), { durable: false });
    value = await there();
  }
  return value as Uint8Array;
}
