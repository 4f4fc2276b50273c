import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ModelServer, modelServer } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { documentPanel } from './documentPanel.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('offline models in the workbench', () => {
  const source = mkdtempSync(join(tmpdir(), 'il-offline-'));
  let workbench: RunningWorkbench;
  let editor: Editor;
  let server: ModelServer;

  beforeAll(async () => {
    mkdirSync(join(source, 'locales'));
    writeFileSync(join(source, 'locales/en.json'), '{ "hello": "A new sentence for everybody here." }\n');
    for (const language of ['de', 'it']) writeFileSync(join(source, `locales/${language}.json`), '{}\n');
    server = await modelServer();
    server.add('en', 'de', sentenceModel({ words: ['Guten', 'Tag', 'und', 'willkommen!'] }));
    server.add('en', 'it', sentenceModel({ words: ['Ciao', 'a', 'tutti'] }));
    server.add('en', 'fr', sentenceModel({ words: ['Bonjour', 'tout', 'le', 'monde'] }));
    const settings = { 'interline.models.source': server.url };
    workbench = await startWorkbench({ name: 'models', source, settings });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await server?.[Symbol.asyncDispose]();
    rmSync(source, { recursive: true, force: true });
  });

  const installed = (name: string) => join(workbench.userData, '../home/.local/share/interline/models', name);

  test('a translation that lacks a model offers it, and goes on by itself when the person has it installed', async () => {
    await editor.open('locales/de.json');
    await editor.run('Interline: Translate All Untranslated in This File');
    const message = await editor.notification('No engine here translates this text from English to German.');
    // The buttons are what helps: commands of the terminal are none here.
    expect(await message.textContent()).not.toContain('interline models');
    await message.getByRole('button', { name: 'Sign In…' }).waitFor();
    await workbench.shot('offered');
    expect(server.requests).toEqual([]);
    await editor.pressIn('No engine here translates this text from English to German.', /^Install German$/);
    await editor.notification('German is installed and translates offline.');
    await workbench.page.locator('.view-line', { hasText: 'Guten Tag und willkommen!' }).waitFor();
    await workbench.shot('translated');
  });

  test('installed languages are managed without asking the source', async () => {
    const { page } = workbench;
    const asked = server.requests.length;
    const rows = page.locator('.quick-input-list .monaco-list-row');
    await editor.run('Interline: Manage Offline Languages…');
    await rows.filter({ hasText: 'English → German' }).waitFor();
    await rows.filter({ hasText: 'Show What Can Be Installed…' }).waitFor();
    await workbench.shot('managed');
    expect(server.requests).toHaveLength(asked);
    await page.keyboard.press('Enter');
    await page.locator('.monaco-dialog-box', { hasText: 'Remove English → German from this machine?' }).waitFor();
    await page.locator('.monaco-dialog-box').getByRole('button', { name: 'Remove' }).click();
    await editor.notification('English → German was removed.');
    expect(existsSync(installed('en-de'))).toBe(false);
  });

  test('a document that lacks a model is offered it as well, and is translated then', async () => {
    await editor.open('locales/en.json');
    await editor.run('Interline: Translate Document…');
    const panel = documentPanel(workbench, editor);
    await panel.chooseLanguages('German');
    await panel.start();
    const line = panel.row('en.json', 'German');
    await line.filter({ hasText: 'No engine here translates this text from English to German.' }).waitFor();
    // The list that the first installation asked for told the size.
    const install = panel.action(line, 'install').filter({ hasText: /Install German \(\d+ kB\)/ });
    await panel.action(line, 'useLocal').filter({ hasText: 'Use a Model on This Machine…' }).waitFor();
    await panel.action(line, 'signIn').filter({ hasText: 'Sign In…' }).waitFor();
    await install.hover();
    await workbench.shot('size');
    await install.press('Enter');
    await panel.inPhase(line, 'done').waitFor();
    await panel.action(line, 'install').waitFor({ state: 'detached' });
    await workbench.shot('document');
  });

  test('what can be had is asked for when the person chooses that, and installed', async () => {
    const { page } = workbench;
    await editor.run('Interline: Manage Offline Languages…');
    await editor.choose('Show What Can Be Installed…');
    const french = page.locator('.quick-input-list .monaco-list-row', { hasText: 'English → French' });
    await french.filter({ hasText: 'kB' }).waitFor();
    await french.click();
    await workbench.shot('available');
    await page.keyboard.press('Enter');
    await editor.notification('French is installed and translates offline.');
    expect(existsSync(installed('en-fr'))).toBe(true);
  });

  test('a row of a table that lacks a model says so without commands of the terminal, and the message offers it', async () => {
    await editor.open('locales/it.json');
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.cell:focus').waitFor();
    await editor.run('Interline Table: Translate Rows');
    const message = 'No engine here translates this text from English to Italian.';
    const fault = editor.webview().locator('.fault', { hasText: message });
    await fault.waitFor();
    expect(await fault.textContent()).not.toContain('interline models');
    await workbench.shot('row');
    await editor.pressIn(message, /^Install Italian/);
    await editor.webview().locator('.cell.target', { hasText: 'Ciao a tutti' }).waitFor();
  });
});
