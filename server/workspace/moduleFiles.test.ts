import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-modules-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function discovered(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  const workspace = await openWorkspace(root);
  return (await workspace.files.list()).map((path) => relative(root, path).replaceAll('\\', '/'));
}

const texts = "export default { open: 'Open the file', close: 'Close all files', title: 'Boats' };\n";

test('modules of texts are found by the languages of their paths, program code is not', async () => {
  const paths = await discovered({
    'src/locale/en.js': texts,
    'src/locale/de.js': texts,
    'src/locale/index.js': texts,
    'src/i18n/fr/menu.ts': texts,
    'src/i18n/fr/index.ts': "import menu from './menu';\nexport default { menu };\n",
    'src/components/is.js': texts,
    'src/options.js': texts,
    'src/Button.ts': texts,
    'src/Button.cy.ts': "describe('Button', () => { it('opens', () => { cy.visit('/'); }); });\n",
    'src/lang/de/format.js': "export function format(date) { return date + ' Uhr'; }\nexport default { format };\n",
    'dist/locale/de.js': texts,
    'packages/languages/src/names.ts': texts,
  });
  expect(paths).toEqual(['src/i18n/fr/menu.ts', 'src/locale/de.js', 'src/locale/en.js']);
});

test('TOML files of languages are found, manifests and settings are not', async () => {
  const table = '[open]\nother = "Open the file"\n';
  const paths = await discovered({
    'i18n/en.toml': table,
    'i18n/de.toml': table,
    'Cargo.toml': '[package]\nname = "boat"\ndescription = "A boat for one"\n',
    'locales/Cargo.toml': '[package]\nname = "locales"\ndescription = "The texts of the boat"\n',
    'i18n.toml': 'fallback_language = "en"\n',
    'config.toml': 'title = "My new site"\n',
    'data/authors.toml': 'name = "Somebody Else"\n',
  });
  expect(paths).toEqual(['i18n/de.toml', 'i18n/en.toml']);
});

test('JSON5 files of languages are found, settings are not', async () => {
  const paths = await discovered({
    'locales/en.json5': "{ open: 'Open the file' }",
    'locales/de.json5': "{ open: 'Datei öffnen' }",
    'renovate.json5': "{ extends: ['config:base'] }",
    'data/boats.json5': "{ name: 'Gull', length: 7 }",
  });
  expect(paths).toEqual(['locales/de.json5', 'locales/en.json5']);
});
