import { randomUUID } from 'node:crypto';
import type { memoryJobStatuses } from '../../shared/api/translationMemories.ts';
import type { Database, Row } from './database.ts';

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
  add(job: Omit<StoredMemoryJob, 'id'>): StoredMemoryJob;
  get(id: string): StoredMemoryJob | undefined;
  /** @returns false when the job is not in the state it has to be in. */
  update(
    id: string,
    from: MemoryJobStatus,
    change: Partial<Pick<StoredMemoryJob, 'status' | 'memoryId' | 'error' | 'skipped' | 'expires'>>,
    now: number,
  ): boolean;
  /** The newest export of a memory in some state. */
  exportOf(memoryId: string, status: MemoryJobStatus): StoredMemoryJob | undefined;
  /** Jobs that an earlier run left unfinished. */
  processing(): readonly StoredMemoryJob[];
  /** Jobs whose time is over, and their removal. */
  expired(now: number): readonly StoredMemoryJob[];
  remove(id: string): void;
}

/** Jobs over the database. */
export function memoryJobStore(database: Database): MemoryJobStore {
  const get = (id: string) => {
    const row = database.get('SELECT * FROM memory_jobs WHERE job_id = ?', id);
    return row && jobOf(row);
  };
  return {
    add: (job) => {
      const id = randomUUID();
      database.run(
        'INSERT INTO memory_jobs VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
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
    get,
    update: (id, from, change, now) => {
      const job = get(id);
      if (job?.status !== from) return false;
      const next = { ...job, ...change };
      database.run(
        'UPDATE memory_jobs SET status = ?, memory_id = ?, error = ?, skipped = ?, expires = ?, updated = ? WHERE job_id = ?',
        next.status,
        next.memoryId ?? null,
        next.error ?? null,
        next.skipped ?? null,
        next.expires,
        now,
        id,
      );
      return true;
    },
    exportOf: (memoryId, status) => {
      const row = database.get(
        `SELECT * FROM memory_jobs WHERE operation = 'export' AND memory_id = ? AND status = ? ORDER BY created DESC LIMIT 1`,
        memoryId,
        status,
      );
      return row && jobOf(row);
    },
    processing: () => database.all(`SELECT * FROM memory_jobs WHERE status = 'processing'`).map(jobOf),
    expired: (now) => database.all('SELECT * FROM memory_jobs WHERE expires < ?', now).map(jobOf),
    remove: (id) => void database.run('DELETE FROM memory_jobs WHERE job_id = ?', id),
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
