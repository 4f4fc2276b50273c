import { randomUUID } from 'node:crypto';
import type { Database } from './database.ts';

/** An evaluation, and how far it is. */
export interface StoredQualityJob {
  readonly id: string;
  readonly status: 'processing' | 'done' | 'error';
  /** JSON; empty once it is over. */
  readonly request: string;
  /** JSON of what was found, or the reason why nothing was. */
  readonly result: string;
}

/** Evaluations by id. */
export interface QualityJobStore {
  /** @param expires ms since 1970. @returns the id. */
  add(request: string, expires: number): Promise<string>;
  /** @returns undefined for one that expired. */
  get(id: string, now: number): Promise<StoredQualityJob | undefined>;
  finish(id: string, status: 'done' | 'error', result: string): Promise<void>;
  /** Ids of those that are not over. */
  unfinished(): Promise<readonly string[]>;
  removeExpired(now: number): Promise<void>;
}

/** Evaluations over the database. */
export function qualityJobStore(database: Database): QualityJobStore {
  return {
    add: async (request, expires) => {
      const id = randomUUID();
      await database.run(
        "INSERT INTO quality_jobs (job_id, status, request, result, expires) VALUES (?, 'processing', ?, '', ?)",
        id,
        request,
        expires,
      );
      return id;
    },
    get: async (id, now) => {
      const row = await database.get('SELECT * FROM quality_jobs WHERE job_id = ? AND expires > ?', id, now);
      return (
        row && {
          id,
          status: String(row.status) as StoredQualityJob['status'],
          request: String(row.request),
          result: String(row.result),
        }
      );
    },
    finish: async (id, status, result) => {
      await database.run(
        "UPDATE quality_jobs SET status = ?, request = '', result = ? WHERE job_id = ?",
        status,
        result,
        id,
      );
    },
    unfinished: async () =>
      (await database.all("SELECT job_id FROM quality_jobs WHERE status = 'processing' ORDER BY expires, job_id")).map(
        (row) => String(row.job_id),
      ),
    removeExpired: async (now) => void (await database.run('DELETE FROM quality_jobs WHERE expires <= ?', now)),
  };
}
