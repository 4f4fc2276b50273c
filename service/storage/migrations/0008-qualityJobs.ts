import type { Migration } from './migration.ts';

/** Evaluations of translations; request and result are JSON, and the request goes when the result is there. */
export const qualityJobs: Migration = {
  number: 8,
  name: 'quality jobs',
  statements: [
    `CREATE TABLE quality_jobs (
      job_id TEXT PRIMARY KEY, status TEXT NOT NULL, request TEXT NOT NULL, result TEXT NOT NULL,
      expires INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
};
