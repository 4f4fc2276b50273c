import { randomBytes } from 'node:crypto';
import type { Database } from './database.ts';
import { databaseFiles } from './databaseFiles.ts';
import { type DocumentStore, documentStore } from './documents.ts';
import type { FileStore } from './files.ts';
import { folderFiles } from './folderFiles.ts';
import { type GlossaryStore, glossaryStore } from './glossaries.ts';
import { type KeyStore, keyStore } from './keys.ts';
import { createLeases, type Leases } from './leases.ts';
import { type MemoryStore, memoryStore } from './memories.ts';
import { type MemoryJobStore, memoryJobStore } from './memoryJobs.ts';
import { type MemorySearch, memorySearch } from './memorySearch.ts';
import { type MemoryUseStore, memoryUseStore } from './memoryUses.ts';
import { type QualityJobStore, qualityJobStore } from './qualityJobs.ts';
import { type SpokenTermsStore, spokenTermsStore } from './spokenTerms.ts';
import { type StyleRuleStore, styleRuleStore } from './styleRules.ts';
import { type UsageStore, usageStore } from './usage.ts';
import { type UsageLedger, usageLedger } from './usageLedger.ts';
import { type UsageReports, usageReports } from './usageReports.ts';
import { type VoiceJobStore, voiceJobStore } from './voiceJobs.ts';

/** Everything that the service keeps. */
export interface Store {
  readonly keys: KeyStore;
  readonly usage: UsageStore;
  readonly ledger: UsageLedger;
  readonly glossaries: GlossaryStore;
  readonly memories: MemoryStore;
  /** Present where the database can search memories itself. */
  readonly memorySearch: MemorySearch | undefined;
  readonly memoryJobs: MemoryJobStore;
  readonly memoryUses: MemoryUseStore;
  readonly documents: DocumentStore;
  readonly styleRules: StyleRuleStore;
  readonly spokenTerms: SpokenTermsStore;
  readonly usageReports: UsageReports;
  readonly voiceJobs: VoiceJobStore;
  readonly qualityJobs: QualityJobStore;
  /** Files of jobs. */
  readonly files: FileStore;
  readonly leases: Leases;
  /** True when other processes may work on the same data. */
  readonly shared: boolean;
  /** Signs the addresses of uploads and downloads. */
  readonly signingSecret: Uint8Array;
  /** @throws OperationalError `unavailable` while the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Something with these stores of the service, for who takes no others.
 *
 * @example function missing(deps: Stores<'glossaries' | 'keys'>) { return deps.store.keys.get('…'); }
 */
export interface Stores<K extends keyof Store> {
  readonly store: Pick<Store, K>;
}

/**
 * The stores over one database.
 *
 * @param folder of this process alone; files are kept there unless the database is shared.
 */
export async function createStore(database: Database, folder: string): Promise<Store> {
  const shared = database.dialect !== 'sqlite';
  const files = shared ? databaseFiles(database, Date.now) : folderFiles(folder);
  const leases = await createLeases(database, shared);
  return {
    keys: keyStore(database, await secret(database, 'key-hash')),
    usage: usageStore(database),
    ledger: usageLedger(database),
    glossaries: glossaryStore(database),
    memories: memoryStore(database),
    memorySearch: await memorySearch(database),
    memoryJobs: memoryJobStore(database),
    memoryUses: memoryUseStore(database),
    documents: documentStore(database),
    styleRules: styleRuleStore(database),
    spokenTerms: spokenTermsStore(database),
    usageReports: usageReports(database),
    voiceJobs: voiceJobStore(database),
    qualityJobs: qualityJobStore(database),
    files,
    leases,
    shared,
    signingSecret: await secret(database, 'signed-addresses'),
    check: async () => {
      await database.get('SELECT 1 AS one');
    },
    close: async () => {
      await leases.close();
      await database.close();
    },
  };
}

/** Thirty-two random bytes that belong to this database, made at the first use. */
async function secret(database: Database, name: string): Promise<Uint8Array> {
  const there = async () => (await database.get('SELECT value FROM secrets WHERE name = ?', name))?.value;
  let value = await there();
  if (value === undefined) {
    const add = 'INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING';
    // what is ever kept with its help is written later, and takes it along
    await database.transaction((queries) => queries.run(add, name, randomBytes(32)), { durable: false });
    value = await there();
  }
  return value as Uint8Array;
}
