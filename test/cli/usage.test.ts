import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { interline, sandbox, xliff } from './runCli.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

test('the version and the list of commands', async () => {
  expect((await interline(['--version'])).stdout).toBe(`${version}\n`);
  const help = await interline(['--help']);
  expect(help.code).toBe(0);
  for (const name of 'check segments set status translate document glossary tm languages usage detect serve lsp'.split(
    ' ',
  )) {
    expect(help.stdout).toMatch(new RegExp(`^ {2}${name} +\\S`, 'm'));
  }
});

test('every command of the list has a page of its own', async () => {
  const { stdout } = await interline(['--help']);
  const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1] ?? '');
  for (const name of names) {
    const page = await interline(['help', name]);
    expect(page.code, name).toBe(0);
    expect(page.stdout).toContain(`Usage: interline ${name}`);
  }
});

test('no command at all is a usage error that shows the list', async () => {
  const { code, stdout, stderr } = await interline([]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('Usage: interline COMMAND');
});

test.each([
  [['chek', '.'], 'Did you mean “check”?'],
  [['check', '.', '--formt', 'json'], 'Did you mean “--format”?'],
  [['check', '.', '--format', 'xml'], 'one of text, json, sarif, junit, github'],
  [['check', '.', '--format'], '“--format” needs a value'],
  [['check', '.', '--only', 'placeholder-mising'], 'Did you mean “placeholder-missing”?'],
  [['sync'], 'sync needs a PATH'],
  [['segments', '.', '--json=yes'], '“--json” takes no value'],
  [['set', 'a.xlf', '1'], 'set needs a FILE, an ID and a TEXT'],
  [['glossary', 'serch', 'x'], 'did you mean “search”?'],
  [['tm', 'search', 'x'], '--to LANG'],
  [['languages', '--service', 'ftp://example.org'], 'base URL'],
  [['usage', '--service', 'https://example.org'], 'needs a key'],
])('interline %j is a usage error', async (args, message) => {
  const { code, stdout, stderr } = await interline(args);
  expect(stderr).toContain(message);
  expect(stderr).toMatch(/Run “interline help/);
  expect([code, stdout]).toEqual([2, '']);
});

test('a folder without localization files is a usage error', async () => {
  using box = sandbox({ 'package.json': { name: 'x' } });
  const { code, stderr } = await box.run(['check', '.']);
  expect(code).toBe(2);
  expect(stderr).toContain('no localization file');
});

test('settings that make no sense stop a command with the place', async () => {
  using box = sandbox({ 'a.xlf': xliff([['1', 'Tea', 'Tee']]), 'interline.json': '{\n  "sourceLangage": "en"\n}' });
  const { code, stderr } = await box.run(['check', '.']);
  expect(code).toBe(2);
  expect(stderr).toMatch(/interline\.json:2:3: there is no setting “sourceLangage”/);
});

test('the reader of the output may go away', async () => {
  const units = Array.from({ length: 20_000 }, (_, i) => [`u${i}`, `Text ${i}`, `Text ${i}`] as const);
  using box = sandbox({ 'a.xlf': xliff(units) });
  const { code, stderr } = await box.run(['segments', 'a.xlf', '--json'], {
    during: (child) => child.stdout?.once('data', () => child.stdout?.destroy()),
  });
  expect([code, stderr]).toEqual([0, '']);
});

test('nothing but text goes to a pipe: no colours, no progress bar', async () => {
  using box = sandbox({ 'a.xlf': xliff([['1', 'Tea %s', 'Tee']]) });
  const { stdout, stderr } = await box.run(['check', 'a.xlf']);
  expect(stdout + stderr).not.toContain('\u001b');
  expect(stdout + stderr).not.toContain('\r');
});
