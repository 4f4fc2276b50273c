import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';
import { tableActions } from './tableActions.ts';
import { appears } from './waiting.ts';
import { signal } from './workbenchProcesses.ts';

describe.skipIf(workbenchMissing)('what was typed into a table and not written yet', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const path = 'locales/de/app.json';
  const { press, row, cell, editing, dirty, openCell, startTyping } = tableActions(() => [workbench, editor]);
  const disk = () => editor.read(path).toString('utf8');
  /** The table, without edits that another test left. The editor opens it again as it was closed: as text or as table. */
  const openTable = async () => {
    if ((await workbench.page.locator('.tab').count()) > 0 && (await appears(cell('actions.next'), 20_000))) {
      if ((await dirty().count()) > 0) await editor.run('File: Revert File');
      await dirty().waitFor({ state: 'detached' });
      return;
    }
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.finding').first().waitFor();
    await editor.webview().locator('.cell:focus, .editor:focus').waitFor();
  };
  const goOnTyping = async (key: string, text: string) => {
    await cell(key).getByText(text, { exact: true }).waitFor();
    await openCell(key);
    await editing(key).filter({ hasText: text }).waitFor();
  };
  /** Whether the window keeps a text of ours in its storage. */
  const isStored = (text: string) => workbench.page.evaluate<boolean>(hasStored(text));
  const kill = (words: string) => signal(workbench, words, 'SIGKILL');

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridDrafts', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  beforeEach(openTable);
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await workbench.shot('failed');
    // A host or a server that was ended may not have come back.
    await workbench.page.reload();
    await workbench.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: 90_000 });
  });
  afterAll(() => workbench?.stop());

  test('is there again after the window was reloaded', async () => {
    await startTyping('actions.next', 'Weitergehen');
    await expect.poll(() => isStored('Weitergehen')).toBe(true);
    await workbench.page.reload();
    await workbench.page.locator('.explorer-folders-view .monaco-list-row').first().waitFor({ timeout: 90_000 });
    // Which editor the window comes back with depends on when it kept its tabs.
    await workbench.page.locator('.tab.active', { hasText: 'app.json' }).waitFor();
    await editor.run('View: Reopen Editor With...');
    await editor.choose('Interline Table');
    await cell('actions.next').getByText('Weitergehen', { exact: true }).waitFor();
    await workbench.shot('reloaded');
    expect(await dirty().count()).toBe(0);
    await goOnTyping('actions.next', 'Weitergehen');
    await press('Enter');
    await dirty().waitFor();
    expect((await editor.save(path)).toString('utf8')).toContain('"next": "Weitergehen"');
  });

  test('is never written over what another program wrote meanwhile, unless one says so', async () => {
    await startTyping('actions.close', 'Fortfahren');
    writeFileSync(join(workbench.folder, path), disk().replace(/"close": "[^"]*"/, '"close": "Vorwärts"'));
    await row('actions.close').locator('.overtaken', { hasText: 'Vorwärts' }).waitFor();
    await press('Enter');
    await editor.webview().locator('#problem', { hasText: 'Press Enter again' }).waitFor();
    expect(await dirty().count()).toBe(0);
    await workbench.shot('overtaken');
    // Elsewhere it stays a draft.
    await cell('nav.home').click();
    await row('actions.close').locator('.draft').waitFor();
    await row('actions.close').locator('.overtaken', { hasText: 'Vorwärts' }).waitFor();
    await workbench.shot('draft');
    await cell('actions.close').click();
    await press('Enter');
    await editing('actions.close').filter({ hasText: 'Fortfahren' }).waitFor();
    await press('Enter', 'Enter');
    await dirty().waitFor();
    expect((await editor.save(path)).toString('utf8')).toContain('"close": "Fortfahren"');
    await row('actions.close').locator('.draft').waitFor({ state: 'detached' });
  });

  test('outlives a server that is killed', async () => {
    await startTyping('actions.save', 'Nächster');
    expect(kill('server.mjs')).toBeGreaterThan(0);
    await press('Enter');
    await expect
      .poll(
        async () => {
          if ((await dirty().count()) > 0) return true;
          await cell('actions.save').click();
          await press('F2', 'Enter');
          return false;
        },
        { timeout: 60_000, interval: 1_000 },
      )
      .toBe(true);
    expect((await editor.save(path)).toString('utf8')).toContain('"save": "Nächster"');
  });

  test('outlives an extension host that is killed', async () => {
    await startTyping('actions.cancel', 'Vorwärts');
    expect(kill('type=extensionHost')).toBeGreaterThan(0);
    await workbench.page.keyboard.type('!');
    await press('Enter');
    // The editor starts another host, but does not give it the tables that are open.
    await editor.webview().locator('#problem', { hasText: 'Reload Window' }).waitFor();
    await workbench.shot('host');
    await editor.run('Developer: Reload Window');
    await workbench.page.locator('.explorer-folders-view').waitFor({ state: 'detached', timeout: 90_000 });
    await cell('actions.cancel').getByText('Vorwärts!', { exact: true }).waitFor({ timeout: 90_000 });
    await row('actions.cancel').locator('.draft, .editor').first().waitFor();
    await workbench.shot('host-reloaded');
    await cell('actions.cancel').click();
    await press('F2', 'Enter');
    await dirty().waitFor();
    expect((await editor.save(path)).toString('utf8')).toContain('"cancel": "Vorwärts!"');
  });

  test('stays where a tab is closed that holds more than the file', async () => {
    await startTyping('actions.back', 'Rückwärts');
    writeFileSync(join(workbench.folder, path), disk().replace('"back": "Zurück"', '"back": "Retour"'));
    await row('actions.back').locator('.overtaken', { hasText: 'Retour' }).waitFor();
    await editor.run('View: Close All Editors');
    await workbench.page.locator('.tab', { hasText: 'app.json' }).waitFor({ state: 'detached' });
    await editor.run('View: Reopen Closed Editor');
    await cell('actions.back').getByText('Rückwärts', { exact: true }).waitFor();
    await row('actions.back').locator('.overtaken', { hasText: 'Retour' }).waitFor();
    await goOnTyping('actions.back', 'Rückwärts');
    await press('Escape');
    await cell('actions.back').getByText('Retour', { exact: true }).waitFor();
    expect(await dirty().count()).toBe(0);
  });
});

/** In the page: whether the storage of the window holds a text. */
const hasStored = (text: string) => `(async () => {
  const answer = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (const { name } of await indexedDB.databases()) {
    if (!name.startsWith('vscode-web-state-db')) continue;
    const database = await answer(indexedDB.open(name));
    const values = await answer(database.transaction('ItemTable').objectStore('ItemTable').getAll());
    database.close();
    if (values.some((value) => String(value).includes(${JSON.stringify(text)}))) return true;
  }
  return false;
})()`;
