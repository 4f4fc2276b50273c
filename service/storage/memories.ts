import { randomUUID } from 'node:crypto';
import type { Database, Queries, Row } from './database.ts';

/** A memory without its segments; language codes in lower case, as the API writes them. */
export interface StoredMemory {
  readonly id: string;
  readonly name: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly segments: number;
  /** ms since 1970. */
  readonly created: number;
}

/** One segment with its translations. */
export interface StoredMemorySegment {
  /** From 0, in the order of the file that it came from. */
  readonly position: number;
  readonly source: string;
  readonly targets: readonly { readonly language: string; readonly text: string }[];
  readonly created?: number;
  readonly updated?: number;
}

/** Translation memories. One that is being filled is not seen by anyone until it is complete. */
export interface MemoryStore {
  list(page: number, size: number): Promise<readonly StoredMemory[]>;
  count(): Promise<number>;
  get(id: string): Promise<StoredMemory | undefined>;
  /** Segments behind a position, in order; -1 for the first. */
  segments(id: string, after: number, limit: number): Promise<readonly StoredMemorySegment[]>;
  /** A memory that nobody sees yet. */
  begin(): Promise<string>;
  append(id: string, segments: readonly StoredMemorySegment[]): Promise<void>;
  /** Makes it seen. `also` is part of the same transaction. */
  complete(memory: StoredMemory, also: (queries: Queries) => Promise<void>): Promise<void>;
  delete(id: string): Promise<boolean>;
  /** Removes what was never completed. */
  clearUnfinished(): Promise<void>;
}

/** Memories over the database. */
export function memoryStore(database: Database): MemoryStore {
  return {
    list: async (page, size) => {
      const sql = 'SELECT * FROM memories WHERE ready = 1 ORDER BY created, memory_id LIMIT ? OFFSET ?';
      return (await database.all(sql, size, page * size)).map(memoryOf);
    },
    count: async () => Number((await database.get('SELECT COUNT(*) AS n FROM memories WHERE ready = 1'))?.n ?? 0),
    get: async (id) => {
      const row = await database.get('SELECT * FROM memories WHERE memory_id = ? AND ready = 1', id);
      return row && memoryOf(row);
    },
    segments: async (id, after, limit) => {
      const sql = 'SELECT * FROM memory_segments WHERE memory_id = ? AND position > ? ORDER BY position LIMIT ?';
      return (await database.all(sql, id, after, limit)).map(segmentOf);
    },
    begin: async () => {
      const id = randomUUID();
      await database.run(
        `INSERT INTO memories (memory_id, name, source, targets, segment_count, created, ready)
         VALUES (?, '', '', '[]', 0, 0, 0)`,
        id,
      );
      return id;
    },
    append: (id, segments) =>
      database.transaction(async (queries) => {
        for (const segment of segments) {
          await queries.run(
            `INSERT INTO memory_segments (memory_id, position, source, targets, created, updated)
             VALUES (?, ?, ?, ?, ?, ?)`,
            id,
            segment.position,
            segment.source,
            JSON.stringify(segment.targets.map(({ language, text }) => [language, text])),
            segment.created ?? null,
            segment.updated ?? null,
          );
        }
      }),
    complete: (memory, also) =>
      database.transaction(async (queries) => {
        await queries.run(
          'UPDATE memories SET name = ?, source = ?, targets = ?, segment_count = ?, created = ?, ready = 1 WHERE memory_id = ?',
          memory.name,
          memory.source,
          JSON.stringify(memory.targets),
          memory.segments,
          memory.created,
          memory.id,
        );
        await also(queries);
      }),
    delete: async (id) => (await database.run('DELETE FROM memories WHERE memory_id = ?', id)) > 0,
    clearUnfinished: async () => {
      await database.run('DELETE FROM memories WHERE ready = 0');
    },
  };
}

function memoryOf(row: Row): StoredMemory {
  return {
    id: String(row.memory_id),
    name: String(row.name),
    source: String(row.source),
    targets: JSON.parse(String(row.targets)) as string[],
    segments: Number(row.segment_count),
    created: Number(row.created),
  };
}

function segmentOf(row: Row): StoredMemorySegment {
  const targets = JSON.parse(String(row.targets)) as [language: string, text: string][];
  return {
    position: Number(row.position),
    source: String(row.source),
    targets: targets.map(([language, text]) => ({ language, text })),
    ...(row.created === null ? {} : { created: Number(row.created) }),
    ...(row.updated === null ? {} : { updated: Number(row.updated) }),
  };
}
