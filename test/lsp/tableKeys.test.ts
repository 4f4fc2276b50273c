import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ApplyWorkspaceEditParams } from 'vscode-languageserver-protocol';
import type { EditedKeys, KeyEdit } from '../../shared/tableKeysProtocol.ts';
import type { TableRows } from '../../shared/tableProtocol.ts';
import { project } from './fixtures.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
const strings = (...texts: readonly (readonly [string, string])[]) =>
  `<resources>\n${texts.map(([name, text]) => `    <string name="${name}">${text}</string>\n`).join('')}</resources>\n`;
const started = startedClients({
  files: {
    ...project,
    'interline.json': '{ "targetLanguages": ["de", "fr"] }\n',
    'locales/fr/app.json': '{\n  "menu": {\n    "greeting": "Bienvenue !",\n    "ferry": "Le ferry part"\n  }\n}\n',
    'res/values/strings.xml': strings(['title', 'Harbour'], ['sail', 'Sail']),
    'res/values-de/strings.xml': strings(['title', 'Hafen'], ['sail', 'Segel']),
    'bundles/messages.properties': 'quay=Quay\nmole=Mole\n',
    'bundles/messages_de.properties': latin('quay=Anlegestelle für alle\nmole=Mole\n'),
    'src/app.ts': "import i18next from 'i18next';\ni18next.t('menu.ferry');\n",
  },
});

const edit = (editor: TestClient, path: string, wanted: KeyEdit, more: object = {}) =>
  editor.request<EditedKeys>('interline/editTableKeys', { uri: editor.uri(path), edit: wanted, ...more });
const rowsOf = async (editor: TestClient, path: string, more: object = {}) => {
  const page = { uri: editor.uri(path), filter: {}, offset: 0, limit: 100, checked: false };
  return editor.request<TableRows>('interline/tableRows', { ...page, ...more });
};
const steps = ({ received }: TestClient) =>
  received.flatMap(({ method, params }) =>
    method === 'workspace/applyEdit' ? [(params as ApplyWorkspaceEditParams).label] : [],
  );

test('tables of keys can have more rows; those of texts in order, or of both languages, cannot', async () => {
  const editor = await started();
  for (const path of ['locales/de/app.json', 'res/values/strings.xml', 'bundles/messages_de.properties'])
    expect(await rowsOf(editor, path), path).toMatchObject({ editsKeys: true });
  for (const path of ['po/de.po', 'xliff/app.de.xlf', 'film/harbour.de.srt'])
    expect(await rowsOf(editor, path), path).not.toHaveProperty('editsKeys');
  const add: KeyEdit = { kind: 'add', key: 'new', text: '' };
  await expect(edit(editor, 'po/de.po', add)).rejects.toThrow('New keys cannot be added to Gettext PO files here.');
});

test('a key is added to the source file beside its group, whichever language the table shows', async () => {
  const editor = await started();
  editor.open('locales/en/app.json');
  const add: KeyEdit = { kind: 'add', key: 'menu.quay', text: 'To the quay', beside: 'menu.later' };
  const trial = await edit(editor, 'locales/de/app.json', add, { isTrial: true });
  expect(trial).toEqual({ files: [editor.uri('locales/en/app.json')], count: 1, row: 'menu.quay' });
  expect(steps(editor)).toEqual([]);
  expect(await edit(editor, 'locales/de/app.json', add)).toEqual(trial);
  expect(JSON.parse(editor.text('locales/en/app.json'))).toMatchObject({ menu: { quay: 'To the quay' } });
  const { rows } = await rowsOf(editor, 'locales/de/app.json');
  expect(rows.find(({ id }) => id === 'menu.quay')).toMatchObject({
    source: ['To the quay'],
    cells: [{ missing: true, editable: true }],
  });
  expect(steps(editor)).toEqual(['Add key']);

  const again = await edit(editor, 'locales/de/app.json', add);
  expect(again).toEqual({ files: [], count: 0, refusal: 'The key “menu.quay” already exists.' });
  const group = await edit(editor, 'locales/de/app.json', { ...add, key: 'menu' });
  expect(group).toEqual({ files: [], count: 0, refusal: 'There is something else at this key.' });
  const bad = await edit(editor, 'res/values-de/strings.xml', { kind: 'add', key: 'to quay', text: 'x' });
  expect(bad.refusal).toBe('“to quay” is not a name for Android: use letters, digits, “_” and “.”.');
});

