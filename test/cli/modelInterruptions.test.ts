import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modelServer } from '../models/modelServer.ts';
import { jsonLines, type Sandbox, sandbox } from './runCli.ts';
import { german, recordOf, runModels, stored } from './runModels.ts';

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

describe('an installation that is interrupted, or has no room', () => {
  test('a folder that cannot be written', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    writeFileSync(join(box.root, 'data'), 'a file in the way');
    const failed = await runModels(box, server, ['install', 'de', '--yes']);
    expect(failed.stderr).toMatch(/cannot be written: a part of its path is not a folder; nothing was installed/);
    expect(failed.code).toBe(4);
    if (process.getuid?.() !== 0) return;
    using other = sandbox({ 'data/models/.keep': '' });
    chmodSync(other.root, 0o755);
    chmodSync(join(other.root, 'data/models'), 0o555);
    const denied = await runModels(other, server, ['install', 'de', '--yes'], { user: 65534 });
    expect(denied.stderr).toContain('permission to write there is denied');
  });

  test.skipIf(process.platform === 'win32')('a disk that has no room for all of it', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    const full = await runModels(box, server, ['install', 'de', '--yes'], { largestFile: 100 * 1024 });
    expect(full.stderr).toMatch(/cannot be written: it would be too large; nothing was installed/);
    expect(full.code).toBe(4);
    expect(stored(box)).toEqual([]);
    expect((await runModels(box, server, ['install', 'de', '--yes'])).code).toBe(0);
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
    const stopped = await runModels(box, server, ['install', 'de', '--yes'], {
      during: (child) => {
        stop = () => child.kill('SIGINT');
      },
    });
    expect(stopped.code).toBe(130);
    expect(stored(box)).toEqual([]);
    server.intercept = () => false;
    expect((await runModels(box, server, ['install', 'de', '--yes'])).code).toBe(0);
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
    const done = await runModels(box, server, ['install', 'de', '--yes']);
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
    const killed = await runModels(box, server, ['install', 'de', '--yes'], {
      during: (child) => {
        kill = () => child.kill('SIGKILL');
      },
    });
    expect(killed.code).toBeNull();
    expect(jsonLines((await runModels(box, server, ['list', '--json'])).stdout)).toEqual([]);
    const done = await runModels(box, server, ['install', 'de', '--yes']);
    expect(done.code).toBe(0);
    expect(server.requests.at(-2) ?? '').toMatch(/ bytes=[1-9]\d*-$/);
    expect(stored(box)).toEqual(['en-de']);
  });

  test('two installations at once download once', async () => {
    using box = sandbox();
    await using server = await modelServer();
    server.add('en', 'de', german);
    const both = await Promise.all([
      runModels(box, server, ['install', 'de', '--yes']),
      runModels(box, server, ['install', 'de', '--yes']),
    ]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(server.requests.filter((path) => path.startsWith('/attachments'))).toHaveLength(2);
    expect(stored(box)).toEqual(['en-de']);
  });
});
