import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { FilesSay, FormSetting, ProjectForm } from '../../shared/projectSettingsProtocol.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const settings = `{
  "sourceLanguage": "en",
  "targetLanguages": [
    "de", // The harbour office.
    "fr",
    "ja"
  ]
}
`;
const text = '{ "sail": "Sail", "deck": "Deck" }\n';
const files = {
  'interline.json': settings,
  'locales/en.json': text,
  'locales/de.json': text,
  'wares/en/shop/words.json': text,
  'wares/nl/shop/words.json': text,
};
const started = startedClients({ files });
const uriIn = (editor: TestClient) => editor.uri('locales/de.json');
const formOf = (editor: TestClient) => editor.request<ProjectForm>('interline/projectForm', { uri: uriIn(editor) });
const set = (editor: TestClient, setting: FormSetting, value: string | readonly string[]) =>
  editor.request('interline/setSetting', { uri: uriIn(editor), setting, value });

test('what the project says is told apart from what is usual', async () => {
  const editor = await started();
  const { settings: uri, values, written } = await formOf(editor);
  expect(uri).toBe(editor.uri('interline.json'));
  expect(values).toMatchObject({ sourceLanguage: 'en', targetLanguages: ['de', 'fr', 'ja'], memories: ['**/*.tmx'] });
  expect(written).toEqual(['sourceLanguage', 'targetLanguages']);
});

test('an entry that is added, changed or taken out leaves the others and their comments as they are', async () => {
  const editor = await started();
  const now = () => editor.text('interline.json');
  await set(editor, 'targetLanguages', ['de', 'fr', 'ja', 'nl']);
  await set(editor, 'targetLanguages', ['de', 'es', 'ja', 'nl']);
  await set(editor, 'targetLanguages', ['de', 'es', 'nl']);
  expect(now()).toContain('    "de", // The harbour office.\n');
  expect(parse(now())).toEqual({ sourceLanguage: 'en', targetLanguages: ['de', 'es', 'nl'] });
  await set(editor, 'exclude', ['vendor/**']);
  await set(editor, 'sourceLanguage', 'sv');
  expect(parse(now())).toMatchObject({ sourceLanguage: 'sv', exclude: ['vendor/**'] });
  // A list as it is without settings needs no line.
  await set(editor, 'exclude', []);
  expect(parse(now())).toEqual({ sourceLanguage: 'sv', targetLanguages: ['de', 'es', 'nl'] });
  expect((await formOf(editor)).values.targetLanguages).toEqual(['de', 'es', 'nl']);
});

test('languages that the files show are offered', async () => {
  const editor = await started();
  const { targetLanguages } = await editor.request<FilesSay>('interline/filesSay', { uri: uriIn(editor) });
  expect(targetLanguages).toEqual(['de', 'nl']);
});
