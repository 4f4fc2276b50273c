import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';
import { appears } from './waiting.ts';

describe.skipIf(workbenchMissing)('all files of a project as one table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const [json, po] = ['locales/de/app.json', 'po/de.po'];
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const text = (path: string) => editor.read(path).toString('utf8');
  const page = () => editor.webview();
  /** The heading of a file, which stands in its first row. */
  const heading = (file: string) => page().getByRole('rowheader', { name: file });
  const unsaved = () => page().locator('.group .unsaved');
  const counted = async () => (await page().locator('#count').textContent()) ?? '';
  /** The table in front, without a filter. */
  const showTable = async () => {
    const tab = workbench.page.locator('.tab', { hasText: 'skerry: all files' });
    if ((await tab.count()) > 0) await tab.click();
    else {
      await editor.open(json as string);
      await editor.run('Interline: Open All Files as Table');
    }
    await filter('', /^(\d+) of \1 rows/);
  };
  /** A page that was just shown may still be filling, and then restores the filter that it had. */
  const filter = async (words: string, shown: RegExp) => {
    const input = page().locator('#filter input');
    const count = async () => {
      if ((await input.inputValue()) !== words) await input.fill(words);
      return counted();
    };
    await expect.poll(count).toMatch(shown);
  };
  /** The cell of German, the second language behind the key, of the first row that has something in it. */
  const german = (shown: string) =>
    page()
      .locator('.cell.target[data-column="4"]', { has: page().locator(shown) })
      .first();
  const write = async (cell: Locator, words: string) => {
    await cell.click();
    await press('F2');
    await page().locator('.editor:focus').waitFor();
    await press('Control+A');
    await workbench.page.keyboard.type(words);
    await press('Enter');
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridFiles', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('rows stand below the names of their files, and each is written into its own', async () => {
    const before = { json: text(json as string), po: text(po as string) };
    await showTable();
    await heading('docs/en-us/before-you-sail.dita').waitFor();
    await workbench.shot('open');
    await filter('actions.retry', /^1 of/);
    await write(german('.is-untranslated'), 'Noch einmal');
    await filter('po/de.po', /^\d+ of/);
    await heading('po/de.po').waitFor();
    await workbench.shot('po');
    await write(german('.is-translated'), 'Neu im Hafen');
    await expect.poll(() => unsaved().count()).toBe(1);
    expect([text(json as string), text(po as string)]).toEqual([before.json, before.po]);
    await press('Control+S');
    await expect.poll(() => text(json as string)).toBe(before.json.replace('"retry": ""', '"retry": "Noch einmal"'));
    await expect.poll(() => text(po as string)).toContain('msgstr "Neu im Hafen"');
    await expect.poll(() => unsaved().count()).toBe(0);
  });

  test('keys go from file to file', async () => {
    await showTable();
    await page().locator('.row[data-index="0"] .cell.key').click();
    const headings: (string | null)[] = [];
    for (let step = 0; step < 2; step++) {
      const before = await page().locator('.row.focused').getAttribute('data-index');
      await press('Alt+PageDown');
      await page().locator(`.row.focused:not([data-index="${before}"])`).waitFor();
      headings.push(await page().locator('.row.focused [role=rowheader]').textContent());
    }
    expect(new Set(headings).size).toBe(2);
    await press('Alt+PageUp', 'Alt+PageUp');
    await page().locator('.row.focused[data-index="0"]').waitFor();
    await press('Alt+PageUp');
    await page().locator('#problem', { hasText: 'no other group' }).waitFor();
  });

  test('files are folded by mouse and keyboard, stay so, and open for what is looked for in them', async () => {
    await showTable();
    const fold = (file: string) => page().locator('.fold', { hasText: file });
    const state = (file: string) => fold(file).getAttribute('aria-expanded');
    const [first, second] = ['docs/en-us/before-you-sail.dita', 'lib/l10n/'];
    await fold(first).click();
    await expect.poll(() => state(first)).toBe('false');
    // Keys go over what is folded, and open it as in a tree.
    await page().locator('.fold:focus', { hasText: first }).waitFor();
    await press('ArrowDown', 'Home', 'ArrowLeft');
    await expect.poll(() => page().locator('.fold[aria-expanded=false]').count()).toBe(2);
    await press('ArrowRight');
    await page().locator('.row.focused .cell:focus').waitFor();
    expect(await page().locator('.fold[aria-expanded=false]').count()).toBe(1);
    await page().locator('[data-action="fold-all"]').click();
    await fold(second).first().waitFor();
    await expect.poll(() => page().locator('.row .cell').count()).toBe(0);
    await workbench.shot('folded');
    expect(await seriousFaults(workbench.page)).toEqual([]);
    // What is looked for is in none of the lines that are left.
    await press('Control+F8');
    await page().locator('.row.focused :is(.is-untranslated, .is-needs-review)').first().waitFor();
    await workbench.shot('opened');
    await filter('actions.retry', /^1 of/);
    await page().locator('.cell.key', { hasText: 'actions.retry' }).waitFor();
    await filter('', /^(\d+) of \1 rows/);
    await page().locator('.fold[aria-expanded=false]').first().waitFor();
    await page().locator('[data-action="fold-all"]').click();
    await expect.poll(() => page().locator('.row .cell').count()).toBe(0);
    await page().locator('[data-action="fold-all"]').click();
    await expect.poll(() => page().locator('.fold[aria-expanded=false]').count()).toBe(0);
  });

  test('several rows of several files are changed at once, and one step takes that back', async () => {
    await showTable();
    await filter('harbour', /^\d of/);
    await page().locator('.row[data-index="0"] .cell.key').click();
    await press('Control+A');
    await page().locator('[data-action=copy-source]').click();
    await expect.poll(() => unsaved().count()).toBe(3);
    await workbench.shot('copied');
    await page().locator('.cell:focus').waitFor();
    await press('Control+Z');
    // The files are shown one after the other, then the table again.
    await page().locator('.cell.target', { hasText: 'Vielen Dank' }).waitFor();
    await page().locator('.cell.target', { hasText: 'Vier Fähren, drei Inseln' }).waitFor();
    await expect.poll(() => unsaved().count()).toBe(0);
  });

  test('it is there again after the window was reloaded', async () => {
    await showTable();
    await page().locator('.fold').first().click();
    const folded = page().locator('.row[data-index="0"] .fold[aria-expanded=false]');
    await folded.waitFor();
    await editor.run('Developer: Reload Window');
    await workbench.page.locator('.explorer-folders-view').waitFor({ state: 'detached', timeout: 90_000 });
    await workbench.page.locator('.tab.active', { hasText: 'skerry: all files' }).waitFor({ timeout: 90_000 });
    await heading('docs/en-us/before-you-sail.dita').waitFor({ timeout: 90_000 });
    await folded.click();
    await page().locator('.row[data-index="0"] .cell').first().waitFor();
  });

  test.each([
    ['Dark Modern', 'dark'],
    ['Dark High Contrast', 'high-contrast'],
    ['Light High Contrast', 'high-contrast-light'],
  ])('it can be read in %s, and names everything to those who cannot see it', async (theme, kind) => {
    await showTable();
    await page().locator('.row[data-index="0"] .cell.key').click();
    await page().locator('.cell.key:focus').waitFor();
    await editor.run('Preferences: Color Theme');
    await editor.choose(theme);
    await page().locator(`body.vscode-${kind}`).waitFor();
    await heading('docs/en-us/before-you-sail.dita').waitFor();
    await workbench.shot(kind);
    // The page takes the colours of a theme a moment after its name.
    await expect.poll(() => seriousFaults(workbench.page)).toEqual([]);
  });

  test('a language of the Localization view opens with its source beside it', async () => {
    await workbench.page
      .locator('.activitybar .action-item', { has: workbench.page.locator('[aria-label^="Interline"]') })
      .click();
    const pane = workbench.page.locator('.pane', { has: workbench.page.locator('[aria-label^="Localization"]') });
    const row = pane.locator('.monaco-list-row', { hasText: 'German' }).first();
    const byLanguage = workbench.page.locator('.part.sidebar .action-label[aria-label="Group by Language"]').first();
    await expect
      .poll(async () => {
        await pane.locator('.pane-header').hover();
        if (await byLanguage.isVisible()) await byLanguage.click({ timeout: 2_000 }).catch(() => undefined);
        return row.isVisible();
      })
      .toBe(true);
    // A view that is filled again closes the menu.
    await expect
      .poll(async () => {
        await editor.chooseInMenu(row, 'Open All Files as Table');
        return appears(workbench.page.locator('.tab.active', { hasText: 'skerry: German' }), 3_000);
      })
      .toBe(true);
    // Other views are pages, too.
    const frame = await editor.frameWith('#root[data-place*="shown"]');
    await frame.locator('.head', { hasText: 'German (de)' }).waitFor();
    expect(await frame.locator('.head [role=columnheader]').count()).toBe(3);
    await frame.locator('.finding').first().waitFor();
    await workbench.shot('german');
  });
});
