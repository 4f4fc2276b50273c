import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../service/storage/openSqlite.ts';
import { mediaType, readableTypes } from '../../service/voice/audio/mediaTypes.ts';
import { openDecoder } from '../../service/voice/audio/openDecoder.ts';
import { createClient } from '../../shared/api/client.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { wavHeader } from '../../shared/speech/wav.ts';
import { interline } from '../cli/runCli.ts';
import { form, json, type RunningService, runService, statusAndBody, temporaryFolder } from './runningService.ts';
import { bytesOfSound, sentences, spoken, wordErrorRate } from './speech.ts';

let service: RunningService;
let recording: Uint8Array;
/** Its first sentence. */
let short: Uint8Array;
const wavOf = (sounds: readonly Uint8Array[]) =>
  Buffer.concat([
    wavHeader(
      16_000,
      sounds.reduce((sum, sound) => sum + sound.length, 0),
    ),
    ...sounds,
  ]);
const said = [sentences[1], sentences[4]] as const;
beforeAll(async () => {
  service = await runService({ args: ['--admin-key', adminKey] });
  const sounds = await Promise.all(said.map(async (text) => bytesOfSound(await spoken(text))));
  recording = wavOf(sounds);
  short = wavOf(sounds.slice(0, 1));
});
afterAll(() => service[Symbol.asyncDispose]());

const adminKey = 'key-of-the-administrator:adm';
const root = '/v1/jobs/voice/translate';
const english = { parameters: { source_language: 'en' } };
/** Minutes of speech that were billed. */
const minutes = async (running: RunningService) => (await running.client.usage()).speech_to_text_minutes_count ?? 0;
const file = () => ({ name: 'harbour.wav', type: 'audio/wav', bytes: recording });

test('a recording becomes a text, subtitles and speech', async () => {
  const [text, subtitles, speech] = await service.client.voiceJobs.translate({
    file: file(),
    ...english,
    targets: [
      { language: 'EN-GB', type: 'text/plain' },
      { language: 'es', type: 'application/x-subrip' },
      { language: 'es', type: 'audio/ogg; codecs=opus' },
    ],
  });
  const lines = new TextDecoder().decode(text);
  expect(wordErrorRate(said.join(' '), lines)).toBeLessThanOrEqual(0.2);
  const srt = new TextDecoder().decode(subtitles);
  const times = [...srt.matchAll(/^(\d\d):(\d\d):(\d\d),(\d{3}) --> (\d\d):(\d\d):(\d\d),(\d{3})$/gm)];
  expect(times.length).toBeGreaterThanOrEqual(2);
  const starts = times.map((match) => Number(match[3]) + Number(match[4]) / 1000);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  // the second sentence begins where it was said
  expect(starts.some((start) => Math.abs(start - 4.8) < 1.5)).toBe(true);
  expect(srt).toMatch(/programa/i);
  expect(Math.max(...srt.split('\n').map((line) => line.length))).toBeLessThanOrEqual(42);
  const decoder = openDecoder(mediaType('audio/ogg', readableTypes) as NonNullable<ReturnType<typeof mediaType>>);
  const sound = await decoder.write(speech as Uint8Array);
  expect(sound.length / 16_000).toBeGreaterThan(5);
});

test('interline transcribe writes the subtitles of a recording', async () => {
  using folder = temporaryFolder();
  writeFileSync(join(folder.path, 'harbour.wav'), short);
  const env = { INTERLINE_KEY: service.key };
  const run = (...args: string[]) =>
    interline(['transcribe', ...args, '--service', service.url], { cwd: folder.path, env });
  const { code, stdout, stderr } = await run('harbour.wav', '--to', 'es');
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/^1\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\n.*programa/is);
  const refused = await run('harbour.wav', '-o', 'harbour.doc');
  expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining('.srt') });
});

test('a job tells how far it is, gives each result once, and is forgotten after the last', async () => {
  const source_file = { name: 'a.wav', content_type: 'audio/wav', content_length: short.length };
  const body = { source_file, ...english, targets: [{ language: 'en-US', type: 'text/plain' }] };
  const created = (await statusAndBody(service.fetch(`${root}?include=signed_url`, json(body)))).body as Record<
    string,
    string
  >;
  const before = await service.client.voiceJobs.status(String(created.job_id));
  expect(before).toMatchObject({
    product: 'voice',
    operation: 'translate',
    usage: { storage_used: 0 },
    results: [{ status: 'pending' }],
  });
  const put = (url: string, bytes: Uint8Array) => fetch(url, { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> });
  expect((await put(String(created.upload_url), short)).status).toBe(403);
  expect((await put(String(created.signed_upload_url), short.subarray(0, 99))).status).toBe(400);
  expect((await put(String(created.signed_upload_url), short)).status).toBe(204);
  expect((await put(String(created.signed_upload_url), short)).status).toBe(409);
  let job = await service.client.voiceJobs.status(String(created.job_id));
  while (job.results[0]?.status !== 'complete') {
    expect(job.results[0]?.error).toBeUndefined();
    await new Promise((resolve) => setTimeout(resolve, 100));
    job = await service.client.voiceJobs.status(String(created.job_id));
  }
  expect(job.usage.storage_used).toBe(short.length);
  const result = job.results[0];
  expect((await service.client.voiceJobs.download(result)).length).toBeGreaterThan(20);
  const again = await service.client.voiceJobs.download(result).catch((error: unknown) => error);
  expect(again).toBeInstanceOf(OperationalError);
  expect((await service.fetch(`${root}/${created.job_id}`)).status).toBe(404);
});

