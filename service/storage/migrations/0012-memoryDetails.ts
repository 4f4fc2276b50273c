import type { Migration } from './migration.ts';

/** What a TMX file said of a unit beside its texts: its id, inline codes, dates. */
export const memoryDetails: Migration = {
  number: 12,
  name: 'details of memory segments',
  statements: ['ALTER TABLE memory_segments ADD COLUMN details TEXT'],
};
