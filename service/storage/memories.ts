import { randomUUID } from 'node:crypto';
import type { Database, Queries, Row, Value } from './database.ts';

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
  /** What else its file said of it, as it was handed over; read when the memory is exported. */
  readonly details?: string;
}

/** What a segment is found by. */
export type SegmentSource = Pick<StoredMemorySegment, 'position' | 'source'>;

/** Translation memories. One that is being filled is not seen by anyone until it is complete. */
export interface MemoryStore {
  list(page: number, size: number): Promise<readonly StoredMemory[]>;
  count(): Promise<number>;
  get(id: string): Promise<StoredMemory | undefined>;
  /** Segments behind a position, in order; -1 for the first. */
  segments(id: string, after: number, limit: number): Promise<readonly StoredMemorySegment[]>;
  /** The segments at some positions, by position. */
  segmentsAt(id: string, positions: readonly number[]): Promise<readonly StoredMemorySegment[]>;
  /** The same without their translations. */
  sourcesAt(id: string, positions: readonly number[]): Promise<readonly SegmentSource[]>;
  /** A memory that nobody sees yet, in place of one that an earlier run of the same job left unfinished. */
  begin(jobId: string): Promise<string>;
  /** What is appended is on the disk when {@link MemoryStore.complete} resolves. */
  append(id: string, segments: readonly StoredMemorySegment[]): Promise<void>;
  /**
   * Makes it seen, if it is still wanted. `also` is part of the same transaction.
   *
   * @returns false when another run of its job began in the meantime.
   */
  complete(memory: StoredMemory, also: (queries: Queries) => Promise<void>): Promise<boolean>;
  /** Nobody sees it any more; its segments go with the next {@link MemoryStore.clearUnfinished}. */
  delete(id: string): Promise<boolean>;
  /**
   * Removes what was deleted, or never completed and is of no job that still goes on, some thousand segments at a time.
   *
   * @param pause is waited for in between; what it throws ends the work, which can be taken up again.
   */
  clearUnfinished(pause: () => Promise<void>): Promise<void>;
}

/** Segments that one statement adds or reads; there are only two such statements, so that each is prepared once. */
const rowsAtOnce = 100;
/** Segments that one transaction removes: some milliseconds of work. */
const removedAtOnce = 5000;

/** Memories over the database. */
export function memoryStore(database: Database): MemoryStore {
  /** Memories that were asked for, where no other process can delete them; they do not change. */
  const cached = new Map<string, StoredMemory>();
  const alone = database.dialect === 'sqlite';
  return {
    list: async (page, size) => {
      const sql = 'SELECT * FROM memories WHERE ready = 1 ORDER BY created, memory_id LIMIT ? OFFSET ?';
      return (await database.all(sql, size, page * size)).map(memoryOf);
    },
    count: async () => Number((await database.get('SELECT COUNT(*) AS n FROM memories WHERE ready = 1'))?.n ?? 0),
    get: async (id) => {
      const storedMemory = cached.get(id);
      if (storedMemory) return storedMemory;
      const row = await database.get('SELECT * FROM memories WHERE memory_id = ? AND ready = 1', id);
      const memory = row && memoryOf(row);
      if (memory && alone && cached.size < 1000) cached.set(id, memory);
      return memory;
    },
    segments: async (id, after, limit) => {
      const sql = 'SELECT * FROM memory_segments WHERE memory_id = ? AND position > ? ORDER BY position LIMIT ?';
      return (await database.all(sql, id, after, limit)).map(segmentOf);
    },
    segmentsAt: async (id, positions) => (await rowsAt(database, '*', id, positions)).map(segmentOf),
    sourcesAt: async (id, positions) =>
      (await rowsAt(database, 'position, source', id, positions)).map((row) => ({
        position: Number(row.position),
        source: String(row.source),
      })),
    begin: async (jobId) => {
      const id = randomUUID();
      await database.transaction(async (queries) => {
        await queries.run('UPDATE memories SET job_id = NULL WHERE ready = 0 AND job_id = ?', jobId);
        await queries.run(
          `INSERT INTO memories (memory_id, name, source, targets, segment_count, created, ready, job_id)
           VALUES (?, '', '', '[]', 0, 0, 0, ?)`,
          id,
          jobId,
        );
      });
      return id;
    },
    append: (id, segments) => database.transaction((queries) => add(queries, id, segments), { durable: false }),
    complete: (memory, also) =>
      database.transaction(async (queries) => {
        const changed = await queries.run(
          'UPDATE memories SET name = ?, source = ?, targets = ?, segment_count = ?, created = ?, ready = 1 WHERE memory_id = ? AND ready = 0 AND job_id IS NOT NULL',
          memory.name,
          memory.source,
          JSON.stringify(memory.targets),
          memory.segments,
          memory.created,
          memory.id,
        );
        if (changed > 0) await also(queries);
        return changed > 0;
      }),
    delete: async (id) => {
      const sql = 'UPDATE memories SET ready = 0, job_id = NULL WHERE memory_id = ? AND ready = 1';
      try {
        return (await database.run(sql, id)) > 0;
      } finally {
        cached.delete(id);
      }
    },
    clearUnfinished: async (pause) => {
      const unwanted = `SELECT memory_id FROM memories WHERE ready = 0 AND (job_id IS NULL OR NOT EXISTS (
         SELECT 1 FROM memory_jobs WHERE memory_jobs.job_id = memories.job_id AND memory_jobs.status = 'processing'))`;
      for (const row of await database.all(unwanted)) await removeAll(database, String(row.memory_id), pause);
    },
  };
}

