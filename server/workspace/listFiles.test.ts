import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isForeign, listFiles } from './listFiles.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-list-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('fixtures of tests are left out unless their folder is named', async () => {
  for (const path of ['locales/de.json', 'src/test/fixtures/locales/de.json']) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '{}');
  }
  const list = async (folder: string) =>
    (await listFiles(join(root, folder), root, () => false)).map((path) => relative(root, path).replaceAll('\\', '/'));
  expect(await list('.')).toEqual(['locales/de.json']);
  expect(await list('src/test/fixtures')).toEqual(['src/test/fixtures/locales/de.json']);
});

test('a package below static files that has a licence of its own is a copy of others', async () => {
  const ours = ['static/app/locale/de.json', 'packages/oars/LICENSE', 'packages/oars/locale/de.json'];
  for (const path of [...ours, 'static/viewer/LICENSE', 'static/viewer/web/locale/de.json', 'static/LICENSE']) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '{}');
  }
  const list = async (folder: string) =>
    (await listFiles(join(root, folder), root, () => false))
      .map((path) => relative(root, path).replaceAll('\\', '/'))
      .filter((path) => path.endsWith('.json'))
      .sort();
  const mine = ours.filter((path) => path.endsWith('.json')).sort();
  expect(await list('.')).toEqual(mine);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  expect(await list('.')).toEqual(mine);
  expect(await list('static/viewer/web')).toEqual(['static/viewer/web/locale/de.json']);
});

test('packages that a project keeps in node_modules are its own where git ignores every other one', async () => {
  const packages = ['packages/node_modules/skerry/locales/de.json', 'node_modules/lamp/de.json'];
  for (const path of packages) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), '{}');
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  const list = async () =>
    (await listFiles(root, root, () => false)).map((path) => relative(root, path).replaceAll('\\', '/'));
  expect(await list()).toEqual([]);
  await writeFile(join(root, '.gitignore'), 'node_modules\n!packages/node_modules\n');
  expect(await list()).toEqual(['.gitignore', 'packages/node_modules/skerry/locales/de.json']);
});

test.each([
  ['node_modules/skerry/de.json', true],
  ['pkg/testdata/de.po', true],
  ['src/__fixtures__/de.json', true],
  ['spec/mail/fixtures/de.yml', true],
  ['test/samples/de.srt', true],
  ['Tools/unittests/po/de.po', true],
  ['src/unit_test/de.po', true],
  ['Skerry.App.Tests/Resources/Text.de.resx', true],
  ['spec/dummy/config/locales/de.yml', true],
  ['spec/locales/de.yml', false],
  ['packages/ab-test/locales/de.json', false],
  ['app/latest/locales/de.json', false],
  ['core/src/test/resources/messages_de.properties', true],
  ['ios/Pods/Skerry/de.lproj/Localizable.strings', true],
  ['src/main/resources/messages_de.properties', false],
  ['locales/fixtures.json', false],
  ['fixtures/de.json', false],
  ['app/tests/data/locales/de.po', true],
  ['web/assets/vendor/tables/i18n/da.json', true],
  ['libs/editor_2.14.1/src/editor_cs.ts', true],
  ['3rdparty/editor/po/de.po', true],
  ['pytest_skerry/data/po/de.po', true],
  ['resources/lang/vendor/mail/de/mail.php', false],
  ['libs/editor/src/editor_cs.ts', false],
  ['app/contest/locales/de.json', false],
  ['app/test_data/po/de.po', true],
  ['pytest_skerry/data/de.po', true],
  ['locales/test_results/de.json', false],
])('%s: %s', (path, foreign) => expect(isForeign(path)).toBe(foreign));
