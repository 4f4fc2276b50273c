import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serviceEnvironment } from '../server/translation/serviceProcess.ts';
import { type Client, createClient } from '../shared/api/client.ts';
import { cpuOf } from './processFigures.ts';
import type { BenchResult, BenchRow } from './row.ts';

const program = join(process.cwd(), 'dist', 'service.mjs');
const key = 'key-of-the-bench';

/** A server as a process of its own, on a port of its own. */
export interface BenchServer extends AsyncDisposable {
  readonly url: string;
  readonly pid: number | undefined;
  /** The address is the first line that it prints, alone or as the `url` of a JSON object. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a server that prints its address when it listens. */
export async function startServer(args: readonly string[]): Promise<BenchServer> {
  const env = serviceEnvironment(process.env);
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const line = await firstLine(child);
  const url = line.startsWith('{') ? String((JSON.parse(line) as { url: unknown }).url) : line;
  return {
    url,
    pid: child.pid,
    headers: { authorization: `Service-Auth-Key ${key}`, 'content-type': 'application/json' },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** The built service over an empty folder, with a client for it. */
async function startBenchService(): Promise<BenchServer & { readonly client: Client }> {
  const data = mkdtempSync(join(tmpdir(), 'interline-bench-'));
  const server = await startServer([program, '--port', '0', '--key', key, '--data', data]);
  return {
    ...server,
    client: createClient({ baseUrl: server.url, key }),
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]();
      rmSync(data, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/**
 * A row about the built service: not available where it is not built.
 *
 * @param row.measure is given the way to start it, as often as it likes; what it starts it stops (`await using`).
 */
export function serviceRow({
  measure,
  ...row
}: Pick<BenchRow, 'what' | 'goal' | 'peer'> & {
  measure(start: typeof startBenchService): Promise<BenchResult>;
}): BenchRow {
  return {
    ...row,
    ours: { name: 'interline serve', measure: () => measure(startBenchService) },
    unavailable: () => (existsSync(program) ? undefined : 'not built: npm run build'),
  };
}

/** What a server did under load. */
export interface Load {
  readonly perSecond: number;
  /** Latencies in ms; autocannon tells no p95. */
  readonly p50: number;
  readonly p97: number;
  /** CPU time of the server for one request, in ms. */
  readonly cpu: number;
}

/** Posts one body so many times from another process, after as many to warm up. @throws Error for answers that are not 2xx. */
export async function loadOf(
  server: BenchServer,
  path: string,
  body: unknown,
  { connections, requests }: { readonly connections: number; readonly requests: number },
): Promise<Load> {
  const cannon = join(process.cwd(), 'node_modules', 'autocannon', 'autocannon.js');
  const headers = Object.entries(server.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const fire = async (amount: number) => {
    const args = [cannon, '-j', '-n', '-c', String(connections), '-a', String(amount), '-m', 'POST', ...headers];
    const child = spawn(process.execPath, [...args, '-b', JSON.stringify(body), server.url + path], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return JSON.parse(await firstLine(child)) as {
      readonly latency: { readonly p50: number; readonly p97_5: number };
      readonly duration: number;
      readonly non2xx: number;
      readonly errors: number;
    };
  };
  await fire(requests);
  const before = cpuOf(server.pid);
  const { latency, duration, non2xx, errors } = await fire(requests);
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${requests} requests failed`);
  return {
    perSecond: requests / duration,
    p50: latency.p50,
    p97: latency.p97_5,
    cpu: (cpuOf(server.pid) - before) / requests,
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
  });
}
