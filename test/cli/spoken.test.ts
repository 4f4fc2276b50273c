import { expect, test } from 'vitest';
import { runService } from '../service/runningService.ts';
import { sandbox } from './runCli.ts';

test('spoken terms are made, read, changed and deleted', async () => {
  using box = sandbox({ 'names.txt': 'Gannet\n\nSkerry Line\nGannet\n', 'empty.txt': '\n' });
  await using service = await runService();
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } };
  const run = (...args: string[]) => box.run(['spoken', ...args], there);
  const english = ['--lang', 'en'];
  const id = (await run('create', 'Ferries', 'names.txt', ...english)).stdout.trim();
  expect((await run('list')).stdout).toBe(`${id}  Ferries  en (2)\n`);
  expect((await run('terms', id, ...english)).stdout).toBe('Gannet\nSkerry Line\n');
  const added = await box.run(['spoken', 'add', id, '-', ...english], { ...there, stdin: 'Tarn\nGannet\n' });
  expect(added.stdout).toBe(`${id}  Ferries  en (3)\n`);
  const replaced = await box.run(['spoken', 'replace', id, '-', '--lang', 'es'], { ...there, stdin: 'Tarn\n' });
  expect([replaced.code, replaced.stderr]).toEqual([0, `${id} now has 1 term in es.\n`]);
  expect((await run('rename', id, 'Ships')).stdout).toBe(`${id}  Ships  en (3), es (1)\n`);
  expect((await run('drop', id, '--lang', 'es')).code).toBe(0);
  expect((await run('show', id)).stdout).toBe(`${id}  Ships  en (3)\n`);
  expect((await run('create', 'None', 'empty.txt', ...english)).stderr).toContain('empty.txt has no terms.');
  expect(await run('add', id, 'names.txt')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('spoken add needs an ID, a FILE and --lang LANG.'),
  });
  expect((await run('delete', id)).code).toBe(0);
  expect((await run('show', id)).code).toBe(4);
  expect((await run('list')).stderr).toContain('The service has no spoken terms.');
});
