import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFile } from '../checking/checkFile.ts';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-within-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** A string catalog, by text and language. */
const catalogOf = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  JSON.stringify({
    sourceLanguage: 'en',
    version: '1.0',
    strings: Object.fromEntries(
      Object.entries(texts).map(([source, translations]) => [
        source,
        {
          localizations: Object.fromEntries(
            Object.entries(translations).map(([language, value]) => [
              language,
              { stringUnit: { state: 'translated', value } },
            ]),
          ),
        },
      ]),
    ),
  });

test('the languages of one file vote on what is the same as the source', async () => {
  const path = join(root, 'Localizable.xcstrings');
  const texts = {
    'Lantern Grove': { de: 'Lantern Grove', es: 'Lantern Grove', fr: 'Lantern Grove', pl: 'Lantern Grove' },
    'Lantern Reply': {
      de: 'Lantern Reply',
      es: 'Opiniones ya',
      fr: 'Avis tout de suite',
      pl: 'Opinia teraz',
    },
    'Save the lantern': { de: 'Laterne sichern', es: 'Guardar', fr: 'Garder', pl: 'Zapisz' },
    'Now it is Lantern': { de: 'Jetzt ist Licht', es: 'Ya hay luz', fr: 'De la lumière', pl: 'Jest' },
    'Save Settings': { de: 'Save Settings', es: 'Guardar', fr: 'Enregistrer', pl: 'Zapisz' },
  };
  await writeFile(path, catalogOf(texts));
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(path);
  if (!file) throw new Error('no localization file');
  const untranslated = (await checkFile(workspace, file)).flatMap(({ check, segment }) =>
    check === 'same-as-source' ? [segment] : [],
  );
  expect(untranslated).toEqual(['Lantern Reply/de', 'Save Settings/de']);
});
