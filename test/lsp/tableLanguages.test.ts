import { expect, test } from 'vitest';
import { commands } from '../../shared/protocol.ts';
import type { ChangedRows, RowChange } from '../../shared/tableChangesProtocol.ts';
import type { FoundRow, TableCell, TableRows } from '../../shared/tableProtocol.ts';
import { project } from './fixtures.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const french = '{\n  "menu": {\n    "greeting": "Bienvenue, {{name}} !",\n    "later": "Ancrer le bateau"\n  }\n}\n';
const values = (name: string, texts: Readonly<Record<string, string>>) => ({
  [`res/${name}/strings.xml`]: `<resources>\n${Object.entries(texts)
    .map(([key, text]) => `  <string name="${key}">${text}</string>\n`)
    .join('')}</resources>\n`,
});
const xcstrings = JSON.stringify({
  sourceLanguage: 'en',
  strings: {
    Anchor: { localizations: { de: { stringUnit: { state: 'translated', value: 'Anker' } } } },
    Sail: { localizations: { fr: { stringUnit: { state: 'needs_review', value: 'Voile' } } } },
  },
  version: '1.0',
});

const started = startedClients({
  files: {
    ...project,
    'interline.json': '{ "targetLanguages": ["de", "fr"] }\n',
    'locales/fr/app.json': french,
    ...values('values', { title: 'Harbour', sail: 'Sail' }),
    ...values('values-de', { title: 'Hafen', sail: 'Segel' }),
    ...values('values-ja', { title: '港' }),
    'ios/Localizable.xcstrings': xcstrings,
  },
});

function languagesOf(editor: TestClient, path: string, more: object = {}): Promise<TableRows> {
  const page = { uri: editor.uri(path), languages: {}, filter: {}, offset: 0, limit: 100, checked: true };
  return editor.request('interline/tableRows', { ...page, ...more });
}

function change(editor: TestClient, path: string, column: string, rows: readonly string[], what: RowChange) {
  const params = { uri: editor.uri(path), languages: {}, column, rows, change: what };
  return editor.request<ChangedRows>('interline/changeTableRows', params);
}

const shown = ({ rows }: TableRows) => rows.map(({ id, cells }) => [id, ...cells.map(textOf)]);
const textOf = (cell: TableCell | null) =>
  cell &&
  (cell.missing ? 'missing' : cell.target.map((piece) => (typeof piece === 'string' ? piece : piece.raw)).join(''));

test('a file shows with those of the other languages, whichever of them was opened', async () => {
  const editor = await started();
  for (const path of ['locales/de/app.json', 'locales/en/app.json', 'locales/fr/app.json']) {
    const table = await languagesOf(editor, path);
    expect(table.languages).toEqual(['en', 'de', 'fr']);
    expect(table.columns.map(({ key, uri, isSource }) => [key, uri, isSource])).toEqual([
      ['en', editor.uri('locales/en/app.json'), true],
      ['de', editor.uri('locales/de/app.json'), false],
      ['fr', editor.uri('locales/fr/app.json'), false],
    ]);
    expect(shown(table)).toEqual([
      ['menu.greeting', 'Welcome aboard, {{name}}!', 'Willkommen an Bord!', 'Bienvenue, {{name}} !'],
      ['menu.later', 'Anchor the boat', 'missing', 'Ancrer le bateau'],
      ['menu.ferry', 'The ferry leaves', 'Das Schiff legt ab', 'missing'],
    ]);
    expect(table.states).toEqual({ untranslated: 2, 'needs-review': 0, translated: 4, final: 0 });
    expect(table.rows[0]?.cells[1]?.findings.map(({ check }) => check)).toContain('placeholder-missing');
  }
});

test('Android folders are languages of one table, and a text that one lacks is added to its file', async () => {
  const editor = await started();
  const table = await languagesOf(editor, 'res/values-de/strings.xml');
  // French has no file here: a column is offered for it.
  expect([table.languages, table.addable]).toEqual([['en', 'de', 'ja', 'fr'], ['fr']]);
  expect(shown(table)).toEqual([
    ['title', 'Harbour', 'Hafen', '港'],
    ['sail', 'Sail', 'Segel', 'missing'],
  ]);
  const [, german, japanese] = ['values', 'values-de', 'values-ja'].map((name) => `res/${name}/strings.xml`);
  editor.open(japanese as string);
  const before = editor.text(japanese as string);
  expect(await change(editor, german as string, 'ja', ['sail'], { kind: 'text', target: ['帆'] })).toEqual({
    changed: 1,
    files: [editor.uri(japanese as string)],
  });
  expect(editor.text(japanese as string)).toBe(
    before.replace('</resources>', '  <string name="sail">帆</string>\n</resources>'),
  );
  expect(shown(await languagesOf(editor, german as string))[1]).toEqual(['sail', 'Sail', 'Segel', '帆']);
});

