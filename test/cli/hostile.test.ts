import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  existsSync,
  openSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { bundle, jsonLines, sandbox, xliff } from './runCli.ts';

const good = xliff([
  ['a', 'Good morning', 'Guten Morgen'],
  ['b', 'Good night', 'Gute Nacht'],
]);

/** Files that are broken or mean harm, by name. */
const hostile: Readonly<Record<string, string | Uint8Array>> = {
  'empty.xlf': '',
  'truncated.xlf': good.slice(0, 400),
  'nothing-but-open.xlf': '<'.repeat(20_000),
  'deep.xlf': `<xliff version="1.2"><file><body>${'<group>'.repeat(100_000)}`,
  'nul.xlf': good.replace('Guten', 'Gu\0ten'),
  'bomb.xlf': good
    .replace(
      '<xliff',
      `<!DOCTYPE xliff [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY ${'abcdefghij'[i + 1]} "${`&${'abcdefghij'[i]};`.repeat(10)}">`).join('')}]>\n<xliff`,
    )
    .replace('Guten Morgen', '&j;'),
  'deep.json': `${'{"a":'.repeat(100_000)}1`,
  'brackets.json': '['.repeat(200_000),
  'truncated.json': '{"a": "Eins", "b": "Zw',
  'proto.json': '{"__proto__": {"x": "1"}, "constructor": "Zwei", "toString": "Drei"}',
  'aliases.yml': Array.from(
    { length: 9 },
    (_, i) => `${'abcdefghij'[i]}: &${'abcdefghij'[i]} [${i === 0 ? 'x' : `*${'abcdefghij'[i - 1]},`.repeat(9)}]\n`,
  ).join(''),
  'truncated.po': 'msgid ""\nmsgstr ""\n\nmsgid "Tea',
  'broken.srt': '1\n00:00:01,000 -> 00:00:02\nHallo\n\n99999999999999999999\n--> -->\n',
  'broken.dita': '<topic id="t"><title>Hallo<p>Welt</topic>',
  'random.xlf': Uint8Array.from({ length: 5000 }, (_, i) => (i * 7919) % 251),
};

describe('a broken file is reported, never a crash', () => {
  test('check, segments and status get through all of them', async () => {
    using box = sandbox(hostile);
    for (const args of [
      ['check', '--format', 'json'],
      ['segments', '--json'],
      ['status', '--json'],
    ]) {
      const { code, stdout, stderr } = await box.run([...args, ...Object.keys(hostile)]);
      expect(stderr).not.toContain('unexpected error');
      expect([0, 1, 3]).toContain(code);
      expect(jsonLines(stdout).length).toBeGreaterThan(0);
    }
  });

  test('what is whole in a truncated file is still read', async () => {
    using box = sandbox({ 'a.xlf': good.slice(0, good.indexOf('Gute Nacht') + 4) });
    const lines = jsonLines((await box.run(['segments', 'a.xlf', '--json'])).stdout);
    expect(lines[0]).toMatchObject({ id: 'a', target: 'Guten Morgen' });
    expect(lines.at(-1)?.problems).not.toEqual([]);
  });
});

test('a report that does not fit on the disk is one line', () => {
  using box = sandbox({ 'a.xlf': good });
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [bundle, 'segments', '--json', '.'], {
    cwd: box.root,
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(full);
  expect(stderr).toBe('interline: the output cannot be written: the disk is full.\n');
  expect(status).toBe(1);
});

test('entities are not expanded, external ones not fetched', async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked++;
    response.end('fetched');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/x.dtd`;
    using box = sandbox({ 'secret.txt': 'the secret' });
    const doctype = `<!DOCTYPE xliff SYSTEM "${url}" [<!ENTITY e SYSTEM "${join(box.root, 'secret.txt')}"><!ENTITY h SYSTEM "${url}"><!ENTITY % p SYSTEM "${url}">%p;]>`;
    box.write('a.xlf', good.replace('<xliff', `${doctype}\n<xliff`).replace('Guten Morgen', '&e;&h;'));
    const { stdout } = await box.run(['segments', 'a.xlf', '--json']);
    expect(stdout).not.toContain('the secret');
    expect(stdout).not.toContain('fetched');
    expect(jsonLines(stdout)[0]?.target).toBe('&e;&h;');
    await box.run(['check', 'a.xlf']);
    expect(asked).toBe(0);
  } finally {
    server.close();
  }
});

