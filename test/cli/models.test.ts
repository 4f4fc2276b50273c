import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { describe, expect, test } from 'vitest';
import { type ModelServer, modelServer, zstdBomb } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { jsonLines, type RunOptions, type Sandbox, sandbox } from './runCli.ts';

const german = sentenceModel({ words: ['Guten', 'Tag', 'und', 'willkommen!'] });
const english = sentenceModel({ words: ['Good', 'day', 'and', 'welcome!'] });

/** The environment of a user whose folders are in the sandbox. */
const environment = (box: Sandbox, server?: ModelServer) => ({
  INTERLINE_DATA: join(box.root, 'data'),
  XDG_CACHE_HOME: join(box.root, 'cache'),
  LOCALAPPDATA: join(box.root, 'cache'),
  HOME: box.root,
  ...(server ? { INTERLINE_MODELS_SOURCE: server.url } : {}),
});

const run = (box: Sandbox, server: ModelServer | undefined, args: readonly string[], options: RunOptions = {}) =>
  box.run(['models', ...args], { ...options, env: { ...environment(box, server), ...options.env } });

/** A disk that is full is a small one of memory, which only the superuser of Linux can make. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0 && mayMount();

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

function mayMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'interline-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is in the store, without parts of downloads. */
function stored(box: Sandbox): string[] {
  const folder = join(box.root, 'data/models');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name !== '.downloads') : [];
}

/** Calls back once a part of a file is on the disk. */
function whenBegun(box: Sandbox, then: () => void): void {
  const folder = join(box.root, 'data/models/.downloads');
  const watch = setInterval(() => {
    const parts = existsSync(folder) ? readdirSync(folder) : [];
    if (!parts.some((name) => statSync(join(folder, name)).size > 0)) return;
    clearInterval(watch);
    then();
  }, 20);
}

/** Answers for paths that end so. */
const at =
  (end: string, answer: (response: ServerResponse) => void): ModelServer['intercept'] =>
  (request, response) => {
    if (!request.url?.endsWith(end)) return false;
    answer(response);
    return true;
  };

