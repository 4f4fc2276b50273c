import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lstatSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines, type Sandbox, sandbox } from './runCli.ts';

const project = () =>
  sandbox({
    'src/shop/en.json': { hello: 'Hello' },
    'src/shop/de.json': { hello: 'Hallo  Welt' },
    'src/[locale]/en.json': { bye: 'Bye' },
    'src/[locale]/de.json': { bye: 'Tschüs  dann' },
    'src/package.json': { name: 'shop' },
  });

const files = (text: string) => [...new Set(jsonLines(text).map(({ file }) => file))].sort();

// The shell of Windows expands no glob, and people put them in quotation marks on every other.
test.each([
  ['src/**/*.json', ['src/[locale]/de.json', 'src/shop/de.json']],
  ['src/{shop,cart}/d?.json', ['src/shop/de.json']],
  ['src/[locale]/*.json', ['src/[locale]/de.json']],
])('check %j checks %j', async (glob, expected) => {
  using box = project();
  const { code, stdout } = await box.run(['check', glob, '--format', 'json']);
  expect(files(stdout)).toEqual(expected);
  expect(code).toBe(1);
});

test('a glob stays in the folders that it names, and is reported where nothing matches it', async () => {
  using box = project();
  const inFolder = await box.run(['check', 'src/*.json']);
  expect(inFolder).toMatchObject({ code: 2, stderr: expect.stringContaining('no localization file') });
  const nowhere = await box.run(['check', 'scr/**/*.json', 'src/shop/en.json']);
  expect(nowhere).toMatchObject({ code: 3, stderr: expect.stringContaining('scr/**/*.json: no file matches this') });
  const counted = await box.run(['status', 'src/**/en.json', '--json']);
  expect(files(counted.stdout)).toEqual(['src/[locale]/en.json', 'src/shop/en.json']);
  const planned = await box.run(['translate', 'src/**/en.json', '--to', 'fr', '--dry-run']);
  expect(planned.stdout).toMatch(/^src\/\[locale\]\/fr\.json: .*\nsrc\/shop\/fr\.json: .*\n$/);
});

test('what looks like data is left alone with one note, and read where it is named', async () => {
  using box = sandbox({
    'locales/en.json': { hello: 'Hello' },
    'locales/de.json': { hello: 'Hallo  Welt' },
    'plugins/mast/plugin.json': { name: 'Mast', description: 'Sets the  sails' },
    'plugins/hull/plugin.json': { name: 'Hull', description: 'Paints the  hull' },
  });
  const all = await box.run(['check', '.', '--format', 'json']);
  expect(files(all.stdout)).toEqual(['locales/de.json']);
  expect(all.stderr).toContain('2 files such as “plugins/hull/plugin.json” were left alone as data');
  const alone = await box.run(['check', 'plugins']);
  expect(alone).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('To check them, name them or add them to “files”'),
  });
  const named = await box.run(['status', 'plugins/hull/plugin.json', '--json']);
  expect(jsonLines(named.stdout)).toMatchObject([{ file: 'plugins/hull/plugin.json', total: 2 }]);
});

test('a file without source texts is checked for what needs none, with one note', async () => {
  using box = sandbox({
    'main.lproj/Boats.strings': '"sail" = "Sail\u200B now";\n',
    'main.lproj/Crews.strings': '"row" = "Row";\n<<<<<<< ours\n',
  });
  for (const jobs of ['1', '2']) {
    const { stdout, stderr } = await box.run(['check', '.', '--format', 'json', '--jobs', jobs]);
    expect(files(stdout)).toEqual(['main.lproj/Boats.strings', 'main.lproj/Crews.strings']);
    expect(
      stderr.match(/2 files such as “main.lproj\/Boats.strings” have no file of the source language/g),
    ).toHaveLength(1);
  }
});

test('a file without texts, as Xcode makes for each language, has no source and needs none', async () => {
  using box = sandbox({
    'en.lproj/Launch.strings': '\n',
    'de.lproj/Launch.strings': '\n',
    'en.lproj/Boats.strings': '"sail" = "Sail";\n',
    'de.lproj/Boats.strings': '"sail" = "Segeln";\n',
  });
  expect(await box.run(['check', '.'])).toMatchObject({ code: 0, stderr: 'No findings in 4 files.\n' });
  expect(await box.run(['translate', '.', '--to', 'fr', '--dry-run'])).toMatchObject({
    stdout: expect.stringMatching(/^fr\.lproj\/Boats\.strings: .*\n$/),
    stderr: '',
  });
  const named = await box.run(['translate', 'de.lproj/Launch.strings', '--to', 'de', '--dry-run']);
  expect(named.stderr).toContain('de.lproj/Launch.strings: left alone, it has no texts.');
});

