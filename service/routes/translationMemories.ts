import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import {
  importMemorySchema,
  type MemoryJob,
  type MemorySegment,
  type MemorySegments,
  memoryListQuerySchema,
  memorySegmentsQuerySchema,
  type TranslationMemory,
} from '../../shared/api/translationMemories.ts';
import { refuseLegacyKey, requireScope } from '../http/auth.ts';
import { checked, queryFields, readBody } from '../http/body.ts';
import { Refusal } from '../http/errors.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { signedPath } from '../http/signedAddress.ts';
import type { MemoryIndexes } from '../memories/memoryIndexes.ts';
import { type SegmentQuery, segmentPage } from '../memories/memorySegmentPage.ts';
import type { MemoryTransfer } from '../memories/memoryTransfer.ts';
import { transferTime } from '../memories/transferQueue.ts';
import type { Clock } from '../process/running.ts';
import type { StoredMemory, StoredMemorySegment } from '../storage/memories.ts';
import type { StoredMemoryJob } from '../storage/memoryJobs.ts';
import type { Stores } from '../storage/store.ts';

const read = requireScope('translation_memories:read');
const write = requireScope('translation_memories:write');
const root = '/v3/translation_memories';

/** `/v3/translation_memories` (shapes.md §4). */
export function memoryRoutes(
  deps: Clock & Stores<'memories' | 'memoryJobs' | 'memoryUses' | 'signingSecret'>,
  indexes: MemoryIndexes,
  transfer: MemoryTransfer,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const { memories, memoryJobs, signingSecret } = deps.store;
  const existing = async (id: string): Promise<StoredMemory> => {
    const memory = await memories.get(id.toLowerCase());
    if (!memory) throw new Refusal(404, 'Translation memory not found');
    return memory;
  };

  app.get(root, read, async (c) => {
    const query = checked(memoryListQuerySchema, queryFields(new URL(c.req.url)));
    const page = (await memories.list(query.page, query.page_size)).map(memoryAnswer);
    return c.json({ translation_memories: page, total_count: await memories.count() });
  });
  app.post(`${root}/import`, write, async (c) => {
    const { fields } = await readBody(c.req.raw);
    refuseLegacyKey(fields);
    const { source_file: file, parameters } = checked(importMemorySchema, fields);
    const now = deps.now();
    const job = await memoryJobs.add({
      operation: 'import',
      status: 'awaiting_input',
      displayName: parameters?.display_name ?? file.file_name.replace(/\.tmx$/i, ''),
      contentType: file.content_type,
      contentLength: file.content_length,
      created: now,
      updated: now,
      expires: now + transferTime,
    });
    const path = signedPath(signingSecret, 'upload', job.id, job.expires);
    const answer = { job_id: job.id, upload_url: new URL(path, c.req.url).href, expires_at: time(job.expires) };
    return c.json(answer, 202);
  });
  app.get(`${root}/jobs/:id`, read, async (c) => {
    const job = await memoryJobs.get(c.req.param('id').toLowerCase());
    if (!job) throw new Refusal(404, 'Job not found');
    const path = signedPath(signingSecret, 'download', job.id, job.expires);
    return c.json(jobAnswer(job, new URL(path, c.req.url).href, deps.now()));
  });
  app.get(`${root}/:id`, read, async (c) => c.json(memoryAnswer(await existing(c.req.param('id')))));
  app.get(`${root}/:id/segments`, read, async (c) => {
    const memory = await existing(c.req.param('id'));
    const query = checked(memorySegmentsQuerySchema, queryFields(new URL(c.req.url)));
    return c.json(await segmentsAnswer(deps.store, memory, query));
  });
  app.post(`${root}/:id/export`, read, async (c) => {
    const memory = await existing(c.req.param('id'));
    if (await memoryJobs.exportOf(memory.id, 'processing')) {
      throw new Refusal(409, 'An export of this translation memory is running.');
    }
    const recent = await memoryJobs.exportOf(memory.id, 'completed');
    const reused = recent && recent.expires > deps.now() + 60_000;
    const job = reused ? recent : await transfer.startExport(memory);
    return c.json({ job_id: job.id, parameters: { translation_memory_id: memory.id } }, reused ? 200 : 202);
  });
  app.delete(`${root}/:id`, write, async (c) => {
    const { id } = await existing(c.req.param('id'));
    await memories.delete(id);
    await indexes.forget(id);
    await transfer.forget(id);
    return c.body(null, 204);
  });
  return app;
}

