import { randomUUID } from 'node:crypto';
import type { memoryJobStatuses } from '../../shared/api/translationMemories.ts';
import type { Queries, Row } from './database.ts';

export type MemoryJobStatus = (typeof memoryJobStatuses)[number];

/** An import or export of a translation memory. Times in ms since 1970. */
export interface StoredMemoryJob {
  readonly id: string;
  readonly operation: 'import' | 'export';
  readonly status: MemoryJobStatus;
  /** The memory that is exported, or that came of an import. */
  readonly memoryId?: string | undefined;
  readonly displayName?: string | undefined;
  readonly contentType?: string | undefined;
  readonly contentLength?: number | undefined;
  readonly error?: string | undefined;
  readonly skipped?: number | undefined;
  readonly created: number;
  readonly updated: number;
  /** Until when the file may be uploaded, or downloaded. */
  readonly expires: number;
}

/** Jobs by id. */
export interface MemoryJobStore {
  add(job: Omit<StoredMemoryJob, 'id'>): Promise<StoredMemoryJob>;
  get(id: string): Promise<StoredMemoryJob | undefined>;
  /** @returns false when the job is not in the state it has to be in. */
  update(
    id: string,
    from: MemoryJobStatus,
    change: Partial<Pick<StoredMemoryJob, 'status' | 'memoryId' | 'error' | 'skipped' | 'expires'>>,
    now: number,
  ): Promise<boolean>;
  /** The newest export of a memory in some state. */
  exportOf(memoryId: string, status: MemoryJobStatus): Promise<StoredMemoryJob | undefined>;
  /** Jobs that an earlier run left unfinished. */
  processing(): Promise<readonly StoredMemoryJob[]>;
  /** Jobs whose time is over, and their removal. */
  expired(now: number): Promise<readonly StoredMemoryJob[]>;
  remove(id: string): Promise<void>;
}

/** Jobs over the database, or inside of one of its transactions. */
export function memoryJobStore(queries: Queries): MemoryJobStore {
  return {
    add: async (job) => {
      const id = randomUUID();
      await queries.run(
        `INSERT INTO memory_jobs (job_id, operation, status, memory_id, display_name, content_type, content_length,
           error, skipped, created, updated, expires) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        job.operation,
        job.status,
        job.memoryId ?? null,
        job.displayName ?? null,
        job.contentType ?? null,
        job.contentLength ?? null,
        job.error ?? null,
        job.skipped ?? null,
        job.created,
        job.updated,
        job.expires,
      );
      return { id, ...job };
    },
    get: async (id) => {
      const row = await queries.get('SELECT * FROM memory_jobs WHERE job_id = ?', id);
      return row && jobOf(row);
    },
    update: async (id, from, change, now) => {
      const changed = await queries.run(
        `UPDATE memory_jobs SET status = COALESCE(?, status), memory_id = COALESCE(?, memory_id),
           error = COALESCE(?, error), skipped = COALESCE(?, skipped), expires = COALESCE(?, expires), updated = ?
         WHERE job_id = ? AND status = ?`,
        change.status ?? null,
        change.memoryId ?? null,
        change.error ?? null,
        change.skipped ?? null,
        change.expires ?? null,
        now,
        id,
        from,
      );
      return changed > 0;
    },
    exportOf: async (memoryId, status) => {
      const row = await queries.get(
        `SELECT * FROM memory_jobs WHERE operation = 'export' AND memory_id = ? AND status = ? ORDER BY created DESC LIMIT 1`,
        memoryId,
        status,
      );
      return row && jobOf(row);
    },
    processing: async () =>
      (await queries.all(`SELECT * FROM memory_jobs WHERE status = 'processing' ORDER BY created`)).map(jobOf),
    expired: async (now) => (await queries.all('SELECT * FROM memory_jobs WHERE expires < ?', now)).map(jobOf),
    remove: async (id) => {
      await queries.run('DELETE FROM memory_jobs WHERE job_id = ?', id);
    },
  };
}

function jobOf(row: Row): StoredMemoryJob {
  const text = (name: string) => (row[name] === null ? undefined : String(row[name]));
  const number = (name: string) => (row[name] === null ? undefined : Number(row[name]));
  return {
    id: String(row.job_id),
    operation: row.operation === 'export' ? 'export' : 'import',
    status: String(row.status) as MemoryJobStatus,
    memoryId: text('memory_id'),
    displayName: text('display_name'),
    contentType: text('content_type'),
    contentLength: number('content_length'),
    error: text('error'),
    skipped: number('skipped'),
    created: Number(row.created),
    updated: Number(row.updated),
    expires: Number(row.expires),
  };
}