test('the languages of a string catalog are columns, each with its own state', async () => {
  const editor = await started();
  const path = 'ios/Localizable.xcstrings';
  editor.open(path);
  const table = await languagesOf(editor, path);
  expect(table.languages).toEqual(['de', 'fr']);
  expect(table.rows.map(({ id, source, cells }) => [id, source, ...cells.map((cell) => cell?.state)])).toEqual([
    ['Anchor', ['Anchor'], 'translated', 'untranslated'],
    ['Sail', ['Sail'], 'untranslated', 'needs-review'],
  ]);
  await change(editor, path, 'fr', ['Anchor'], { kind: 'text', target: ['Ancre'] });
  await change(editor, path, 'fr', ['Anchor', 'Sail'], { kind: 'state', state: 'translated' });
  const { strings } = JSON.parse(editor.text(path));
  expect(strings.Anchor.localizations).toMatchObject({
    de: { stringUnit: { value: 'Anker' } },
    fr: { stringUnit: { value: 'Ancre', state: 'translated' } },
  });
  expect(strings.Sail.localizations).toEqual({ fr: { stringUnit: { state: 'translated', value: 'Voile' } } });
});

test('languages are chosen, and rows pass where one of those shown does', async () => {
  const editor = await started();
  const path = 'locales/de/app.json';
  const german = await languagesOf(editor, path, { languages: { shown: ['de'] }, filter: { state: 'untranslated' } });
  expect(german.columns.map(({ key }) => key)).toEqual(['de']);
  expect(shown(german)).toEqual([['menu.later', 'missing']]);
  expect(german.rows[0]?.source).toEqual(['Anchor the boat']);
  const all = await languagesOf(editor, path, { filter: { state: 'untranslated' } });
  expect(all.rows.map(({ id }) => id)).toEqual(['menu.later', 'menu.ferry']);
  const sorted = await languagesOf(editor, path, { filter: { order: '-target', orderedColumn: 'fr' } });
  expect(sorted.rows.map(({ id }) => id)).toEqual(['menu.greeting', 'menu.later', 'menu.ferry']);
});

test('the next unfinished text is looked for cell by cell, and round', async () => {
  const editor = await started();
  const next = (from: number, column: string, direction = 'next') =>
    editor.request<FoundRow | null>('interline/findTableRow', {
      ...{ uri: editor.uri('locales/de/app.json'), languages: {}, filter: {}, kind: 'unfinished' },
      ...{ from, column, direction },
    });
  expect(await next(0, 'de')).toEqual({ id: 'menu.later', place: 1, column: 'de' });
  expect(await next(1, 'de')).toEqual({ id: 'menu.ferry', place: 2, column: 'fr' });
  expect(await next(2, 'fr')).toEqual({ id: 'menu.later', place: 1, column: 'de' });
  expect(await next(1, 'de', 'previous')).toEqual({ id: 'menu.ferry', place: 2, column: 'fr' });
});

test('a language without a file is a column when it is asked for, and its file is made before it is written', async () => {
  const editor = await started();
  const path = 'locales/de/app.json';
  const languages = { shown: ['de', 'it'] };
  const table = await languagesOf(editor, path, { languages });
  expect([table.languages, table.addable]).toEqual([['en', 'de', 'fr', 'it'], ['it']]);
  expect(table.columns.map(({ key, noFile }) => [key, noFile])).toEqual([
    ['de', undefined],
    ['it', true],
  ]);
  expect(table.rows.map(({ cells: [, italian] }) => [italian?.state, italian?.noFile, italian?.findings])).toEqual(
    Array(3).fill(['untranslated', true, []]),
  );
  const write = () =>
    editor.request<ChangedRows>('interline/changeTableRows', {
      ...{ uri: editor.uri(path), languages, column: 'it', rows: ['menu.later'] },
      change: { kind: 'text', target: ['Ancora la barca'] },
    });
  const source = editor.uri('locales/en/app.json');
  expect(await write()).toEqual({
    ...{ changed: 0, files: [] },
    absent: [{ source, language: 'it', path: 'locales/it/app.json' }],
  });
  await editor.request('workspace/executeCommand', { command: commands.addLanguage, arguments: [source, 'it'] });
  expect(await write()).toMatchObject({ changed: 1, files: [editor.uri('locales/it/app.json')] });
  expect((await languagesOf(editor, path, { languages })).columns[1]?.noFile).toBeUndefined();
});

test('a file that has no other language beside it has one column', async () => {
  const editor = await started();
  expect((await languagesOf(editor, 'po/de.po')).languages).toEqual(['de']);
});
