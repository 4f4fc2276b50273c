import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const versions = '/usr/lib/postgresql';

/** A PostgreSQL server of its own, on loopback, with a password. */
export interface PostgresCluster extends AsyncDisposable {
  readonly password: string;
  /** A new empty database. @returns its address, the password in it. */
  database(name: string): Promise<string>;
  /** One statement as the database's owner, for what a test has to look at or to break. */
  ask(url: string, sql: string): Promise<readonly Record<string, unknown>[]>;
}

/** Starts one in a temporary folder; it goes with the test. Its programs come from Debian's `postgresql`. */
export async function startCluster(): Promise<PostgresCluster> {
  const version = existsSync(versions)
    ? readdirSync(versions).find((name) => existsSync(join(versions, name, 'bin/postgres')))
    : undefined;
  if (!version) throw new Error('PostgreSQL is not installed: run scripts/engines.sh.');
  const programs = join(versions, version, 'bin');
  const folder = mkdtempSync(join(tmpdir(), 'interline-postgres-'));
  const password = 'pass word/of:the@tests';
  const data = join(folder, 'data');
  writeFileSync(join(folder, 'password'), password);
  const user = serverUser();
  if (user) for (const path of [folder, join(folder, 'password')]) chownSync(path, user.uid, user.gid);
  chmodSync(folder, 0o700);
  const init = ['-D', data, '-U', 'owner', '-A', 'scram-sha-256', '--pwfile', join(folder, 'password'), '--no-sync'];
  const where = { cwd: '/', ...user };
  execFileSync(join(programs, 'initdb'), [...init, '-E', 'UTF8', '--locale=C.UTF-8'], { ...where, stdio: 'pipe' });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], {
    ...where,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-4000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}: ${said}`)));
  });
  const urlOf = (name: string) => `postgres://owner:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;
  const ask = async (url: string, sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    password,
    database: async (name) => {
      await ask(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    ask,
    [Symbol.asyncDispose]: async () => {
      server.kill('SIGINT');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The server refuses to run as root; Debian's package brings a user for it. */
function serverUser(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
