import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseArguments } from '../../service/arguments.ts';
import type { Engine } from '../../service/engines/engine.ts';
import { type RunningService, startService } from '../../service/start.ts';
import { createPipeline } from '../../service/translation/createPipeline.ts';
import { type Client, createClient } from '../../shared/api/client.ts';
import { samplesAsBytes, wavHeader } from '../../shared/speech/wav.ts';
import { temporaryFolder } from './runningService.ts';

const hour = 3_600_000;
const folder = temporaryFolder();
let now = Date.UTC(2026, 2, 3);
let finish: () => void = () => undefined;
const waiting = new Promise<void>((resolve) => {
  finish = resolve;
});
/** Translates nothing until it is told to. */
const slow: Engine = {
  id: 'slow',
  name: 'Slow',
  directions: async () => [{ source: 'en', target: 'cy' }],
  translate: async (texts) => {
    await waiting;
    return texts.map(() => ({ parts: [{ kind: 'text', text: 'Ynysoedd' }] }));
  },
  close: async () => undefined,
};
let hear: () => void = () => undefined;
const listening = new Promise<void>((resolve) => {
  hear = resolve;
});
/** Writes down nothing until it is told to. */
const recognizer = createServer(async (request, response) => {
  request.resume();
  if (request.method === 'POST') await listening;
  response.writeHead(request.method === 'POST' ? 200 : 404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ text: 'Mind the step', segments: [{ text: 'Mind the step', start: 0, end: 1 }] }));
});
let service: RunningService;
let client: Client;
beforeAll(async () => {
  await once(recognizer.listen(0, '127.0.0.1'), 'listening');
  const speech = `http://127.0.0.1:${(recognizer.address() as AddressInfo).port}`;
  const given = ['--data', folder.path, '--key', 'a-key-of-the-whole-team', '--speech-endpoint', speech];
  const options = parseArguments(given, {});
  if (!options) throw new Error('no options');
  const detect = async () => [];
  const engines = { pipeline: createPipeline({ engines: [slow] }), detect };
  service = await startService(options, engines, undefined, () => now);
  client = createClient({ baseUrl: service.url, key: 'a-key-of-the-whole-team' });
});
afterAll(async () => {
  await service.stop();
  recognizer.close();
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

test('a clock that jumps ahead and back loses no document that is worked on', async () => {
  const bytes = new TextEncoder().encode('Skerries\n');
  const order = { source_lang: 'en', target_lang: 'cy', file: { name: 'a.txt', bytes } };
  const handle = await client.documents.upload(order);
  await expect.poll(async () => (await client.documents.status(handle)).status).toBe('translating');
  now += 48 * hour;
  // Each upload removes what is too old.
  await client.documents.upload({ ...order, target_lang: 'es' });
  const { status, seconds_remaining: left } = await client.documents.status(handle);
  expect([status, (left ?? 0) > 0 && (left ?? 0) < 3600]).toEqual(['translating', true]);
  now -= 96 * hour;
  expect((await client.documents.status(handle)).seconds_remaining).toBeGreaterThan(0);
  finish();
  await expect.poll(async () => (await client.documents.status(handle)).status, { timeout: 60_000 }).toBe('done');
  expect(new TextDecoder().decode(await client.documents.result(handle))).toBe('Ynysoedd\n');
});

test('a clock that jumps ahead loses no recording that is worked on, and forgets one that nobody uploads', async () => {
  const sound = samplesAsBytes(Int16Array.from({ length: 16_000 }, (_, i) => 9000 * Math.sin(i / 7)));
  const bytes = Buffer.concat([wavHeader(16_000, sound.length), sound]);
  const source_file = { name: 'a.wav', content_type: 'audio/wav', content_length: bytes.length };
  const order = {
    source_file,
    parameters: { source_language: 'en' as const },
    targets: [{ language: 'en-GB', type: 'text/plain' }],
  };
  const worked = await client.voiceJobs.create(order);
  const neglected = await client.voiceJobs.create(order);
  await client.voiceJobs.upload(worked, bytes);
  const resultOf = async (id: string) => (await client.voiceJobs.status(id)).results[0];
  await expect.poll(async () => (await resultOf(worked.job_id))?.status).toBe('processing');
  now += 48 * hour;
  // Each new job removes what is over.
  await client.voiceJobs.create(order);
  expect((await resultOf(worked.job_id))?.status).toBe('processing');
  await expect(client.voiceJobs.status(neglected.job_id)).rejects.toMatchObject({ status: 404 });
  hear();
  await expect.poll(async () => (await resultOf(worked.job_id))?.status, { timeout: 60_000 }).toBe('complete');
  const result = (await client.voiceJobs.status(worked.job_id)).results[0] as NonNullable<
    Awaited<ReturnType<typeof resultOf>>
  >;
  expect(new TextDecoder().decode(await client.voiceJobs.download(result))).toContain('Mind the step');
});
