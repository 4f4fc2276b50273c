import { expect, test } from 'vitest';
import type {
  CodeAction,
  DocumentDiagnosticReport,
  Hover,
  InlayHint,
  InlayHintLabelPart,
  Location,
  WorkspaceEdit,
} from 'vscode-languageserver-protocol';
import { capable, find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const capabilities = {
  ...capable,
  textDocument: { ...capable.textDocument, inlayHint: {} },
};

const units = (...all: readonly string[]) => all.map((unit) => `      ${unit.replaceAll('\n', '\n      ')}\n`).join('');
const unit = (id: string, source: string, target = '') =>
  `<trans-unit id="${id}" datatype="html">\n  <source>${source}</source>\n${target && `  <target>${target}</target>\n`}</trans-unit>`;
const xlf = (body: string, language = '') =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n  <file source-language="en"${language} datatype="plaintext" original="ng2.template">\n    <body>\n${body}    </body>\n  </file>\n</xliff>\n`;

const name = '<x id="INTERPOLATION" equiv-text="{{ name }}"/>';
const files = {
  'src/locale/messages.xlf': xlf(
    units(
      unit('boats.title', 'Boats for hire'),
      unit('7234890123456789012', `Hello ${name}!`),
      unit('8123456789012345678', 'Moor the boat'),
      unit('boats.old', 'Nobody asks'),
    ),
  ),
  'src/locale/messages.de.xlf': xlf(
    units(
      unit('boats.title', 'Boats for hire', 'Boote zu vermieten'),
      unit('7234890123456789012', `Hello ${name}!`, `Hallo ${name}!`),
    ),
    ' target-language="de"',
  ),
  'src/app/boats.component.html': `<h1 i18n="The title|of the page@@boats.title">Boats for hire</h1>
<p i18n>
  Hello {{ name }}!
</p>
<button title="Moor the boat" i18n-title>X</button>
<b i18n="@@boats.hint">Bring an oar &amp; a rope</b>
`,
  'src/app/boats.ts': `export const title = $localize\`:@@boats.title:Boats for hire\`;
export const hello = $localize\`Hello \${name}:who:!\`;
export const lost = $localize\`:@@boats.titel:Boats\`;
`,
  'interline.json': '{ "sourceLanguage": "en", "checks": { "missing-key-in-code": "error" } }',
};
const started = startedClients({ files, capabilities });
const template = 'src/app/boats.component.html';
const whole = { start: { line: 0, character: 0 }, end: { line: 99, character: 0 } };

async function hints(editor: TestClient, path: string) {
  const answer = await editor.request<InlayHint[]>('textDocument/inlayHint', {
    textDocument: { uri: editor.uri(path) },
    range: whole,
  });
  return answer.map(({ label }) => (label as InlayHintLabelPart[])[0]?.value);
}

async function askAt<T>(editor: TestClient, method: string, path: string, words: string, more = {}): Promise<T> {
  const position = find(editor.text(path), words);
  return editor.request(method, { textDocument: { uri: editor.uri(path) }, position, ...more });
}

test('texts that Angular collects show their translations, by id and by text, in templates and scripts', async () => {
  const editor = await started({
    files: { ...files, 'interline.json': '{ "sourceLanguage": "en", "code": { "inlayLanguage": "de" } }' },
  });
  editor.open(template);
  expect(await hints(editor, template)).toEqual(['Boote zu vermieten', 'Hallo {{ name }}!', 'Moor the boat']);
  editor.open('src/app/boats.ts');
  expect(await hints(editor, 'src/app/boats.ts')).toEqual(['Boote zu vermieten', 'Hallo {{ name }}!']);
  const byText = await askAt<Hover>(editor, 'textDocument/hover', template, 'Hello {{');
  const words = (byText.contents as { value: string }).value;
  expect(words).toContain('`Hello {{ name }}!`');
  expect(words).toMatch(/\[de\]\([^)]*messages\.de\.xlf#L\d+\) `Hallo \{\{ name \}\}!`/);
  const missing = await askAt<Hover>(editor, 'textDocument/hover', template, 'Moor the boat');
  expect((missing.contents as { value: string }).value).toContain('de – missing');
});

test('an id leads to its units and to the code that asks for it; both are renamed', async () => {
  const editor = await started();
  editor.open(template);
  const places = await askAt<Location[]>(editor, 'textDocument/definition', template, 'boats.title');
  expect(places.map(({ uri }) => uri.split('/').at(-1)).sort()).toEqual(['messages.de.xlf', 'messages.xlf']);
  const uses = await askAt<Location[]>(editor, 'textDocument/references', template, 'boats.title', {
    context: { includeDeclaration: false },
  });
  expect(uses.map(({ uri }) => uri.split('/').at(-1)).sort()).toEqual(
    expect.arrayContaining(['boats.component.html', 'boats.ts']),
  );
  const edit = await askAt<WorkspaceEdit>(editor, 'textDocument/rename', template, 'boats.title', {
    newName: 'boats.heading',
  });
  editor.apply(edit);
  expect(editor.text('src/app/boats.ts')).toContain('$localize`:@@boats.heading:Boats for hire`');
  expect(editor.text(template)).toContain('i18n="The title|of the page@@boats.heading"');
  for (const file of ['src/locale/messages.xlf', 'src/locale/messages.de.xlf'])
    expect(editor.text(file)).toContain('<trans-unit id="boats.heading"');
});

test('an id that no file has is reported, added to every language untranslated, or becomes the one that was meant', async () => {
  const editor = await started();
  for (const file of [template, 'src/app/boats.ts']) editor.open(file);
  const report = await editor.request<DocumentDiagnosticReport & { items: { message: string }[] }>(
    'textDocument/diagnostic',
    { textDocument: { uri: editor.uri('src/app/boats.ts') } },
  );
  expect(report.items.map(({ message }) => message)).toEqual([
    'No source file has the key “boats.titel”; did you mean “boats.title”?',
  ]);
  const all = async (path: string, words: string): Promise<readonly CodeAction[]> => {
    const start = find(editor.text(path), words);
    return editor.request('textDocument/codeAction', {
      textDocument: { uri: editor.uri(path) },
      range: { start, end: start },
      context: { diagnostics: [] },
    });
  };
  const meant = (await all('src/app/boats.ts', 'boats.titel')).map(({ title }) => title);
  expect(meant[0]).toBe('Change to “boats.title”');
  const offered = await all(template, 'boats.hint');
  const action = offered.find(({ title }) => title === 'Add “boats.hint” to every language');
  const { edit } = await editor.request<CodeAction>('codeAction/resolve', action);
  if (edit) editor.apply(edit);
  const added =
    '      <trans-unit id="boats.hint" datatype="html">\n        <source>Bring an oar &amp; a rope</source>\n      </trans-unit>\n    </body>';
  expect(editor.text('src/locale/messages.xlf')).toContain(added);
  expect(editor.text('src/locale/messages.de.xlf')).toContain(added);
});
