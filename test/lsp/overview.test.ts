import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Overview, OverviewRow, UnfinishedList } from '../../shared/overviewProtocol.ts';
import { find, type TestClient } from './lspClient.ts';
import { startedClients } from './started.ts';

const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>
<trans-unit id="a"><source>Hoist the sails, %s</source><target state="needs-review-translation">Die Segel hissen</target></trans-unit>
<trans-unit id="b"><source>Anchor the boat</source><target/></trans-unit>
</body></file></xliff>
`;
const files = {
  'interline.json': '{ "targetLanguages": ["de", "es"] }\n',
  'locales/en/app.json': '{ "boat": "Anchor the boat", "sails": "Hoist {name}" }\n',
  'locales/de/app.json': '{ "boat": "", "sails": "{nam} hissen" }\n',
  'app.de.xlf': xliff,
  // Nobody's work.
  'memory/boats.tmx':
    '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Mast</seg></tuv><tuv xml:lang="de"><seg/></tuv></tu></body></tmx>\n',
};
const started = startedClients({ files });

const overviewOf = (editor: TestClient) => editor.request<Overview>('interline/overview', {});
const rowsOf = async (editor: TestClient): Promise<readonly OverviewRow[]> =>
  (await overviewOf(editor)).projects.flatMap(({ rows }) => rows);
const rowOf = async (editor: TestClient, path: string) => (await rowsOf(editor)).find((row) => row.path === path);

test('the overview counts what `interline status` counts, missing files included', async () => {
  const editor = await started();
  const cli = join(import.meta.dirname, '../../dist/cli.mjs');
  const output = execFileSync(process.execPath, [cli, 'status', '.', '--json'], {
    cwd: editor.folder,
    encoding: 'utf8',
  });
  const status = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .map(({ file, copies: _, ...rest }): Record<string, unknown> => ({ path: file, ...rest }));
  const rows = (await rowsOf(editor)).map(({ path, language, role, total, translated, needsReview, untranslated }) => ({
    ...{ path, language, role, total, translated, needsReview, untranslated },
  }));
  expect(rows).toHaveLength(4);
  expect(rows).toEqual(expect.arrayContaining(status));
  expect(status.filter(({ role }) => role === 'absent')).toHaveLength(1);
});

test('findings are those of the Problems view, without what the counts say already', async () => {
  const editor = await started();
  const row = await rowOf(editor, 'app.de.xlf');
  const codes = (await editor.diagnostics('app.de.xlf')).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(['untranslated', 'needs-review', 'placeholder-missing']));
  expect(row).toMatchObject({ errors: 0, warnings: 1, infos: 0, needsReview: 1, untranslated: 1 });
});

test('files are counted before they are checked, and whoever asks on sees their findings come in', async () => {
  const editor = await started();
  const answers: (readonly OverviewRow[])[] = [];
  for (let i = 0; i < 3; i++) {
    const { projects } = await editor.request<Overview>('interline/overview', { checkingTime: 0 });
    answers.push(projects.flatMap(({ rows }) => rows));
  }
  const whole = await rowsOf(editor);
  const counts = ({ path, language, total, untranslated, needsReview }: OverviewRow) => ({
    ...{ path, language, total, untranslated, needsReview },
  });
  expect(answers[0]?.map(counts)).toEqual(whole.map(counts));
  expect(answers.map((rows) => rows.filter(({ isChecked }) => !isChecked).length)).toEqual([2, 1, 0]);
  expect(answers.at(-1)).toEqual(whole);
});

test('who looks at the overview does not wait until the Problems view has every file', async () => {
  const text = JSON.stringify(
    Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`key${i}`, `Hoist sail ${i}`])),
  );
  const many = Array.from({ length: 40 }, (_, i) => [`locales/${i % 2 ? 'en' : 'de'}/app${i >> 1}.json`, text]);
  const editor = await started({ files: Object.fromEntries(many) });
  const problems = editor.request('workspace/diagnostic', { previousResultIds: [], partialResultToken: 'problems' });
  const { projects } = await editor.request<Overview>('interline/overview', { checkingTime: 0 });
  const reported = () => editor.received.filter(({ method }) => method === '$/progress').length;
  expect(projects.flatMap(({ rows }) => rows)).toHaveLength(40);
  expect(reported()).toBeLessThan(5);
  await problems;
  expect(reported()).toBe(40);
});

test('after an edit the client hears that the overview changed, and before it asked it hears nothing', async () => {
  const editor = await started();
  editor.open('locales/de/app.json');
  await editor.diagnostics('locales/de/app.json');
  expect(editor.received.filter(({ method }) => method === 'interline/overviewChanged')).toEqual([]);
  expect(await rowOf(editor, 'locales/de/app.json')).toMatchObject({ untranslated: 1, errors: 1 });
  const text = editor.text('locales/de/app.json');
  const start = find(text, 'nam}');
  editor.change('locales/de/app.json', { start, end: find(text, 'nam}', 'end') }, 'name}');
  await editor.next('interline/overviewChanged');
  expect(await rowOf(editor, 'locales/de/app.json')).toMatchObject({ untranslated: 1, errors: 0 });
});

test('a damaged file counts as an error', async () => {
  const editor = await started();
  writeFileSync(join(editor.folder, 'broken.de.xlf'), Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x00]));
  const row = await rowOf(editor, 'broken.de.xlf');
  expect(row?.errors).toBeGreaterThan(0);
});

test('a language is added with all its texts still to be translated, and a file that is there stays as it is', async () => {
  const editor = await started();
  const add = (language: string) =>
    editor.request<{ uri: string } | null>('workspace/executeCommand', {
      command: 'interline.addLanguageFile',
      arguments: [editor.uri('locales/en/app.json'), language],
    });
  expect(await add('sv')).toEqual({ uri: editor.uri('locales/sv/app.json') });
  expect(await rowOf(editor, 'locales/sv/app.json')).toMatchObject({ role: 'target', total: 2, untranslated: 2 });
  const before = editor.text('locales/de/app.json');
  expect(await add('de')).toBeNull();
  expect(editor.text('locales/de/app.json')).toBe(before);
  await expect(add('no language')).rejects.toThrow('is not a language code');
});

test('several files are fixed at once, with one sentence', async () => {
  const editor = await started({
    files: { ...files, 'fr.po': 'msgid ""\nmsgstr "Language: fr\\n"\n\nmsgid "Sail"\nmsgstr "Voile "\n' },
  });
  const summary = await editor.request<{ message: string }>('workspace/executeCommand', {
    command: 'interline.fixAll',
    arguments: [editor.uri('fr.po'), [editor.uri('app.de.xlf')]],
  });
  expect(summary.message).toMatch(/^Fixed \d+ segments? of 2 files\./);
  expect(editor.text('fr.po')).toContain('msgstr "Voile"');
});

test('the translations of several files are approved at once, also where nobody has them open', async () => {
  const po =
    'msgid ""\nmsgstr "Language: fr\\n"\n\n#, fuzzy\nmsgid "Sail"\nmsgstr "Voile"\n\nmsgid "Mast"\nmsgstr ""\n';
  const editor = await started({ files: { ...files, 'fr.po': po } });
  const targets = ['app.de.xlf', 'fr.po', 'locales/de/app.json'].map((path) => ({ uri: editor.uri(path) }));
  const { message } = await editor.request<{ message: string }>('workspace/executeCommand', {
    command: 'interline.approveFiles',
    arguments: [editor.uri('app.de.xlf'), targets],
  });
  expect(message).toBe('Approved 2 translations of 3 files. JSON files have no place for this state.');
  expect(editor.text('app.de.xlf')).toBe(xliff.replace('"needs-review-translation"', '"final"'));
  expect(editor.text('fr.po')).toBe(po.replace('#, fuzzy\n', ''));
});

test('what is left in a file is listed in the order of the text, with the places to go to', async () => {
  const editor = await started();
  const list = (path: string) => editor.request<UnfinishedList>('interline/unfinished', { uri: editor.uri(path) });
  const { items, further } = await list('app.de.xlf');
  expect(items.map(({ kind, segment, check }) => [kind, segment, check])).toEqual([
    ['needs-review', 'a', undefined],
    ['warning', 'a', 'placeholder-missing'],
    ['untranslated', 'b', undefined],
  ]);
  expect(further).toBe(0);
  expect(items[2]?.text).toBe('Anchor the boat');
  expect(items[0]?.range.start).toEqual(find(xliff, 'Die Segel'));
  expect((await list('locales/en/app.json')).items).toEqual([]);
});

test('the list says how many entries a file lacks', async () => {
  const editor = await started({ files: { ...files, 'locales/de/app.json': '{ "boat": "Boot ankern" }\n' } });
  const { lacking } = await editor.request<UnfinishedList>('interline/unfinished', {
    uri: editor.uri('locales/de/app.json'),
  });
  expect(lacking).toBe(1);
});

test('a file that is not open keeps its encoding when it is fixed', async () => {
  const strings = (value: string) => Buffer.from(`\ufeff"sail" = "${value}";\n`, 'utf16le');
  const editor = await started({
    files: {
      'interline.json': '{}\n',
      'en.lproj/App.strings': strings('Hoist the sails'),
      'de.lproj/App.strings': strings('Die Segel hissen  für alle '),
    },
  });
  await editor.request('workspace/executeCommand', {
    command: 'interline.fixAll',
    arguments: [editor.uri('de.lproj/App.strings')],
  });
  const bytes = readFileSync(join(editor.folder, 'de.lproj/App.strings'));
  expect(bytes.toString('utf16le')).toMatch(/^\ufeff"sail" = "Die Segel hissen {1,2}für alle";\n$/);
});

test('a project is set up once, and its missing files are in the overview from then on', async () => {
  const editor = await started({
    files: {
      'locales/en/app.json': '{ "a": "Boat" }\n',
      'locales/de/app.json': '{ "a": "Boot" }\n',
      'other/locales/en/web.json': '{ "b": "Sail" }\n',
      'other/locales/fr/web.json': '{ "b": "Voile" }\n',
    },
  });
  expect((await rowsOf(editor)).some(({ role }) => role === 'absent')).toBe(false);
  const setUp = () => editor.request<{ uri: string }>('interline/setUp', { folder: editor.uri('.') });
  expect(await setUp()).toEqual({ uri: editor.uri('interline.json') });
  const absent = (await rowsOf(editor)).filter(({ role }) => role === 'absent').map(({ path }) => path);
  expect(absent).toEqual(['locales/fr/app.json', 'other/locales/de/web.json']);
  await expect(setUp()).rejects.toThrow('already exists');
});
