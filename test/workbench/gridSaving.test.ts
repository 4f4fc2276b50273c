import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';
import { tableActions } from './tableActions.ts';
import { signal } from './workbenchProcesses.ts';

describe.skipIf(workbenchMissing)('a text of a table that cannot be written or saved', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const path = 'locales/de/app.json';
  const { press, row, cell, dirty, openCell, startTyping } = tableActions(() => [workbench, editor]);
  const fault = (key: string) => cell(key).locator('.fault');
  const disk = () => editor.read(path).toString('utf8');
  const openTable = async (file: string, key: string) => {
    await editor.open(file);
    await editor.run('Interline: Open as Table');
    await cell(key).waitFor();
    await editor.webview().locator('.cell:focus').waitFor();
  };
  /** Opens the cell with what was typed into it and saves, until that is on disk. */
  const saveTyped = async (key: string, text: string) => {
    await expect
      .poll(
        async () => {
          if (disk().includes(text)) return true;
          await openCell(key);
          await press('Control+S');
          return false;
        },
        { timeout: 90_000, interval: 1_000 },
      )
      .toBe(true);
    await cell(key).getByText(text, { exact: true }).waitFor();
    await dirty().waitFor({ state: 'detached' });
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridSaving', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('a text that the file cannot hold stays in its row, which says why', async () => {
    await openTable('film/welcome.de.srt', '3');
    await startTyping('3', 'Anleger --> Bord');
    await press('Enter');
    await fault('3').filter({ hasText: 'Not written: A subtitle cannot hold “-->”' }).waitFor();
    await cell('3').getByText('Anleger --> Bord', { exact: true }).waitFor();
    expect(await dirty().count()).toBe(0);
    await workbench.shot('refused');
    // Whoever cannot see it hears it in the cell that it concerns.
    await openCell('3');
    const described = (await row('3').locator('.editor').getAttribute('aria-describedby')) ?? '';
    const texts = await Promise.all(described.split(' ').map((id) => editor.webview().locator(`#${id}`).textContent()));
    expect(texts.join(' ')).toContain('What you typed is kept as a draft.');
    expect(await seriousFaults(workbench.page)).toEqual([]);
    await press('Escape');
    await fault('3').waitFor({ state: 'detached' });
    await cell('3').getByText('Bitte zeigen Sie am Anleger').waitFor();
  });

  test('a file that another program changed meanwhile is not saved, and the rows that were edited say so', async () => {
    await openTable(path, 'nav.home');
    await startTyping('nav.home', 'Anfang');
    await press('Enter');
    await dirty().waitFor();
    const theirs = disk().replace('"Weiter"', '"Fortfahren"');
    writeFileSync(join(workbench.folder, path), theirs);
    await press('Control+S');
    await fault('nav.home').filter({ hasText: 'app.json was not saved' }).waitFor();
    expect(await fault('actions.next').count()).toBe(0);
    await cell('nav.home').getByText('Anfang', { exact: true }).waitFor();
    await workbench.shot('unsaved');
    expect(disk()).toBe(theirs);
    // The message itself may have gone from the screen; it stays in the list of all.
    await editor.run('Notifications: Show Notifications');
    await workbench.page.locator('.notifications-center').getByText('Overwrite', { exact: true }).click();
    await fault('nav.home').waitFor({ state: 'detached' });
    await dirty().waitFor({ state: 'detached' });
    expect(disk()).toContain('"home": "Anfang"');
  });

  test('a server that is killed in the middle of a save loses nothing', async () => {
    expect(signal(workbench, 'server.mjs', 'SIGSTOP')).toBeGreaterThan(0);
    await startTyping('actions.save', 'Alles sichern');
    await press('Control+S');
    await row('actions.save').locator('.editor').waitFor({ state: 'detached' });
    expect(disk()).not.toContain('Alles sichern');
    // It might only be slow: nobody needs to reload the window for that.
    await editor.webview().locator('#problem', { hasText: 'Interline is still working' }).waitFor();
    expect(signal(workbench, 'server.mjs', 'SIGKILL')).toBeGreaterThan(0);
    await saveTyped('actions.save', 'Alles sichern');
    expect(disk()).toContain('"save": "Alles sichern"');
  });

  test('an extension host that is killed in the middle of a save loses nothing', async () => {
    // One change is in the editor and not on disk, the other on its way there.
    await startTyping('actions.search', 'Durchsuchen');
    await press('Enter');
    await dirty().waitFor();
    expect(signal(workbench, 'type=extensionHost', 'SIGSTOP')).toBeGreaterThan(0);
    await startTyping('actions.back', 'Rückwärts');
    await press('Control+S');
    await row('actions.back').locator('.editor').waitFor({ state: 'detached' });
    expect(disk()).not.toContain('Durchsuchen');
    expect(signal(workbench, 'type=extensionHost', 'SIGKILL')).toBeGreaterThan(0);
    await editor.webview().locator('#problem', { hasText: 'Reload Window' }).waitFor();
    await editor.run('Developer: Reload Window');
    await workbench.page.locator('.explorer-folders-view').waitFor({ state: 'detached', timeout: 90_000 });
    await cell('actions.back').getByText('Rückwärts', { exact: true }).waitFor({ timeout: 90_000 });
    await cell('actions.search').getByText('Durchsuchen', { exact: true }).waitFor();
    await workbench.shot('host-reloaded');
    await saveTyped('actions.back', 'Rückwärts');
    expect(disk()).toContain('"search": "Durchsuchen"');
  });
});
