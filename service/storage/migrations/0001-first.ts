import type { Migration } from './migration.ts';

/** Keys, usage, glossaries, translation memories and documents. */
export const first: Migration = {
  number: 1,
  name: 'first tables',
  statements: [
    'CREATE TABLE secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID',
    `CREATE TABLE keys (
      key_id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, label TEXT NOT NULL, masked TEXT NOT NULL,
      origin TEXT NOT NULL, admin INTEGER NOT NULL, free INTEGER NOT NULL, scopes TEXT,
      character_limit INTEGER, speech_limit INTEGER, created INTEGER NOT NULL, deactivated INTEGER
    ) WITHOUT ROWID`,
    `CREATE TABLE usage (
      day TEXT NOT NULL, key_id TEXT NOT NULL, product TEXT NOT NULL, tag TEXT NOT NULL, amount INTEGER NOT NULL,
      PRIMARY KEY (day, key_id, product, tag)
    ) WITHOUT ROWID`,
    'CREATE TABLE glossaries (glossary_id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL) WITHOUT ROWID',
    `CREATE TABLE dictionaries (
      glossary_id TEXT NOT NULL REFERENCES glossaries ON DELETE CASCADE, source TEXT NOT NULL, target TEXT NOT NULL,
      entries TEXT NOT NULL, entry_count INTEGER NOT NULL, changed INTEGER NOT NULL,
      PRIMARY KEY (glossary_id, source, target)
    )`,
    `CREATE TABLE memories (
      memory_id TEXT PRIMARY KEY, name TEXT NOT NULL, source TEXT NOT NULL, targets TEXT NOT NULL,
      segment_count INTEGER NOT NULL, created INTEGER NOT NULL, ready INTEGER NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE memory_segments (
      memory_id TEXT NOT NULL REFERENCES memories ON DELETE CASCADE, position INTEGER NOT NULL,
      source TEXT NOT NULL, targets TEXT NOT NULL, created INTEGER, updated INTEGER,
      PRIMARY KEY (memory_id, position)
    ) WITHOUT ROWID`,
    `CREATE TABLE memory_jobs (
      job_id TEXT PRIMARY KEY, operation TEXT NOT NULL, status TEXT NOT NULL, memory_id TEXT, display_name TEXT,
      content_type TEXT, content_length INTEGER, error TEXT, skipped INTEGER, created INTEGER NOT NULL,
      updated INTEGER NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID`,
    `CREATE TABLE documents (
      document_id TEXT PRIMARY KEY, proof BLOB NOT NULL, key_id TEXT NOT NULL, status TEXT NOT NULL, message TEXT,
      billed INTEGER, created INTEGER NOT NULL, updated INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
};
