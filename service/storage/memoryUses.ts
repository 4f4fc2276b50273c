import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** A translation of a memory: what it is found again by. */
export interface UsedEntry {
  /** As the memory has it, in lower case. */
  readonly language: string;
  readonly source: string;
  readonly target: string;
}

/** When translations of memories were last used. Times in ms since 1970. */
export interface MemoryUseStore {
  /** Notes that translations of a memory were used; when that is lost with the machine's power, nobody is harmed. */
  note(memoryId: string, entries: readonly UsedEntry[], now: number): Promise<void>;
  /** When each of some translations was last used, in their order; undefined for one that never was. */
  last(memoryId: string, entries: readonly UsedEntry[]): Promise<readonly (number | undefined)[]>;
}

/** Entries that one statement asks for. */
const entriesAtOnce = 100;

/** Uses over the database. */
export function memoryUseStore(database: Database): MemoryUseStore {
  return {
    note: (memoryId, entries, now) =>
      database.transaction(
        async (queries) => {
          for (const entry of entries) {
            await queries.run(
              `INSERT INTO memory_uses (memory_id, entry, used) VALUES (?, ?, ?)
               ON CONFLICT (memory_id, entry) DO UPDATE SET used = excluded.used`,
              memoryId,
              nameOf(entry),
              now,
            );
          }
        },
        { durable: false },
      ),
    last: async (memoryId, entries) => {
      const names = entries.map(nameOf);
      const used = new Map<string, number>();
      for (let start = 0; start < names.length; start += entriesAtOnce) {
        const few = names.slice(start, start + entriesAtOnce);
        const places = few.map(() => '?').join(', ');
        const sql = `SELECT entry, used FROM memory_uses WHERE memory_id = ? AND entry IN (${places})`;
        for (const row of await database.all(sql, memoryId, ...few)) used.set(String(row.entry), Number(row.used));
      }
      return names.map((name) => used.get(name));
    },
  };
}

/** Texts may be long, so that a digest stands for them. */
function nameOf({ language, source, target }: UsedEntry): string {
  return createHash('sha256')
    .update(JSON.stringify([language, source, target]))
    .digest('base64url');
}
