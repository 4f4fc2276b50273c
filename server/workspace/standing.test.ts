import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-standing-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const texts = JSON.stringify({ title: 'Boats for hire', hint: 'Choose a boat and a day' });

/** Which files of a folder are taken for localization files, and which are left alone as data. */
async function search(...files: readonly string[]) {
  for (const name of files) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    const content = { yml: 'title: Boats for hire\nhint: Choose a boat\n', properties: 'title=Boats for hire\n' };
    const extension = name.slice(name.lastIndexOf('.') + 1) as keyof typeof content;
    await writeFile(join(root, name), content[extension] ?? texts);
  }
  const workspace = await openWorkspace(root);
  const data: string[] = [];
  const listed = await workspace.files.list(undefined, undefined, undefined, (path) => data.push(path));
  const short = (paths: readonly string[]) => paths.map((path) => path.slice(root.length + 1)).sort();
  return { paths: short(listed), data: short(data) };
}

test.each([
  'plugins/mast/plugin.json',
  'assets/currencies.json',
  'sprites/mast_lv.json',
  'data/countries.geo.json',
  'no/options.json',
  'main/res/boats.properties',
])('%s alone is data', async (name) => {
  expect(await search(name)).toEqual({ paths: [], data: [name] });
});

test('what messages mean, as translatewiki.net keeps it in qqq and qq, is no translation', async () => {
  const files = ['i18n/en.json', 'i18n/de.json', 'i18n/qqq.json', 'values-qq/app.json', 'qqq.lproj/A.strings'];
  expect(await search(...files)).toEqual({ paths: ['i18n/de.json', 'i18n/en.json'], data: [] });
});

test.each([
  'de.json',
  'app_en.json',
  'app.de.json',
  'app_pt_BR.json',
  'src/locales/app.json',
  'src/messages.json',
  'src/AppStrings.properties',
  'en/options.json',
  'pt-BR/options.json',
])('%s alone is a localization file', async (name) => {
  expect(await search(name)).toEqual({ paths: [name], data: [] });
});

test('a file in another language speaks for one that looks like data', async () => {
  expect(await search('assets/boats.json', 'assets/boats_lv.json', 'assets/rowers.json')).toEqual({
    paths: ['assets/boats.json', 'assets/boats_lv.json'],
    data: ['assets/rowers.json'],
  });
});

test('so do folders of other languages', async () => {
  const files = ['lv/options.json', 'lt/other.json'];
  expect(await search(...files)).toEqual({ paths: files.toReversed(), data: [] });
});

test('a file that is named is read, whatever it looks like', async () => {
  await search('plugin.json');
  const path = join(root, 'plugin.json');
  const workspace = await openWorkspace(root);
  expect(await workspace.files.read(path)).toBeUndefined();
  expect(await workspace.files.list([path])).toEqual([path]);
  expect((await workspace.files.read(path))?.catalog.segments.count).toBe(2);
});

test('a compiled catalog is passed over beside its original', async () => {
  const mo = Buffer.alloc(28);
  mo.writeUInt32LE(0x950412de);
  for (const name of ['de.mo', 'fr.mo']) await writeFile(join(root, name), mo);
  await writeFile(join(root, 'de.po'), 'msgid "Boat"\nmsgstr "Boot"\n');
  const paths = await (await openWorkspace(root)).files.list();
  expect(paths.map((path) => path.slice(root.length + 1)).sort()).toEqual(['de.po', 'fr.mo']);
});

test('modules beside one of the source language that holds no texts are none of the project', async () => {
  await search('lib/calendar/readme.json');
  for (const name of ['de_DE', 'fr_FR', 'nl_NL'])
    await writeFile(
      join(root, 'lib/calendar', `${name}.js`),
      `export default { today: 'Boats of today', next: 'Boats' };`,
    );
  await writeFile(join(root, 'lib/calendar/en_US.js'), '// empty\n');
  const workspace = await openWorkspace(root);
  expect(await workspace.files.list()).toEqual([]);
  await writeFile(join(root, 'lib/calendar/en_US.js'), `export default { today: 'Boats of today', next: 'Boats' };`);
  expect(await (await openWorkspace(root)).files.list()).toHaveLength(4);
});

test('translations beside an empty source file are files of the project', async () => {
  await search('i18n/de.json', 'i18n/fr.json', 'web/messages.de.json');
  await writeFile(join(root, 'i18n/en.json'), '{}');
  await writeFile(join(root, 'web/messages.json'), '{}');
  expect((await search()).paths).toEqual(
    expect.arrayContaining(['i18n/de.json', 'i18n/fr.json', 'web/messages.de.json']),
  );
});
