import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bundle, type RunningService, runService, temporaryFolder, testKey, tmx } from './runningService.ts';

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
    const own = join(data.path, 'own');
    mkdirSync(own, { mode: 0o700 });
    await using service = await runService({ data: own });
    const second = start('--data', own, '--key', 'x');
    expect(second.status).toBe(75);
    expect(second.stderr).toContain(`belongs to another running service (process ${service.process.pid})`);
    expect(statSync(own).mode & 0o077).toBe(0);
  });

  test('ends when its parent goes, if it was told to', async () => {
    await using service = await runService({ args: ['--exit-with-parent'] });
    service.process.stdin?.end();
    expect(await service.gone).toBe(0);
  });
});

/** Writes glossaries until the service is killed in the middle of it. @returns names of those that were acknowledged. */
async function writeUntilKilled(service: RunningService, round: number, after: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const writer = async (lane: number) => {
    for (let i = 0; ; i++) {
      const name = `${round}-${lane}-${i}`;
      const entries = Array.from({ length: 200 }, (_, n) => `source ${n}\ttarget ${name} ${n}`).join('\n');
      const dictionary = (target_lang: string) => ({ source_lang: 'en', target_lang, entries, entries_format: 'tsv' });
      await service.client.glossaries.create({ name, dictionaries: [dictionary('de'), dictionary('fr')] });
      acknowledged.push(name);
      if (acknowledged.length === after) service.process.kill('SIGKILL');
    }
  };
  await Promise.allSettled([writer(0), writer(1), writer(2)]);
  await service.gone;
  return acknowledged;
}

test('a service killed while it writes loses nothing that it acknowledged, and shows nothing half done', async () => {
  using data = temporaryFolder();
  const kept: string[] = [];
  for (const [round, after] of [3, 8, 14].entries()) {
    const service = await runService({ data: data.path });
    const big = tmx(Array.from({ length: 8_000 }, (_, i) => [`text ${i}`, `Text ${i}`] as const));
    const started = await service.client.memories.startImport({
      source_file: { file_name: 'big.tmx', content_length: big.length },
    });
    await service.client.memories.upload(started.upload_url, big);
    kept.push(...(await writeUntilKilled(service, round, after)));
    await using again = await runService({ data: data.path });
    const glossaries = await again.client.glossaries.list();
    const names = glossaries.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(kept));
    for (const { dictionaries } of glossaries) {
      expect(dictionaries.map(({ target_lang, entry_count }) => [target_lang, entry_count])).toEqual([
        ['de', 200],
        ['fr', 200],
      ]);
    }
    for (const memory of (await again.client.memories.list()).translation_memories)
      expect(memory.segment_count).toBe(8_000);
    // the import that was acknowledged is taken up again and finished
    for (let status = 'processing'; status === 'processing'; ) {
      status = (await again.client.memories.job(started.job_id)).results[0]?.status ?? '';
      expect(['processing', 'completed']).toContain(status);
    }
  }
  expect(kept.length).toBeGreaterThanOrEqual(25);
});
