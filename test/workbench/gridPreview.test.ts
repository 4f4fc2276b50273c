import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('what is seen before rows of a table are changed in bulk', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const row = (key: string) => tableRow(editor.webview(), key);
  const dialog = () => workbench.page.locator('.monaco-dialog-box');
  const list = (title: string) => workbench.page.locator('.quick-input-widget', { hasText: title });
  const selected = () => editor.webview().locator('.row[aria-selected="true"]');
  /** Takes the entry of a list out of what is accepted. */
  const clear = (title: string, text: string) =>
    list(title)
      .locator('.monaco-list-row', { hasText: text })
      .locator('.monaco-checkbox, input[type="checkbox"]')
      .first()
      .click();
  const confirm = (title: string) => list(title).locator('.monaco-button', { hasText: 'OK' }).click();

  beforeAll(async () => {
    const settings = { 'interline.preview.enabled': true };
    workbench = await startWorkbench({ name: 'gridPreview', source: join(root, 'examples'), settings });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('several rows are approved after a question, one at once', async () => {
    const path = 'xliff/website.de.xlf';
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.cell:focus').waitFor();
    await row('news.title').locator('.cell.key').click();
    await press('Shift+ArrowDown');
    await expect.poll(() => selected().count()).toBe(2);
    await press('Control+Shift+Enter');
    await dialog().filter({ hasText: 'Approve 2 translations?' }).waitFor();
    await workbench.shot('approve');
    await press('Escape');
    await dialog().waitFor({ state: 'detached' });
    await editor.webview().locator('.cell:focus').waitFor();
    expect(await workbench.page.locator('.tab.active.dirty').count()).toBe(0);
    await press('Control+Shift+Enter');
    await dialog().getByText('Choose Translations', { exact: true }).click();
    await list('Approve Translations').locator('.monaco-list-row', { hasText: 'Aktuelles' }).waitFor();
    await workbench.shot('approvals');
    await clear('Approve Translations', 'Aktuelles');
    await confirm('Approve Translations');
    await row('news.winter').locator('.is-final').waitFor();
    expect(await row('news.title').locator('.is-final').count()).toBe(0);
    await row('news.title').locator('.cell.key').click();
    await press('Control+Shift+Enter');
    await row('news.title').locator('.is-final').waitFor();
    const after = (await editor.save(path)).toString('utf8');
    expect(after).toMatch(/<target state="final">Aktuelles/);
    expect(after).toMatch(/<target state="final">Ab dem 3\. November/);
  });

  test('rows of several files are translated once one saw what is replaced, and taken back in one step', async () => {
    const [topic, map] = ['docs/de-de/before-you-sail.dita', 'docs/de-de/passenger-guide.ditamap'] as const;
    const before = [topic, map].map((path) => editor.read(path).toString('utf8'));
    await editor.run('Interline: Open All Files as Table');
    const table = await editor.frameWith('.group');
    await table.locator('#filter input').fill('before you sail');
    await table.locator('#count', { hasText: /^[2-9] of/ }).waitFor();
    await table.locator('.row .cell.key').first().click();
    await press('Control+A');
    await table.locator('[data-action="translate"]').click();
    await dialog().filter({ hasText: 'Existing translations that will be replaced: ' }).waitFor();
    await workbench.shot('translate');
    await press('Escape');
    await table.locator('.cell:focus').waitFor();
    await table.locator('[data-action="translate"]').click();
    await dialog().getByText('Translate and Review', { exact: true }).click();
    const replacing = list('Accept Translations').locator('.monaco-list-row', {
      hasText: 'replaces “Vor dem Ablegen”',
    });
    await replacing.first().waitFor();
    await workbench.shot('proposals');
    await replacing.first().locator('.monaco-checkbox, input[type="checkbox"]').first().click();
    await confirm('Accept Translations');
    await editor.notification(/Translated \d+ of/);
    await table.locator('.cell:focus').waitFor();
    await table.locator('.group .unsaved').first().waitFor();
    await workbench.shot('accepted');
    await press('Control+Z');
    await expect.poll(() => table.locator('.group .unsaved').count()).toBe(0);
    expect([topic, map].map((path) => editor.read(path).toString('utf8'))).toEqual(before);
    await table.locator('.cell:focus').waitFor();
    await workbench.shot('undone');
  });
});
