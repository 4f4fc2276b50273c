import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../shared/api/client.ts';
import { form, json, otherKeys, type RunningService, runService, statusAndBody, testKey } from './runningService.ts';

let service: RunningService;
beforeAll(async () => {
  service = await runService({ args: ['--log'] });
});
afterAll(() => service[Symbol.asyncDispose]());

const withKey = (path: string, key: string, init: RequestInit = {}) =>
  fetch(service.url + path, {
    ...init,
    headers: { ...(init.headers as object), authorization: `Service-Auth-Key ${key}` },
  });

describe('who may ask', () => {
  const calls = [
    ['/v2/usage', 403],
    ['/v3/glossaries', 401],
    ['/v2/nothing', 403],
    ['/v3/translation_memories/import', 401],
  ] as const;
  test.each(calls)('nobody without a known key: %s', async (path, status) => {
    for (const headers of [
      {},
      { authorization: 'Service-Auth-Key wrong' },
      { authorization: `Bearer ${testKey}` },
      { authorization: testKey },
      { authorization: 'Service-Auth-Key' },
    ]) {
      const answer = await fetch(service.url + path, { headers });
      expect([answer.status, typeof ((await answer.json()) as { message: string }).message]).toEqual([
        status,
        'string',
      ]);
      expect(answer.headers.get('x-trace-id')).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  test('nobody with a key in the query or the body, even beside the header', async () => {
    expect((await fetch(`${service.url}/v2/usage?auth_key=${testKey}`)).status).toBe(403);
    expect((await service.fetch(`/v3/languages?resource=write&auth_key=${testKey}`)).status).toBe(403);
    for (const path of ['/v2/translate', '/v3/detect/language', '/v3/glossaries']) {
      expect((await fetch(service.url + path, form(`text=a&target_lang=de&auth_key=${testKey}`))).status).toBe(403);
      expect((await service.fetch(path, json({ text: ['a'], target_lang: 'de', auth_key: testKey }))).status).toBe(403);
    }
  });

  test('a key with scopes within them', async () => {
    const [{ key }] = otherKeys;
    expect((await withKey('/v2/translate', key, json({ text: ['a'] }))).status).toBe(400);
    for (const path of ['/v2/usage', '/v3/glossaries', '/v3/languages?resource=write', '/v3/translation_memories']) {
      expect((await withKey(path, key)).status, path).toBe(403);
    }
    expect((await withKey('/v3/detect/language', key, json({ text: ['a'] }))).status).toBe(403);
  });

  test('a key with a limit until it is reached', async () => {
    const client = createClient({ baseUrl: service.url, key: otherKeys[1].key });
    const request = { text: ['123456'], source_lang: 'de', target_lang: 'de' };
    await client.translate(request);
    await expect(client.translate(request)).rejects.toMatchObject({ kind: 'quota', status: 456 });
    expect(await client.usage()).toMatchObject({ api_key_character_count: 6, api_key_character_limit: 10 });
  });

  test('a key of the free plan, which sees no products', async () => {
    const usage = await createClient({ baseUrl: service.url, key: otherKeys[2].key }).usage();
    expect(Object.keys(usage).sort()).toEqual(['character_count', 'character_limit']);
  });

  test('only machines that call this one by its own name', async () => {
    const status = (host: string) =>
      new Promise((resolve, reject) => {
        const { hostname, port } = new URL(service.url);
        httpRequest({ hostname, port, path: '/healthz', headers: { host } }, (answer) =>
          resolve(answer.resume().statusCode),
        )
          .on('error', reject)
          .end();
      });
    expect(await status('attacker.example')).toBe(403);
    expect(await status('127.0.0.1.attacker.example')).toBe(403);
    expect(await status('localhost:4400')).toBe(200);
  });
});

describe('what may be asked', () => {
  test('bodies within their size, counted while they come', async () => {
    const big = 'x'.repeat(128 * 1024);
    expect((await service.fetch('/v2/translate', json({ text: [big], target_lang: 'de' }))).status).toBe(413);
    const { hostname, port } = new URL(service.url);
    const headers = { authorization: `Service-Auth-Key ${testKey}`, 'content-type': 'application/json' };
    const status = await new Promise((resolve, reject) => {
      // chunked, without an end: the refusal comes as soon as too much has come
      const open = httpRequest({ hostname, port, path: '/v2/translate', method: 'POST', headers }, (answer) => {
        resolve(answer.resume().statusCode);
        open.destroy();
      });
      open.on('error', reject);
      open.write(big);
      open.write(big);
    });
    expect(status).toBe(413);
    expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
  });

  test('bodies of the types that the API names', async () => {
    for (const type of ['text/plain', 'application/xml', 'multipart/form-data']) {
      const answer = await statusAndBody(
        service.fetch('/v2/translate', { method: 'POST', body: 'x', headers: { 'content-type': type } }),
      );
      expect(answer).toMatchObject({ status: 415, body: { code: 'invalid_content_type' } });
    }
    for (const body of ['', '{', '[]', '"x"', 'null', '[1', '\u0000']) {
      const answer = await service.fetch('/v2/translate', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
      });
      expect(answer.status, body).toBe(400);
    }
    const latin = await service.fetch('/v2/translate', {
      method: 'POST',
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
      headers: { 'content-type': 'application/json; charset=latin1' },
    });
    expect(latin.status).toBe(400);
    const escaped = await statusAndBody(service.fetch('/v2/translate', form('text=caf%E9&target_lang=es')));
    expect(escaped).toEqual({ status: 400, body: { message: 'The body is not UTF-8.' } });
    const packed = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await statusAndBody(
      service.fetch('/v2/translate', { method: 'POST', body: new Uint8Array([0x1f, 0x8b]), headers: packed }),
    );
    expect(answer).toMatchObject({ status: 415, body: { message: expect.stringContaining('Content-Encoding') } });
  });

  test('addresses and headers within their size', async () => {
    expect((await service.fetch(`/v2/usage?x=${'y'.repeat(9000)}`)).status).toBe(414);
    expect((await service.fetch('/v2/usage', { headers: { 'x-filler': 'y'.repeat(17_000) } })).status).toBe(431);
    expect((await service.fetch(`/v2/usage?x=${'y'.repeat(20_000)}`)).status).toBe(414);
  });

  test('with one reporting tag, or none', async () => {
    const tagged = (tag: string) =>
      service.fetch('/v2/translate', {
        ...json({ text: ['a'], source_lang: 'de', target_lang: 'de' }),
        headers: { 'content-type': 'application/json', 'x-service-reporting-tag': tag },
      });
    for (const good of ['Team-7', ' padded ', 'x'.repeat(100)]) expect((await tagged(good)).status, good).toBe(200);
    for (const bad of ['two words', 'x'.repeat(101), 'a, b', 'gr\u00fcn'])
      expect((await tagged(bad)).status, bad).toBe(400);
  });

  test('in HTTP: anything else gets an answer that says so, with a trace id', async () => {
    const { hostname, port } = new URL(service.url);
    const raw = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write('Hello there\r\n\r\n'));
      let text = '';
      socket.on('data', (data) => {
        text += data;
      });
      socket.on('close', () => resolve(text)).on('error', reject);
    });
    expect(raw).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n[\s\S]*X-Trace-ID: [0-9a-f]{32}\r\n[\s\S]*\{"message":"The request is not HTTP\."\}$/,
    );
  });
});

describe('what nobody is told', () => {
  test('keys and texts, in answers and in the log', async () => {
    const secret = 'a text that is nobody’s business';
    await service.fetch('/v2/translate', json({ text: [secret], target_lang: 'xx' }));
    await fetch(`${service.url}/v2/usage`, { headers: { authorization: 'Service-Auth-Key stolen-key-1234' } });
    const answer = await fetch(`${service.url}/v2/usage?auth_key=${testKey}`);
    expect(await answer.text()).not.toContain(testKey);
    const log = service.log();
    const entries = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(entries).toContainEqual({
      level: 30,
      time: expect.any(Number),
      method: 'POST',
      path: '/v2/translate',
      status: 400,
      ms: expect.any(Number),
      trace: expect.stringMatching(/^[0-9a-f]{32}$/),
      msg: 'request',
    });
    for (const hidden of [testKey, secret, 'stolen-key', 'nobody']) expect(log).not.toContain(hidden);
  });

  test('other sites: there is no CORS', async () => {
    const answer = await fetch(`${service.url}/v2/usage`, {
      method: 'OPTIONS',
      headers: { origin: 'https://attacker.example', 'access-control-request-method': 'GET' },
    });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(answer.ok).toBe(false);
  });
});
