import { expect, test } from 'vitest';
import { runService } from '../service/runningService.ts';
import { jsonLines, sandbox } from './runCli.ts';

const admin = 'cli-admin-key:adm';

test('style makes, shows, changes and deletes a list of style rules', async () => {
  using box = sandbox({
    'house.json':
      '{"name":"House","language":"de","configured_rules":{"punctuation":{"apostrophe":"use_curly_apostrophes"}}}',
    'rules.json': '{"dates_and_times":{"calendar_era":"use_bc_and_ad"}}',
    'broken.json': '{"name":"House"',
  });
  await using service = await runService();
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } };
  const id = (await box.run(['style', 'create', 'house.json'], there)).stdout.trim();
  expect((await box.run(['style', 'list'], there)).stdout).toBe(`${id}  de  version 1  House\n`);
  await box.run(['style', 'configure', id, 'rules.json'], there);
  await box.run(['style', 'instruct', id, 'Tone', 'Be brief.'], there);
  expect((await box.run(['style', 'show', id], there)).stdout).toBe(
    'House (de, version 3)\ndates_and_times.calendar_era: use_bc_and_ad\nTone: Be brief.\n',
  );
  const text = async (...args: string[]) => (await box.run(['style', ...args], there)).stdout;
  const [instruction = ''] = (await text('instructions', id)).split(' ');
  expect(await text('instruct', id, 'Voice', 'Be warm.', '--for', 'en', '--replace', instruction)).toBe(
    `${instruction}\n`,
  );
  expect(await text('instructions', id)).toBe(`${instruction}  en  Voice  Be warm.\n`);
  await text('drop', id, instruction);
  await text('rename', id, 'Home');
  expect(await text('show', id)).toBe('Home (de, version 6)\ndates_and_times.calendar_era: use_bc_and_ad\n');
  expect(await box.run(['style', 'create', 'broken.json'], there)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('broken.json is not JSON.'),
  });
  expect((await box.run(['style', 'delete', id], there)).code).toBe(0);
  expect((await box.run(['style', 'show', id], there)).code).toBe(4);
  expect((await box.run(['style', 'rules', 'vocabulary', '--json'])).stdout).toContain('"category":"vocabulary"');
});

test('keys manages the keys of a service, and shows a new one once', async () => {
  using box = sandbox({});
  await using service = await runService({ args: ['--admin-key', admin], moreKeys: false });
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: admin } };
  const made = await box.run(['keys', 'create', 'CI'], there);
  const secret = made.stdout.trim();
  expect([made.code, secret.length]).toEqual([0, 32]);
  const listed = jsonLines((await box.run(['keys', 'list', '--json'], there)).stdout) as {
    key_id: string;
    label: string;
  }[];
  const id = listed.find((key) => key.label === 'CI')?.key_id ?? '';
  expect((await box.run(['keys', 'label', id, 'Build'], there)).stdout).toContain('Build');
  expect((await box.run(['keys', 'limit', id, '--characters', '5', '--speech', 'none'], there)).stdout).toMatch(
    /Build +active +5 +no limit/,
  );
  expect((await box.run(['keys', 'limit', id, '--characters', 'few'], there)).code).toBe(2);
  expect((await box.run(['keys', 'deactivate', id], there)).stderr).toContain('deactivated for good');
  const table = await box.run(['keys', 'list'], there);
  expect(table.stdout).toMatch(/Build +deactivated/);
  expect(table.stdout + table.stderr).not.toContain(secret);
  const report = await box.run(['keys', 'usage', '--from', '2026-01-01', '--to', '2026-01-31', '--by', 'key'], there);
  expect(report.stdout).toMatch(/all +0 +0 +0 +0/);
  expect((await box.run(['keys', 'list'])).code).toBe(2);
});
