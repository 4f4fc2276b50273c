import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../../service/storage/database.ts';
import { openPostgres } from '../../service/storage/openPostgres.ts';
import { openSqlite } from '../../service/storage/openSqlite.ts';
import { type PostgresCluster, startCluster } from './postgresCluster.ts';
import { temporaryFolder } from './runningService.ts';

/** Empty databases of both kinds for the tests of a file, and a folder for files; all go when the tests end. */
export interface BothDatabases {
  readonly folder: string;
  readonly kinds: readonly (readonly [name: string, open: () => Promise<Database>])[];
  /** The PostgreSQL server, and the address of the database there; once the tests run. */
  cluster(): PostgresCluster;
  url(): string;
}

/** @param name of the PostgreSQL database. */
export function bothDatabases(name: string): BothDatabases {
  let cluster: PostgresCluster;
  let url = '';
  const folder = temporaryFolder();
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.database(name);
  });
  afterAll(async () => {
    await cluster?.[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });
  return {
    folder: folder.path,
    kinds: [
      ['SQLite', () => openSqlite(folder.path)],
      ['PostgreSQL', () => openPostgres(url)],
    ],
    cluster: () => cluster,
    url: () => url,
  };
}