const time = (ms: number) => new Date(ms).toISOString();

function memoryAnswer(memory: StoredMemory): TranslationMemory {
  return {
    translation_memory_id: memory.id,
    name: memory.name,
    source_language: memory.source,
    target_languages: [...memory.targets],
    segment_count: memory.segments,
    creation_time: time(memory.created),
    updated_time: time(memory.created),
  };
}

async function segmentsAnswer(
  { memories, memoryUses }: Stores<'memories' | 'memoryUses'>['store'],
  memory: StoredMemory,
  query: SegmentQuery,
): Promise<MemorySegments> {
  const { segments, next } = await segmentPage(memories, memory, query);
  const entries = segments.flatMap(({ source, targets }) =>
    targets.map(({ language, text }) => ({ language, source, target: text })),
  );
  const used = (await memoryUses.last(memory.id, entries)).values();
  const answers = segments.map((segment) => {
    const times = segment.targets.map(() => used.next().value);
    return segmentAnswer(memory, segment, times);
  });
  return {
    segments: answers,
    segment_count: memory.segments,
    ...(next === undefined ? {} : { next_page_cursor: next }),
  };
}

/** @param used when each of its translations was last used. */
function segmentAnswer(
  memory: StoredMemory,
  segment: StoredMemorySegment,
  used: readonly (number | undefined)[],
): MemorySegment {
  const id = (part: string) => {
    const hex = createHash('sha256').update(`${memory.id} ${segment.position} ${part}`).digest('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  };
  const times = {
    creation_time: time(segment.created ?? segment.updated ?? memory.created),
    updated_time: time(segment.updated ?? segment.created ?? memory.created),
  };
  return {
    source_segment_id: id(''),
    source_text: segment.source,
    targets: segment.targets.map(({ language, text }, i) => ({
      target_segment_id: id(language),
      target_language: language,
      target_text: text,
      ...times,
      ...lastUsed(used[i]),
    })),
    ...times,
    ...lastUsed(used.reduce((last, one) => (one !== undefined && one > (last ?? 0) ? one : last), undefined)),
  };
}

function lastUsed(used: number | undefined): Pick<MemorySegment, 'last_used_time'> {
  return used === undefined ? {} : { last_used_time: time(used) };
}

function jobAnswer(job: StoredMemoryJob, downloadUrl: string, now: number): MemoryJob {
  const late =
    job.expires <= now &&
    (job.status === 'awaiting_input' || (job.operation === 'export' && job.status === 'completed'));
  const status = late ? 'expired' : job.status;
  const imported = job.operation === 'import' && status === 'completed';
  const exported = job.operation === 'export' && status === 'completed';
  return {
    job_id: job.id,
    product: 'translation_memory',
    operation: job.operation,
    creation_time: time(job.created),
    updated_time: time(job.updated),
    parameters:
      job.operation === 'import'
        ? { ...(job.displayName === undefined ? {} : { display_name: job.displayName }) }
        : { ...(job.memoryId === undefined ? {} : { translation_memory_id: job.memoryId }) },
    ...(job.operation === 'import'
      ? {
          source_file: {
            ...(job.contentType === undefined ? {} : { content_type: job.contentType }),
            ...(job.contentLength === undefined ? {} : { content_length: job.contentLength }),
          },
        }
      : {}),
    results: [
      {
        status,
        ...(status === 'awaiting_input' ? { status_metadata: { required_action: 'Waiting for upload' } } : {}),
        ...(job.error === undefined ? {} : { error: { message: job.error } }),
        ...(imported && job.memoryId ? { translation_memory_id: job.memoryId } : {}),
        ...(imported ? { skipped_segment_count: job.skipped ?? 0 } : {}),
        ...(exported ? { download_url: downloadUrl, expires_at: time(job.expires) } : {}),
      },
    ],
  };
}