test.each([
  [{}, ['check', '.', '--format', 'json']],
  [{}, ['check', '.', '--code']],
  [{}, ['segments', '.', '--json']],
  [{}, ['tm', 'search', '.', 'Boat', '--from', 'en', '--to', 'de']],
  [{}, ['translate', '.', '--to', 'de', '--dry-run', '--json']],
  [{ rules: ['../secret.yml'] }, ['check', '.']],
  [{ rules: ['../secret.txt'] }, ['rules', 'list']],
  [{ style: '../secret.json' }, ['check', '.']],
  [{ style: '../secret.txt' }, ['check', '.']],
])('nothing that lies outside a project comes from it: %o %o', async (more, args) => {
  const secret = 'the secret';
  using box = sandbox({
    'secret.txt': `${secret}\n`,
    'secret.json': { a: secret, rules: secret, [secret]: 1 },
    'secret.yml': `rules:\n  - { id: ${secret}, message: ${secret} }\n${secret}\n`,
    'secret.csv': `en,de\nBoat,${secret}\n`,
    'secret.tmx': `<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Boat</seg></tuv><tuv xml:lang="de"><seg>${secret}</seg></tuv></tu></body></tmx>`,
    'secret/de.json': { a: secret, b: secret },
    'project/locales/en.json': { a: 'Boat', b: 'Two  boats', c: 'Boat' },
    'project/locales/de.json': { b: 'Zwei  Boote', c: 'Boot' },
    'project/a.xlf': good.replace('original="app"', 'original="../secret.txt"'),
    'project/topic.dita':
      '<topic id="t"><title>Boat</title><body><p conref="../secret.txt#a/b">Sail</p></body></topic>',
  });
  const outside = (name: string) => [`../${name}`, join(box.root, name)];
  symlinkSync(join(box.root, 'secret.csv'), join(box.root, 'project/glossary.csv'));
  symlinkSync(join(box.root, 'secret.tmx'), join(box.root, 'project/all.tmx'));
  symlinkSync(join(box.root, 'secret'), join(box.root, 'project/locales/more'));
  box.write('project/interline.json', {
    files: ['../secret/{language}.json'],
    glossaries: [...outside('secret.csv'), '*.csv'],
    memories: [...outside('secret.tmx'), '*.tmx'],
    dictionaries: outside('secret.txt'),
    checks: { spelling: 'warning' },
    ...more,
  });
  const { code, stdout, stderr } = await box.run(args, { cwd: join(box.root, 'project') });
  expect(`${stdout}${stderr}`).not.toContain(secret);
  expect(code === 2).toBe(Object.keys(more).length > 0);
});

