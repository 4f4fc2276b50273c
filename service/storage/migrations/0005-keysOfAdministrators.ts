import type { Migration } from './migration.ts';

/** What an administrator has set of a key stays when the service is started with that key again. */
export const keysOfAdministrators: Migration = {
  number: 5,
  name: 'keys of administrators',
  statements: ['ALTER TABLE keys ADD COLUMN managed INTEGER NOT NULL DEFAULT 0'],
};