test('what cannot be read, written or heard is refused by name', async () => {
  const source_file = { name: 'a.wav', content_type: 'audio/wav', content_length: 1000 };
  const ask = (change: object) =>
    statusAndBody(
      service.fetch(
        root,
        json({ source_file, ...english, targets: [{ language: 'es', type: 'text/plain' }], ...change }),
      ),
    );
  for (const [change, message] of [
    [{ targets: [{ language: 'es', type: 'video/mp4' }] }, /^\/targets\/0\/type: Value is not valid.*x-subrip/],
    [
      { source_file: { ...source_file, content_type: 'audio/mp4' } },
      /^\/source_file\/content_type: Value is not valid/,
    ],
    [{ source_file: { ...source_file, content_length: 2 ** 31 } }, /content_length/],
    [{ parameters: { source_language: 'fr' } }, /source_language/],
    [{ targets: [] }, /targets/],
  ] as const) {
    expect(await ask(change)).toMatchObject({ status: 400, body: { message: expect.stringMatching(message) } });
  }
  const declared =
    'source_file.name=a.wav&source_file.content_type=audio/wav&source_file.content_length=9&parameters.source_language=en&targets[0].language=es&targets[0].type=text/plain';
  expect((await service.fetch(root, form(declared))).status).toBe(201);
  const broken = {
    file: { ...file(), bytes: new TextEncoder().encode('no sound at all, whatever it says') },
    ...english,
  };
  const targets = [{ language: 'es', type: 'text/plain' }];
  const failure = await service.client.voiceJobs
    .translate({ ...broken, targets })
    .catch((error: Error) => error.message);
  expect(failure).toMatch(/WAV/);
  const unreadable = { ...source_file, content_length: broken.file.bytes.length };
  const { body } = await statusAndBody(
    service.fetch(`${root}?include=signed_url`, json({ source_file: unreadable, ...english, targets })),
  );
  const created = body as Record<string, string>;
  await fetch(created.signed_upload_url ?? '', { method: 'PUT', body: broken.file.bytes });
  let [result] = (await service.client.voiceJobs.status(created.job_id ?? '')).results;
  while (result?.status !== 'failed') {
    await new Promise((resolve) => setTimeout(resolve, 20));
    [result] = (await service.client.voiceJobs.status(created.job_id ?? '')).results;
  }
  expect(result.error).toEqual({ code: 'unreadable_audio', message: expect.stringMatching(/WAV/) });
  expect((await fetch(service.url + root, json({}))).status).toBe(401);
});

test('a recording that is longer than what a key has left gives nothing, and costs nothing', async () => {
  const { admin } = createClient({ baseUrl: service.url, key: adminKey });
  const { api_key = '', key_id } = await admin.createKey('limited');
  await admin.limitKey({ key_id, speech_to_text_milliseconds: Math.round(short.length / 32 / 2) });
  const client = createClient({ baseUrl: service.url, key: api_key });
  const order = { file: { ...file(), bytes: short }, ...english, targets: [{ language: 'en-US', type: 'text/plain' }] };
  await expect(client.voiceJobs.translate(order)).rejects.toThrow('Quota for this billing period has been exceeded.');
  expect((await client.usage()).speech_to_text_minutes_count).toBe(0);
});

test('a job whose service is killed is taken up again, and billed once', async () => {
  using folder = temporaryFolder();
  const put = async () => {
    await using first = await runService({ data: folder.path });
    const source_file = { name: 'a.wav', content_type: 'audio/wav', content_length: recording.length };
    const targets = ['es', 'es', 'es'].map((language) => ({ language, type: 'audio/ogg; codecs=opus' }));
    const created = (
      await statusAndBody(first.fetch(`${root}?include=signed_url`, json({ source_file, ...english, targets })))
    ).body as Record<string, string>;
    await fetch(String(created.signed_upload_url), { method: 'PUT', body: recording as Uint8Array<ArrayBuffer> });
    while ((await minutes(first)) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    first.process.kill('SIGKILL');
    await first.exited;
    return String(created.job_id);
  };
  const id = await put();
  await using second = await runService({ data: folder.path });
  const states = async () => (await second.client.voiceJobs.status(id)).results.map(({ status }) => status);
  while ((await states()).some((status) => status !== 'complete')) {
    expect(await states()).not.toContain('failed');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await minutes(second)).toBe(1);
  second.process.kill('SIGTERM');
  await second.exited;
  const database = await openSqlite(folder.path);
  expect((await database.get('SELECT SUM(amount) AS ms FROM usage'))?.ms).toBeCloseTo(recording.length / 32, -2);
  await database.close();
});
