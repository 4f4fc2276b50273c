import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const languages = ['en', 'de', 'es', 'ja'];
const path = (language: string) => `locales/${language}/app.json`;

describe.skipIf(workbenchMissing)('keys of a table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let table: Frame;
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const row = (key: string) => tableRow(table, key);
  const texts = (language: string) => JSON.parse(editor.read(path(language)).toString('utf8')) as { nav?: object };
  /** Saves files with changes; those that were in no tab come into one a moment later. */
  const save = async (count: number) => {
    const dirty = workbench.page.locator('.tab.dirty');
    await expect.poll(() => dirty.count()).toBeGreaterThanOrEqual(count);
    await editor.run('File: Save All');
    await expect.poll(() => dirty.count()).toBe(0);
  };
  const box = () => workbench.page.locator('.quick-input-widget:visible');
  const count = (words: string) => table.locator('#count', { hasText: words }).waitFor();
  const allRows = async () => {
    const all = table.locator('#count', { hasText: /^(\d+) of \1 rows/ });
    return Number.parseInt((await all.textContent()) ?? '', 10);
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridKeys', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('in the table of a translation: the key, its source text, and at once the translation', async () => {
    await editor.open(path('de'));
    await editor.run('Interline: Open as Table');
    table = await editor.frameWith('#grid .row');
    await row('nav.help').locator('.cell.target').click();
    await editor.chooseInMenu(row('nav.help').locator('.cell.target'), 'Add Row');
    // The box begins with the group of the row, and says at once what cannot be.
    await expect.poll(() => box().locator('input.input').inputValue()).toBe('nav.');
    await box().locator('input.input').pressSequentially('home');
    await box().locator('.quick-input-message', { hasText: 'The key “nav.home” already exists.' }).waitFor();
    await workbench.shot('taken');
    await editor.answer('nav.harbour');
    await editor.answer('To the harbour', 'Text of “nav.harbour” in the source language');
    await row('nav.harbour').locator('.editor:focus').waitFor();
    await workbench.page.keyboard.type('Zum Hafen');
    await workbench.shot('translated');
    await press('Enter');
    await save(2);
    await expect
      .poll(() => [texts('en').nav, texts('de').nav])
      .toMatchObject([{ harbour: 'To the harbour' }, { harbour: 'Zum Hafen' }]);
    expect(texts('es').nav).not.toHaveProperty('harbour');
    expect(await seriousFaults(workbench.page, '#grid')).toEqual([]);
  });

  test('a row is deleted in all languages, which one step undoes', async () => {
    await row('nav.help').locator('.cell.target').click();
    await editor.chooseInMenu(row('nav.help').locator('.cell.target'), 'Delete Rows');
    const dialog = workbench.page.locator('.monaco-dialog-box');
    await dialog.filter({ hasText: 'Delete this row in other languages too?' }).waitFor();
    await workbench.shot('delete');
    await dialog.getByText('Delete in All Languages').click();
    await row('nav.help').waitFor({ state: 'detached' });
    await save(4);
    for (const language of languages) await expect.poll(() => texts(language).nav).not.toHaveProperty('help');
    await row('app.name').locator('.cell.key').click();
    await press('Control+Z');
    await row('nav.help').waitFor();
    await save(4);
    for (const language of languages) await expect.poll(() => texts(language).nav).toHaveProperty('help');
  });

  test('side by side rows are deleted from every language, back and forth with the keys of the table', async () => {
    await editor.run('View: Close All Editors');
    await editor.open(path('en'));
    await editor.run('Interline: Open All Languages as Table');
    table = await editor.frameWith('#grid .row .stated');
    const all = await allRows();
    await row('nav.home').locator('.cell.target').first().click();
    await press('Shift+ArrowDown');
    await count(`2 of ${all} selected`);
    await table.locator('[data-action="delete-rows"]').click();
    await count(`${all - 2} of ${all - 2} rows`);
    await workbench.shot('side-by-side');
    await row('app.name').locator('.cell.key').click();
    await press('Control+Z');
    await count(`${all} of ${all} rows`);
    await row('nav.home').waitFor();
    await row('nav.timetable').waitFor();
  });

  test('a key is renamed in every language', async () => {
    await editor.chooseInMenu(row('nav.home').locator('.cell.target').first(), 'Rename Key');
    await editor.answer('nav.start', 'New key of this text');
    await row('nav.start').waitFor();
    await workbench.shot('renamed');
    await save(4);
    for (const language of languages) await expect.poll(() => texts(language).nav).toHaveProperty('start');
  });
});
