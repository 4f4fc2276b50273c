import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { crashRounds } from './crashRounds.ts';
import { bundle, runService, temporaryFolder, testKey } from './runningService.ts';

const start = (...args: string[]) =>
  spawnSync(process.execPath, [bundle, ...args], { encoding: 'utf8', timeout: 30_000 });

describe('the program', () => {
  test('makes a key when it is given none, and says so once', async () => {
    await using alone = await runService({ key: null, moreKeys: false });
    expect(alone.announcement.key).toMatch(/^[\w-]{32}$/);
    expect((await alone.client.usage()).character_count).toBe(0);
    expect(alone.announcement).toMatchObject({ pid: alone.process.pid });
  });

  test('never shows a key that it was given, and keeps only its hash', async () => {
    using data = temporaryFolder();
    const service = await runService({ data: data.path });
    expect(JSON.stringify(service.announcement)).not.toContain(testKey);
    await service[Symbol.asyncDispose]();
    expect(readFileSync(join(data.path, 'service.db')).includes(testKey)).toBe(false);
    expect(existsSync(join(data.path, 'service.pid'))).toBe(false);
  });

  test.each([
    ['no database', () => Buffer.from('hello')],
    ['cut in half', (whole: Buffer) => whole.subarray(0, whole.length >> 1)],
    [
      'overwritten in places',
      (whole: Buffer) => whole.map((byte, i) => (i > 4096 && i % 37 === 0 ? byte ^ 0x5a : byte)),
    ],
  ])('says what to do about data that is %s, and leaves it as it is', async (_, damage) => {
    using data = temporaryFolder();
    await (await runService({ data: data.path }))[Symbol.asyncDispose]();
    const path = join(data.path, 'service.db');
    const damaged = Buffer.from(damage(readFileSync(path)));
    writeFileSync(path, damaged);
    const { status, stderr } = start('--key', testKey, '--data', data.path);
    expect(status).toBe(1);
    expect(stderr).toContain(`The database in ${data.path} is damaged`);
    expect(readFileSync(path).equals(damaged)).toBe(true);
  });

  test('refuses arguments that make no sense, with status 2', () => {
    const wrong = [
      ['--port', '70000'],
      ['--port', 'x'],
      ['--nonsense'],
      ['--host', '0.0.0.0'],
      ['--host', '0.0.0.0', '--allow-remote'],
      ['--key', 'two words'],
      ['--keys', '/nowhere'],
    ];
    for (const args of wrong) {
      const { status, stdout, stderr } = start(...args);
      expect([args, status, stdout]).toEqual([args, 2, '']);
      expect(stderr).toMatch(/^interline serve: .+\n$/);
    }
  });

  test('makes a folder that is nobody else’s, and works alone in it', async () => {
    using data = temporaryFolder();
    const folder = join(data.path, 'own');
    mkdirSync(folder, { mode: 0o700 });
    await using service = await runService({ data: folder });
    const second = start('--data', folder, '--key', 'x');
    expect(second.status).toBe(75);
    expect(second.stderr).toContain(`belongs to another running service (process ${service.process.pid})`);
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('ends when its parent goes, if it was told to', async () => {
    await using service = await runService({ args: ['--exit-with-parent'] });
    service.process.stdin?.end();
    expect(await service.exited).toBe(0);
  });
});

// CRASHES=100 SEED=7 npx vitest run --project boundary test/service/process.test.ts -t killed
const crashes = Number(process.env.CRASHES ?? 30);
test(
  'a service killed while it works loses nothing that it acknowledged, and shows nothing half done',
  async () => {
    const report = await crashRounds(crashes, Number(process.env.SEED ?? 1));
    if (process.env.CRASHES) process.stdout.write(`${JSON.stringify(report)}\n`);
    expect(report.rounds).toBe(crashes);
    expect(report.acknowledged).toBeGreaterThan(4 * crashes);
  },
  60_000 + crashes * 20_000,
);
