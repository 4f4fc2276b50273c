import { createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type Client, createClient } from '../../shared/api/client.ts';
import { OperationalError } from '../../shared/api/operationalError.ts';
import { answer, faultyServer, quoted, type Reaction, testClock } from './faultyServer.ts';

const key = 'a-key-nobody-may-see';
const timeout = 60_000;

async function failure(action: Promise<unknown>): Promise<OperationalError> {
  const error = await action.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OperationalError);
  expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain(key);
  return error as OperationalError;
}

function clientOf(url: string) {
  const clock = testClock(timeout, 20_000);
  return { clock, client: createClient({ baseUrl: url, key, clock, random: () => 1, timeout }) };
}

const save = { text: ['Save'], target_lang: 'de' };

describe('a service that says “later”', () => {
  for (const status of [429, 529, 500, 503, 504]) {
    test(`is asked again after ${status}, with longer and longer pauses`, async () => {
      await using server = await faultyServer(answer(status), answer(status), quoted);
      const { client, clock } = clientOf(server.url);
      expect((await client.translate(save)).translations[0]?.text).toBe('«Save»');
      expect(server.requests).toHaveLength(3);
      expect(clock.pauses).toEqual([500, 1000]);
    });
  }

  test('is not asked before its Retry-After, and never waited for longer than the cap', async () => {
    await using server = await faultyServer(
      answer(429, {}, { 'retry-after': '7' }),
      answer(429, {}, { 'retry-after': '86400' }),
      quoted,
    );
    const { client, clock } = clientOf(server.url);
    await client.translate(save);
    expect(clock.pauses).toEqual([7000, 30_000]);
  });

  test('is given up after five attempts, with the service’s own words and trace id', async () => {
    await using server = await faultyServer(answer(429, { message: 'Too many requests' }));
    const error = await failure(clientOf(server.url).client.translate(save));
    expect(error).toMatchObject({ kind: 'rate', status: 429, traceId: 'ab'.repeat(16) });
    expect(error.message).toContain('Too many requests');
    expect(server.requests).toHaveLength(5);
  });
});

describe('a service that says “no”', () => {
  const refusals = [
    [400, 'rejected'],
    [401, 'auth'],
    [403, 'auth'],
    [404, 'rejected'],
    [413, 'rejected'],
    [456, 'quota'],
  ] as const;
  for (const [status, kind] of refusals) {
    test(`is not asked again after ${status}`, async () => {
      await using server = await faultyServer(answer(status, { message: 'Because.', detail: 'Of this.' }));
      const error = await failure(clientOf(server.url).client.translate(save));
      expect(error).toMatchObject({ kind, status });
      expect(error.message).toContain('Because.: Of this.');
      expect(server.requests).toHaveLength(1);
    });
  }

  test.each([
    ["Value for 'source_lang' not supported.", true, 'does not support the source language.'],
    ["Value for 'target_lang' not supported.", true, 'does not support the target language.'],
    ["Value for 'target_languages[0]' not supported.", true, 'does not support the target language.'],
    ["Value for 'term_lists[0].lang' not supported.", true, 'does not support this language.'],
    ["Value for 'target_lang' not supported. Install a dictionary.", false, 'Install a dictionary.'],
    ["Value for 'formality' not supported.", false, "Value for 'formality' not supported."],
  ])('to a language differs from every other refusal: %s', async (message, lacksLanguage, ending) => {
    await using server = await faultyServer(answer(400, { message }));
    const error = await failure(clientOf(server.url).client.translate(save));
    expect(error).toMatchObject({
      kind: 'rejected',
      lacksLanguage,
      message: expect.stringMatching(/^The translation service /),
    });
    expect(error.message).toContain(ending);
  });

  test('is quoted without the key, even when it repeats the key', async () => {
    await using server = await faultyServer(answer(403, { message: `Unknown key ${key}` }));
    expect((await failure(clientOf(server.url).client.usage())).message).toContain('Unknown key ***');
  });

  test('names the scheme that it asks for where another one was sent', async () => {
    const asks = (scheme: string) =>
      answer(401, { message: 'Unauthorized' }, { 'www-authenticate': `${scheme} realm="a"` });
    await using server = await faultyServer(asks('Token'), asks('service-auth-key'));
    const { client } = clientOf(server.url);
    expect([(await failure(client.usage())).scheme, (await failure(client.usage())).scheme]).toEqual([
      'Token',
      undefined,
    ]);
  });

  test('in the words of another program has its URL checked', async () => {
    await using server = await faultyServer(answer(200, '<html>Harbour</html>'));
    const error = await failure(clientOf(server.url).client.usage());
    expect(error.message).toBe('The translation service returned something that is not JSON: check its URL.');
  });

  test('by a redirect is not followed, so that the key goes nowhere else', async () => {
    await using other = await faultyServer(quoted);
    await using server = await faultyServer(answer(307, '', { location: `${other.url}/v2/translate` }));
    expect((await failure(clientOf(server.url).client.translate(save))).kind).toBe('rejected');
    expect(other.requests).toEqual([]);
  });
});

