import { afterEach, expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver-protocol';
import { find, slice, startClient, type TestClient } from './lspClient.ts';

let client: TestClient | undefined;
afterEach(async () => {
  await client?.stop();
  client = undefined;
});

const files = {
  'interline.json': '{ "checks": { "spelling": "warning" } }\n',
  'locales/en.json': '{\n  "saved": "The file was saved",\n  "name": "Runs grepx"\n}\n',
  'locales/fr.json': '{\n  "saved": "Le fichier a été enregitré",\n  "name": "Lance grepx"\n}\n',
};
const path = 'locales/fr.json';

async function marked(editor: TestClient): Promise<string[]> {
  const misspelt = (await editor.diagnostics(path)).filter(({ code }) => code === 'spelling');
  return misspelt.map(({ range }) => slice(editor.text(path), range));
}

async function actionsAt(editor: TestClient, word: string): Promise<CodeAction[]> {
  const position = find(editor.text(path), word);
  return editor.request<CodeAction[]>('textDocument/codeAction', {
    textDocument: { uri: editor.uri(path) },
    range: { start: position, end: position },
    context: { diagnostics: [] },
  });
}

test('a wrong word is shown once it was looked up, and what it may have been is offered', async () => {
  const editor = await startClient({ files });
  client = editor;
  editor.open(path);
  // The dictionary is not waited for.
  expect(await marked(editor)).toEqual([]);
  await editor.next('workspace/diagnostic/refresh');
  expect(await marked(editor)).toEqual(['enregitré']);
  const action = (await actionsAt(editor, 'enregitré')).find(({ title }) => title === 'Change it to “enregistré”');
  const whole = await editor.request<CodeAction>('codeAction/resolve', action);
  if (whole.edit) editor.apply(whole.edit);
  expect(editor.text(path)).toContain('"Le fichier a été enregistré"');
  expect(await marked(editor)).toEqual([]);
});

test('a word that is typed is looked up, and can be added to the words of the project', async () => {
  const editor = await startClient({ files: { ...files, [path]: files[path].replace('enregitré', 'enregistré') } });
  client = editor;
  editor.open(path);
  expect(await marked(editor)).toEqual([]);
  const end = find(editor.text(path), 'enregistré', 'end');
  editor.change(path, { start: end, end }, ' hierrr');
  expect(await marked(editor)).toEqual([]);
  await editor.next('workspace/diagnostic/refresh');
  expect(await marked(editor)).toEqual(['hierrr']);
  const action = (await actionsAt(editor, 'hierrr')).find(({ title }) => title.startsWith('Add “hierrr”'));
  if (action?.edit) editor.apply(action.edit);
  expect(JSON.parse(editor.text('interline.json'))).toMatchObject({ words: ['hierrr'] });
});