test('a file that links lead to as well is looked at once, where its source file is', async () => {
  using box = project();
  symlinkSync('src/shop/de.json', join(box.root, 'latest.json'));
  symlinkSync(join(box.root, 'src/shop'), join(box.root, 'current'));
  const { stdout } = await box.run(['check', '.', 'current', 'latest.json', 'src', '--format', 'json']);
  expect(files(stdout)).toEqual(['src/[locale]/de.json', 'src/shop/de.json']);
  expect(jsonLines(stdout)).toHaveLength(2);
  const link = await box.run(['check', 'current/de.json', '--format', 'json']);
  expect(files(link.stdout)).toEqual(['current/de.json']);
});

/** Runs a command as somebody whom permissions hold back; root reads everything. */
function asNobody(box: Sandbox, args: readonly string[]) {
  const root = process.getuid?.() === 0;
  if (root)
    for (const name of ['.', ...readdirSync(box.root, { recursive: true })]) {
      const path = join(box.root, String(name));
      if (!lstatSync(path).isSymbolicLink()) chownSync(path, 65534, 65534);
    }
  return box.run(args, root ? { user: 65534 } : {});
}

test.skipIf(process.platform === 'win32')(
  'a folder below that cannot be opened is said, and decides the exit code',
  async () => {
    using box = project();
    box.write('src/shut/en.json', { a: 'A' });
    for (const prepare of [[], ['init', '-q', '.']]) {
      if (prepare.length > 0) spawnSync('git', prepare, { cwd: box.root });
      chmodSync(join(box.root, 'src/shut'), 0);
      const { code, stdout, stderr } = await asNobody(box, ['check', 'src', '--format', 'json']);
      chmodSync(join(box.root, 'src/shut'), 0o755);
      expect(files(stdout)).toEqual(['src/[locale]/de.json', 'src/shop/de.json']);
      expect(stderr).toBe('src/shut: permission to read it is denied.\n');
      expect(code).toBe(3);
    }
  },
);

test.each([
  ['out/de.json', 'git ignores it'],
  ['legacy/de.json', 'the setting “exclude” says so'],
  ['dist/de.json', 'such a folder holds built files'],
])('where nothing but %s is there, a note says that it is left out', async (path, reason) => {
  using box = sandbox({ [path]: { hello: 'Hallo' }, 'interline.json': { exclude: ['legacy'] }, '.gitignore': 'out\n' });
  expect(spawnSync('git', ['init', '-q'], { cwd: box.root }).status).toBe(0);
  const { code, stderr } = await box.run(['check', '.']);
  expect(stderr).toContain(`“${path}” is left out, since ${reason}`);
  expect(code).toBe(2);
  expect(await box.run(['check', path])).toMatchObject({ code: 0, stderr: expect.stringContaining('1 file') });
});

test('XML and TypeScript that hold no texts are refused when they are named, as any other kind of file is', async () => {
  using box = sandbox({
    'build.xml': '<project name="boats"><target name="all"/></project>',
    'main.ts': "export const boats = ['dinghy'];\n",
    'values-de/strings.xml': '<resource><string name="a">Boot</string></resource>',
    'de.ts': '<<<<<<< HEAD\n<!DOCTYPE TS>\n',
  });
  for (const name of ['build.xml', 'main.ts']) {
    const { code, stderr } = await box.run(['check', name]);
    expect({ code, stderr }).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(`${name}: no format here reads files of this kind`),
    });
  }
  // What is broken is still reported where the file stands.
  for (const name of ['values-de/strings.xml', 'de.ts']) expect((await box.run(['check', name])).code).not.toBe(3);
});

test.each([{ repository: false }, { repository: true }])(
  'links that leave the project are not followed, nor changed (repository: $repository)',
  async ({ repository }) => {
    const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Good ferry"\nmsgstr "Gute  Fähre"\n';
    using box = sandbox({ 'elsewhere/de.po': po, 'project/own/de.po': po });
    const root = join(box.root, 'project');
    symlinkSync('/', join(root, 'all'));
    symlinkSync('../elsewhere', join(root, 'folder'));
    symlinkSync('../elsewhere/de.po', join(root, 'linked.po'));
    symlinkSync('own/de.po', join(root, 'within.po'));
    symlinkSync('/dev/zero', join(root, 'zero.po'));
    if (repository) {
      expect(spawnSync('git', ['init', '-q'], { cwd: root }).status).toBe(0);
      expect(spawnSync('git', ['add', '.'], { cwd: root }).status).toBe(0);
    } else expect(spawnSync('mkfifo', [join(root, 'pipe.po')]).status).toBe(0);
    const run = (...args: string[]) => box.run(args, { cwd: root });
    expect(files((await run('check', '.', '--format', 'json')).stdout)).toEqual(['own/de.po']);
    expect((await run('check', '.', '--fix')).stderr).not.toContain('unexpected');
    expect(box.read('elsewhere/de.po').toString()).toBe(po);
    // Who names the link means what it leads to.
    await run('check', 'linked.po', '--fix');
    expect(box.read('elsewhere/de.po').toString()).toContain('"Gute Fähre"');
  },
);
