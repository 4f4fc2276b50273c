import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { gitBox, program } from './gitBox.ts';
import { jsonLines, type Sandbox, sandbox } from './runCli.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const yaml = (name: string) => parse(readFileSync(join(root, name), 'utf8'));

const project = {
  'locales/en.json': { a: 'One rope', b: 'Two ropes', c: 'Three ropes' },
  'locales/de.json': { a: 'Ein Seil', b: 'Zwei Seile' },
  'locales/fr.json': { a: 'Une corde', b: 'Deux cordes', c: 'Trois cordes' },
};

test('status fails under a percentage, and names the languages that do', async () => {
  using box = sandbox(project);
  const under = await box.run(['status', '.', '--fail-under', '66.7']);
  expect([under.code, under.stderr]).toEqual([1, 'Less than 66.7 % is translated: de (66.6 %).\n']);
  expect((await box.run(['status', '.', '--fail-under', '66.6'])).code).toBe(0);
  expect(await box.run(['status', '.', '--fail-under', 'all'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('a number from 0 to 100, not “all”'),
  });
});

test('totals per language, as JSON and as a table', async () => {
  using box = sandbox({ ...project, 'more/de.json': { x: 'Segel' }, 'more/en.json': { x: 'Sail' } });
  const { stdout } = await box.run(['status', '.', '--totals', '--json']);
  expect(
    jsonLines(stdout).map(({ language, files, total, translated, percent }) => [
      language,
      files,
      total,
      translated,
      percent,
    ]),
  ).toEqual([
    ['de', 2, 4, 3, 75],
    ['fr', 1, 3, 3, 100],
  ]);
  const table = await box.run(['status', '.', '--totals']);
  expect(table.stdout).toMatch(/^de +2 +4 +3 /m);
  expect(table.stdout).not.toContain('locales/');
});

test('a badge is a picture, or data for an endpoint, and says what the table says', async () => {
  using box = sandbox(project);
  expect((await box.run(['status', '.', '--badge', 'badge.svg'])).code).toBe(0);
  const svg = box.read('badge.svg').toString();
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain('aria-label="translated: 83 %"');
  await box.run(['status', '.', '--badge', 'badge.json']);
  expect(JSON.parse(box.read('badge.json').toString())).toEqual({
    schemaVersion: 1,
    label: 'translated',
    message: '83%',
    color: 'yellow',
  });
  expect((await box.run(['status', '.', '--badge', 'badge.png'])).code).toBe(2);
});

interface Step {
  readonly name: string;
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Runs a step of the action as a runner does: its script in bash, its inputs in the environment. */
function runStep(box: Sandbox, name: string, inputs: Readonly<Record<string, string>>) {
  const action = yaml('action.yml');
  const step = (action.runs.steps as Step[]).find((one) => one.name === name) as Step;
  const env = Object.entries(step.env).map(([variable, value]) => {
    const input = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(value)?.[1] ?? '';
    expect(action.inputs).toHaveProperty(input);
    return [variable, inputs[input] ?? action.inputs[input].default];
  });
  const ended = spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step.run], {
    cwd: box.root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTION_PATH: root, ...Object.fromEntries(env) },
  });
  return { code: ended.status, stdout: ended.stdout, stderr: ended.stderr };
}

test('the steps of the GitHub Action check and count', () => {
  using box = sandbox({
    'locales/en.json': { a: 'A rope for {name}', b: 'Two ropes', c: 'Three ropes' },
    'locales/de.json': { a: 'Ein Seil für {nmae}', b: 'Zwei Seile' },
    'locales/fr.json': { a: 'Une corde pour {name}', b: 'Deux cordes', c: 'Trois cordes' },
    'x y.txt': '',
  });
  const checked = runStep(box, 'Check localization files', { 'fail-on': 'error' });
  expect([checked.code, checked.stdout]).toEqual([1, expect.stringContaining('::error file=locales/de.json')]);
  expect(runStep(box, 'Check localization files', { paths: 'locales/fr.json' })).toMatchObject({ code: 0, stdout: '' });
  const counted = runStep(box, 'Count translations', { 'fail-under': '90', badge: 'badge.svg' });
  expect([counted.code, counted.stderr]).toEqual([1, expect.stringContaining('Less than 90 % is translated: de')]);
  expect(box.read('badge.svg').toString()).toContain('83 %');
  // An input is data: nothing in it is run.
  const hostile = runStep(box, 'Check localization files', { paths: '$(touch hacked) ;touch hacked' });
  expect(hostile.code).toBe(3);
  expect(() => box.read('hacked')).toThrow();
});

test('the pre-commit hooks report what a commit brings, and repair what they may', () => {
  using box = gitBox(project);
  box.write('bin/npx', `#!/bin/sh\nshift 2\nexec ${program} "$@"\n`);
  chmodSync(join(box.root, 'bin/npx'), 0o755);
  const hooks = yaml('.pre-commit-hooks.yaml') as { id: string; entry: string; language: string }[];
  const run = (id: string, ...files: string[]) => {
    const { entry } = hooks.find((hook) => hook.id === id) as { entry: string };
    const [command = '', ...args] = entry.split(' ');
    const env = { ...process.env, PATH: `${join(box.root, 'bin')}${delimiter}${process.env.PATH}` };
    return spawnSync(command, [...args, ...files], { cwd: box.root, encoding: 'utf8', env });
  };
  expect(hooks.map(({ language }) => language)).toEqual(['system', 'system']);
  expect(run('interline', 'locales/fr.json').status).toBe(0);
  box.write('locales/fr.json', { a: 'Une corde {name}', b: 'Deux cordes', c: 'Trois cordes ' });
  const refused = run('interline', 'locales/fr.json');
  expect([refused.status, refused.stdout]).toEqual([1, expect.stringContaining('{name}')]);
  run('interline-fix', 'locales/fr.json');
  expect(box.read('locales/fr.json').toString()).toContain('"Trois cordes"');
  // What stood there before is the concern of another commit.
  box.write('locales/fr.json', { a: 'Une corde', b: 'Deux cordes ', c: 'Trois cordes {name}' });
  box.git('commit', '-qam', 'faults');
  box.write('locales/fr.json', { a: 'Une autre corde ', b: 'Deux cordes ', c: 'Trois cordes {name}' });
  expect(run('interline-fix', 'locales/fr.json').status).toBe(0);
  expect(JSON.parse(box.read('locales/fr.json').toString())).toMatchObject({ a: 'Une autre corde', b: 'Deux cordes ' });
});
