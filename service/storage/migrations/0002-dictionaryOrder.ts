import type { Migration } from './migration.ts';

/** The order in which the dictionaries of a glossary came, told by a column instead of SQLite's own row number. */
export const dictionaryOrder: Migration = {
  number: 2,
  name: 'order of dictionaries',
  statements: [
    'ALTER TABLE dictionaries ADD COLUMN position INTEGER NOT NULL DEFAULT 0',
    { sqlite: 'UPDATE dictionaries SET position = rowid', postgres: 'UPDATE dictionaries SET position = 1' },
  ],
};