describe('interline models', () => {
  test('installs a model, tries it, and everybody uses it', async () => {
    using box = sandbox({ 'en.json': { hello: 'A new sentence for everybody here.' }, 'de.json': {} });
    await using server = await modelServer();
    server.add('en', 'de', german);
    const done = await run(box, server, ['install', 'de', '--yes']);
    expect(done.stderr).toContain('English → German is installed. It says: The weather is nice today');
    expect(done.stderr).toContain('Guten Tag und willkommen!');
    expect(done.stderr).toContain('MPL-2.0');
    expect(done.code).toBe(0);
    expect(stored(box)).toEqual(['en-de']);
    expect(readdirSync(join(box.root, 'data/models/en-de')).sort()).toEqual([
      'model.ende.intgemm.alphas.bin',
      'model.json',
      'vocab.ende.spm',
    ]);
    const [listed] = jsonLines((await run(box, undefined, ['list', '--json'])).stdout);
    expect(listed).toMatchObject({
      name: 'en-de',
      installed: true,
      engine: 'Bergamot',
      version: '3.0',
      from: new URL(server.url).host,
    });
    const translated = await box.run(['translate', '.', '--to', 'de'], { env: environment(box) });
    expect(translated.code).toBe(0);
    expect(box.read('de.json').toString()).toContain('Guten Tag und willkommen!');
    const languages = await box.run(['languages', '--json'], { env: environment(box) });
    expect(jsonLines(languages.stdout).find(({ lang }) => lang === 'de')).toMatchObject({ status: 'stable' });
  });

  test('goes through English where there is no direct model, and asks for both ways only when it is to', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    server.add('fr', 'en', english);
    server.add('en', 'fr', sentenceModel({ words: ['Bonjour', 'tout', 'le', 'monde'] }));
    expect((await run(box, server, ['install', 'de', '--from', 'fr', '--yes'])).code).toBe(0);
    expect(stored(box)).toEqual(['en-de', 'fr-en']);
    const both = await run(box, server, ['install', 'fr', '--both', '--yes']);
    expect(both.stderr).toContain('French → English is installed already.');
    expect(stored(box)).toEqual(['en-de', 'en-fr', 'fr-en']);
    const removed = await run(box, server, ['remove', 'fr']);
    expect(removed.code).toBe(0);
    expect(stored(box)).toEqual(['en-de']);
  });

  test('says what can be had, and without being asked for it asks no one', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    server.add(
      'en',
      'ja',
      sentenceModel(
        { words: ['こんにちは'] },
        { width: 64, inner: 64, encoderLayers: 1, decoderLayers: 2, words: 256, split: true },
      ),
    );
    const empty = await run(box, server, ['list']);
    expect(empty.stderr).toContain('No model is installed.');
    expect(server.requests).toEqual([]);
    const available = await run(box, server, ['list', '--available']);
    expect(available.stdout).toMatch(/en-de +English → German +tiny +\d+ kB +available/);
    expect(available.stdout).toContain('English → Japanese');
    const nobody = await run(box, server, ['install', 'de']);
    expect(nobody).toMatchObject({ code: 2, stdout: '' });
    expect(nobody.stderr).toContain('add --yes');
    expect(server.requests.filter((path) => path.startsWith('/attachments'))).toEqual([]);
    expect(stored(box)).toEqual([]);
  });

  test('uses the models of fxtranslate where they are, and leaves them to it', async () => {
    using box = sandbox();
    const folder = join(box.root, 'cache/fxtranslate/models/en-de');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'model.ende.intgemm.alphas.bin'), german.model);
    writeFileSync(join(folder, 'vocab.ende.spm'), german.vocabularies[0] as Uint8Array);
    expect((await run(box, undefined, ['list'])).stdout).toContain('of fxtranslate');
    const languages = await box.run(['languages', '--json'], { env: environment(box) });
    expect(jsonLines(languages.stdout).find(({ lang }) => lang === 'de')).toMatchObject({ status: 'stable' });
    expect((await run(box, undefined, ['remove', 'de'])).stderr).toContain('belongs to fxtranslate');
    expect(existsSync(join(folder, 'vocab.ende.spm'))).toBe(true);
  });

  test('brings a newer model with update, and keeps the old one until then', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    await run(box, server, ['install', 'de', '--yes']);
    expect((await run(box, server, ['update', '--yes'])).stderr).toContain('Every model is the newest');
    server.add('en', 'de', sentenceModel({ words: ['Hallo', 'ihr', 'alle'] }), { version: '3.1' });
    expect((await run(box, server, ['update', '--yes'])).stderr).toContain('Hallo ihr alle');
    expect(stored(box)).toEqual(['en-de']);
    expect(jsonLines((await run(box, server, ['list', '--json'])).stdout)[0]).toMatchObject({ version: '3.1' });
  });

  test('takes a mirror with a registry, a folder of models, and the older collection', async () => {
    using box = sandbox();
    const [vocabulary] = german.vocabularies;
    box.write('mirror/en-de/model.ende.intgemm.alphas.bin', german.model);
    box.write('mirror/en-de/vocab.ende.spm', vocabulary as Uint8Array);
    expect((await run(box, undefined, ['install', 'de', '--yes', '--source', 'mirror'])).code).toBe(0);
    await run(box, undefined, ['remove', 'en-de']);
    await using server = await modelServer();
    const hash = createHash('sha256').update(german.model).digest('hex');
    const registry = {
      models: {
        'en-de': [
          {
            architecture: 'tiny',
            releaseStatus: 'Release',
            files: {
              model: {
                path: 'm/model.ende.intgemm.alphas.bin',
                uncompressedSize: german.model.length,
                uncompressedHash: hash,
              },
              vocab: { path: 'm/vocab.ende.spm' },
            },
            metrics: { 'flores200-plus': { comet22: 0.8669 } },
          },
        ],
      },
    };
    server.intercept = (request, response) => {
      const answers: Record<string, string | Uint8Array> = {
        '/mirror/models.json': JSON.stringify(registry),
        '/mirror/m/model.ende.intgemm.alphas.bin': german.model,
        '/mirror/m/vocab.ende.spm': vocabulary as Uint8Array,
      };
      const answer = answers[request.url ?? ''];
      if (answer !== undefined) response.end(answer);
      return answer !== undefined;
    };
    const mirrored = await run(box, undefined, ['install', 'de', '--yes', '--source', `${server.origin}/mirror`]);
    expect(mirrored.stderr).toContain('COMET 0.867');
    expect(mirrored.code).toBe(0);
  });

  test('a workspace cannot choose the source, and plain HTTP is for this machine alone', async () => {
    using box = sandbox({ 'interline.json': { modelsSource: 'http://127.0.0.1:1/' } });
    const plain = await run(box, undefined, ['install', 'de', '--yes', '--source', 'http://models.example/']);
    expect(plain.stderr).toContain('models.example would be asked over plain HTTP');
    expect(plain.code).toBe(4);
  });
});

