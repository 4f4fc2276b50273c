import { expect, test } from 'vitest';
import type { Hover, WorkspaceEdit } from 'vscode-languageserver-protocol';
import { find } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({
  files: {
    'package.json': '{ "dependencies": { "vue-i18n": "10.0.0" } }\n',
    'src/locale/en.js':
      "export default {\n  menu: {\n    open: 'Open {name}',\n    close: 'Close the file',\n    'as-copy': 'Save a copy',\n  },\n};\n",
    'src/locale/de.js': "export default {\n  menu: {\n    open: 'Öffnen',\n  },\n};\n",
    'src/Menu.vue': '<template><b>{{ $t("menu.close") }}{{ $t("menu.as-copy") }}</b></template>\n',
    'src/format.js': "export default { open: 'Open the file', close: 'Close the file' };\n",
  },
});

test('a module of texts is checked like any other file of texts, program code is not', async () => {
  const editor = await started();
  editor.open('src/locale/de.js', undefined, 'javascript');
  const codes = (await editor.diagnostics('src/locale/de.js')).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['missing-key', 'placeholder-missing']));
  editor.open('src/format.js', undefined, 'javascript');
  expect(await editor.diagnostics('src/format.js')).toEqual([]);
});

test('a key of code shows the text of the module, also when that was just edited', async () => {
  const editor = await started();
  editor.open('src/Menu.vue', undefined, 'vue');
  const hover = async () => {
    const position = find(editor.text('src/Menu.vue'), 'menu.close');
    const textDocument = { uri: editor.uri('src/Menu.vue') };
    const answer = await editor.request<Hover | null>('textDocument/hover', { textDocument, position });
    return (answer?.contents as { value: string } | undefined)?.value;
  };
  expect(await hover()).toContain('Close the file');
  editor.open('src/locale/en.js', undefined, 'javascript');
  const start = find(editor.text('src/locale/en.js'), 'Close');
  editor.change('src/locale/en.js', { start, end: { ...start, character: start.character + 5 } }, 'Shut');
  expect(await hover()).toContain('Shut the file');
});

test('a key is renamed in its quotes, and a name without them stays one that JavaScript can read', async () => {
  const editor = await started();
  editor.open('src/Menu.vue', undefined, 'vue');
  editor.open('src/locale/en.js', undefined, 'javascript');
  const rename = async (key: string, newName: string) => {
    const position = find(editor.text('src/Menu.vue'), key);
    const textDocument = { uri: editor.uri('src/Menu.vue') };
    editor.apply(await editor.request<WorkspaceEdit>('textDocument/rename', { textDocument, position, newName }));
  };
  await rename('menu.as-copy', 'menu.copy-to');
  expect(editor.text('src/locale/en.js')).toContain("    'copy-to': 'Save a copy',\n");
  expect(editor.text('src/Menu.vue')).toContain('$t("menu.copy-to")');
  await expect(rename('menu.close', 'menu.close-all')).rejects.toThrow('cannot hold “menu.close-all”');
  await rename('menu.close', 'menu.closeAll');
  expect(editor.text('src/locale/en.js')).toContain("    closeAll: 'Close the file',\n");
});
