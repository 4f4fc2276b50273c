import { expect, test } from 'vitest';
import type {
  CodeAction,
  CompletionList,
  DocumentDiagnosticReport,
  DocumentLink,
  Hover,
  InlayHint,
  InlayHintLabelPart,
  Location,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { interline, jsonLines } from '../cli/runCli.ts';
import { capable, find, slice, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const path = 'src/Boats.vue';
const component = `<template>
  <h1>{{ t('title') }}</h1>
  <p>{{ t('crew.cook', { nme: who }) }}</p>
  <p>{{ t('common.close') }}</p>
  <p>{{ t('titel') }}</p>
</template>

<i18n lang="yaml">
de:
  title: Boote im Hafen
  crew:
    cook: 'Koch: {name}'
  old: Altes Schild
en:
  title: Boats in the harbour
  crew:
    cook: 'Cook: {name}'
  old: Old sign
</i18n>

<i18n locale="fr">
{
  "title": "Bateaux au port"
}
</i18n>

<script setup lang="ts">
const { t } = useI18n();
</script>
`;
const files = {
  [path]: component,
  'locales/en.json': '{ "title": "The whole shop", "common": { "close": "Close" } }\n',
  'locales/de.json': '{ "title": "Der ganze Laden", "common": { "close": "Schließen" } }\n',
  'interline.json': '{ "checks": { "missing-key-in-code": "error", "unused-key": "info" } }',
};
const capabilities = { ...capable, textDocument: { ...capable.textDocument, inlayHint: {}, documentLink: {} } };
const started = startedClients({ files, capabilities });
const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

async function opened(): Promise<TestClient> {
  const editor = await started();
  editor.open(path);
  return editor;
}

const positionOf = (editor: TestClient, words: string) => ({
  textDocument: { uri: editor.uri(path) },
  position: find(editor.text(path), words),
});

/** The words of places of the component, each with the number of its line. */
const shown = (editor: TestClient, places: readonly Location[]) =>
  places.map(({ uri, range }) => {
    expect(uri).toBe(editor.uri(path));
    return `${range.start.line + 1} ${slice(editor.text(path), range)}`;
  });

test('hints and hovers of a key show the texts that the component has itself, before those of files', async () => {
  const editor = await opened();
  const hints = await editor.request<InlayHint[]>('textDocument/inlayHint', {
    textDocument: { uri: editor.uri(path) },
    range: whole,
  });
  const texts = hints.map(({ label }) => (label as InlayHintLabelPart[])[0]?.value);
  expect(texts).toEqual(['Boats in the harbour', 'Cook: {name}', 'Close']);

  const hover = async (words: string) =>
    ((await editor.request<Hover>('textDocument/hover', positionOf(editor, words))).contents as { value: string })
      .value;
  const place = (line: number) => `${editor.uri(path)}#L${line}`;
  const title = `**title**\n\n[en](${place(15)}) \`Boats in the harbour\`\n\n[de](${place(10)}) \`Boote im Hafen\`\n\n[fr](${place(23)}) \`Bateaux au port\``;
  expect(await hover("title')")).toBe(title);
  expect(await hover('title: Boote')).toBe(title);
  expect(await hover("crew.cook'")).toContain('\n\n[de](');
  expect(await hover("crew.cook'")).toMatch(/\n\nfr – missing$/);
  expect(await hover("common.close'")).toContain('Schließen');
});

test('links, definitions and references stay in the component', async () => {
  const editor = await opened();
  const links = await editor.request<DocumentLink[]>('textDocument/documentLink', {
    textDocument: { uri: editor.uri(path) },
  });
  expect(links.map(({ target }) => target)).toEqual([
    `${editor.uri(path)}#L15,3`,
    `${editor.uri(path)}#L17,5`,
    expect.stringContaining('locales/en.json#L1,'),
  ]);
  const definition = async (words: string) =>
    shown(editor, await editor.request<Location[]>('textDocument/definition', positionOf(editor, words)));
  expect(await definition("title')")).toEqual(['15 title', '10 title', '23 title']);
  expect(await definition('title": "Bateaux')).toEqual(['15 title']);
  const references = (includeDeclaration: boolean) =>
    editor.request<Location[]>('textDocument/references', {
      ...positionOf(editor, 'title: Boats'),
      context: { includeDeclaration },
    });
  expect(shown(editor, await references(true))).toEqual(['2 title', '15 title', '10 title', '23 title']);
  expect(shown(editor, await references(false))).toEqual(['2 title', '10 title', '23 title']);
});

test('completion offers the keys of the component first, those of files behind them', async () => {
  const editor = await opened();
  const line = find(editor.text(path), "titel') }}").line;
  const start = { line, character: editor.text(path).split('\n')[line]?.indexOf('titel') ?? 0 };
  editor.change(path, { start, end: { line, character: start.character + 'titel'.length } }, '');
  const { items } = await editor.request<CompletionList>('textDocument/completion', {
    textDocument: { uri: editor.uri(path) },
    position: start,
  });
  const inOrder = items.toSorted((a, b) => (a.sortText ?? '').localeCompare(b.sortText ?? ''));
  expect(inOrder.map(({ label, detail }) => `${label}: ${detail}`)).toEqual([
    'crew.cook: Cook: {name}',
    'old: Old sign',
    'title: Boats in the harbour',
    'common.close: Close',
  ]);
});

test('a key is renamed in every block and at its calls; one that a file has too stays there', async () => {
  const editor = await opened();
  const edit = await editor.request<WorkspaceEdit>('textDocument/rename', {
    ...positionOf(editor, 'title: Boote'),
    newName: 'heading',
  });
  editor.apply(edit);
  const text = editor.text(path);
  expect(text.match(/heading/g)).toHaveLength(4);
  expect(text).toContain("t('heading')");
  expect(text).not.toMatch(/\btitle\b/);
  const error = await editor
    .request('textDocument/rename', { ...positionOf(editor, 'heading: Boote'), newName: 'old' })
    .catch((reason: unknown) => String(reason));
  expect(error).toContain('The key “old” already exists.');
});

test('the terminal and the editor report the same: a missing key, an argument, and a text that nothing asks for', async () => {
  const editor = await opened();
  const report = await editor.request<DocumentDiagnosticReport>('textDocument/diagnostic', {
    textDocument: { uri: editor.uri(path) },
    identifier: 'interline-code',
  });
  const items = report.kind === 'full' ? report.items : [];
  const diagnostics = items.map(({ range, code, message }) => `${range.start.line + 1} ${code} ${message}`);
  expect(diagnostics).toEqual([
    '3 code-arguments The message of “crew.cook” shows “name”, which the code does not pass',
    '5 missing-key-in-code No source file has the key “titel”; did you mean “title”?',
    '13 unused-key Nothing in this component asks for “old”',
  ]);
  const { stdout } = await interline(['check', '.', '--code', '--format', 'json'], { cwd: editor.folder });
  const inTerminal = jsonLines(stdout).flatMap(({ file, line, check, message }) =>
    file === path ? `${line} ${check} ${message}` : [],
  );
  expect(inTerminal).toEqual(diagnostics);
});

test('quick fixes: the argument that was meant, the key that was meant, and a new key in every block', async () => {
  const editor = await opened();
  const actions = async (words: string) => {
    const start = find(editor.text(path), words);
    return editor.request<CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri: editor.uri(path) },
      range: { start, end: start },
      context: { diagnostics: [] },
    });
  };
  expect((await actions("crew.cook'")).map(({ title }) => title)).toEqual(['Pass “nme” as “name”']);
  const all = await actions("titel')");
  expect(all.map(({ title }) => title)).toEqual([
    'Change to “title”',
    'Add “titel” to the texts of this component',
    'Add “titel” to every language of this component',
    'Add “titel” to the texts of the source language',
    'Add “titel” to every language',
  ]);
  const edit = all[2]?.edit;
  if (!edit) throw new Error('The action has no edit.');
  editor.apply(edit);
  const text = editor.text(path);
  expect(text).toContain('  old: Altes Schild\n  titel: ""\nen:');
  expect(text).toContain('  old: Old sign\n  titel: Titel\n</i18n>');
  expect(text).toContain('  "title": "Bateaux au port",\n  "titel": ""\n}');
});
