import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type {
  Diagnostic,
  PublishDiagnosticsParams,
  RegistrationParams,
  WorkspaceDiagnosticReport,
} from 'vscode-languageserver-protocol';
import { project, targets } from './fixtures.ts';
import { capable, find, slice } from './lspClient.ts';
import { startedClients } from './started.ts';

const started = startedClients({ files: project });

const { diagnostic: _, ...withoutPull } = capable.textDocument ?? {};
const pushed = { ...capable, textDocument: withoutPull };

function checkFound(text: string, items: readonly Diagnostic[], code: string, underlined: string): void {
  const diagnostics = items.filter((item) => item.code === code);
  expect(diagnostics.map((item) => slice(text, item.range))).toContain(underlined);
  for (const item of diagnostics)
    expect(item).toMatchObject({ source: 'interline', message: expect.stringMatching(/\S/) });
}

describe.each(targets)('$path', ({ path, fault, underlined }) => {
  test('its fault is underlined, with the check as code', async () => {
    const editor = await started();
    editor.open(path);
    checkFound(editor.text(path), await editor.diagnostics(path), fault, underlined);
  });

  test('what is not saved counts', async () => {
    const editor = await started();
    editor.open(path);
    const before = (await editor.diagnostics(path)).filter((item) => item.code === 'double-space').length;
    const position = find(editor.text(path), underlined, 'end');
    editor.change(path, { start: position, end: position }, ' so  weit');
    const after = (await editor.diagnostics(path)).filter((item) => item.code === 'double-space').length;
    expect([before, after]).toEqual([0, 1]);
  });

  test('a client that cannot pull gets diagnostics, also after a change and on closing', async () => {
    const editor = await started({ capabilities: pushed });
    expect(editor.initialized.capabilities.diagnosticProvider).toBeUndefined();
    editor.open(path);
    const isOf = ({ uri }: PublishDiagnosticsParams) => uri === editor.uri(path);
    const method = 'textDocument/publishDiagnostics';
    const first = await editor.next<PublishDiagnosticsParams>(method, isOf);
    expect(first.version).toBe(1);
    checkFound(editor.text(path), first.diagnostics, fault, underlined);
    const position = find(editor.text(path), underlined, 'end');
    editor.change(path, { start: position, end: position }, ' so  weit');
    const second = await editor.next<PublishDiagnosticsParams>(
      method,
      (params) => isOf(params) && params.version === 2,
    );
    expect(second.diagnostics.map((item) => item.code)).toContain('double-space');
    editor.close(path);
    await editor.next<PublishDiagnosticsParams>(method, (params) => isOf(params) && params.diagnostics.length === 0);
  });
});

test('an unchanged document is answered with its result id alone', async () => {
  const editor = await started();
  const textDocument = { uri: editor.uri('po/de.po') };
  editor.open('po/de.po');
  const first = await editor.request<{ resultId: string }>('textDocument/diagnostic', { textDocument });
  const again = { textDocument, previousResultId: first.resultId };
  expect(await editor.request('textDocument/diagnostic', again)).toEqual({
    kind: 'unchanged',
    resultId: first.resultId,
  });
  editor.change(
    'po/de.po',
    { start: find(project['po/de.po'] ?? '', 'Bord'), end: find(project['po/de.po'] ?? '', 'Bord') },
    'x',
  );
  expect(await editor.request('textDocument/diagnostic', again)).toMatchObject({ kind: 'full' });
});

test('the workspace is diagnosed without a document open, then only what changed', async () => {
  const editor = await started();
  const all = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds: [] });
  const faulty = all.items.filter((item) => item.kind === 'full' && item.items.length > 0).map((item) => item.uri);
  expect(faulty).toEqual(expect.arrayContaining(targets.map(({ path }) => editor.uri(path))));
  const previousResultIds = all.items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));
  writeFileSync(join(editor.folder, 'po/de.po'), editor.text('po/de.po').replace('an Bord!', '%s an Bord!'));
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('po/de.po'), type: 2 }] });
  const next = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds });
  expect(next.items.filter((item) => item.kind === 'full').map((item) => item.uri)).toContain(editor.uri('po/de.po'));
  expect(next.items.filter((item) => item.kind === 'unchanged').length).toBeGreaterThan(2);
});