describe('when it goes wrong, a sentence says what to do and nothing half is installed', () => {
  /** Runs an installation that has to fail with a sentence. */
  async function fails(prepare: (server: ModelServer) => void, sentence: RegExp, env: Record<string, string> = {}) {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    prepare(server);
    const failed = await run(box, server, ['install', 'de', '--yes'], { env });
    expect(failed.stderr).toMatch(sentence);
    expect(failed.stderr).not.toMatch(/at .*\.mjs/);
    expect(failed.code).toBe(4);
    expect(stored(box)).toEqual([]);
  }
  const recordOf = (server: ModelServer, type: string) =>
    server.records.find(({ fileType }) => fileType === type) as {
      attachment: { hash: string; size: number; location: string };
    } & Record<string, unknown>;

  test.each([
    ['404', 404, /answered 404 .*Choose another source/],
    ['503', 503, /answered 503: it is asked too much. Try again in 7 s/],
    ['429', 429, /answered 429: it is asked too much/],
  ])('a file that answers %s', async (_name, status, sentence) => {
    await fails((server) => {
      server.intercept = at('.zst', (response) => response.writeHead(status, { 'retry-after': '7' }).end());
    }, sentence);
  });

  test('a proxy that answers with a page', async () => {
    await fails((server) => {
      server.intercept = at('/records', (response) => response.end('<html>Please sign in</html>'));
    }, /answered with a web page, as proxies and sign-in pages do/);
    await fails((server) => {
      server.intercept = at('.zst', (response) =>
        response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      );
    }, /a web page in place of model\.ende/);
  });

  test('a proxy of the environment is asked, and what it refuses is said', async () => {
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      asked.push(request.url ?? '');
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n<html>no</html>');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const address = `127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    using box = sandbox();
    const failed = await run(
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
    const nobody = await run(box, undefined, ['install', 'de', '--yes', '--source', 'http://127.0.0.1:1/records.json']);
    expect(nobody.stderr).toContain('127.0.0.1:1 cannot be reached: the connection was refused.');
    expect(nobody.stderr).not.toContain('--service');
    expect(nobody.code).toBe(4);
  });

  test.skipIf(!hasOpenssl)('through the proxy of the environment, with its name and password', async () => {
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
    const done = await run(box, undefined, ['install', 'de', '--yes', '--source', source], {
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
    const nobody = await run(
      box,
      undefined,
      ['install', 'de', '--yes', '--source', 'https://models.invalid/records.json'],
      {
        env: { HTTPS_PROXY: '', https_proxy: '', ALL_PROXY: '', all_proxy: '' },
      },
    );
    expect(nobody.stderr).toMatch(/models\.invalid cannot be reached: .*check the connection/);
    expect(nobody.code).toBe(4);
  });

  test('another hash, and another content', async () => {
    await fails((server) => {
      recordOf(server, 'model').attachment.hash = 'a'.repeat(64);
    }, /model\.ende.* is not what its source announced \(wrong checksum\); it was deleted/);
    await fails((server) => {
      recordOf(server, 'model').decompressedHash = 'a'.repeat(64);
    }, /is not what its source announced once it is unpacked/);
  });

  test('a file that unpacks without end', async () => {
    await fails((server) => {
      const bomb = zstdBomb(20_000, 2_000_000_000);
      const record = recordOf(server, 'model');
      record.attachment.hash = createHash('sha256').update(bomb).digest('hex');
      record.attachment.size = bomb.length;
      server.intercept = at(record.attachment.location, (response) => response.end(bomb));
    }, /is not what its source announced once it is unpacked/);
  });

  test('lists of nonsense and of 50 MB', async () => {
    await fails((server) => {
      server.records.splice(0, 9, { a: 1 }, { name: '../../etc/passwd' });
    }, /lists no models that this program can use/);
    await fails((server) => {
      server.intercept = at('/records', (response) => response.end(Buffer.alloc(50_000_000, '[')));
    }, /has more than 20 MB; that is none/);
  });

  test.each([
    ['says nothing', { words: [] }, /gave no answer/],
    ['writes another script', { words: ['Доброе', 'утро'] }, /answered in another script/],
    ['never ends', { words: ['Guten', 'Tag'], endless: true }, /repeated itself without end/],
    [
      'gives back the sentence',
      { words: ['The', 'weather', 'is', 'nice', 'today,', 'and', 'we', 'are', 'going', 'to', 'the', 'park.'] },
      /gave back the sentence as it was/,
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

  test('a folder that cannot be written', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    writeFileSync(join(box.root, 'data'), 'a file in the way');
    const failed = await run(box, server, ['install', 'de', '--yes']);
    expect(failed.stderr).toMatch(/cannot be written: a part of its path is not a folder; nothing was installed/);
    expect(failed.code).toBe(4);
    if (process.getuid?.() !== 0) return;
    using other = sandbox({ 'data/models/.keep': '' });
    chmodSync(other.root, 0o755);
    chmodSync(join(other.root, 'data/models'), 0o555);
    const denied = await run(other, server, ['install', 'de', '--yes'], { user: 65534 });
    expect(denied.stderr).toContain('permission to write there is denied');
  });

  test.skipIf(!canMount)('a full disk', async () => {
    using box = sandbox({ 'data/.keep': '' });
    await using server = await modelServer();
    server.add('en', 'de', german);
    const data = join(box.root, 'data');
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=100k', 'tmpfs', data]);
    try {
      const full = await run(box, server, ['install', 'de', '--yes']);
      expect(full.stderr).toMatch(/cannot be written: the disk is full; nothing was installed/);
      expect(full.code).toBe(4);
      expect(stored(box)).toEqual([]);
    } finally {
      execFileSync('umount', [data]);
    }
  });

  test('stopped by the person, it keeps what is there for the next time', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    const { location, size } = recordOf(server, 'model').attachment;
    let stop = () => {};
    server.intercept = (request, response) => {
      if (!request.url?.endsWith(location)) return false;
      response.writeHead(200, { 'content-length': size });
      response.write(server.bytesOf(request.url)?.subarray(0, 70_000));
      whenBegun(box, () => stop());
      return true;
    };
    const stopped = await run(box, server, ['install', 'de', '--yes'], {
      during: (child) => {
        stop = () => child.kill('SIGINT');
      },
    });
    expect(stopped.code).toBe(130);
    expect(stored(box)).toEqual([]);
    server.intercept = () => false;
    expect((await run(box, server, ['install', 'de', '--yes'])).code).toBe(0);
    expect(server.requests.filter((path) => path.includes(location)).at(-1)).toMatch(/ bytes=[1-9]\d*-$/);
  });

  test('a download that breaks is taken up where it stopped', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    const { location, size } = recordOf(server, 'model').attachment;
    let broken = 0;
    server.intercept = (request, response) => {
      if (!request.url?.endsWith(location) || broken++ > 0) return false;
      response.writeHead(200, { 'content-length': size });
      response.write(server.bytesOf(request.url)?.subarray(0, 70_000), () => response.destroy());
      return true;
    };
    const done = await run(box, server, ['install', 'de', '--yes']);
    expect(done.code).toBe(0);
    expect(server.requests.filter((path) => path.includes(location))).toEqual([
      `/attachments/${location}`,
      expect.stringMatching(/ bytes=[1-9]\d*-$/),
    ]);
  });

  test('killed in the middle of a download, the next one goes on; nothing is lost', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    const { location, size } = recordOf(server, 'model').attachment;
    let kill = () => {};
    let answered = 0;
    server.intercept = (request, response) => {
      if (!request.url?.endsWith(location) || answered++ > 0) return false;
      response.writeHead(200, { 'content-length': size });
      response.write(server.bytesOf(request.url)?.subarray(0, 70_000));
      whenBegun(box, () => kill());
      return true;
    };
    const killed = await run(box, server, ['install', 'de', '--yes'], {
      during: (child) => {
        kill = () => child.kill('SIGKILL');
      },
    });
    expect(killed.code).toBeNull();
    expect(jsonLines((await run(box, server, ['list', '--json'])).stdout)).toEqual([]);
    const done = await run(box, server, ['install', 'de', '--yes']);
    expect(done.code).toBe(0);
    expect(server.requests.at(-2) ?? '').toMatch(/ bytes=[1-9]\d*-$/);
    expect(stored(box)).toEqual(['en-de']);
  });

  test('two installations at once download once', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    const both = await Promise.all([
      run(box, server, ['install', 'de', '--yes']),
      run(box, server, ['install', 'de', '--yes']),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(server.requests.filter((path) => path.startsWith('/attachments'))).toHaveLength(2);
    expect(stored(box)).toEqual(['en-de']);
  });
});
