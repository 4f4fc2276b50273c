import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadsLimit } from '../../service/http/limits.ts';
import type { DocumentHandle } from '../../shared/api/documents.ts';
import { finishedDocument } from './finishedDocument.ts';
import {
  json,
  otherKeys,
  type RunningService,
  runService,
  statusAndBody,
  temporaryFolder,
  tmx,
} from './runningService.ts';

const data = temporaryFolder();
let service: RunningService;
beforeAll(async () => {
  service = await runService({ data: data.path });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  data[Symbol.dispose]();
});
const unfinished = () =>
  readdirSync(data.path, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));
const encode = (text: string) => new TextEncoder().encode(text);

/** Begins an upload that announces so many bytes, and sends no more than the start of them. */
function beginUpload(length: number): Socket {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1').setEncoding('utf8');
  const head = `POST /v2/document HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Service-Auth-Key ${service.key}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n`;
  socket.on('error', () => undefined).write(`${head}--x\r\nContent-Disposition: form-data; name="file"`);
  return socket;
}

describe('uploads', () => {
  test('whose connection is cut in the middle leave nothing', async () => {
    const socket = beginUpload(90_000);
    await new Promise<void>((resolve) => socket.on('ready', resolve));
    socket.destroy();
    expect((await service.fetch('/v2/usage')).status).toBe(200);
    expect(unfinished()).toEqual([]);
  });

  test('a thousand at once: those beyond the limit are asked to try again, and the service goes on', async () => {
    const length = 1_000_000;
    const room = Math.floor(uploadsLimit / length);
    const sockets = Array.from({ length: 1000 }, () => beginUpload(length));
    const refused: string[] = [];
    await new Promise<void>((resolve) => {
      for (const socket of sockets) {
        socket.once('data', (text: string) => {
          if (refused.push(text) === sockets.length - room) resolve();
        });
      }
    });
    for (const text of refused) {
      expect(text).toMatch(/^HTTP\/1\.1 429 Too Many Requests\r\n/);
      expect(text.toLowerCase()).toContain('\r\nretry-after: 1\r\n');
      expect(text).toContain('{"message":"Too many documents are uploaded at this moment; try again."}');
    }
    expect((await service.client.usage()).character_count).toBe(0);
    for (const socket of sockets) socket.destroy();
    const file = { name: 'a.txt', bytes: encode('Save\n') };
    const order = { source_lang: 'en', target_lang: 'es', file };
    // the service learns of each connection that is gone in its own time
    const upload = async () => (await service.client.documents.translate(order).catch(() => undefined))?.bytes;
    await expect.poll(upload, { timeout: 60_000 }).toEqual(encode('Guardar\n'));
  });

  test('are answered when the disk gets full in the middle of them, and leave nothing', async () => {
    using small = temporaryFolder();
    await using full = await runService({ data: small.path, largestFile: 6 * 1024 * 1024 });
    const bytes = tmx(Array.from({ length: 100_000 }, (_, i) => [`text ${i}`, `Text ${i}`] as const));
    const file = { file_name: 'large.tmx', content_length: bytes.length };
    const { job_id, upload_url } = await full.client.memories.startImport({ source_file: file });
    const said = { status: 503, body: { message: 'The service has no space left on its disk; nothing was stored.' } };
    expect(await statusAndBody(fetch(upload_url, { method: 'PUT', body: bytes }))).toEqual(said);
    expect((await full.client.memories.job(job_id)).results[0]?.status).toBe('awaiting_input');
    const document = new FormData();
    document.set('target_lang', 'es');
    document.set('file', new Blob([encode('%PDF-1.7\n'), new Uint8Array(7 * 1024 * 1024)]), 'large.pdf');
    expect(await statusAndBody(full.fetch('/v2/document', { method: 'POST', body: document }))).toEqual(said);
    const names = readdirSync(small.path, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.endsWith('.part') || name.startsWith('transfers/'))).toEqual([]);
    const { id } = await full.client.memories.importFile({ name: 'small.tmx', bytes: tmx([['Save', 'Sichern']]) });
    expect((await full.client.memories.get(id)).segment_count).toBe(1);
  });
});

