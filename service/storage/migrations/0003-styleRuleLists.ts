import type { Migration } from './migration.ts';

/** Style rule lists; their rules and instructions are JSON. */
export const styleRuleLists: Migration = {
  number: 3,
  name: 'style rule lists',
  statements: [
    `CREATE TABLE style_rules (
      style_id TEXT PRIMARY KEY, name TEXT NOT NULL, language TEXT NOT NULL, version INTEGER NOT NULL,
      configured TEXT NOT NULL, instructions TEXT NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL
    ) WITHOUT ROWID`,
  ],
};
