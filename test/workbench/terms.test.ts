import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('a glossary file as a table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let table: Frame;
  const path = 'glossary.csv';
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const type = (text: string) => workbench.page.keyboard.type(text);
  const text = () => editor.read(path).toString('utf8');
  const row = (term: string) => table.locator('.row', { has: table.getByText(term, { exact: true }) });
  const count = (words: RegExp) => table.locator('#count', { hasText: words }).waitFor();
  const dirty = () => workbench.page.locator('.tab.active.dirty');

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'terms', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('its columns are those of the file; a row is added, undone and redone as in every editor', async () => {
    const before = text();
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    table = await editor.frameWith('#grid .row');
    await table.locator('.cell:focus').waitFor();
    await workbench.shot('file');
    await editor.run('Interline Table: Add Row');
    await table.locator('.editor:focus').waitFor();
    await type('bosun');
    await press('Enter');
    await dirty().waitFor();
    await row('bosun').waitFor();
    await press('Control+Z');
    await row('bosun').waitFor({ state: 'detached' });
    await dirty().waitFor({ state: 'detached' });
    await press('Control+Y');
    await row('bosun').waitFor();
    const after = (await editor.save(path)).toString('utf8');
    expect(after.startsWith(before)).toBe(true);
    expect(after.slice(before.length)).toMatch(/^bosun,+\n$/);
  });

  test('rows are pasted from a spreadsheet, filtered, sorted and deleted', async () => {
    await workbench.page.evaluate(
      `navigator.clipboard.writeText(${JSON.stringify('mate\tSteuermann\nhold\tLaderaum, vorn')})`,
    );
    await table.locator('.row').last().locator('.cell').first().click();
    await press('Control+V');
    await row('hold').waitFor();
    await dirty().waitFor();
    expect((await editor.save(path)).toString('utf8')).toContain('\nmate,Steuermann');
    expect(text()).toContain('\nhold,"Laderaum, vorn"');
    await table.locator('#filter input').fill('/^(hold|mate)$/');
    await count(/^2 of /);
    await workbench.shot('filtered');
    await table.locator('.head .sort').first().click();
    await expect
      .poll(() => table.locator('.row .cell:first-child').allTextContents())
      .toMatchObject([/hold/, /mate/, /New row/]);
    await row('hold').locator('.cell').first().click();
    await press('Control+A', 'Delete');
    await count(/^0 of /);
    await table.locator('#filter input').fill('');
    await editor.chooseInMenu(row('bosun').locator('.cell').first(), 'Delete Rows');
    await row('bosun').waitFor({ state: 'detached' });
    await editor.save(path);
    expect(text()).not.toMatch(/mate|hold|bosun/);
    expect(await seriousFaults(workbench.page, '#grid')).toEqual([]);
    await workbench.shot('deleted');
  });
});
