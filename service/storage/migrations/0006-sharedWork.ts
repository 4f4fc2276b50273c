import type { Migration } from './migration.ts';

/** Several processes on one database: who works on what, files that all of them reach, and whose memory is unfinished. */
export const sharedWork: Migration = {
  number: 6,
  name: 'shared work',
  statements: [
    'CREATE TABLE leases (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID',
    'CREATE TABLE files (name TEXT PRIMARY KEY, version TEXT NOT NULL, size INTEGER NOT NULL) WITHOUT ROWID',
    `CREATE TABLE file_parts (
      version TEXT NOT NULL, position INTEGER NOT NULL, bytes BLOB NOT NULL, written INTEGER NOT NULL,
      PRIMARY KEY (version, position)
    ) WITHOUT ROWID`,
    'ALTER TABLE memories ADD COLUMN job_id TEXT',
  ],
};
