import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('matches and terms beside a table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let table: Frame;
  let view: Frame;
  const path = 'xliff/website.de.xlf';
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const cell = (key: string) =>
    table.locator('.row', { has: table.locator('.id', { hasText: new RegExp(`^${key}$`) }) }).locator('.cell.target');
  const editing = () => table.locator('.editor:focus');

  const findPages = async () => {
    table = await editor.frameWith('#root[data-words]');
    view = await editor.frameWith('main#page');
  };
  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridMatches', source: join(root, 'examples') });
    editor = editorOf(workbench);
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.finding').first().waitFor();
    // The icon's badge lies over it.
    const icon = workbench.page.locator('[aria-label^="Interline"]');
    await workbench.page.locator('.activitybar .action-item', { has: icon }).click();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('the view follows the row that has the focus', async () => {
    await findPages();
    await cell('fares.group').click();
    const match = view.locator('li', { hasText: 'Gruppen ab 8 Personen' });
    await match.waitFor();
    expect(await match.locator('del').allTextContents()).toEqual(['8', '10']);
    await workbench.shot('difference');
    await cell('news.pier').click();
    await view.locator('li', { hasText: 'pier → ' }).waitFor();
    await match.waitFor({ state: 'detached' });
  });

  test('a match goes into the cell that is edited, a term to its caret, and the file waits', async () => {
    await findPages();
    await cell('footer.contact').click();
    await view.locator('button.match', { hasText: 'Kontakt' }).waitFor();
    await press('F2');
    await editing().waitFor();
    await workbench.page.keyboard.type('Schreib');
    await press('Alt+1');
    await editing()
      .filter({ hasText: /^Kontakt$/ })
      .waitFor();
    await press('Escape');
    await cell('news.pier').click();
    const term = view.locator('button.insertable', { hasText: 'Anleger' });
    const key = await term.locator('.place').textContent();
    await press('F2');
    await editing().waitFor();
    await press('Control+Home', `Alt+${key}`);
    await editing()
      .filter({ hasText: /^AnlegerDer neue Anleger/ })
      .waitFor();
    await workbench.shot('term');
    await press('Escape');
    expect(await workbench.page.locator('.tab.active.dirty').count()).toBe(0);
  });

  test('otherwise it goes into the file, with its state and origin', async () => {
    await findPages();
    const before = editor.read(path);
    await cell('footer.contact').click();
    await view.locator('button.match', { hasText: 'Kontakt' }).waitFor();
    await press('Alt+1');
    await cell('footer.contact').getByText('Kontakt', { exact: true }).waitFor();
    await workbench.page.locator('.tab.active.dirty').waitFor();
    expect(changedBytes(before, await editor.save(path))).toEqual({
      from: '>',
      to: ' state="translated" state-qualifier="exact-match">Kontakt',
    });
    await cell('fares.group').click();
    await view.locator('button.match', { hasText: 'Gruppen ab 8 Personen' }).click();
    await cell('fares.group').getByText('Gruppen ab 8 Personen').waitFor();
    await workbench.shot('inserted');
  });
});
