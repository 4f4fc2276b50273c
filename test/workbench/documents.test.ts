import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type DocumentPanel, documentPanel } from './documentPanel.ts';
import { type DocumentService, documentService } from './documentService.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme, seriousFaults } from './seriousFaults.ts';
import { serviceView } from './serviceView.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('the document panel in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let service: DocumentService;
  let panel: DocumentPanel;
  const source = mkdtempSync(join(tmpdir(), 'il-documents-'));

  beforeAll(async () => {
    cpSync(join(root, 'examples'), source, { recursive: true });
    for (const name of ['letter', 'notice', 'memo', 'tides', 'crew', 'berths'])
      writeFileSync(join(source, `${name}.md`), '# Boarding pass\n\nSave\n');
    service = await documentService();
    workbench = await startWorkbench({ name: 'documents', source });
    editor = editorOf(workbench);
    panel = documentPanel(workbench, editor);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await service?.[Symbol.asyncDispose]();
    rmSync(source, { recursive: true, force: true });
  });

  const inFolder = (path: string) => join(workbench.folder, path);
  test('two files into two languages: chosen at the keyboard, saved beside the files, opened beside the original', async () => {
    const before = editor.read('film/welcome.en.srt');
    await editor.open('film/welcome.en.srt');
    const inExplorer = (name: string) =>
      workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name });
    await inExplorer('welcome.en.srt').click();
    await inExplorer('letter.md').click({ modifiers: ['Control'] });
    await expect.poll(() => inExplorer('welcome.en.srt').getAttribute('aria-selected')).toBe('true');
    await editor.chooseInMenu(inExplorer('letter.md'), 'Translate Document');
    await panel.page().locator('#files li', { hasText: 'film/welcome.en.srt' }).waitFor();
    await panel.page().locator('#files li', { hasText: 'letter.md' }).waitFor();
    await panel.page().locator('#destination', { hasText: 'on this machine' }).waitFor();
    await panel.chooseLanguages('German', 'Spanish');
    await panel.page().locator('#translate', { hasText: '4' }).waitFor();
    await workbench.shot('chosen');
    await panel.start();
    const question = workbench.page.locator('.monaco-dialog-box', { hasText: 'welcome.de.srt' });
    await question.locator('.monaco-button', { hasText: 'Keep Both' }).click();
    for (const [document, language] of [
      ['welcome', 'German'],
      ['welcome', 'Spanish'],
      ['letter', 'German'],
      ['letter', 'Spanish'],
    ] as const)
      await panel.inPhase(panel.row(document, language), 'done').waitFor({ timeout: 120_000 });
    await panel.page().locator('#summary', { hasText: '4 of 4 done' }).waitFor();
    const connected = 'Connected to the embedded service on this machine.';
    await workbench.page.locator(`[id$="interline.status"][aria-label*="${connected}"]`).first().waitFor();
    await workbench.shot('done');
    expect(await seriousFaults(workbench.page, '#rows tr')).toEqual([]);
    expect(readFileSync(inFolder('film/welcome.de.2.srt'), 'utf8')).toContain('Willkommen bei der Skerry Line.');
    expect(readFileSync(inFolder('letter.de.md'), 'utf8')).toContain('Speichern');
    expect(existsSync(inFolder('letter.es.md'))).toBe(true);
    expect(editor.read('film/welcome.en.srt').equals(before)).toBe(true);

    await panel.action(panel.row('welcome', 'German'), 'open').press('Enter');
    await workbench.page.locator('.tab.active', { hasText: 'welcome.de.2.srt' }).waitFor();
    await workbench.page.locator('.tab', { hasText: 'welcome.en.srt' }).first().waitFor();
    await workbench.shot('opened');
  });

  test('what is finished is cleared from the list, and the files stay', async () => {
    await editor.run('View: Close All Editors');
    await editor.run('Interline: Translate Document…');
    await panel.page().locator('#summary', { hasText: '4 of 4 done' }).waitFor();
    await panel.page().locator('#clear').press('Enter');
    await panel.page().locator('#queue').waitFor({ state: 'hidden' });
    expect(existsSync(inFolder('letter.de.md'))).toBe(true);
  });

  test('a service that refuses says in the row what to do, and the row is tried again', async () => {
    await editor.run('Interline: Sign In…');
    await editor.answer(service.url, 'Base URL of the service');
    await editor.answer(service.key, 'Key for');
    await panel.page().locator('#destination', { hasText: 'It is sent to 127.0.0.1' }).waitFor();
    await editor.run('Notifications: Clear All Notifications');
    await editor.open('notice.md');
    await editor.run('Interline: Translate Document…');
    await panel.page().locator('#files li', { hasText: 'notice.md' }).waitFor();
    await panel.chooseLanguages('French');
    await panel.page().locator('#cost', { hasText: 'Characters to be billed: 17' }).waitFor();
    service.refuse(429);
    await panel.start();
    const line = panel.row('notice', 'French');
    await panel
      .inPhase(line, 'failed')
      .filter({ hasText: 'Nothing was billed. Wait a minute, then try again.' })
      .waitFor();
    await workbench.shot('refused');
    expect(await seriousFaults(workbench.page, '#rows tr')).toEqual([]);
    service.refuse();
    await panel.action(line, 'retry').press('Enter');
    await panel.inPhase(line, 'done').filter({ hasText: '50,000 billed' }).waitFor();
    expect(readFileSync(inFolder('notice.fr.md'), 'utf8')).toBe('Übersetzt.\n');
  });

  test('files are dropped and chosen; what is under way is cancelled, and tried again', async () => {
    await editor.run('View: Close All Editors');
    await editor.run('Interline: Translate Document…');
    const files = panel.page().locator('#files li');
    await files.filter({ hasText: 'or drop them here' }).waitFor();
    await panel.drop({ uris: ['tides.md', 'crew.md'].map((name) => pathToFileURL(inFolder(name)).href) });
    await files.filter({ hasText: 'crew.md' }).waitFor();
    await panel.drop({ name: 'elsewhere.txt', text: 'Save\n' });
    await files
      .filter({ hasText: 'elsewhere.txt' })
      .getByRole('button', { name: 'Remove elsewhere.txt' })
      .press('Enter');
    await panel.page().locator('#pick').press('Enter');
    await serviceView(workbench, editor).answerPath(inFolder('berths.md'), 'Documents to Translate');
    await files.filter({ hasText: 'berths.md' }).waitFor();
    await expect.poll(() => files.allTextContents()).toEqual(['tides.md×', 'crew.md×', 'berths.md×']);
    await panel.chooseLanguages('French');
    await workbench.shot('dropped');
    service.finish(false);
    await panel.start();
    const [tides, crew, berths] = ['tides', 'crew', 'berths'].map((name) => panel.row(name, 'French')) as [
      Locator,
      Locator,
      Locator,
    ];
    await panel.inPhase(tides, 'following').waitFor();
    await panel.action(tides, 'cancel').press('Enter');
    await panel.inPhase(tides, 'cancelled').waitFor();
    await panel.page().locator('#cancelAll').press('Enter');
    for (const line of [crew, berths]) await panel.inPhase(line, 'cancelled').waitFor();
    await workbench.shot('cancelled');
    service.finish(true);
    await panel.action(tides, 'retry').press('Enter');
    await panel.inPhase(tides, 'done').waitFor();
    expect(readFileSync(inFolder('tides.fr.md'), 'utf8')).toBe('Übersetzt.\n');
    expect(existsSync(inFolder('crew.fr.md'))).toBe(false);
  });

  test('what is under way when the window is reloaded is followed to its end, and nothing is sent twice', async () => {
    service.finish(false);
    await editor.open('memo.md');
    await editor.run('Interline: Translate Document…');
    await panel.page().locator('#files li', { hasText: 'memo.md' }).waitFor();
    await panel.chooseLanguages('Japanese');
    const before = service.uploads;
    await panel.start();
    await panel.inPhase(panel.row('memo', 'Japanese'), 'following').waitFor();
    expect(service.uploads).toBe(before + 1);
    const secret = service.documentKeys.at(-1) ?? '';
    await editor.run('Developer: Reload Window');
    const asked = service.asked;
    await expect.poll(() => service.asked, { timeout: 120_000 }).toBeGreaterThan(asked);
    await panel.inPhase(panel.row('memo', 'Japanese'), 'following').waitFor({ timeout: 120_000 });
    await workbench.shot('reloaded');
    const files = [workbench.userData, workbench.folder].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    );
    expect(files.filter((file) => readFileSync(file).includes(secret))).toEqual([]);
    service.finish(true);
    await panel.inPhase(panel.row('memo', 'Japanese'), 'done').waitFor();
    expect(readFileSync(inFolder('memo.ja.md'), 'utf8')).toBe('Übersetzt.\n');
    expect(service.uploads).toBe(before + 1);
  });

  test('it can be read in every theme', async () => {
    const options = panel.page().locator('#options');
    if ((await options.getAttribute('open')) === null) await options.locator('summary').press('Enter');
    await options.locator('#watermark').waitFor();
    await readsInEveryTheme(workbench, editor, '#rows tr');
  });
});
