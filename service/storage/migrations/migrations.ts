import type { Migration } from './migration.ts';

/** From empty to the present, in order. */
export const migrations: readonly Migration[] = [
  // Keys, usage, glossaries, translation memories and documents.
  {
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
  },
  // The order in which the dictionaries of a glossary came, told by a column instead of SQLite's own row number.
  {
    number: 2,
    name: 'order of dictionaries',
    statements: [
      'ALTER TABLE dictionaries ADD COLUMN position INTEGER NOT NULL DEFAULT 0',
      { sqlite: 'UPDATE dictionaries SET position = rowid', postgres: 'UPDATE dictionaries SET position = 1' },
    ],
  },
  // Style rule lists; their rules and instructions are JSON.
  {
    number: 3,
    name: 'style rule lists',
    statements: [
      `CREATE TABLE style_rules (
      style_id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, version INTEGER NOT NULL,
      configured TEXT NOT NULL, instructions TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
    ) WITHOUT ROWID`,
    ],
  },
  // Collections of spoken terms; their lists are JSON.
  {
    number: 4,
    name: 'spoken terms',
    statements: [
      `CREATE TABLE spoken_terms (
      spoken_terms_id TEXT PRIMARY KEY, name TEXT NOT NULL, lists TEXT NOT NULL, created INTEGER NOT NULL
    ) WITHOUT ROWID`,
    ],
  },
  // What an administrator has set of a key stays when the service is started with that key again.
  {
    number: 5,
    name: 'keys of administrators',
    statements: ['ALTER TABLE keys ADD COLUMN managed INTEGER NOT NULL DEFAULT 0'],
  },
  // Several processes on one database: who works on what, files that all of them reach, and whose memory is unfinished.
  {
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
  },
  // Recordings that are translated; the file's description and the results are JSON.
  {
    number: 7,
    name: 'voice jobs',
    statements: [
      `CREATE TABLE voice_jobs (
      job_id TEXT PRIMARY KEY, key_id TEXT NOT NULL, source_file TEXT NOT NULL, source TEXT NOT NULL,
      results TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL, expires INTEGER NOT NULL
    ) WITHOUT ROWID`,
    ],
  },
  // Evaluations of translations; request and result are JSON, and the request goes when the result is there.
  {
    number: 8,
    name: 'quality jobs',
    statements: [
      `CREATE TABLE quality_jobs (
      job_id TEXT PRIMARY KEY, status TEXT NOT NULL, request TEXT NOT NULL, result TEXT NOT NULL,
      expires INTEGER NOT NULL
    ) WITHOUT ROWID`,
    ],
  },
  // A recording is billed once, also when its job is taken up again.
  {
    number: 9,
    name: 'billed voice jobs',
    statements: ['ALTER TABLE voice_jobs ADD COLUMN billed INTEGER NOT NULL DEFAULT 0'],
  },
  // Characters that are held for a document until it is billed; looked up by key whenever a limit is.
  {
    number: 10,
    name: 'reserved characters',
    statements: [
      'ALTER TABLE documents ADD COLUMN reserved INTEGER NOT NULL DEFAULT 0',
      'CREATE INDEX documents_reserved ON documents (key_id) WHERE reserved > 0',
    ],
  },
  // When a translation of a memory was last used; a table of its own, so that memories stay as they were imported.
  {
    number: 11,
    name: 'memory uses',
    statements: [
      `CREATE TABLE memory_uses (
      memory_id TEXT NOT NULL, entry TEXT NOT NULL, used INTEGER NOT NULL, PRIMARY KEY (memory_id, entry)
    ) WITHOUT ROWID`,
    ],
  },
  // What a TMX file said of a unit beside its texts: its id, inline codes, dates.
  {
    number: 12,
    name: 'details of memory segments',
    statements: ['ALTER TABLE memory_segments ADD COLUMN details TEXT'],
  },
];
