import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { Diagnostic, WorkspaceDiagnosticReport } from 'vscode-languageserver-protocol';
import type { CheckList, ListedCheck } from '../../shared/checkSettingsProtocol.ts';
import { project } from './fixtures.ts';
import type { TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const settings = `{
  // The harbour's own words.
  "sourceLanguage": "en",
  "checks": { "double-space": "error" }
}
`;
const rule = `rules:
  - id: ahoy
    kind: existence
    words: [ahoy]
    message: Greet in another way
    severity: hint
`;
const files = {
  ...project,
  'interline.json': settings.replace('"checks"', '"rules": ["rules.yml"],\n  "checks"'),
  'rules.yml': rule,
};
const started = startedClients({ files });

const listOf = (editor: TestClient) =>
  editor.request<CheckList>('interline/checkList', { uri: editor.uri('locales/de/app.json') });
const set = (editor: TestClient, check: string, severity: string | null) =>
  editor.request('interline/setCheck', { uri: editor.uri('locales/de/app.json'), check, severity });
const find = ({ checks }: CheckList, id: string) => checks.find((one) => one.id === id) as ListedCheck;

test('checks are listed by families with what the project says of them, the rules of the project last', async () => {
  const editor = await started();
  const list = await listOf(editor);
  expect(list.settings).toBe(editor.uri('interline.json'));
  expect(find(list, 'double-space')).toMatchObject({ family: 'spaces', usual: 'warning', set: 'error' });
  expect(find(list, 'kashida')).toMatchObject({ family: 'marks', usual: 'off' });
  expect(find(list, 'kashida').set).toBeUndefined();
  expect(list.checks.at(-1)).toMatchObject({ id: 'ahoy', family: 'rules', usual: 'hint' });
  const families = list.checks.map(({ family }) => family);
  expect(families.filter((family, i) => family !== families[i - 1])).toEqual([...new Set(families)]);
});

test('a severity is set and taken out in interline.json, and nothing else of it changes', async () => {
  const editor = await started();
  const before = editor.text('interline.json');
  await set(editor, 'numbers', 'off');
  const after = editor.text('interline.json');
  expect(after).toContain("// The harbour's own words.\n");
  expect(parse(after).checks).toEqual({ 'double-space': 'error', numbers: 'off' });
  expect(find(await listOf(editor), 'numbers').set).toBe('off');
  await set(editor, 'numbers', null);
  expect(editor.text('interline.json')).toContain("// The harbour's own words.\n");
  expect(parse(editor.text('interline.json'))).toEqual(parse(before));
});

test('a glossary that is not there, and one with a quotation mark left open, are problems until they are mended', async () => {
  const editor = await started({
    files: {
      ...project,
      'interline.json': '{ "glossaries": ["terms.csv", "team.csv"] }',
      'terms.csv': 'en,de\n"a,b\n',
    },
  });
  const all = async () => {
    const report = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds: [] });
    return report.items.flatMap(({ uri, items }: { uri: string; items?: Diagnostic[] }) =>
      (items ?? []).filter(({ code }) => code === 'settings').map(({ message }) => `${basename(uri)} ${message}`),
    );
  };
  expect((await all()).sort()).toEqual([
    'interline.json “glossaries” names “team.csv”, which is no file of this project',
    'terms.csv A quotation mark is not closed',
  ]);
  for (const name of ['terms.csv', 'team.csv']) {
    writeFileSync(join(editor.folder, name), 'en,de\na,b\n');
    editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri(name), type: 1 }] });
  }
  expect(await all()).toEqual([]);
});
