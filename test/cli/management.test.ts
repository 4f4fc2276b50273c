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

test('an id that the service does not have is answered with the command that lists them', async () => {
  using box = sandbox({ 'words.tsv': 'a\tb\n', 'rules.json': '{"name": 5}' });
  await using service = await runService({ args: ['--admin-key', admin] });
  const unknown = '0b3c1c9e-8a54-4c62-9d3b-0f4a52f1f0aa';
  const there = { env: { INTERLINE_SERVICE_URL: service.url, INTERLINE_KEY: service.key } };
  const administrator = { env: { ...there.env, INTERLINE_KEY: admin } };
  const pair = ['--from', 'en', '--to', 'de'];
  for (const [args, listing, as = there] of [
    [['glossary', 'delete', unknown], 'glossary remote'],
    [['glossary', 'entries', 'nope', ...pair], 'glossary remote'],
    [['glossary', 'add', unknown, 'words.tsv', ...pair], 'glossary remote'],
    [['style', 'show', unknown], 'style list'],
    [['style', 'drop', unknown, unknown], 'style list'],
    [['tm', 'delete', 'nope'], 'tm list'],
    [['tm', 'export', unknown], 'tm list'],
    [['spoken', 'terms', unknown, '--lang', 'en'], 'spoken list'],
    [['keys', 'limit', 'nope', '--characters', '5'], 'keys list', administrator],
    [['translate', '--text', 'Zyx', ...pair, '--glossary', unknown], 'glossary remote'],
    [['translate', '--text', 'Zyx', ...pair, '--style', unknown], 'style list'],
    [['translate', '--text', 'Zyx', ...pair, '--tm', unknown], 'tm list'],
  ] as const) {
    const done = await box.run([...args], as);
    expect([args, done.code, done.stderr]).toEqual([args, 4, expect.stringContaining(`“interline ${listing}” lists`)]);
  }
});

test('what is given as a file and is not there is named', async () => {
  using box = sandbox({ 'rules.json': '{"name": 5}' });
  for (const args of [
    ['translate', '--text', 'Zyx', '--to', 'de', '--tm', 'nope'],
    ['translate', '--text', 'Zyx', '--to', 'de', '--glossary', 'nope'],
    ['tm', 'export', 'nope'],
  ]) {
    const { code, stdout, stderr } = await box.run(args);
    expect([args, code, stdout, stderr]).toEqual([
      args,
      3,
      '',
      expect.stringContaining('nope: there is no such file.'),
    ]);
  }
  const wrong = await box.run(['style', 'configure', '0b3c1c9e-8a54-4c62-9d3b-0f4a52f1f0aa', 'rules.json']);
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('it holds { "CATEGORY": { "RULE":')]);
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
  const undated = await box.run(['keys', 'usage', '--from', '2026-02-30', '--to', '2026-03-01'], there);
  expect([undated.code, undated.stderr]).toEqual([2, expect.stringContaining('not “2026-02-30”')]);
  expect((await box.run(['keys', 'deactivate', id], there)).stderr).toContain('deactivated for good');
  const table = await box.run(['keys', 'list'], there);
  expect(table.stdout).toMatch(/Build +deactivated/);
  expect(table.stdout + table.stderr).not.toContain(secret);
  const report = await box.run(['keys', 'usage', '--from', '2026-01-01', '--to', '2026-01-31', '--by', 'key'], there);
  expect(report.stdout).toMatch(/all +0 +0 +0 +0/);
  expect((await box.run(['keys', 'list'])).code).toBe(2);
});
