import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitBox, program } from './gitBox.ts';
import { jsonLines, sandbox, xliff } from './runCli.ts';

const po = (entries: readonly string[]) => `msgid ""\nmsgstr "Language: de\\n"\n\n${entries.join('\n\n')}\n`;

test('two files are compared by segments, whatever their layout, and their words are marked', async () => {
  using box = sandbox({
    'old.po': po([
      'msgid "Tea"\nmsgstr "Tee"',
      'msgid "Old rope"\nmsgstr "Das alte Seil"',
      'msgid "Gone"\nmsgstr "Weg"',
    ]),
    'new.po': po([
      '# moved\nmsgid "Old rope"\nmsgstr ""\n"Das neue "\n"Seil"',
      'msgid "Tea"\nmsgstr "Tee"',
      '#, fuzzy\nmsgid "Rum"\nmsgstr "Rum"',
    ]),
  });
  const { code, stdout } = await box.run(['diff', 'old.po', 'new.po']);
  expect(code).toBe(0);
  expect(stdout).toContain('new.po: 3 segments (1 added, 1 removed, 1 changed)');
  expect(stdout).toContain('~ Old rope\n    target  Das [-alte-]{+neue+} Seil\n');
  expect(stdout).toContain('- Gone\n    source  Gone\n    target  Weg\n');
  expect(stdout).toContain('+ Rum\n    source  Rum\n    target  Rum\n    state   needs review\n');
  expect(stdout).not.toContain('Tea');
});

test('as JSON, with an exit code for scripts', async () => {
  using box = sandbox({
    'a.xlf': xliff([['u', 'Sail', 'Segel']]),
    'b.xlf': xliff([['u', 'Sails', 'Segel']]),
  });
  const { code, stdout } = await box.run(['diff', 'a.xlf', 'b.xlf', '--json', '--exit-code']);
  expect(code).toBe(1);
  expect(jsonLines(stdout)).toEqual([
    { file: 'b.xlf', segment: 'u', change: 'changed', source: { before: 'Sail', after: 'Sails' } },
  ]);
  expect(await box.run(['diff', 'a.xlf', 'a.xlf', '--exit-code'])).toMatchObject({ code: 0, stdout: '' });
});

test('a paragraph that is put in shifts no other', async () => {
  using box = sandbox({ 'a.md': '# Sail\n\nRow.\n\nRest.\n', 'b.md': '# Sail\n\nFirst, look.\n\nRow!\n\nRest.\n' });
  const lines = jsonLines((await box.run(['diff', 'a.md', 'b.md', '--json'])).stdout);
  expect(lines.map(({ change, target }) => [change, (target as { after: string }).after])).toEqual([
    ['changed', 'First, look.'],
    ['added', 'Row!'],
  ]);
});

test('revisions of git are compared with each other and with the file on disk', async () => {
  using box = gitBox({ 'locales/de.json': { a: 'Eins', b: 'Zwei' }, 'locales/fr.json': { a: 'Un' } });
  box.write('locales/de.json', { a: 'Eins', b: 'Zwo' });
  box.commit('second');
  box.write('locales/de.json', { a: 'Ein', b: 'Zwo' });
  const ids = async (...args: string[]) =>
    jsonLines((await box.run(['diff', '--json', ...args])).stdout).map(({ file, segment, change }) =>
      [file, segment, change].join(' '),
    );
  expect(await ids('HEAD~1:locales/de.json', 'HEAD:./locales/de.json')).toEqual(['locales/de.json b changed']);
  expect(await ids('HEAD:locales/de.json', 'locales/de.json')).toEqual(['locales/de.json a changed']);
  rmSync(join(box.root, 'locales/fr.json'));
  expect(await ids('--base', 'HEAD~1', 'locales/de.json', 'locales/fr.json')).toEqual([
    'locales/de.json a changed',
    'locales/de.json b changed',
    'locales/fr.json a removed',
  ]);
  const unknown = await box.run(['diff', '--base', '--output=x', 'locales/de.json']);
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('needs a value') });
  const other = await box.run(['diff', 'nowhere:locales/de.json', 'locales/de.json']);
  expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('git knows no revision “nowhere”') });
  expect((await box.run(['diff', 'HEAD:locales/es.json', 'locales/de.json'])).code).toBe(3);
});

test('as text converter, git shows texts as people read them and still shows what no format reads', async () => {
  using box = gitBox({
    '.gitattributes': '*.po diff=interline\n*.json diff=interline\n',
    'de.po': po(['msgid "Tea"\nmsgstr ""\n"Grüner "\n"Tee\\n"\n"heiß"']),
    'package.json': { name: 'boat' },
    'broken.po': '??\n',
  });
  box.git('config', 'diff.interline.textconv', `${program} diff --textconv`);
  box.write('de.po', po(['msgid "Tea"\nmsgstr "Grüner Tee\\nkalt"']));
  box.write('package.json', { name: 'ship' });
  box.write('broken.po', '!!\n');
  const { stdout } = box.git('diff');
  expect(stdout).toContain('   target  Grüner Tee\n-          heiß\n+          kalt\n');
  expect(stdout).toMatch(/^-.*boat.*\n\+.*ship/m);
  expect(stdout).toContain('-??\n+!!');
});
