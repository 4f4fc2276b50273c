import { expect, test } from 'vitest';
import type { Diagnostic } from 'vscode-languageserver-protocol';
import { project, targets } from './fixtures.ts';
import { positionOf, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

/** Every request of a cursor or a document; an answer, or a refusal in words, but never a crash. */
async function askEverything(editor: TestClient, path: string, offset: number): Promise<void> {
  const textDocument = { uri: editor.uri(path) };
  const position = positionOf(editor.text(path), offset);
  const range = { start: position, end: position };
  await Promise.all([
    editor.request('textDocument/diagnostic', { textDocument }),
    editor.request('textDocument/hover', { textDocument, position }),
    editor.request('textDocument/completion', { textDocument, position }),
    editor.request('textDocument/codeAction', { textDocument, range, context: { diagnostics: [] } }),
    editor.request('textDocument/codeLens', { textDocument }),
    editor.request('textDocument/documentSymbol', { textDocument }),
    editor.request('textDocument/foldingRange', { textDocument }),
  ]);
}

test.each(targets)('$path: half a file is answered like a whole one', async ({ path }) => {
  const editor = await started();
  const whole = editor.text(path);
  editor.open(path);
  for (let part = 0; part < 12; part++) {
    const length = Math.floor((whole.length * part) / 12);
    const text = editor.text(path);
    const end = positionOf(text, text.length);
    editor.change(path, { start: { line: 0, character: 0 }, end }, whole.slice(0, length));
    await askEverything(editor, path, length);
  }
  expect(editor.process.exitCode).toBeNull();
});

test.each(['<', '<!--', '<![CDATA[', '&', '"', '\\', '{', '}', '\u0000', '\ud800', '-->', '\n\n\n'])(
  'the server lives on when %j is typed into every file',
  async (typed) => {
    const editor = await started();
    for (const { path, underlined } of targets) {
      editor.open(path);
      const offset = editor.text(path).indexOf(underlined) + 3;
      const position = positionOf(editor.text(path), offset);
      editor.change(path, { start: position, end: position }, typed);
      await askEverything(editor, path, offset + typed.length);
    }
    expect(editor.received.filter(({ method }) => method === 'window/logMessage')).toEqual([]);
  },
);

test('fast typing: every answer is for the text of its time or says that the text changed', async () => {
  const editor = await started();
  const path = 'xliff/app.de.xlf';
  editor.open(path);
  const answers: Promise<{ items: Diagnostic[] } | Error>[] = [];
  for (let i = 0; i < 40; i++) {
    const position = positionOf(editor.text(path), editor.text(path).indexOf('Willkommen'));
    editor.change(path, { start: position, end: position }, 'x');
    const asked = editor.request<{ items: Diagnostic[] }>('textDocument/diagnostic', {
      textDocument: { uri: editor.uri(path) },
    });
    answers.push(asked.catch((error: Error) => error));
  }
  const settled = await Promise.all(answers);
  for (const answer of settled) {
    if (answer instanceof Error) expect(answer.message).toBe('The document changed meanwhile.');
  }
  const last = settled.at(-1);
  if (!last || last instanceof Error) throw new Error('the last answer is missing');
  const missing = last.items.find((item) => item.code === 'placeholder-missing');
  const line = editor.text(path).split('\n')[3] ?? '';
  const typed = `${'x'.repeat(40)}Willkommen an Bord!`;
  expect(missing?.range).toEqual({
    start: { line: 3, character: line.indexOf(typed) },
    end: { line: 3, character: line.indexOf(typed) + typed.length },
  });
});

test('two folders are two projects, and a file of neither stands for itself', async () => {
  const header = 'msgid ""\nmsgstr "Language: de\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  const po = `${header}\nmsgid "A b"\nmsgstr "A  b"\n`;
  const files = {
    'one/interline.json': '{ "checks": { "double-space": "off" } }',
    'one/de.po': po,
    'two/de.po': po,
    'three/de.po': po,
  };
  const editor = await started({ files, folders: ['one', 'two'] });
  const codes: Record<string, unknown[]> = {};
  for (const name of ['one', 'two', 'three']) {
    editor.open(`${name}/de.po`);
    codes[name] = (await editor.diagnostics(`${name}/de.po`)).map((item) => item.code);
  }
  expect(codes).toEqual({ one: [], two: ['double-space'], three: ['double-space'] });
  const removed = [{ uri: editor.uri('one'), name: 'one' }];
  const added = [{ uri: editor.uri('three'), name: 'three' }];
  editor.notify('workspace/didChangeWorkspaceFolders', { event: { added, removed } });
  const all = await editor.request<{ items: { uri: string }[] }>('workspace/diagnostic', { previousResultIds: [] });
  expect(all.items.map(({ uri }) => uri).sort()).toEqual([editor.uri('three/de.po'), editor.uri('two/de.po')]);
});

test('a document that is not on disk, or no localization file, is nothing to it', async () => {
  const editor = await started();
  editor.open('notes.txt', 'Just notes');
  editor.open('package.json', '{ "name": "x" }');
  expect(await editor.diagnostics('notes.txt')).toEqual([]);
  const textDocument = { uri: 'untitled:Untitled-1' };
  editor.notify('textDocument/didOpen', { textDocument: { ...textDocument, languageId: 'po', version: 1, text: '' } });
  expect(await editor.request('textDocument/diagnostic', { textDocument })).toMatchObject({ items: [] });
});