test('a file that is gone loses its problems', async () => {
  const editor = await started();
  const all = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds: [] });
  const previousResultIds = all.items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));
  renameSync(join(editor.folder, 'po/de.po'), join(editor.folder, 'po/de.bak'));
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('po/de.po'), type: 3 }] });
  const next = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', { previousResultIds });
  expect(next.items.find(({ uri }) => uri === editor.uri('po/de.po'))).toMatchObject({ kind: 'full', items: [] });
});

test('typing in a source file makes the client ask again for its open translations', async () => {
  const editor = await started();
  const [source, target] = ['locales/en/app.json', 'locales/de/app.json'];
  editor.open(source);
  editor.open(target);
  await editor.diagnostics(target);
  const position = find(editor.text(source), 'The ferry', 'start');
  editor.change(source, { start: position, end: position }, '{{time}} ');
  await editor.next('workspace/diagnostic/refresh');
  const missing = (await editor.diagnostics(target)).filter((item) => item.code === 'placeholder-missing');
  expect(missing.map((item) => slice(editor.text(target), item.range))).toContain('Das Schiff legt ab');
});

test('a check that the project turned off is silent as soon as its settings are saved', async () => {
  const editor = await started();
  editor.open('po/de.po');
  const codes = async () => (await editor.diagnostics('po/de.po')).map((item) => item.code);
  expect(await codes()).toContain('placeholder-missing');
  writeFileSync(join(editor.folder, 'interline.json'), '{ "checks": { "placeholder-missing": "off" } }');
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('interline.json'), type: 2 }] });
  await editor.next('workspace/diagnostic/refresh');
  expect(await codes()).not.toContain('placeholder-missing');
});

test('settings of a package below the open folder count for its files, as soon as they are there', async () => {
  const po = 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Good ferry"\nmsgstr "Gute  Fähre"\n';
  const editor = await started({ files: { 'de.po': po, 'packages/web/de.po': po } });
  const reports = async () => {
    const params = { previousResultIds: [] };
    const { items } = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', params);
    const isMeant = (item: (typeof items)[number]) => JSON.stringify(item).includes('double-space');
    return items.filter(isMeant).map(({ uri }) => uri);
  };
  const both = [editor.uri('de.po'), editor.uri('packages/web/de.po')];
  expect(await reports()).toEqual(both);
  const settings = join(editor.folder, 'packages/web/interline.json');
  const change = (type: number) =>
    editor.notify('workspace/didChangeWatchedFiles', {
      changes: [{ uri: editor.uri('packages/web/interline.json'), type }],
    });
  writeFileSync(settings, '{ "checks": { "double-space": "off" } }');
  change(1);
  expect(await reports()).toEqual([editor.uri('de.po')]);
  rmSync(settings);
  change(3);
  expect(await reports()).toEqual(both);
});

test('the settings of the editor count, defaults of the editor do not', async () => {
  let settings: unknown = { checks: {}, memoryThreshold: 75, service: { url: 'ignored' } };
  const files = { ...project, 'interline.json': '{ "checks": { "untranslated": "off" } }' };
  const editor = await started({ files, settings: () => settings });
  editor.open('po/de.po');
  const codes = async () => (await editor.diagnostics('po/de.po')).map((item) => item.code);
  expect(await codes()).not.toContain('untranslated');
  settings = { checks: { 'placeholder-missing': 'off' } };
  editor.notify('workspace/didChangeConfiguration', { settings: null });
  const now = await codes();
  expect(now).toContain('untranslated');
  expect(now).not.toContain('placeholder-missing');
});

test('an editor is asked to report changes of settings and files only where it takes such a request', async () => {
  const dynamic = { dynamicRegistration: true };
  const registered = async (didChangeConfiguration: object) => {
    const editor = await started({
      capabilities: { ...capable, workspace: { ...capable.workspace, didChangeConfiguration } },
    });
    editor.open('po/de.po');
    await editor.diagnostics('po/de.po');
    const requests = editor.received.filter(({ method }) => method === 'client/registerCapability');
    await editor.stop();
    return requests.flatMap(({ params }) =>
      (params as RegistrationParams).registrations.map(({ method }) => method.replace('workspace/', '')),
    );
  };
  expect(await registered({})).toEqual(['didChangeWatchedFiles']);
  expect(await registered(dynamic)).toEqual(['didChangeConfiguration', 'didChangeWatchedFiles']);
});

