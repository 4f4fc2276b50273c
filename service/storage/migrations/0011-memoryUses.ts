import type { Migration } from './migration.ts';

/** When a translation of a memory was last used; a table of its own, so that memories stay as they were imported. */
export const memoryUses: Migration = {
  number: 11,
  name: 'memory uses',
  statements: [
    `CREATE TABLE memory_uses (
      memory_id TEXT NOT NULL, entry TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (memory_id, entry)
    ) WITHOUT ROWID`,
  ],
};
