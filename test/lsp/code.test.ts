import { expect, test } from 'vitest';
import type { Location, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { shop } from '../cli/codeProject.ts';
import { capable, find, slice, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: shop, capabilities: capable });

/** What a request for places answers at the first occurrence of some words: `file text`. */
async function places(editor: TestClient, method: string, path: string, words: string): Promise<readonly string[]> {
  editor.open(path);
  const position = find(editor.text(path), words);
  const params = { textDocument: { uri: editor.uri(path) }, position, context: { includeDeclaration: true } };
  const locations = await editor.request<Location[] | null>(`textDocument/${method}`, params);
  return (locations ?? []).map(({ uri, range }) => {
    const file = uri.slice(editor.uri('').replace(/\/?$/, '/').length);
    return `${file} ${slice(editor.text(file), range)}`;
  });
}

async function renamed(editor: TestClient, path: string, words: string, newName: string): Promise<void> {
  editor.open(path);
  const position = find(editor.text(path), words);
  const params = { textDocument: { uri: editor.uri(path) }, position, newName };
  editor.apply(await editor.request<WorkspaceEdit>('textDocument/rename', params));
}

test('a key in code leads to its entries in every language, through namespace, prefix and plural forms', async () => {
  const editor = await started();
  expect(await places(editor, 'definition', 'src/Pay.tsx', 'total')).toEqual(['locales/en/checkout.json total']);
  expect(await places(editor, 'definition', 'src/Home.tsx', 'boats')).toEqual([
    'locales/en/common.json boats_one',
    'locales/en/common.json boats_other',
    'locales/de/common.json boats_one',
    'locales/de/common.json boats_other',
  ]);
  expect(await places(editor, 'definition', 'src/Boat.vue', 'greeting')).toEqual([
    'locales/en/common.json greeting',
    'locales/de/common.json greeting',
  ]);
});

test('an entry leads to the code that asks for it, of unsaved buffers too', async () => {
  const editor = await started();
  editor.open('src/trip.html', `<p>{{ 'title' | translate }}</p>\n`, 'html');
  expect(await places(editor, 'references', 'locales/de/common.json', 'title')).toEqual([
    'src/Home.tsx title',
    'src/Pay.tsx title',
    'src/trip.html title',
    'locales/en/common.json title',
    'locales/de/common.json title',
  ]);
});

test('a key is renamed in code and in every language, plural forms included', async () => {
  const editor = await started();
  await renamed(editor, 'src/Home.tsx', 'boats', 'fleet');
  expect(editor.text('src/Home.tsx')).toContain(`t('fleet', { count: 2 })`);
  expect(editor.text('locales/de/common.json')).toContain('"fleet_one": "{{count}} Boot",\n  "fleet_other"');
  await renamed(editor, 'locales/en/checkout.json', 'now', 'pay.atOnce');
  expect(editor.text('src/Pay.tsx')).toContain("{t('atOnce')}, {t('total'");
  expect(editor.text('locales/en/checkout.json')).toContain('"atOnce": "Pay now"');
});

test('a key that a call may make at run time, or that stands elsewhere as a text, is not renamed', async () => {
  const editor = await started();
  const refusal = (path: string, words: string, name: string) =>
    renamed(editor, path, words, name).then(
      () => 'renamed',
      (error: Error) => error.message,
    );
  expect(await refusal('locales/en/common.json', 'taken', 'status.rented')).toContain(
    'may be meant by “status.*” in src/',
  );
  expect(await refusal('locales/en/common.json', 'home', 'menu.start')).toContain('nothing shows that it is this key');
  expect(await refusal('src/Home.tsx', "title')}</h1>", 'greeting')).toBe('The key “greeting” already exists.');
});

test('an editor is asked for documents of code, for requests about keys and no others', async () => {
  const dynamic = { dynamicRegistration: true };
  const more = { synchronization: dynamic, definition: dynamic, references: dynamic, rename: dynamic };
  const editor = await started({ capabilities: { ...capable, textDocument: { ...capable.textDocument, ...more } } });
  const methods: string[] = [];
  const wanted = (params: {
    registrations: { method: string; registerOptions?: { documentSelector?: unknown } }[];
  }) => {
    for (const { method, registerOptions } of params.registrations) {
      if (JSON.stringify(registerOptions?.documentSelector ?? '').includes('typescriptreact')) methods.push(method);
    }
    return methods.length === 6;
  };
  await editor.next('client/registerCapability', wanted);
  expect(methods.sort()).toEqual(
    ['definition', 'didChange', 'didClose', 'didOpen', 'references', 'rename'].map((name) => `textDocument/${name}`),
  );
});

test('source code shows the keys that are missing, as it is typed, where the project names the check', async () => {
  const settings = '{ "checks": { "missing-key-in-code": "error", "hard-coded-text": "info" } }';
  const editor = await started({ files: { ...shop, 'interline.json': settings } });
  const path = 'src/Home.tsx';
  editor.open(path);
  const diagnostics = async () =>
    (await editor.diagnostics(path)).map(({ code, range }) => `${code} ${slice(editor.text(path), range)}`);
  const before = await diagnostics();
  const start = find(editor.text(path), "t('boats'");
  const end = { ...start, character: start.character + "t('boats'".length };
  editor.change(path, { start, end }, "t('bots'");
  expect((await diagnostics()).filter((line) => !before.includes(line))).toEqual(['missing-key-in-code bots']);
  // The key is added to the texts: the editor is told to ask again.
  editor.open('locales/en/common.json');
  await editor.diagnostics(path);
  const place = find(editor.text('locales/en/common.json'), '"title"');
  editor.change('locales/en/common.json', { start: place, end: place }, '"bots": "Bots", ');
  await editor.next('workspace/diagnostic/refresh');
  expect(await diagnostics()).toEqual(before);
});
