import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseArguments } from '../../service/arguments.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { createPipeline } from '../../service/translation/createPipeline.ts';
import { type Client, createClient } from '../../shared/api/client.ts';
import { temporaryFolder } from './runningService.ts';

const hour = 3_600_000;
const folder = temporaryFolder();
let now = Date.UTC(2026, 2, 3);
let service: RunningService;
let client: Client;
beforeAll(async () => {
  const options = parseArguments(['--data', folder.path, '--key', 'a-key-of-the-whole-team'], {});
  if (!options) throw new Error('no options');
  const detect = async () => [];
  const engines = { pipeline: createPipeline({ engines: [] }), detect };
  service = await startService(options, engines, undefined, () => now);
  client = createClient({ baseUrl: service.url, key: 'a-key-of-the-whole-team' });
});
afterAll(async () => {
  await service.stop();
  folder[Symbol.dispose]();
});

test('a document that nobody downloads is gone after a day, with its files', async () => {
  const upload = () => {
    const file = { name: 'a.txt', bytes: new TextEncoder().encode('Save\n') };
    return client.documents.upload({ source_lang: 'en', target_lang: 'es', file });
  };
  const statusOf = async (handle: Awaited<ReturnType<typeof upload>>) => (await client.documents.status(handle)).status;
  const forgotten = await upload();
  await expect.poll(() => statusOf(forgotten), { timeout: 60_000 }).toBe('done');
  now += 23 * hour;
  const fresh = await upload();
  await expect.poll(() => statusOf(fresh), { timeout: 60_000 }).toBe('done');
  expect(await statusOf(forgotten)).toBe('done');
  now += 2 * hour;
  const third = await upload();
  await expect.poll(() => statusOf(third), { timeout: 60_000 }).toBe('done');
  await expect(client.documents.status(forgotten)).rejects.toMatchObject({ status: 404 });
  await expect(client.documents.result(forgotten)).rejects.toMatchObject({ status: 404 });
  const ids = readdirSync(join(folder.path, 'documents')).map((name) => name.split('.')[0]);
  expect(ids.sort()).toEqual([fresh.document_id, third.document_id].sort());
  expect(new TextDecoder().decode(await client.documents.result(fresh))).toBe('Guardar\n');
});