describe('a request that may have been billed is never sent twice', () => {
  const tear: Reaction = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"translations":[');
    setImmediate(() => response.destroy());
  };
  const hangUp: Reaction = (request) => void request.socket.destroy();

  test('when the answer is torn', async () => {
    await using server = await faultyServer(tear, quoted);
    expect((await failure(clientOf(server.url).client.translate(save))).kind).toBe('network');
    expect(server.requests).toHaveLength(1);
  });

  test('when the connection is lost', async () => {
    await using server = await faultyServer(hangUp, quoted);
    expect((await failure(clientOf(server.url).client.translate(save))).kind).toBe('network');
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['translation', 60, (client: Client) => client.translate(save)],
    ['usage, which only reads,', 20, (client: Client) => client.usage()],
  ] as const)('when the time is up: %s has %i s', async (_name, seconds, send) => {
    let resolve = () => {};
    const arrived = new Promise<void>((done) => {
      resolve = done;
    });
    await using server = await faultyServer(() => resolve(), quoted);
    const { client, clock } = clientOf(server.url);
    const sent = failure(send(client));
    await arrived;
    clock.expire();
    const error = await sent;
    expect(error.kind).toBe('network');
    expect(error.message).toContain(`did not answer within ${seconds} s`);
    expect(server.requests).toHaveLength(1);
  });

  test('while one that only reads is', async () => {
    const usage = { character_count: 5, character_limit: 10 };
    await using server = await faultyServer(tear, hangUp, answer(200, usage));
    expect(await clientOf(server.url).client.usage()).toEqual(usage);
    expect(server.requests).toHaveLength(3);
  });
});

describe('nonsense', () => {
  const nonsense: readonly (readonly [string, Reaction])[] = [
    ['a page of HTML', answer(200, '<html><body>Welcome to the hotel</body></html>', { 'content-type': 'text/html' })],
    ['half of a JSON text', answer(200, '{"translations": [{"text":')],
    ['another shape', answer(200, { translations: [{ words: 'Sichern' }] })],
    ['too few translations', answer(200, { translations: [] })],
    [
      'too many translations',
      answer(200, { translations: Array(2).fill({ detected_source_language: 'EN', text: 'x' }) }),
    ],
    [
      'bytes that are not UTF-8',
      (_q, r) => void r.writeHead(200, { 'x-trace-id': 'ab'.repeat(16) }).end(Buffer.from([0xff, 0xfe])),
    ],
  ];
  for (const [name, reaction] of nonsense) {
    test(`${name} is a failure with the trace id, and not asked for again`, async () => {
      await using server = await faultyServer(reaction);
      const error = await failure(clientOf(server.url).client.translate(save));
      expect(error).toMatchObject({ kind: 'unavailable', traceId: 'ab'.repeat(16) });
      expect(server.requests).toHaveLength(1);
    });
  }

  test('HTML with an error status is told by the status', async () => {
    await using server = await faultyServer(answer(404, '<h1>nginx</h1>'));
    const error = await failure(clientOf(server.url).client.usage());
    expect(error.message).toBe('The translation service rejected the request (HTTP 404).');
  });
});

describe('a service that is not there', () => {
  test('is named, after the few attempts that cost nothing', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const address = probe.address();
    await new Promise<void>((resolve) => probe.close(() => resolve()));
    const port = typeof address === 'object' ? address?.port : 0;
    const { client, clock } = clientOf(`http://127.0.0.1:${port}`);
    const error = await failure(client.translate(save));
    expect(error.message).toBe(
      `The translation service at 127.0.0.1:${port} cannot be reached: nothing is listening there.`,
    );
    expect(clock.pauses).toHaveLength(4);
  });
});

describe('what the caller says', () => {
  test('an abort ends a request and a pause at once', async () => {
    await using server = await faultyServer((_request, _response) => controller.abort());
    const controller = new AbortController();
    expect((await failure(clientOf(server.url).client.translate(save, {}, controller.signal))).kind).toBe('cancelled');
    expect((await failure(clientOf(server.url).client.usage(AbortSignal.abort()))).kind).toBe('cancelled');
  });

  test('the key goes into the header with the scheme that was chosen, and is refused where it cannot', async () => {
    await using server = await faultyServer(answer(200, { character_count: 0, character_limit: 1 }));
    await createClient({ baseUrl: `${server.url}/`, key }).usage();
    await createClient({ baseUrl: server.url, key, scheme: 'Bearer' }).usage();
    expect(server.authorizations).toEqual([`Service-Auth-Key ${key}`, `Bearer ${key}`]);
    expect(server.requests[0]).toBe('GET /v2/usage');
    for (const bad of ['', 'two words', 'line\nbreak', 'schlüssel']) {
      expect(() => createClient({ baseUrl: server.url, key: bad })).toThrow(/key/);
    }
    expect(() => createClient({ baseUrl: 'ftp://example.org', key })).toThrow('http:');
    expect(() => createClient({ baseUrl: 'http://user:pass@example.org', key })).toThrow('user name');
  });

  test('an upload goes to the signed address without the key', async () => {
    await using server = await faultyServer(answer(200, ''));
    await clientOf(server.url).client.memories.upload(`${server.url}/upload?signature=x`, new Uint8Array([1]));
    expect(server.requests).toEqual(['PUT /upload?signature=x']);
    expect(server.authorizations).toEqual([undefined]);
  });
});