test('where files stand one below the other, a key goes into that of the row beside it', async () => {
  const editor = await started();
  editor.open('res/values/strings.xml');
  const languages = { files: ['locales/en/app.json', 'res/values/strings.xml'].map(editor.uri) };
  const table = await rowsOf(editor, 'locales/en/app.json', { languages });
  const beside = table.rows.find(({ key }) => key === 'sail')?.id as string;
  const wanted: KeyEdit = { kind: 'add', key: 'quay', text: 'Quay & pier', beside };
  const { row } = await edit(editor, 'locales/en/app.json', wanted, { languages });
  const { rows } = await rowsOf(editor, 'locales/en/app.json', { languages });
  expect(rows.find(({ id }) => id === row)).toMatchObject({ key: 'quay', group: 'res/values/strings.xml' });
  expect(editor.text('res/values/strings.xml')).toBe(
    strings(['title', 'Harbour'], ['sail', 'Sail'], ['quay', 'Quay &amp; pier']),
  );
});

test('rows of one file are deleted from it alone, or from all languages in one step', async () => {
  const editor = await started();
  editor.open('locales/de/app.json');
  editor.open('locales/en/app.json');
  editor.open('locales/fr/app.json');
  const english = editor.text('locales/en/app.json');
  const remove = (from: 'file' | 'all'): KeyEdit => ({ kind: 'remove', rows: ['menu.ferry'], from });
  const all = await edit(editor, 'locales/de/app.json', remove('all'), { isTrial: true });
  expect(all.files.toSorted()).toEqual(['de', 'en', 'fr'].map((name) => editor.uri(`locales/${name}/app.json`)));
  expect(await edit(editor, 'locales/de/app.json', remove('file'))).toMatchObject({ count: 1 });
  expect(editor.text('locales/en/app.json')).toBe(english);
  expect(editor.text('locales/de/app.json')).not.toContain('ferry');
  await edit(editor, 'locales/de/app.json', remove('all'));
  for (const name of ['de', 'en', 'fr']) expect(editor.text(`locales/${name}/app.json`)).not.toContain('ferry');
  expect(JSON.parse(editor.text('locales/fr/app.json'))).toEqual({ menu: { greeting: 'Bienvenue !' } });
  expect(steps(editor)).toEqual(['Delete keys', 'Delete keys']);
});

test('side by side each file has a step of its own, hidden languages too; what no editor could write is written', async () => {
  const editor = await started();
  const languages = { shown: ['en'] };
  const path = 'bundles/messages.properties';
  editor.open(path);
  const wanted: KeyEdit = { kind: 'remove', rows: { text: 'mole' }, from: 'all' };
  const { files, count } = await edit(editor, path, wanted, { languages });
  expect([count, files.length]).toEqual([1, 2]);
  expect(steps(editor)).toEqual(['Delete keys']);
  expect(editor.text(path)).toBe('quay=Quay\n');
  expect(readFileSync(join(editor.folder, 'bundles/messages_de.properties'))).toEqual(
    latin('quay=Anlegestelle für alle\n'),
  );
});

test('a key is renamed in every language and in the code, or a sentence says why not', async () => {
  const editor = await started();
  const path = 'locales/de/app.json';
  const rename = (key: string, row = 'menu.ferry'): KeyEdit => ({ kind: 'rename', row, key });
  const taken = await edit(editor, path, rename('menu.greeting'));
  expect(taken).toMatchObject({ files: [], refusal: 'The key “menu.greeting” already exists.' });
  const { row, files } = await edit(editor, path, rename('menu.boat'));
  expect([row, files.length]).toEqual(['menu.boat', 4]);
  for (const name of ['de', 'en', 'fr']) expect(editor.text(`locales/${name}/app.json`)).toContain('"boat"');
  expect(editor.text('src/app.ts')).toContain("i18next.t('menu.boat')");
  // Of a kind of file that code is not read for.
  expect(await edit(editor, 'res/values-de/strings.xml', rename('canvas', 'sail'))).toMatchObject({ row: 'canvas' });
  expect(editor.text('res/values-de/strings.xml')).toBe(strings(['title', 'Hafen'], ['canvas', 'Segel']));
  expect(editor.text('res/values/strings.xml')).toBe(strings(['title', 'Harbour'], ['canvas', 'Sail']));
});
