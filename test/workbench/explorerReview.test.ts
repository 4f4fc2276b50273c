import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('approvals and exports from the explorer view in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const path = 'xliff/website.ja.xlf';
  const view = () => workbench.page.locator('.pane', { has: workbench.page.locator('[aria-label^="Localization"]') });
  const row = (text: string) => view().locator('.monaco-list-row', { hasText: text }).first();

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'explorerReview', source: join(root, 'examples') });
    editor = editorOf(workbench);
    const { page } = workbench;
    await page.locator('.activitybar .action-item', { has: page.locator('[aria-label^="Interline"]') }).click();
    await row('website.ja.xlf').waitFor();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const states = () =>
    [
      ...editor
        .read(path)
        .toString('utf8')
        .matchAll(/<target state="([^"]*)"/g),
    ].map(([, one]) => one);
  const dialog = () => workbench.page.locator('.monaco-dialog-box');

  test('translations that are to be approved are listed with their source texts, and those that are not ticked stay', async () => {
    expect(new Set(states())).toEqual(new Set(['translated', 'needs-review-translation']));
    await editor.chooseInMenu(row('website.ja.xlf'), 'Approve All Translations');
    await dialog().getByText('Choose Translations', { exact: true }).click();
    const list = workbench.page.locator('.quick-input-widget', { hasText: 'Approve Translations' });
    const refused = list.locator('.monaco-list-row', { hasText: 'needs review' });
    await refused.first().waitFor();
    await workbench.shot('list');
    await refused.first().locator('.monaco-checkbox, input[type="checkbox"]').first().click();
    await list.locator('.monaco-button', { hasText: 'OK' }).click();
    await workbench.page.locator('.tab.dirty', { hasText: 'website.ja.xlf' }).waitFor();
    await editor.run('File: Save All Files');
    await expect.poll(() => new Set(states())).toEqual(new Set(['final', 'needs-review-translation']));
  });

  test('the menu of a file approves its translations, once one has seen how far they are', async () => {
    await editor.chooseInMenu(row('website.ja.xlf'), 'Approve All Translations');
    await dialog().filter({ hasText: 'website.ja.xlf: ' }).filter({ hasText: '1 to review' }).waitFor();
    await workbench.shot('question');
    await dialog().getByText('Approve', { exact: true }).click();
    await workbench.page.locator('.tab.dirty', { hasText: 'website.ja.xlf' }).waitFor();
    await editor.run('File: Save All Files');
    await expect.poll(() => new Set(states())).toEqual(new Set(['final']));
  });

  test('the menu of a file exports it for a reviewer', async () => {
    const sheet = join(workbench.folder, 'xliff/ja-review.csv');
    await editor.chooseInMenu(row('website.ja.xlf'), 'Export for Review');
    const field = workbench.page.locator('.quick-input-widget:visible input.input');
    await expect.poll(() => field.inputValue(), { timeout: 60_000 }).toMatch(/website\.ja\.review\.xlsx$/);
    await editor.answer(sheet, 'Export Rows for Review');
    await expect.poll(() => existsSync(sheet), { timeout: 60_000 }).toBe(true);
    expect(editor.read('xliff/ja-review.csv').toString('utf8')).toContain('チケットを購入');
  });

  test('the menu of several files exports each to a sheet in a folder, and never over a review that is there', async () => {
    const folder = join(workbench.folder, 'reviews');
    mkdirSync(folder);
    const sheets = ['website.ja.xlf', 'website.de.xlf'].map((name) => join(folder, `xliff.${name}.review.xlsx`));
    const exportBoth = async () => {
      await row('website.ja.xlf').click();
      await row('website.de.xlf').click({ modifiers: ['ControlOrMeta'] });
      await expect.poll(() => view().locator('.monaco-list-row.selected').count()).toBe(2);
      await editor.chooseInMenu(row('website.de.xlf'), 'Export for Review');
      await editor.answer(`${folder}/`, 'Export 2 Files for Review');
    };
    await exportBoth();
    await editor.notification('2 files were exported to reviews.');
    for (const sheet of sheets) expect(existsSync(sheet)).toBe(true);
    const before = readFileSync(sheets[0] as string);
    await exportBoth();
    await editor.notification('xliff.website.ja.xlf.review.xlsx is already there.');
    expect(readFileSync(sheets[0] as string)).toEqual(before);
    await workbench.shot('folder');
  });
});
