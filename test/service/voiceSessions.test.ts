import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createClient } from '../../shared/api/client.ts';
import { type RunningService, runService } from './runningService.ts';
import { allOf, connected, kinds, openSocket, stream } from './speech.ts';
import { type StreamingRecognizer, streamingRecognizer } from './streamingRecognizer.ts';

const adminKey = 'the-admin-key:adm';
let recognizer: StreamingRecognizer;
let service: RunningService;
beforeAll(async () => {
  recognizer = await streamingRecognizer('vosk');
  service = await runService({
    args: ['--admin-key', adminKey, '--speech-endpoint', recognizer.url, '--speech-model', 'en'],
  });
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  await recognizer[Symbol.asyncDispose]();
});

const pcm = { source_media_content_type: 'audio/pcm;encoding=s16le;rate=16000', source_language: 'en' };

test('what is told while a connection closes slowly comes by the next one, and the ends come once', async () => {
  const { voice } = service.client;
  const session = await voice.start(pcm);
  const socket = openSocket(`${session.streaming_url}?token=${session.token}`);
  await new Promise((resolve) => socket.on('open', resolve));
  const before = recognizer.texts.length;
  const data = Buffer.alloc(16_000).toString('base64');
  socket.send(JSON.stringify({ source_media_chunk: { data } }));
  socket.send('{"end_of_source_media":{}}');
  // it says goodbye and reads no more: the service waits for the end of the connection
  socket.close();
  socket.pause();
  await vi.waitFor(() => {
    expect(recognizer.texts.slice(before)).toContain('{"eof" : 1}');
    expect(recognizer.open()).toBe(0);
  });
  const next = await voice.connect(await voice.reconnect(session.token), openSocket);
  expect(kinds(await allOf(next))).toEqual(['end_of_source_transcript', 'end_of_stream']);
  socket.terminate();
});

test('an end that is announced on two connections is one', async () => {
  const { voice } = service.client;
  const { session, connection } = await connected(service);
  const lost = allOf(connection).catch((error: Error) => error.message);
  connection.send(new Uint8Array(16_000));
  connection.endOfMedia();
  connection.close();
  await lost;
  const next = await voice.connect(await voice.reconnect(session.token), openSocket);
  next.endOfMedia();
  expect(kinds(await allOf(next))).toEqual(['end_of_source_transcript', 'end_of_stream']);
});

test('a client that sends faster than a recognizer hears has to wait, and nothing is lost', async () => {
  const session = await service.client.voice.start(pcm);
  const socket = openSocket(`${session.streaming_url}?token=${session.token}`);
  const messages: string[] = [];
  socket.on('message', (data) => messages.push(String(data)));
  await new Promise((resolve) => socket.on('open', resolve));
  const before = recognizer.bytes;
  const release = recognizer.hold();
  const data = Buffer.alloc(32_000).toString('base64');
  const seconds = 480;
  for (let i = 0; i < seconds; i++) socket.send(JSON.stringify({ source_media_chunk: { data } }));
  const sent = new Promise<void>((resolve) => {
    socket.send('{"end_of_source_media":{}}', () => resolve());
  });
  for (let left = Number.NaN; left !== socket.bufferedAmount; ) {
    left = socket.bufferedAmount;
    for (let i = 0; i < 20; i++) await service.client.usage();
  }
  expect(socket.bufferedAmount).toBeGreaterThan(1_000_000);
  release();
  await sent;
  await new Promise((resolve) => socket.on('close', resolve));
  expect(messages.map((message) => Object.keys(JSON.parse(message))[0])).toEqual([
    'end_of_source_transcript',
    'end_of_stream',
  ]);
  expect(recognizer.bytes - before).toBe(seconds * 32_000);
});

test('a recognizer that breaks ends the session with what it did', async () => {
  const { connection } = await connected(service);
  const messages = allOf(connection);
  recognizer.fault = 'closes';
  await stream(connection, new Uint8Array(32_000));
  connection.endOfMedia();
  const error = {
    error_code: 503,
    reason_code: 5030401,
    error_message: expect.stringMatching(/closed the connection\.$/),
  };
  expect((await messages).at(-1)).toMatchObject({ error });
  recognizer.fault = undefined;
});

test('eight sessions are carried at a time: a token for one more stays good until one of them is over', async () => {
  const { voice } = service.client;
  const start = () => voice.start(pcm);
  const first = await start();
  const last = await start();
  const others = await Promise.all(Array.from({ length: 7 }, start));
  const connections = await Promise.all([first, ...others].map((session) => voice.connect(session, openSocket)));
  const refused = openSocket(`${last.streaming_url}?token=${last.token}`);
  const status = await new Promise((resolve) =>
    refused.on('unexpected-response', (_, response) => resolve(response.statusCode)).on('error', () => undefined),
  );
  expect(status).toBe(429);
  await expect(start()).rejects.toMatchObject({ kind: 'rate' });
  for (const connection of connections) connection.endOfMedia();
  await Promise.all(connections.map(allOf));
  const ninth = await voice.connect(last, openSocket);
  ninth.endOfMedia();
  expect(kinds(await allOf(ninth))).toEqual(['end_of_source_transcript', 'end_of_stream']);
});

test('a session ends within seconds when its key has no speech left, whatever it had at the start', async () => {
  const { admin } = createClient({ baseUrl: service.url, key: adminKey });
  const { api_key = '', key_id } = await admin.createKey('limited');
  const client = createClient({ baseUrl: service.url, key: api_key });
  const { connection } = await connected({ ...service, client });
  await admin.limitKey({ key_id, speech_to_text_milliseconds: 0 });
  const messages = allOf(connection);
  await stream(connection, new Uint8Array(14 * 32_000), 32_000, 500).catch(() => undefined);
  expect((await messages).at(-1)).toMatchObject({ error: { error_code: 456, reason_code: 4560401 } });
});

test('a session ends soon after its key was deactivated, also one that says nothing, and its token is worth nothing', async () => {
  const { admin } = createClient({ baseUrl: service.url, key: adminKey });
  const { api_key = '', key_id } = await admin.createKey('to be ended');
  const client = createClient({ baseUrl: service.url, key: api_key });
  const { connection } = await connected({ ...service, client });
  const waiting = await client.voice.start(pcm);
  const other = await connected(service);
  const messages = allOf(connection);
  await admin.deactivateKey(key_id);
  const error = { error_code: 403, reason_code: 4030402, error_message: 'The key of this session was deactivated.' };
  expect((await messages).at(-1)).toMatchObject({ error });
  const refused = openSocket(`${waiting.streaming_url}?token=${waiting.token}`);
  const status = await new Promise((resolve) =>
    refused.on('unexpected-response', (_, response) => resolve(response.statusCode)).on('error', () => undefined),
  );
  expect(status).toBe(403);
  // a session of another key goes on
  other.connection.endOfMedia();
  expect(kinds(await allOf(other.connection))).toEqual(['end_of_source_transcript', 'end_of_stream']);
});
