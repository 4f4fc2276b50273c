import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shop, wrapped } from '../cli/codeProject.ts';
import { interline, jsonLines, sliced } from '../cli/runCli.ts';
import { capable, find, slice, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ capabilities: capable });

const settings =
  '{ "checks": { "missing-key-in-code": "error", "code-arguments": "warning", "hard-coded-text": "info" } }';
const importing = "import { useTranslation } from 'react-i18next';\n";

/** Objects of one file are namespaces, which one file of code names and another does not. */
const fleet: Readonly<Record<string, string>> = {
  'interline.json': settings,
  'locales/en/translation.json':
    '{ "boats": { "name": "Boat", "mast": "Mast {{height}}" }, "crew": { "cook": "Cook" }, "title": "Fleet" }\n',
  'locales/en/extra.js': "export default { harbour: { pier: 'Pier' } };\n",
  'src/Boat.tsx': `${importing}export function Boat() {\n  const { t } = useTranslation('boats');\n  return <p title={t('nam')}>{t('name')}</p>;\n}\n`,
  'src/mast.ts': `export const mast = (t: (key: string) => string) => [t('mast'), t('harbour.pier'), t('keel')];\n`,
  'src/none.ts': `export const none = (t: (key: string) => string) => t('nobody');\n`,
  'src/cook.ts': `import { t } from './i18n';\nexport const cook = () => [t('cook'), t('title')];\n`,
};

/** What the editor and the terminal find in source code: `path check text`. */
async function bothFind(editor: TestClient, files: Readonly<Record<string, string>>) {
  const paths = Object.keys(files).filter((path) => path.startsWith('src/'));
  const inEditor: string[] = [];
  for (const path of paths) {
    editor.open(path);
    for (const { code, range } of await editor.diagnostics(path)) {
      inEditor.push(`${path} ${code} ${slice(editor.text(path), range)}`);
    }
  }
  const run = await interline(['check', '.', '--format', 'json'], { cwd: editor.folder });
  const inTerminal = jsonLines(run.stdout)
    .filter(({ file }) => paths.includes(String(file)))
    .map(({ file, check, range }) => `${file} ${check} ${sliced(files[String(file)] ?? '', range)}`);
  return { inEditor: inEditor.sort(), inTerminal: inTerminal.sort() };
}

test('editor and terminal find the same where objects of a file are namespaces', async () => {
  const editor = await started({ files: fleet });
  const { inEditor, inTerminal } = await bothFind(editor, fleet);
  expect(inTerminal).toEqual([
    'src/Boat.tsx missing-key-in-code nam',
    'src/cook.ts missing-key-in-code cook',
    'src/mast.ts code-arguments mast',
    'src/mast.ts missing-key-in-code keel',
    'src/none.ts missing-key-in-code nobody',
  ]);
  expect(inEditor).toEqual(inTerminal);
});

test.each([
  ['namespaces of files and plural forms', shop],
  ['functions of a project', wrapped],
  [
    'keys of which most are elsewhere',
    { ...fleet, 'src/many.ts': Array.from({ length: 30 }, (_, i) => `t('far.away${i}');\n`).join('') },
  ],
])('editor and terminal find the same with %s', async (_, files) => {
  const project = { ...files, 'interline.json': settings };
  const editor = await started({ files: project });
  const { inEditor, inTerminal } = await bothFind(editor, project);
  expect(inEditor).toEqual(inTerminal);
});

test('a namespace that an open file or a file on disk comes to name counts at once', async () => {
  const editor = await started({ files: fleet });
  const missing = async () =>
    (await editor.diagnostics('src/cook.ts')).map(({ range }) => slice(editor.text('src/cook.ts'), range));
  editor.open('src/cook.ts');
  expect(await missing()).toEqual(['cook']);
  editor.open('src/Boat.tsx');
  const place = find(editor.text('src/Boat.tsx'), 'boats');
  editor.change('src/Boat.tsx', { start: place, end: { ...place, character: place.character + 5 } }, 'crew');
  await editor.diagnostics('src/Boat.tsx');
  expect(await missing()).toEqual([]);
  editor.close('src/Boat.tsx');
  expect(await missing()).toEqual(['cook']);
  const text = editor.text('src/Boat.tsx').replace('boats', 'crew');
  writeFileSync(join(editor.folder, 'src/Boat.tsx'), text);
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('src/Boat.tsx'), type: 2 }] });
  expect(await missing()).toEqual([]);
});
