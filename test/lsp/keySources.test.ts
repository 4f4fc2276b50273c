import { expect, test } from 'vitest';
import type { Hover } from 'vscode-languageserver-protocol';
import type { TableRows } from '../../shared/tableProtocol.ts';
import { keyedProject, keysAlone } from '../keyedProject.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const german = 'translations/messages.de.xlf';
const english = 'translations/messages.en.xlf';
const started = startedClients({
  files: {
    ...keyedProject,
    'terms.tmx': `<tmx version="1.4"><header srclang="en" datatype="plaintext" segtype="sentence" adminlang="en" creationtool="t" creationtoolversion="1" o-tmf="t"/><body>
<tu><tuv xml:lang="en"><seg>Moor at the pier</seg></tuv><tuv xml:lang="de"><seg>Am Anleger festmachen</seg></tuv></tu>
<tu><tuv xml:lang="en"><seg>The boat has sailed.</seg></tuv><tuv xml:lang="de"><seg>Das Boot ist weg.</seg></tuv></tu>
</body></tmx>`,
  },
});

const translate = (editor: TestClient, path: string) =>
  editor.request<{ readonly message: string }>('workspace/executeCommand', {
    command: 'interline.translateFile',
    arguments: [editor.uri(path)],
  });
const rangeOf = (text: string, part: string) => {
  const before = text.slice(0, text.indexOf(part)).split('\n');
  const start = { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
  return { start, end: { line: start.line, character: start.character + part.length } };
};
const saidOf = async (editor: TestClient, path: string) =>
  (await editor.diagnostics(path)).map(({ code, message }) => `${code}: ${message}`);

test('diagnostics compare with the texts, and follow edits of either file', async () => {
  const editor = await started();
  editor.open(german);
  editor.open(english);
  expect(await editor.diagnostics(english)).toEqual([]);
  expect(await saidOf(editor, german)).toContain('numbers: “15” is “12” in the source');
  editor.change(german, rangeOf(editor.text(german), '15'), '12');
  expect((await saidOf(editor, german)).filter((said) => said.startsWith('numbers'))).toEqual([]);
  editor.change(english, rangeOf(editor.text(english), '12'), '20');
  expect(await saidOf(editor, german)).toContain('numbers: “12” is “20” in the source');
});

test('a hover shows the text with its key, and the matches of the memory', async () => {
  const editor = await started();
  editor.open(german);
  const position = rangeOf(editor.text(german), 'boat.moor').start;
  const hover = await editor.request<Hover>('textDocument/hover', {
    textDocument: { uri: editor.uri(german) },
    position,
  });
  const shown = JSON.stringify(hover.contents);
  for (const text of ['Moor at the pier', 'boat.moor', 'Am Anleger festmachen']) expect(shown).toContain(text);
});

test('a file is translated from the texts, with the units that it lacks', async () => {
  const editor = await started();
  editor.open(german);
  expect((await translate(editor, german)).message).toContain('Translated 2 of 2 segments');
  const text = editor.text(german);
  expect(text).toMatch(/<source>boat\.moor<\/source>\s*<target[^<>]*>Am Anleger festmachen</);
  expect(text).toMatch(/<source>boat\.gone<\/source>\s*<target[^<>]*>Das Boot ist weg\.</);
});

test('the table has the texts of the source language in their own column', async () => {
  const editor = await started();
  editor.open(german);
  const { rows, languages } = await editor.request<TableRows>('interline/tableRows', {
    ...{ uri: editor.uri(german), languages: {}, filter: {}, offset: 0, limit: 100, checked: true },
  });
  expect(languages).toEqual(['en', 'de']);
  const shown = rows.map(({ cells }) => cells.map((cell) => cell?.target.join('') ?? null));
  expect(shown).toContainEqual(['Our boats', 'Unsere Boote']);
  expect(shown).toContainEqual(['Moor at the pier', '']);
});

test('keys without texts are not translated, and the sentence names the file that is missing', async () => {
  const editor = await started({ files: keysAlone });
  editor.open(german);
  const { message } = await translate(editor, german);
  expect(message).toContain('it can be translated once “translations/messages.en.xlf” has their texts.');
  expect(editor.text(german)).toBe(keysAlone[german]);
});
