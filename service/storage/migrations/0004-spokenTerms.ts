import type { Migration } from './migration.ts';

/** Collections of spoken terms; their lists are JSON. */
export const spokenTerms: Migration = {
  number: 4,
  name: 'spoken terms',
  statements: [
    `CREATE TABLE spoken_terms (
      spoken_terms_id TEXT PRIMARY KEY, name TEXT NOT NULL, lists TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
};
