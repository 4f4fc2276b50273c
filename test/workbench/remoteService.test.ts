import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type RemoteService, remoteService } from '../service/remoteService.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type ServiceView, serviceView } from './serviceView.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('a remote service in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let view: ServiceView;
  let service: RemoteService;

  beforeAll(async () => {
    service = await remoteService({ 'GET /v3/languages?resource=voice': [] });
    workbench = await startWorkbench({ name: 'remote', source: join(root, 'examples') });
    editor = editorOf(workbench);
    view = serviceView(workbench, editor);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await service?.[Symbol.asyncDispose]();
  });

  const page = () => workbench.page;
  const inFolder = (path: string) => join(workbench.folder, path);

  /** Makes something of a kind, up to the question for its name. */
  async function make(kind: string, title: string, name: string): Promise<void> {
    await view.choose(view.row(kind), title, view.question('Name'));
    await editor.answer(name, 'Name');
  }

  async function rename(from: string, to: string): Promise<void> {
    await view.choose(view.row(from), 'Rename…', view.question('Name'));
    await editor.answer(to, 'Name');
    await view.row(to).waitFor();
  }

  async function remove(name: string): Promise<void> {
    const dialog = page().locator('.monaco-dialog-box', { hasText: `Delete “${name}”?` });
    await view.choose(view.row(name), 'Delete', dialog);
    await dialog.locator('.monaco-button', { hasText: 'Delete' }).click();
    await view.row(name).waitFor({ state: 'detached' });
  }

  test('what it keeps is shown once one is signed in; glossaries are made, renamed and deleted there', async () => {
    await view.show();
    await editor.run('Interline: Sign In…');
    await editor.answer(service.url, 'Base URL of the service');
    await editor.answer(service.key, 'Key for');
    await editor.notification('Interline now translates with 127.0.0.1');
    await view.clearNotifications();
    await make('Glossaries', 'New Glossary…', 'Harbour');
    await view.chooseLanguage('English', 'Source Language');
    await view.chooseLanguage('German', 'Target Language');
    await page().locator('.tab.active', { hasText: 'Harbour en-de.tsv' }).waitFor();
    await view.unfold(view.row('Glossaries'));
    await view.row(/Harbour.*no terms yet/).waitFor();
    await workbench.shot('glossary');
    await rename('Harbour', 'Quay');
    await remove('Quay');
    expect(service.asked.some((request) => request.startsWith('POST /v3/glossaries'))).toBe(true);
    expect(service.asked.some((request) => request.startsWith('DELETE /v3/glossaries/'))).toBe(true);
  });

  test('so are lists of style rules', async () => {
    await make('Style Rule Lists', 'New Style Rule List…', 'House');
    await view.chooseLanguage('German', 'Language');
    await page().locator('.tab.active', { hasText: 'House' }).waitFor();
    await view.unfold(view.row('Style Rule Lists'));
    await rename('House', 'Press');
    await remove('Press');
    expect(service.asked.some((request) => request.startsWith('DELETE /v3/style_rules/'))).toBe(true);
  });

  test('and spoken terms', async () => {
    await make('Spoken Terms', 'New Spoken Terms…', 'Boats');
    await view.chooseLanguage('English', 'Language');
    await editor.answer('Gannet, Tarn', 'The first terms');
    await page().locator('.tab.active', { hasText: 'Boats en.txt' }).waitFor();
    await view.unfold(view.row('Spoken Terms'));
    await view.row(/Boats.*English · 2 terms/).waitFor();
    await rename('Boats', 'Ships');
    await workbench.shot('spoken');
    await remove('Ships');
    expect(service.asked.some((request) => request.startsWith('DELETE /v3/spoken-terms/'))).toBe(true);
  });

  test('a translation memory is imported, exported and deleted', async () => {
    await view.choose(
      view.row('Translation Memories'),
      'Import Translation Memory…',
      view.question('Translation Memories'),
    );
    await view.answerPath(inFolder('memory/skerry.tmx'), 'Translation Memories');
    await editor.answer('Ferries', 'Name');
    await editor.notification('was imported');
    await view.clearNotifications();
    await view.unfold(view.row('Translation Memories'));
    await view.row(/Ferries.*segments/).waitFor();
    await view.choose(view.row('Ferries'), 'Export…', view.question('Export'));
    await view.answerPath(inFolder('ferries.tmx'), 'Export');
    await editor.notification('“Ferries” was exported.');
    expect(readFileSync(inFolder('ferries.tmx'), 'utf8')).toContain('<tmx');
    await view.clearNotifications();
    await remove('Ferries');
  });

  test('the voice panel says that nothing there transcribes, and what would', async () => {
    await editor.run('View: Close All Editors');
    await editor.run('Interline: Open Voice Panel');
    const panel = editor.webview();
    const advice = panel.locator('#advice.problem', { hasText: 'transcribes speech in no language' });
    await advice.getByText(/sign in to a service that does, or sign out to use a recognizer on this machine/).waitFor();
    for (const id of ['retry', 'sign-in']) await panel.locator(`vscode-button#${id}`).waitFor();
    await panel.locator('vscode-button#start[disabled]').waitFor();
    expect(await panel.locator('#listener').textContent()).toBe('');
    await workbench.shot('no-recognizer');
  });
});
