import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Client, createClient } from '../../shared/api/client.ts';
import { limitedNode } from '../limitedNode.ts';
import { checkedFetch } from './checkAnswer.ts';

export const bundle = join(dirname(fileURLToPath(import.meta.url)), '../../dist/service.mjs');

/** A folder that goes when the test ends. */
export function temporaryFolder(): Disposable & { readonly path: string } {
  const path = mkdtempSync(join(tmpdir(), 'interline-test-'));
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}

/** The real service as a process of its own, on a port of its own. */
export interface RunningService extends AsyncDisposable {
  readonly url: string;
  readonly key: string;
  readonly process: ChildProcess;
  /** The line that it announced itself with. */
  readonly announcement: Readonly<Record<string, unknown>>;
  readonly client: Client;
  /** What it wrote to stderr so far. */
  log(): string;
  /** One request with the key in its header, and nothing made easy. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** Resolves with its exit code, or the signal that ended it. */
  readonly exited: Promise<number | string>;
}

/** A key that the test services know. */
export const testKey = 'boundary-test-key';

/** Keys beside {@link testKey}: limited to some scopes, or to some characters. */
export const otherKeys = [
  { key: 'key-of-the-translator', scopes: ['translate:text'] },
  { key: 'key-with-ten-characters', characters: 10 },
  { key: 'key-of-the-free-plan:fx' },
  { key: 'key-with-fifty-characters', characters: 50 },
] as const;

/** Starts one. @param options.args beside `--port 0`, `--key` and `--data`. */
export async function runService(
  options: {
    readonly data?: string;
    readonly args?: readonly string[];
    readonly key?: string | null;
    readonly moreKeys?: false;
    readonly env?: Readonly<Record<string, string>>;
    /** Bytes that a file of the service may have, as on a disk that gets full. */
    readonly largestFile?: number;
  } = {},
): Promise<RunningService> {
  const temporary = options.data === undefined ? temporaryFolder() : undefined;
  const data = options.data ?? temporary?.path ?? '';
  const key = options.key === null ? [] : ['--key', options.key ?? testKey];
  const keysFile = join(data, 'more-keys.json');
  writeFileSync(keysFile, JSON.stringify(otherKeys));
  const args = [
    bundle,
    '--port',
    '0',
    ...key,
    ...(options.moreKeys === false ? [] : ['--keys', keysFile]),
    '--data',
    data,
    ...(options.args ?? []),
  ];
  const { INTERLINE_KEY: _, ...env } = process.env;
  const [command, before] = limitedNode(options.largestFile);
  const child = spawn(command, [...before, ...args], {
    env: { ...env, ...options.env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  const exited = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? ''));
  });
  const line = await new Promise<string>((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      if (out.includes('\n')) resolve(out.slice(0, out.indexOf('\n')));
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${err}`)));
  });
  const announcement = JSON.parse(line) as Record<string, unknown>;
  const url = String(announcement.url);
  const usedKey = typeof announcement.key === 'string' ? announcement.key : (options.key ?? testKey);
  return {
    url,
    key: usedKey,
    process: child,
    announcement,
    client: createClient({ baseUrl: url, key: usedKey, fetch: checkedFetch }),
    log: () => err,
    fetch: (path, init = {}) =>
      checkedFetch(url + path, {
        ...init,
        headers: { authorization: `Service-Auth-Key ${usedKey}`, ...(init.headers as object) },
      }),
    exited,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await exited;
      temporary?.[Symbol.dispose]();
    },
  };
}

/** A form body as a client that knows nothing of JSON sends it. */
export function form(text: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: text };
}

/** A JSON body. */
export function json(body: unknown, method = 'POST'): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** The status and the body of an answer. */
export async function statusAndBody(answer: Promise<Response>): Promise<{ status: number; body: unknown }> {
  const response = await answer;
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

/** A TMX file of our own: a unit for each pair. */
export function tmx(pairs: readonly (readonly [en: string, de: string])[]): Uint8Array {
  const units = pairs.map(
    ([en, de]) => `<tu><tuv xml:lang="en"><seg>${en}</seg></tuv><tuv xml:lang="de"><seg>${de}</seg></tuv></tu>`,
  );
  return new TextEncoder().encode(
    `<?xml version="1.0"?><tmx version="1.4"><header srclang="en" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="test" creationtoolversion="1" o-tmf="test"/><body>${units.join('')}</body></tmx>`,
  );
}