describe('an import on a disk that gets full', () => {
  test('fails with its reason, leaves no memory, and takes nothing from those before it', async () => {
    using small = temporaryFolder();
    await using full = await runService({ data: small.path, largestFile: 1024 * 1024 });
    // each file fits; what they make in the database, and in its log, does not
    const long = '·'.repeat(2000);
    const bytes = tmx(Array.from({ length: 100 }, (_, i) => [`${i} ${long}`, `${i} ${long}`] as const));
    let stored = 0;
    const fill = async () => {
      for (; stored < 4; stored++) await full.client.memories.importFile({ name: 'large.tmx', bytes });
    };
    await expect(fill()).rejects.toThrow(
      /: The (service has no space left on its disk|disk of the service could not be written); nothing was stored\./,
    );
    await full[Symbol.asyncDispose]();
    await using roomy = await runService({ data: small.path });
    const { translation_memories } = await roomy.client.memories.list();
    expect(translation_memories.map((memory) => memory.segment_count)).toEqual(Array(stored).fill(100));
    const { id } = await roomy.client.memories.importFile({ name: 'large.tmx', bytes });
    expect((await roomy.client.memories.get(id)).segment_count).toBe(100);
  });
});

describe('an engine that dies', () => {
  test('in the middle of a translation ends it with 503, and costs nothing', async () => {
    let asked = 0;
    const model = createServer((request, response) => {
      if (request.method === 'GET') return void response.end(JSON.stringify({ data: [{ id: 'mortal' }] }));
      asked++;
      request.resume().on('end', () => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write('{"choices": [', () => request.socket.destroy());
      });
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const { port } = model.address() as AddressInfo;
    await using dying = await runService({ args: ['--endpoint', `http://127.0.0.1:${port}/v1`] });
    const text = { text: ['A heron stands in the reeds'], source_lang: 'en', target_lang: 'ja' };
    const answer = await statusAndBody(dying.fetch('/v2/translate', json(text)));
    expect(answer).toMatchObject({ status: 503, body: { message: expect.stringContaining('The local model') } });
    expect(asked).toBe(2);
    const file = { name: 'a.txt', bytes: encode('A heron stands in the reeds\n') };
    const handle = await dying.client.documents.upload({ source_lang: 'en', target_lang: 'ja', file });
    expect(await finishedDocument(dying.client, handle)).toMatchObject({
      status: 'error',
      message: expect.stringContaining('The local model'),
    });
    expect((await dying.client.usage()).character_count).toBe(0);
    model.closeAllConnections();
    await new Promise((resolve) => model.close(resolve));
  });

  test('in the middle of a document is started again; the document is whole, and is counted once', async () => {
    const lines = Array.from({ length: 400 }, (_, i) => `The red house number ${i} is big.`);
    const file = { name: 'houses.txt', bytes: encode(lines.join('\n')) };
    const before = (await service.client.usage()).character_count;
    const handle = await service.client.documents.upload({ source_lang: 'en', target_lang: 'es', file });
    const children = () =>
      readFileSync(`/proc/${service.process.pid}/task/${service.process.pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean);
    let killed: string[] = [];
    while (killed.length === 0) {
      const { status } = await service.client.documents.status(handle);
      expect(['queued', 'translating']).toContain(status);
      killed = children();
      for (const child of killed) process.kill(Number(child), 'SIGKILL');
    }
    const characters = lines.join('').length;
    expect(await finishedDocument(service.client, handle)).toEqual({
      document_id: handle.document_id,
      status: 'done',
      billed_characters: characters,
    });
    const result = new TextDecoder().decode(await service.client.documents.result(handle)).split('\n');
    expect(result.filter((line, i) => !/casa/.test(line) || !line.includes(String(i)))).toEqual([]);
    expect((await service.client.usage()).character_count).toBe(before + characters);
  });
});

test('what goes wrong with a document unexpectedly is logged with a trace id that its owner gets, and no text', async () => {
  using folder = temporaryFolder();
  const model = createServer((request, response) => {
    // the first document waits for an answer while the second one is spoilt
    if (request.method === 'GET') response.end(JSON.stringify({ data: [{ id: 'slow' }] }));
  });
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  await using watched = await runService({ data: folder.path, args: ['--log', '--endpoint', endpoint] });
  const upload = (text: string) =>
    watched.client.documents.upload({
      source_lang: 'en',
      target_lang: 'ja',
      file: { name: 'a.txt', bytes: encode(text) },
    });
  const first = await upload('A heron stands in the reeds\n');
  const second = await upload('A secret stands in the reeds\n');
  const stored = join(folder.path, 'documents', `${second.document_id}.in`);
  rmSync(stored);
  mkdirSync(stored);
  model.close();
  model.closeAllConnections();
  await finishedDocument(watched.client, first);
  const { status, message } = await finishedDocument(watched.client, second);
  expect(status).toBe('error');
  const trace = /^The translation failed inside the service \(trace ([\da-f]{32})\)\.$/.exec(message ?? '')?.[1];
  const failures = watched
    .log()
    .split('\n')
    .filter((line) => line.includes('"failure"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  // That the folder cannot be removed as a file may be a failure after it.
  expect(failures[0]).toMatchObject({ trace, error: 'Error', msg: 'failure' });
  expect(watched.log()).not.toMatch(/secret|heron/);
  expect(watched.log()).not.toContain(second.document_key);
});

test('a service killed in the middle of a document goes on with it, and counts it once', async () => {
  using folder = temporaryFolder();
  const lines = Array.from({ length: 600 }, (_, i) => `The red house number ${i} is big.`);
  const file = { name: 'a.txt', bytes: encode(lines.join('\n')) };
  let handle: DocumentHandle;
  {
    await using first = await runService({ data: folder.path });
    handle = await first.client.documents.upload({ source_lang: 'en', target_lang: 'es', file });
    while ((await first.client.documents.status(handle)).status === 'queued');
    first.process.kill('SIGKILL');
    await first.exited;
  }
  await using second = await runService({ data: folder.path });
  expect((await second.client.documents.status(handle)).status).toBe('queued');
  const characters = lines.join('').length;
  expect(await finishedDocument(second.client, handle)).toMatchObject({
    status: 'done',
    billed_characters: characters,
  });
  const result = new TextDecoder().decode(await second.client.documents.result(handle)).split('\n');
  expect(result.filter((line) => line.includes('casa'))).toHaveLength(lines.length);
  expect((await second.client.usage()).character_count).toBe(characters);
});

test('a hundred documents that nobody downloads are enough, until one is downloaded', async () => {
  await using ownService = await runService();
  const upload = () => {
    const file = { name: 'a.txt', bytes: encode('Save\n') };
    return ownService.client.documents.upload({ source_lang: 'en', target_lang: 'es', file });
  };
  const handles: DocumentHandle[] = [];
  for (let i = 0; i < 100; i++) handles.push(await upload());
  for (const handle of handles) expect((await finishedDocument(ownService.client, handle)).status).toBe('done');
  const body = new FormData();
  body.set('target_lang', 'es');
  body.set('file', new Blob(['Save']), 'b.txt');
  expect(await statusAndBody(ownService.fetch('/v2/document', { method: 'POST', body }))).toEqual({
    status: 429,
    body: { message: 'Too many finished documents wait for their download; download them first.' },
  });
  await ownService.client.documents.result(handles[0] as DocumentHandle);
  expect((await finishedDocument(ownService.client, await upload())).status).toBe('done');
});

describe('a limit of a key', () => {
  test('is not exceeded by requests that come together', async () => {
    const dictionary = { source_lang: 'en', target_lang: 'de', entries: 'Mühlrad\tMill wheel', entries_format: 'tsv' };
    const glossary = await service.client.glossaries.create({
      name: 'mills',
      dictionaries: [{ ...dictionary, entries: 'weir\tWehr' }],
    });
    const request = json({ text: ['weir'], source_lang: 'en', target_lang: 'de', glossary_id: glossary.glossary_id });
    const headers = { 'content-type': 'application/json', authorization: `Service-Auth-Key ${otherKeys[1].key}` };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetch(`${service.url}/v2/translate`, { ...request, headers })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 200, ...Array(10).fill(456)]);
  });

  test('of speech refuses sessions and recordings when nothing is left', async () => {
    await using ownService = await runService({ args: ['--admin-key', 'the-admin-key:adm'] });
    const asAdmin = { authorization: 'Service-Auth-Key the-admin-key:adm', 'content-type': 'application/json' };
    const admin = (path: string, body: unknown, method: string) =>
      fetch(`${ownService.url}/v2/admin/developer-keys${path}`, {
        method,
        headers: asAdmin,
        body: JSON.stringify(body),
      });
    const made = (await (await admin('', { label: 'Mute' }, 'POST')).json()) as { key_id: string; api_key: string };
    const limit = (ms: number) => admin('/limits', { key_id: made.key_id, speech_to_text_milliseconds: ms }, 'PUT');
    const ask = (path: string, body: unknown) =>
      statusAndBody(
        fetch(ownService.url + path, {
          ...json(body),
          headers: { 'content-type': 'application/json', authorization: `Service-Auth-Key ${made.api_key}` },
        }),
      );
    const session = { source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000', source_language: 'en' };
    const recording = {
      source_file: { name: 'a.wav', content_type: 'audio/wav', content_length: 100 },
      parameters: { source_language: 'en' },
      targets: [{ language: 'en', type: 'text/plain' }],
    };
    const exceeded = { status: 456, body: { message: 'Quota for this billing period has been exceeded.' } };
    expect((await limit(1000)).status).toBe(200);
    expect((await ask('/v3/voice/realtime', session)).status).toBe(200);
    expect((await limit(0)).status).toBe(200);
    expect(await ask('/v3/voice/realtime', session)).toEqual(exceeded);
    expect(await ask('/v1/jobs/voice/translate', recording)).toEqual(exceeded);
  });
});
