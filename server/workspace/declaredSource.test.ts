import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from './openWorkspace.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-declared-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const sourceOf = async (file: string, text: string, settings?: object) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
  return (await openWorkspace(root, { settings })).settings.project.sourceLanguage;
};

test.each([
  ['.tx/config', '[main]\nhost = x\n\n[o:p:q:r]\nsource_file = de.yml\nsource_lang = de\n', 'de'],
  ['.tx/config', '[a.b]\nsource_lang = de\n[a.c]\nsource_lang = fr\n', 'en'],
  ['.tx/config', '[a.b]\nsource_lang = en_GB\n', 'en'],
  ['crowdin.yml', 'files:\n  - source: /l10n/nl.json\n    translation: /l10n/%two_letters_code%.json\n', 'nl'],
  [
    'crowdin.yml',
    'files: [\n { "source" : "/web/fr/*.json",\n "translation" : "/web/%locale%/%original_file_name%" }\n]\n',
    'fr',
  ],
  ['crowdin.yml', 'files:\n  - source: /it/app.json\n    translation: /%original_path%/app.%locale%.json\n', 'en'],
  ['project.inlang/settings.json', '{ "baseLocale": "cs", "locales": ["cs", "en"] }', 'cs'],
])('the original of a project is in the language that its settings name: %s', async (file, text, language) => {
  expect(await sourceOf(file, text)).toBe(language);
});

test('what the settings say goes before it', async () => {
  expect(await sourceOf('.tx/config', '[a.b]\nsource_lang = de\n', { sourceLanguage: 'fr' })).toBe('fr');
});
