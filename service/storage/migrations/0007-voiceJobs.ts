import type { Migration } from './migration.ts';

/** Recordings that are translated; the file's description and the results are JSON. */
export const voiceJobs: Migration = {
  number: 7,
  name: 'voice jobs',
  statements: [
    `CREATE TABLE voice_jobs (
      job_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, source_file TEXT NOT NULL, source TEXT NOT NULL,
      results TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
};
