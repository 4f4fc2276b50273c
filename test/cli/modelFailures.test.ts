import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { type ModelServer, modelServer, zstdBomb } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { sandbox } from './runCli.ts';
import { german, recordOf, runModels, stored } from './runModels.ts';

const lacksOpenssl = !process.env.CI && spawnSync('openssl', ['version']).status !== 0;

/** Answers for paths that end so. */
const forPath =
  (end: string, answer: (response: ServerResponse) => void): ModelServer['intercept'] =>
  (request, response) => {
    if (!request.url?.endsWith(end)) return false;
    answer(response);
    return true;
  };

describe('when it goes wrong, a sentence says what to do and nothing half is installed', () => {
  /** Runs an installation that has to fail with a sentence. */
  async function fails(prepare: (server: ModelServer) => void, sentence: RegExp, env: Record<string, string> = {}) {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    prepare(server);
    const failed = await runModels(box, server, ['install', 'de', '--yes'], { env });
    expect(failed.stderr).toMatch(sentence);
    expect(failed.stderr).not.toMatch(/at .*\.mjs/);
    expect(failed.code).toBe(4);
    expect(stored(box)).toEqual([]);
  }

  test.each([
    ['404', 404, /answered 404 .*\nChoose another source with --source\./],
    ['503', 503, /answered 503: it is too busy. Try again in 7 s/],
    ['429', 429, /answered 429: it is too busy/],
  ])('a file that answers %s', async (_name, status, sentence) => {
    await fails((server) => {
      server.intercept = forPath('.zst', (response) => response.writeHead(status, { 'retry-after': '7' }).end());
    }, sentence);
  });

  test('a proxy that answers with a page', async () => {
    await fails((server) => {
      server.intercept = forPath('/records', (response) => response.end('<html>Please sign in</html>'));
    }, /answered with a web page, as proxies and sign-in pages do/);
    await fails((server) => {
      server.intercept = forPath('.zst', (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      );
    }, /a web page in place of model\.ende/);
  });

  test('a proxy of the environment is asked, and what it refuses is reported', async () => {
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n<html>no</html>');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    using box = sandbox();
    const failed = await runModels(
      box,
      undefined,
      ['install', 'de', '--yes', '--source', 'https://models.example/records.json'],
      {
        env: { HTTPS_PROXY: `http://${address}`, https_proxy: `http://${address}`, no_proxy: '', NO_PROXY: '' },
      },
    );
    proxy.close();
    expect(asked).toEqual(['models.example:443']);
    expect(failed.stderr).toContain(`The proxy ${address} answered 403 for models.example`);
  });

  test('nobody there', async () => {
    using box = sandbox();
    const nobody = await runModels(box, undefined, [
      'install',
      'de',
      '--yes',
      '--source',
      'http://127.0.0.1:1/records.json',
    ]);
    expect(nobody.stderr).toContain('127.0.0.1:1 cannot be reached: the connection was refused.\nCheck the connection');
    expect(nobody.stderr).not.toContain('--service');
    expect(nobody.code).toBe(4);
  });

  test.skipIf(lacksOpenssl)('through the proxy of the environment, with its name and password', async () => {
    using box = sandbox();
    const certificate = join(box.root, 'certificate.pem');
    const key = join(box.root, 'key.pem');
    const name = ['-subj', '/CN=models.example', '-addext', 'subjectAltName=DNS:models.example'];
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate];
    execFileSync('openssl', [...made, ...name], { stdio: 'ignore' });
    await using server = await modelServer();
    server.add('en', 'de', german);
    // What stands at the other end of the tunnel: the same server, over TLS.
    const secure = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (socket) => {
      const plain = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.pipe(plain).pipe(socket);
      for (const each of [socket, plain]) each.on('error', () => each.destroy());
    });
    await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
    const asked: unknown[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, client) => {
      asked.push(`${request.url} ${request.headers['proxy-authorization']}`);
      const far = connect((secure.address() as AddressInfo).port, '127.0.0.1', () => {
        client.write('HTTP/1.1 200 OK\r\n\r\n');
        far.pipe(client).pipe(far);
      });
      for (const each of [client, far]) each.on('error', () => each.destroy());
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `http://user:secret@127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    server.intercept = (request, response) => {
      if (request.url !== '/v1/') return false;
      response.end(
        JSON.stringify({ capabilities: { attachments: { base_url: 'https://models.example/attachments/' } } }),
      );
      return true;
    };
    const source = `https://models.example${new URL(server.url).pathname}`;
    const done = await runModels(box, undefined, ['install', 'de', '--yes', '--source', source], {
      env: { HTTPS_PROXY: address, https_proxy: address, NO_PROXY: '', no_proxy: '', NODE_EXTRA_CA_CERTS: certificate },
    });
    for (const each of [proxy, secure]) each.close();
    expect(done.stderr).toContain('Guten Tag und willkommen!');
    expect(done.code).toBe(0);
    expect(new Set(asked)).toEqual(
      new Set([`models.example:443 Basic ${Buffer.from('user:secret').toString('base64')}`]),
    );
    expect(stored(box)).toEqual(['en-de']);
  });

  test('a name that nobody knows', async () => {
    using box = sandbox();
    const nobody = await runModels(
      box,
      undefined,
      ['install', 'de', '--yes', '--source', 'https://models.invalid/records.json'],
      {
        env: { HTTPS_PROXY: '', https_proxy: '', ALL_PROXY: '', all_proxy: '' },
      },
    );
    expect(nobody.stderr).toMatch(/models\.invalid cannot be reached: .*\nCheck the connection/);
    expect(nobody.code).toBe(4);
  });

  test('a file that is cut off where it lies', async () => {
    await fails((server) => {
      const { location } = recordOf(server, 'model').attachment;
      server.intercept = forPath(location, (response) => response.end(Buffer.alloc(1000, 7)));
    }, /The download of model\.ende\S+ from 127\S+ broke off after 1000 of \d+ bytes\. Try again; the download resumes where it stopped\./);
  });

  test('another hash, and another content', async () => {
    await fails((server) => {
      recordOf(server, 'model').attachment.hash = 'a'.repeat(64);
    }, /model\.ende.* is not what its source announced \(wrong checksum\); it was deleted/);
    await fails((server) => {
      recordOf(server, 'model').decompressedHash = 'a'.repeat(64);
    }, /is not what its source announced after unpacking/);
  });

  test.each([
    ['announces so', 2_000_000_000, /cannot be unpacked: it is damaged or larger than announced/],
    ['announces less', german.model.length, /is not what its source announced after unpacking/],
  ])('a file that unpacks to gigabytes and %s', async (_what, announced, sentence) => {
    await fails((server) => {
      const bomb = zstdBomb(20_000, announced);
      const record = recordOf(server, 'model');
      record.attachment.hash = createHash('sha256').update(bomb).digest('hex');
      record.attachment.size = bomb.length;
      server.intercept = forPath(record.attachment.location, (response) => response.end(bomb));
    }, sentence);
  });

  test('lists of nonsense and of 50 MB', async () => {
    await fails((server) => {
      server.records.splice(0, 9, { a: 1 }, { name: '../../etc/passwd' });
    }, /lists no models that this program can use/);
    await fails((server) => {
      server.intercept = forPath('/records', (response) => response.end(Buffer.alloc(50_000_000, '[')));
    }, /answered with more than 20 MB, which is not a list of models/);
  });

  test.each([
    ['says nothing', { words: [] }, /gave no answer/],
    ['writes another script', { words: ['Доброе', 'утро'] }, /answered in another script/],
    ['never ends', { words: ['Guten', 'Tag'], endless: true }, /kept repeating itself/],
    [
      'gives back the sentence',
      { words: ['The', 'weather', 'is', 'nice', 'today,', 'and', 'we', 'are', 'going', 'to', 'the', 'park.'] },
      /returned the sentence unchanged/,
    ],
  ])('a model that %s', async (_name, sentence, said) => {
    await fails((server) => {
      server.records.length = 0;
      server.add('en', 'de', sentenceModel(sentence));
    }, said);
  });

  test('files that are no model: both engines are tried', async () => {
    await fails((server) => {
      server.records.length = 0;
      server.add('en', 'de', { model: Buffer.from('not a model'), vocabularies: german.vocabularies });
    }, /Bergamot (failed|ended)/);
  });
});
