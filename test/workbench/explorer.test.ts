import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** The server counts a moment after an edit, and this machine may be busy. */
const patience = { timeout: 60_000 };

describe.skipIf(workbenchMissing)('the explorer view in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'explorer', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const view = () => workbench.page.locator('.pane', { has: workbench.page.locator('[aria-label^="Localization"]') });
  const row = (text: string | RegExp) => view().locator('.monaco-list-row', { hasText: text }).first();
  const label = async (text: string | RegExp) => (await row(text).getAttribute('aria-label')) ?? '';
  const container = () =>
    workbench.page.locator('.activitybar .action-item', { has: workbench.page.locator('[aria-label^="Interline"]') });

  /** Puts entries under files or languages until the view shows an entry of that arrangement. */
  async function groupBy(kind: 'File' | 'Language', shows: string): Promise<void> {
    const action = workbench.page.locator(`.part.sidebar .action-label[aria-label="Group by ${kind}"]`).first();
    const isShown = async () => {
      await view().locator('.pane-header').hover();
      if (await action.isVisible()) await action.click({ timeout: 2000 }).catch(() => undefined);
      return await row(shows).isVisible();
    };
    await expect.poll(isShown, patience).toBe(true);
  }

  /** A list that is drawn again while it is clicked forgets the click; people click again. */
  async function unfold(text: string): Promise<void> {
    const isUnfolded = async () => {
      if ((await row(text).getAttribute('aria-expanded')) === 'true') return true;
      await row(text).click();
      return await unfolded(text);
    };
    await expect.poll(isUnfolded, patience).toBe(true);
  }
  const unfolded = (text: string) =>
    view()
      .locator('.monaco-list-row[aria-expanded="true"]', { hasText: text })
      .first()
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      );

  test('a badge in the activity bar counts what is to be done, and the view shows every file with its progress', async () => {
    await editor.open('locales/de/app.json');
    await container().locator('.badge-content', { hasText: /\d+/ }).waitFor();
    if (!(await row('skerry').isVisible())) await container().click();
    await row('skerry').waitFor();
    await row('website.de.xlf').waitFor();
    expect(await label('skerry')).toMatch(/\d+ of \d+ texts are translated \(\d+ %\)\. Untranslated: \d+/);
    await unfold('app.json');
    await row('German').waitFor();
    await workbench.shot('files');
    const paint = async (theme: string, kind: string) => {
      await editor.run('Preferences: Color Theme');
      await editor.choose(theme);
      await workbench.page.locator(`.monaco-workbench.${kind}`).waitFor();
    };
    await paint('Dark Modern', 'vs-dark');
    await workbench.shot('files-dark');
    await paint('Light Modern', 'vs');
  });

  test('entries are put under languages, and under files again', async () => {
    await groupBy('Language', 'Spanish');
    await unfold('Spanish');
    await row('kiosk.es.xlf').waitFor();
    expect(await label('German')).toMatch(/^German\. \d+ of \d+ texts are translated/);
    await workbench.shot('languages');
    await groupBy('File', 'website.de.xlf');
  });

  test('a click opens the file, and an edit moves its progress before it is saved', async () => {
    await row('ja.po').click();
    await workbench.page.locator('.tab.active', { hasText: 'ja.po' }).waitFor();
    const before = await label('ja.po');
    const text = editor.read('po/ja.po').toString('utf8');
    const line = text
      .split('\n')
      .findIndex((each, i, all) => i > 5 && each === 'msgstr ""' && !all[i + 1]?.startsWith('"'));
    await editor.open('po/ja.po', line + 1, 'msgstr "'.length + 1);
    await workbench.page.keyboard.type('船');
    await expect.poll(() => label('ja.po'), patience).not.toBe(before);
    const translated = (text: string) => Number(/(\d+) of/.exec(text)?.[1]);
    expect(translated(await label('ja.po'))).toBe(translated(before) + 1);
    await editor.save('po/ja.po');
  });

  test('the status bar says how far the file is, and lists what is left', async () => {
    const { page } = workbench;
    await editor.open('po/de.po');
    const item = page.locator('[id$="interline.file"]').first();
    await item.filter({ hasText: /\d+ %/ }).waitFor();
    expect(await item.getAttribute('aria-label')).toMatch(/\d+ of \d+ texts are translated/);
    await item.click();
    const list = page.locator('.quick-input-widget', { hasText: 'What Is Left in po/de.po' });
    await list.locator('.monaco-list-row').first().waitFor();
    await workbench.shot('left');
    const lines = editor.read('po/de.po').toString('utf8').split('\n');
    await editor.choose('untranslated');
    await page.locator('.statusbar-item', { hasText: /Ln \d+/ }).waitFor();
    const line = async () =>
      Number(/Ln (\d+)/.exec(await page.locator('.statusbar-item', { hasText: /Ln \d+/ }).innerText())?.[1]);
    await expect.poll(async () => lines[(await line()) - 1], patience).toMatch(/^msgstr(\[\d\])? ""$/);
  });

  test('files that are not finished have a mark in the explorer, which can be turned off', async () => {
    const { page } = workbench;
    await editor.open('po/de.po');
    await editor.run('View: Show Explorer');
    const file = page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'de.po' });
    await file.waitFor();
    // The mark is drawn by a style sheet, not by a text.
    const mark = () =>
      page.evaluate<string>(
        "[...document.querySelectorAll('.explorer-folders-view .monaco-list-row')].filter((row) => row.textContent.includes('de.po'))" +
          ".flatMap((row) => [...row.querySelectorAll('*')]).map((each) => getComputedStyle(each, '::after').content).join()",
      );
    await expect.poll(mark, patience).toContain('◕');
    await workbench.shot('decorations');
    mkdirSync(join(workbench.folder, '.vscode'));
    writeFileSync(join(workbench.folder, '.vscode/settings.json'), '{ "interline.decorations.enabled": false }');
    await expect.poll(mark, patience).not.toContain('◕');
    await container().click();
  });

  test('the menu of a file fixes what is safe to fix', async () => {
    const before = await label('website.de.xlf');
    await editor.chooseInMenu(row('website.de.xlf'), 'Fix All');
    await editor.notification(/Fixed \d+ segment/);
    await expect.poll(() => label('website.de.xlf'), patience).not.toBe(before);
    await editor.run('Notifications: Clear All Notifications');
    await editor.run('File: Save All Files');
  });

  test('a missing file says so, and is made with its texts still to be translated', async () => {
    await unfold('before-you-sail.dita');
    await row('no file yet').waitFor();
    await workbench.shot('missing');
    await editor.chooseInMenu(row('no file yet'), 'Add Language…');
    const made = join(workbench.folder, 'docs/ja/before-you-sail.dita');
    await expect.poll(() => existsSync(made), patience).toBe(true);
    await workbench.page.locator('.tab.active', { hasText: 'before-you-sail.dita' }).waitFor();
    await workbench.shot('made');
  });

  test('a language is added to a source file by its name', async () => {
    await editor.chooseInMenu(row('app.json'), 'Add Language…');
    await editor.answer('Swedish', 'Add a Language');
    const made = join(workbench.folder, 'locales/sv/app.json');
    await expect.poll(() => existsSync(made), patience).toBe(true);
    await unfold('app.json');
    await row('Swedish').waitFor();
    expect(await label('Swedish')).toContain('0 of ');
    expect(existsSync(join(workbench.folder, 'docs/sv'))).toBe(false);
  });

  test('the menu of a file translates what is untranslated', async () => {
    await editor.chooseInMenu(row('app.json'), 'Translate All Untranslated');
    await editor.notification(/Translated \d+ of \d+ segments/);
    await workbench.shot('translated');
  });
});
