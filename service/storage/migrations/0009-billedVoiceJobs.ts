import type { Migration } from './migration.ts';

/** A recording is billed once, also when its job is taken up again. */
export const billedVoiceJobs: Migration = {
  number: 9,
  name: 'billed voice jobs',
  statements: ['ALTER TABLE voice_jobs ADD COLUMN billed INTEGER NOT NULL DEFAULT 0'],
};
