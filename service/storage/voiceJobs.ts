import { randomUUID } from 'node:crypto';
import type { VoiceJob, VoiceJobErrorCode, voiceResultStatuses } from '../../shared/api/voiceJobs.ts';
import type { Database, Queries, Row } from './database.ts';
import { type SpeechLimit, speechOf, usageStore } from './usage.ts';

/** A recording that is to be translated, and what became of it. Times in ms since 1970. */
export interface StoredVoiceJob {
  readonly id: string;
  /** Id of the API key that it belongs to. */
  readonly keyId: string;
  readonly sourceFile: VoiceJob['source_file'];
  /** Root code. */
  readonly source: string;
  /** One a target, in their order. */
  readonly results: readonly VoiceResult[];
  readonly created: number;
  readonly updated: number;
  /** Until when the file may be uploaded, or the results downloaded. */
  readonly expires: number;
}

/** One target of a job: a language, a type, and how far it is. */
export interface VoiceResult {
  /** As in the API: `pt-BR`. */
  readonly language: string;
  readonly type: string;
  readonly status: (typeof voiceResultStatuses)[number];
  /** Why it failed, and the code of that; earlier versions kept no code. */
  readonly error?: string;
  readonly errorCode?: VoiceJobErrorCode;
}

/** Voice jobs by id. */
export interface VoiceJobStore {
  add(job: Omit<StoredVoiceJob, 'id' | 'updated'>): Promise<StoredVoiceJob>;
  get(id: string): Promise<StoredVoiceJob | undefined>;
  /** All that are there, in the order of their creation. */
  list(): Promise<readonly StoredVoiceJob[]>;
  /** @returns the changed job; undefined when there is none, or when the edit gave none. */
  change(
    id: string,
    edit: (job: StoredVoiceJob) => Pick<StoredVoiceJob, 'results' | 'expires'> | undefined,
    now: number,
  ): Promise<StoredVoiceJob | undefined>;
  /**
   * Counts the length of a job's recording for its key, once: a job that is taken up again costs nothing more.
   *
   * @param ms length of the recording.
   * @param limit of the job's key.
   * @returns false, and counts nothing, where that goes beyond the limit.
   */
  bill(id: string, ms: number, limit: SpeechLimit | undefined, now: number): Promise<boolean>;
  remove(id: string): Promise<void>;
}

/** Voice jobs over the database. */
export function voiceJobStore(database: Database): VoiceJobStore {
  return {
    add: async ({ keyId, sourceFile, source, results, created, expires }) => {
      const id = randomUUID();
      await database.run(
        `INSERT INTO voice_jobs (job_id, key_id, source_file, source, results, created, updated, expires)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        keyId,
        JSON.stringify(sourceFile),
        source,
        JSON.stringify(results),
        created,
        created,
        expires,
      );
      return { id, keyId, sourceFile, source, results, created, updated: created, expires };
    },
    get: (id) => get(database, id),
    list: async () => (await database.all('SELECT * FROM voice_jobs ORDER BY created, job_id')).map(jobOf),
    change: (id, edit, now) =>
      database.transaction(async (queries) => {
        const job = await get(queries, id);
        const change = job && edit(job);
        if (!job || !change) return undefined;
        await queries.run(
          'UPDATE voice_jobs SET results = ?, expires = ?, updated = ? WHERE job_id = ?',
          JSON.stringify(change.results),
          change.expires,
          now,
          id,
        );
        return { ...job, ...change, updated: now };
      }),
    bill: (id, ms, limit, now) =>
      database.transaction(async (queries) => {
        const row = await queries.get('SELECT * FROM voice_jobs WHERE job_id = ?', id);
        if (!row || row.billed === 1) return true;
        const { keyId } = jobOf(row);
        const usage = usageStore(queries);
        if (limit && speechOf(await usage.total(limit.period, keyId)) + ms > limit.speech) return false;
        await queries.run('UPDATE voice_jobs SET billed = 1 WHERE job_id = ?', id);
        await usage.add({ keyId, product: 'speech_to_text', tag: '', amount: ms }, now);
        return true;
      }),
    remove: async (id) => void (await database.run('DELETE FROM voice_jobs WHERE job_id = ?', id)),
  };
}

async function get(queries: Queries, id: string): Promise<StoredVoiceJob | undefined> {
  const row = await queries.get('SELECT * FROM voice_jobs WHERE job_id = ?', id);
  return row && jobOf(row);
}

function jobOf(row: Row): StoredVoiceJob {
  return {
    id: String(row.job_id),
    keyId: String(row.key_id),
    sourceFile: JSON.parse(String(row.source_file)) as StoredVoiceJob['sourceFile'],
    source: String(row.source),
    results: JSON.parse(String(row.results)) as VoiceResult[],
    created: Number(row.created),
    updated: Number(row.updated),
    expires: Number(row.expires),
  };
}