test('wrong settings are reported, and the file is checked without the editor’s part of them', async () => {
  const editor = await started({ settings: () => ({ memoryThreshold: 'high' }) });
  editor.open('po/de.po');
  expect((await editor.diagnostics('po/de.po')).length).toBeGreaterThan(0);
  const message = await editor.next<{ message: string }>('window/showMessage');
  expect(message.message).toContain('memoryThreshold');
});

test('a wrong setting or rule is a problem of its own file, said once, until it is mended', async () => {
  const rules = 'rules:\n  - id: no-please\n    kind: existense\n    message: m\n';
  const files = { ...project, 'interline.json': '{\n  "chekcs": {}\n}\n', 'interline-rules.yml': rules };
  const editor = await started({ files });
  const all = async () => {
    const { items } = await editor.request<WorkspaceDiagnosticReport>('workspace/diagnostic', {
      previousResultIds: [],
    });
    return items;
  };
  const wrong = await all();
  expect(await all()).toEqual(wrong);
  expect(wrong).toMatchObject([{ uri: editor.uri('interline.json'), items: [{ code: 'settings' }] }]);
  const messages = editor.received.filter(({ method }) => method === 'window/showMessage').map(({ params }) => params);
  expect(messages).toMatchObject([
    { message: expect.stringContaining(' interline.json:2:3: there is no setting “chekcs”.') },
  ]);
  editor.open('interline.json');
  const diagnostics = await editor.diagnostics('interline.json');
  expect(diagnostics.map(({ message }) => message)).toEqual(['There is no setting “chekcs”']);
  expect(diagnostics.map(({ range }) => slice(editor.text('interline.json'), range))).toEqual(['"chekcs": {}']);
  expect(await editor.diagnostics('po/de.po')).toEqual([]);

  editor.close('interline.json');
  writeFileSync(join(editor.folder, 'interline.json'), '{ "checks": {} }');
  editor.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: editor.uri('interline.json'), type: 2 }] });
  const wrongRules = await editor.diagnostics('interline-rules.yml');
  expect(wrongRules).toMatchObject([{ range: { start: { line: 2, character: 4 } } }]);
  expect(wrongRules[0]?.message).toContain('There is no kind “existense”');
  expect(await editor.diagnostics('interline.json')).toEqual([]);
  expect((await editor.diagnostics('po/de.po')).length).toBeGreaterThan(0);
});

test('a client that counts bytes gets columns in bytes', async () => {
  const capabilities = { ...capable, general: { positionEncodings: ['utf-8' as const] } };
  const files = { 'de.po': 'msgid ""\nmsgstr "Language: de\\n"\n\nmsgid "Good ferry"\nmsgstr "Fähre😀  gut"\n' };
  const editor = await started({ files, capabilities });
  expect(editor.initialized.capabilities.positionEncoding).toBe('utf-8');
  editor.open('de.po');
  const diagnostic = (await editor.diagnostics('de.po')).find((item) => item.code === 'double-space');
  const before = Buffer.byteLength('msgstr "Fähre😀');
  expect(diagnostic?.range.start).toMatchObject({ line: 4 });
  expect(diagnostic?.range.start.character).toBeGreaterThanOrEqual(before);
  expect(diagnostic?.range.end).toEqual({ line: 4, character: before + 2 });
});

test('what the project ignores or turns off for a file is not underlined', async () => {
  const [target] = targets;
  if (!target) throw new Error('No target file.');
  const codes = async (settings: object) => {
    const editor = await started({ files: { ...project, 'interline.json': JSON.stringify(settings) } });
    editor.open(target.path);
    const reported = (await editor.diagnostics(target.path)).map((item) => item.code);
    await editor.stop();
    return reported;
  };
  expect(await codes({})).toContain(target.fault);
  expect(await codes({ ignore: [{ check: target.fault, file: target.path }] })).not.toContain(target.fault);
  const overrides = [{ file: target.path, checks: { [target.fault]: 'off' } }];
  expect(await codes({ overrides })).not.toContain(target.fault);
});
