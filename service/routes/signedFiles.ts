import { Hono } from 'hono';
import { Refusal } from '../http/errors.ts';
import type { ServiceEnv } from '../http/serviceEnv.ts';
import { requireSignature, type SignedUse } from '../http/signedAddress.ts';
import type { MemoryTransfer } from '../memories/memoryTransfer.ts';
import type { Clock } from '../process/running.ts';
import type { StoredMemoryJob } from '../storage/memoryJobs.ts';
import type { Stores } from '../storage/store.ts';

/** Uploads and downloads of translation memories, at addresses that are signed and need no key. */
export function signedFileRoutes(
  deps: Clock & Stores<'memoryJobs' | 'signingSecret'>,
  transfer: MemoryTransfer,
): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>();
  const jobOf = async (use: SignedUse, id: string, url: string): Promise<StoredMemoryJob> => {
    requireSignature(deps.store.signingSecret, use, id, new URL(url), deps.now());
    const job = await deps.store.memoryJobs.get(id);
    if (!job) throw new Refusal(404, 'Job not found');
    return job;
  };
  app.put('/signed/translation_memories/:id/upload', async (c) => {
    const job = await jobOf('upload', c.req.param('id'), c.req.url);
    await transfer.receive(job, c.req.raw.body);
    return c.body(null, 200);
  });
  app.get('/signed/translation_memories/:id/download', async (c) => {
    const job = await jobOf('download', c.req.param('id'), c.req.url);
    const file = job.status === 'completed' ? await transfer.exported(job.id) : undefined;
    if (!file) throw new Refusal(404, 'The file is not there.');
    return c.body(file.stream, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Content-Length': String(file.size),
      'Content-Disposition': 'attachment; filename="memory.tmx"',
    });
  });
  return app;
}
