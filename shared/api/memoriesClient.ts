import { say } from '../sentences/sentence.ts';
import { allPages } from './allPages.ts';
import type { Clock } from './clock.ts';
import { OperationalError } from './operationalError.ts';
import { readJson } from './readJson.ts';
import {
  type ExportStarted,
  exportStartedSchema,
  type ImportMemory,
  type ImportStarted,
  importStartedSchema,
  type MemoryJob,
  type MemoryList,
  type MemoryListQuery,
  type MemorySegments,
  type MemorySegmentsQuery,
  memoryJobSchema,
  memoryListSchema,
  memorySegmentsSchema,
  type TranslationMemory,
  translationMemorySchema,
} from './translationMemories.ts';
import type { Transport } from './transport.ts';

/** `/v3/translation_memories`. */
export interface MemoriesClient {
  /** One page of memories. */
  list(query?: MemoryListQuery, signal?: AbortSignal): Promise<MemoryList>;
  /** The memories of all pages. */
  all(signal?: AbortSignal): Promise<readonly TranslationMemory[]>;
  get(id: string, signal?: AbortSignal): Promise<TranslationMemory>;
  segments(id: string, query?: MemorySegmentsQuery, signal?: AbortSignal): Promise<MemorySegments>;
  delete(id: string, signal?: AbortSignal): Promise<void>;
  /** Declares a TMX file; {@link upload} then brings it. */
  startImport(request: ImportMemory, signal?: AbortSignal): Promise<ImportStarted>;
  /** Sends the file to the signed address, without the key. */
  upload(uploadUrl: string, bytes: Uint8Array, signal?: AbortSignal): Promise<void>;
  startExport(id: string, signal?: AbortSignal): Promise<ExportStarted>;
  job(jobId: string, signal?: AbortSignal): Promise<MemoryJob>;
  /** The file behind a finished export's signed address. */
  download(downloadUrl: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** Declares, uploads and waits; of a long name the end is kept. @throws OperationalError `rejected` with the job's reason when it fails. */
  importFile(
    file: { readonly name: string; readonly bytes: Uint8Array; readonly displayName?: string | undefined },
    signal?: AbortSignal,
  ): Promise<{ readonly id: string; readonly skipped: number }>;
  /** Starts an export, waits and downloads: a TMX file. */
  exportFile(id: string, signal?: AbortSignal): Promise<Uint8Array>;
}

const root = '/v3/translation_memories';
const one = (id: string) => `${root}/${encodeURIComponent(id)}`;
/** A file of a gigabyte may take its time. */
const transferTimeout = 15 * 60_000;

/** The translation memory calls over a transport. */
export function memoriesClient(send: Transport, clock: Clock): MemoriesClient {
  const client: MemoriesClient = {
    list: async (query, signal) => readJson(await send({ method: 'GET', path: root, query }, signal), memoryListSchema),
    all: (signal) => allPages(async (query) => (await client.list(query, signal)).translation_memories),
    get: async (id, signal) => readJson(await send({ method: 'GET', path: one(id) }, signal), translationMemorySchema),
    segments: async (id, query, signal) =>
      readJson(await send({ method: 'GET', path: `${one(id)}/segments`, query }, signal), memorySegmentsSchema),
    delete: async (id, signal) => void (await send({ method: 'DELETE', path: one(id) }, signal)),
    startImport: async (json, signal) =>
      readJson(await send({ method: 'POST', path: `${root}/import`, body: { json } }, signal), importStartedSchema),
    upload: async (path, bytes, signal) => {
      const body = { bytes, type: 'application/xml' };
      await send({ method: 'PUT', path, signed: true, body, replay: 'once', timeout: transferTimeout }, signal);
    },
    startExport: async (id, signal) =>
      readJson(await send({ method: 'POST', path: `${one(id)}/export` }, signal), exportStartedSchema),
    job: async (id, signal) =>
      readJson(await send({ method: 'GET', path: `${root}/jobs/${encodeURIComponent(id)}` }, signal), memoryJobSchema),
    download: async (path, signal) =>
      (await send({ method: 'GET', path, signed: true, timeout: transferTimeout }, signal)).bytes,
    importFile: async ({ name, bytes, displayName }, signal) => {
      const started = await client.startImport(
        {
          source_file: { file_name: name.slice(-100), content_type: 'application/xml', content_length: bytes.length },
          ...(displayName ? { parameters: { display_name: displayName } } : {}),
        },
        signal,
      );
      await client.upload(started.upload_url, bytes, signal);
      const result = await finished(client, started.job_id, clock, signal);
      if (!result.translation_memory_id) throw new OperationalError('unavailable', say`The import returned no memory.`);
      return { id: result.translation_memory_id, skipped: result.skipped_segment_count ?? 0 };
    },
    exportFile: async (id, signal) => {
      const { job_id } = await client.startExport(id, signal);
      const result = await finished(client, job_id, clock, signal);
      if (!result.download_url)
        throw new OperationalError('unavailable', say`The export returned no download address.`);
      return client.download(result.download_url, signal);
    },
  };
  return client;
}

/** Asks for a job until it is over. */
async function finished(client: MemoriesClient, jobId: string, clock: Clock, signal?: AbortSignal) {
  for (let pause = 50; ; pause = Math.min(pause * 1.5, 2000)) {
    const result = (await client.job(jobId, signal)).results[0];
    if (result?.status === 'completed') return result;
    if (result?.status === 'failed' || result?.status === 'expired') {
      const reason = result.error?.message ?? (result.status === 'failed' ? say`the job failed` : say`the job expired`);
      throw new OperationalError('rejected', say`The translation memory job failed: ${reason}`);
    }
    await clock.sleep(pause, signal).catch(() => {
      throw new OperationalError('cancelled', say`Cancelled.`);
    });
  }
}
