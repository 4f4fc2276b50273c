import type { Migration } from './migration.ts';

/** Characters that are held for a document until it is billed; looked up by key whenever a limit is. */
export const reservedCharacters: Migration = {
  number: 10,
  name: 'reserved characters',
  statements: [
    'ALTER TABLE documents ADD COLUMN reserved INTEGER NOT NULL DEFAULT 0',
    'CREATE INDEX documents_reserved ON documents (key_id) WHERE reserved > 0',
  ],
};