/** Rows of some segments: neighbours one after the other, many at once. */
async function rowsAt(database: Database, columns: string, id: string, positions: readonly number[]): Promise<Row[]> {
  const sorted = positions.toSorted((a, b) => a - b);
  const rows: Row[] = [];
  for (let i = 0; i < sorted.length; ) {
    const few = sorted.slice(i, i + (sorted.length - i < rowsAtOnce ? 1 : rowsAtOnce));
    const places = few.map(() => '?').join(', ');
    const sql = `SELECT ${columns} FROM memory_segments WHERE memory_id = ? AND position IN (${places})`;
    for (const row of await database.all(sql, id, ...few)) rows.push(row);
    i += few.length;
  }
  return rows;
}

async function add(queries: Queries, id: string, segments: readonly StoredMemorySegment[]): Promise<void> {
  for (let i = 0; i < segments.length; ) {
    const rows = segments.slice(i, i + (segments.length - i < rowsAtOnce ? 1 : rowsAtOnce));
    const places = rows.map(() => '(?, ?, ?, ?, ?, ?, ?)').join(', ');
    await queries.run(
      `INSERT INTO memory_segments (memory_id, position, source, targets, created, updated, details) VALUES ${places}`,
      ...rows.flatMap((segment) => [id, ...columnsOf(segment)]),
    );
    i += rows.length;
  }
}

/** Removes a memory that nobody sees: one with millions of segments would keep everyone waiting. */
async function removeAll(database: Database, id: string, pause: () => Promise<void>): Promise<void> {
  for (;;) {
    const row = await database.get('SELECT MIN(position) AS first FROM memory_segments WHERE memory_id = ?', id);
    if (row === undefined || row.first === null) break;
    const end = Number(row.first) + removedAtOnce;
    const sql = 'DELETE FROM memory_segments WHERE memory_id = ? AND position < ?';
    await database.transaction((queries) => queries.run(sql, id, end), { durable: false });
    await pause();
  }
  await database.run('DELETE FROM memory_uses WHERE memory_id = ?', id);
  await database.run('DELETE FROM memories WHERE memory_id = ? AND ready = 0', id);
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

function columnsOf(segment: StoredMemorySegment): Value[] {
  const targets = JSON.stringify(segment.targets.map(({ language, text }) => [language, text]));
  const { position, source, created, updated, details } = segment;
  return [position, source, targets, created ?? null, updated ?? null, details ?? null];
}

/** A row of `memory_segments`. */
export function segmentOf(row: Row): StoredMemorySegment {
  const targets = JSON.parse(String(row.targets)) as [language: string, text: string][];
  return {
    position: Number(row.position),
    source: String(row.source),
    targets: targets.map(([language, text]) => ({ language, text })),
    ...(row.created === null ? {} : { created: Number(row.created) }),
    ...(row.updated === null ? {} : { updated: Number(row.updated) }),
    ...(row.details === null || row.details === undefined ? {} : { details: String(row.details) }),
  };
}