test.each([
  ['check', '.'],
  ['check', '.', '--changed-since', 'HEAD~1'],
  ['check', '.', '--only', 'stale-translation'],
  ['segments', '.'],
  ['translate', '.', '--to', 'de', '--dry-run'],
  ['diff', '--base', 'HEAD', 'a.xlf'],
  ['merge', '--install', '--yes'],
])('a repository cannot make git start a program: %s %s %s %s', async (...args) => {
  const unit = (target: string) => xliff([['a', 'Good morning', target]]);
  using box = sandbox({ 'a.xlf': unit('Guten Morgen'), 'b.json': '{}', 'locales/en.json': { a: 'Tea' } });
  const git = (...words: string[]) => {
    const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com'];
    const { status, stdout, stderr } = spawnSync('git', ['-C', box.root, ...identity, ...words], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim();
  };
  git('init', '-q', '-b', 'main');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  writeFileSync(join(box.root, 'a.xlf'), unit('Guten  Tag'));
  writeFileSync(join(box.root, 'locales/de.json'), '{ "a": "Tee" }');
  git('add', '.');
  git('commit', '-q', '-m', 'two');
  // One object is missing and would come from a “remote” that is a program.
  const missing = git('rev-parse', 'HEAD~1:a.xlf');
  rmSync(join(box.root, '.git/objects', missing.slice(0, 2), missing.slice(2)), { force: true });
  const program = join(box.root, 'program.sh');
  writeFileSync(program, `#!/bin/sh\ntouch "${box.root}/started"\ncat\n`, { mode: 0o755 });
  writeFileSync(join(box.root, '.git/hooks/post-index-change'), `#!/bin/sh\n${program}\n`, { mode: 0o755 });
  writeFileSync(join(box.root, '.gitattributes'), '* filter=any diff=any\n');
  appendFileSync(
    join(box.root, '.git/config'),
    `[core]
\tfsmonitor = ${program}
\tsshCommand = ${program}
\tpager = ${program}
\tgitProxy = ${program}
\taskPass = ${program}
[diff]
\texternal = ${program}
[diff "any"]
\tcommand = ${program}
\ttextconv = ${program}
[filter "any"]
\tclean = ${program}
\tsmudge = ${program}
\tprocess = ${program}
\trequired = true
[log]
\tshowSignature = true
[gpg]
\tprogram = ${program}
[alias]
\tls-files = !${program}
\tdiff = !${program}
[protocol "ext"]
\tallow = always
[extensions]
\tpartialClone = origin
[remote "origin"]
\turl = ext::${program}
\tpromisor = true
`,
  );
  utimesSync(join(box.root, 'a.xlf'), new Date(), new Date());
  const { code } = await box.run(args);
  expect([0, 1]).toContain(code);
  expect(existsSync(join(box.root, 'started'))).toBe(false);
});

test('a file of 100 MB is read in less than ten times its size', { timeout: 300_000 }, async () => {
  using box = sandbox({
    'rss.mjs': 'process.on("exit", () => process.stderr.write("peak " + process.resourceUsage().maxRSS));',
  });
  const path = join(box.root, 'big.xlf');
  const file = openSync(path, 'w');
  const [head = '', tail = ''] = xliff([]).split('    </body>');
  writeSync(file, head);
  let units = 0;
  for (let size = 0; size < 100_000_000; units += 1000) {
    const unit = (id: number) =>
      `<trans-unit id="u${id}"><source>Ferry ${id} leaves pier %s at noon, weather permitting.</source><target>Fähre ${id} fährt mittags von Anleger %s ab, wenn das Wetter es erlaubt.</target></trans-unit>\n`;
    size += writeSync(file, Array.from({ length: 1000 }, (_, i) => unit(units + i)).join(''));
  }
  writeSync(file, `    </body>${tail}`);
  closeSync(file);
  const { code, stdout, stderr } = await box.run(['status', 'big.xlf', '--json'], {
    nodeOptions: ['--import', `./rss.mjs`],
  });
  expect(code).toBe(0);
  expect(jsonLines(stdout)[0]).toMatchObject({ total: units, translated: units });
  const peak = Number(/peak (\d+)/.exec(stderr)?.[1]) * 1024;
  expect(peak).toBeLessThan(10 * statSync(path).size);
});

describe('names and ids with control characters', () => {
  const name = 'locales/\u001b[31mfr\u202e.json';
  const command = '::error::de.json';
  const box = sandbox({
    'locales/en.json': { 'a\u001b[2J\u009b1m\n::warning::x': 'Press {key}', b: 'Two boats' },
    [name]: { 'a\u001b[2J\u009b1m\n::warning::x': 'Appuyer\u001b]0;x\u0007', b: 'Deux  bateaux\n::notice::y' },
    [command]: { b: 'Zwei Boote' },
    'en.json': { b: 'Two boats', c: 'Three boats' },
  });
  afterAll(() => box[Symbol.dispose]());

  test.each([
    ...['text', 'json', 'sarif', 'junit', 'github', 'html'].map((format) => ['check', '.', '--format', format]),
    ['check', name, 'gone\u001b[2J.json'],
    ['segments', '.'],
    ['segments', '.', '--json'],
    ['status', '.'],
    ['status', '.', '--json'],
    ['translate', '.', '--to', 'fr', '--dry-run'],
    ['set', name, 'gone\u001b[2J', 'x'],
    ['tm', 'search', '.', 'Two boats', '--from', 'en', '--to', 'fr'],
  ])('do not steer who reads the output of %s %s %s %s', async (...args) => {
    const { stdout, stderr } = await box.run(args);
    expect(stdout + stderr).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/);
    const commands = `${stdout}\n${stderr}`.split('\n').filter((line) => /^\s*(?:::|##\[)/.test(line));
    const annotation =
      /^::(?:error|warning|notice) file=[^,:]*,line=\d+,endLine=\d+,(?:col=\d+,endColumn=\d+,)?title=[^:]*::/;
    expect(commands.filter((line) => !args.includes('github') || !annotation.test(line))).toEqual([]);
  });

  test('are exact in output for programs', async () => {
    const rows = jsonLines((await box.run(['status', 'locales', '--json'])).stdout);
    expect(rows.map((row) => row.file)).toContain(name);
  });
});
