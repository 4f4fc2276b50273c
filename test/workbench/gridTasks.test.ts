import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commitFiles } from '../commitFiles.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('what translators and reviewers do in a table', () => {
  let workbench: RunningWorkbench;
  const settings = { 'window.autoDetectColorScheme': true };
  let editor: Editor;
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const rowAt = (place: number) => editor.webview().locator(`.row[data-index="${place}"]`);
  const openTable = async (path: string) => {
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.cell:focus').waitFor();
  };
  /** Pictures in a dark and a light theme, wherever the focus is, and what axe finds in either. */
  const shotInBoth = async (name: string) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await workbench.page.emulateMedia({ colorScheme });
      await editor.webview().locator(`body.vscode-${colorScheme}`).waitFor();
      await workbench.shot(`${name}-${colorScheme}`);
      expect(await seriousFaults(workbench.page)).toEqual([]);
    }
  };

  /** The dialog puts its proposal into the field a moment after it has opened. */
  const answerDialog = async (name: string) => {
    const field = workbench.page.locator('.quick-input-widget:visible input.input');
    await expect.poll(() => field.inputValue()).toMatch(/app\.review\.xlsx$/);
    await editor.answer(join(workbench.folder, 'locales/de', name), 'Export Rows for Review');
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridTasks', source: join(root, 'examples'), settings });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('what would change more rows than one sees is asked before, with their number', async () => {
    const { page } = workbench;
    const path = 'locales/es/app.json';
    const before = editor.read(path).toString('utf8');
    await openTable(path);
    await press('Control+A');
    await editor.webview().locator('#count', { hasText: '36 of 36 selected' }).waitFor();
    await editor.run('Interline Table: Clear Translation');
    const question = page.locator('.monaco-dialog-box', { hasText: 'Clear the translations of 36 rows?' });
    await question.waitFor();
    await workbench.shot('clear-many');
    await press('Escape');
    await question.waitFor({ state: 'detached' });
    await editor.webview().locator('.cell:focus').waitFor();
    expect(await page.locator('.tab.active.dirty').count()).toBe(0);
    await editor.run('Interline Table: Clear Translation');
    await question.getByRole('button', { name: 'Clear Translations' }).click();
    await page.locator('.tab.active.dirty').waitFor();
    expect(Object.keys(JSON.parse((await editor.save(path)).toString('utf8')))).toEqual(
      Object.keys(JSON.parse(before)),
    );
    await press('Control+Z');
    expect((await editor.save(path)).toString('utf8')).toBe(before);
  });

  test('a subtitle is counted while it is typed, and says when it is too fast to read', async () => {
    await openTable('film/welcome.de.srt');
    await rowAt(5).locator('.cell.target').click();
    await press('F2');
    const cell = rowAt(5).locator('.editor:focus');
    await cell.waitFor();
    const figure = rowAt(5).locator('.figure');
    await figure.and(editor.webview().locator('.over')).waitFor();
    const figures = await cell.getAttribute('aria-describedby');
    const description = editor.webview().locator(`#${figures}`);
    await expect
      .poll(() => description.innerText())
      .toContain('Too fast to read: 62 characters, 51.7 per second (at most 17)');
    await shotInBoth('reading-speed');
    await press('Control+A');
    await workbench.page.keyboard.type('Westen sind unterm Sitz.');
    await expect.poll(() => description.innerText()).toContain('24 characters, 20.0 per second');
    await press('Control+A');
    await workbench.page.keyboard.type('Westen unterm Sitz');
    await expect.poll(() => description.innerText()).toBe('18 characters, 15.0 per second (at most 17)');
    expect(await figure.getAttribute('class')).not.toContain('over');
    await press('Escape');
  });

  test('commands for rows change nothing in a table whose rows stand in an order of time', async () => {
    await openTable('film/welcome.es.srt');
    for (const title of ['Delete Rows', 'Add Row']) {
      await editor.run(`Interline Table: ${title}`);
      // The table gets the focus back when the palette has closed, and would take it from the next one.
      await editor.webview().locator('.cell:focus').waitFor();
    }
    // The page does one after the other.
    await editor.run('Interline Table: Filter Rows');
    await editor.webview().locator('#filter:focus').waitFor();
    // The palette closes a moment later; a box that asks for a key would stay.
    await expect.poll(() => workbench.page.locator('.quick-input-widget:visible').count()).toBe(0);
    await editor.webview().locator('#count', { hasText: '10 of 10 rows' }).waitFor();
    expect(await editor.webview().locator('#problem').isVisible()).toBe(false);
  });

  test('how many rows are selected is not cut off in a narrow window', async () => {
    const { page } = workbench;
    await openTable('locales/ja/app.json');
    await page.setViewportSize({ width: 1100, height: 800 });
    await press('Shift+ArrowDown', 'Shift+ArrowDown');
    const count = editor.webview().locator('#count', { hasText: /^3 of \d+ selected/ });
    await count.waitFor();
    expect(await count.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await workbench.shot('selected');
    await press('Escape');
    await page.setViewportSize({ width: 1400, height: 900 });
  });

  test('letters typed right behind the key of the filter are in the filter, also out of an open cell', async () => {
    const filter = editor.webview().locator('#filter input');
    for (const [place, open] of [
      [4, false],
      [5, true],
    ] as const) {
      // F2 opens no cell whose text is still on its way.
      await rowAt(place).and(editor.webview().locator(':not([aria-busy])')).waitFor();
      await rowAt(place).locator('.cell.target').click();
      await rowAt(place).locator('.cell.target:focus').waitFor();
      if (open) {
        await press('F2');
        await rowAt(place).locator('.editor:focus').waitFor();
      }
      await press('Control+F', 'n', 'a', 'v', '.');
      await expect.poll(() => filter.inputValue()).toBe('nav.');
      await filter.fill('');
      await editor
        .webview()
        .locator('#count', { hasText: /^(\d+) of \1 rows/ })
        .waitFor();
    }
    expect(await workbench.page.locator('.tab.active.dirty').count()).toBe(0);
  });

  test('a cell that was just opened leaves the focus to the filter', async () => {
    const filter = editor.webview().locator('#filter input');
    const [row, other] = [rowAt(3).locator('.cell.target'), rowAt(6).locator('.cell.target')];
    await other.click();
    await other.and(editor.webview().locator(':focus')).waitFor();
    // Both before the next picture, as fast as no hand is.
    await row.evaluate(`(() => {
      const cell = document.querySelector('.row[data-index="3"] .cell.target');
      cell.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
      cell.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, code: 'KeyF', key: 'f', ctrlKey: true }));
    })()`);
    await rowAt(3).locator('.editor').waitFor();
    await press('n', 'a', 'v', '.');
    await expect.poll(() => filter.inputValue()).toBe('nav.');
    await press('Escape');
    await filter.fill('');
  });

  test('where no row matches, one key shows all of them again', async () => {
    const notice = editor.webview().locator('.notice', { hasText: 'No rows match the filter.' });
    await editor.webview().locator('#filter input').fill('no such text');
    await notice.waitFor();
    await press('ArrowDown');
    await notice.getByRole('button', { name: 'Clear Filter' }).and(editor.webview().locator(':focus')).waitFor();
    await shotInBoth('no-rows');
    await press('Enter');
    await editor
      .webview()
      .locator('#count', { hasText: /^(\d+) of \1 rows/ })
      .waitFor();
    await editor.webview().locator('.cell:focus').waitFor();
    expect(await editor.webview().locator('#filter input').inputValue()).toBe('');
  });

  test('a file that breaks off says where, and the link goes there', async () => {
    const whole = editor.read('xliff/website.de.xlf').toString('utf8');
    writeFileSync(join(workbench.folder, 'xliff/cut.de.xlf'), whole.slice(0, whole.indexOf('</source>', 2000) + 4));
    await openTable('xliff/cut.de.xlf');
    const banner = editor.webview().locator('#file-faults');
    await banner.filter({ hasText: 'Not well formed, so texts may be missing.' }).waitFor();
    await shotInBoth('not-well-formed');
    await banner.getByRole('button', { name: 'cut.de.xlf, line 41: This end tag is not finished.' }).click();
    await workbench.page.locator('.statusbar-item', { hasText: 'Ln 41, ' }).waitFor();
    await workbench.page.locator('.monaco-editor.focused').waitFor();
  });

  test('rows that changed since a revision are shown, chosen by the keyboard; the last one comes first the next time', async () => {
    commitFiles(workbench.folder, 1, ['locales']);
    await openTable('locales/de/app.json');
    const count = editor.webview().locator('#count');
    await count.filter({ hasText: '37 of 37 rows' }).waitFor();
    // What is typed and not saved is a change, too.
    await rowAt(2).locator('.cell.target').click();
    await press('F2');
    await rowAt(2).locator('.editor:focus').waitFor();
    await press('Control+A');
    await workbench.page.keyboard.type('Zur Startseite');
    await press('Enter');
    await workbench.page.locator('.tab.active.dirty').waitFor();
    await editor.run('Interline Table: Show Rows Changed Since…');
    await workbench.page.locator('.quick-input-list', { hasText: 'what is not committed yet' }).waitFor();
    await workbench.shot('revisions');
    await editor.choose('main');
    await count.filter({ hasText: '1 of 37 rows' }).waitFor();
    await rowAt(0).locator('.cell:focus').waitFor();
    await rowAt(0).locator('.id', { hasText: 'nav.home' }).waitFor();
    const button = editor.webview().locator('[data-action="changed-since"][aria-pressed="true"]', { hasText: 'main' });
    await button.waitFor();
    await shotInBoth('changed-since');
    await button.click();
    const first = workbench.page.locator('.quick-input-list .monaco-list-row');
    await first.nth(1).filter({ hasText: 'chosen last' }).waitFor();
    await editor.choose('All rows, changed or not');
    await count.filter({ hasText: '37 of 37 rows' }).waitFor();
  });

  test('the selected rows are exported for a reviewer, by the menu of the row or by the palette', async () => {
    // The focus may have followed its row: a click on a cell that has it would edit the text.
    for (const place of [5, 2]) await rowAt(place).locator('.cell.target').click();
    await press('Shift+ArrowDown');
    await expect.poll(() => editor.webview().locator('.row[aria-selected="true"]').count()).toBe(2);
    await editor.chooseInMenu(rowAt(3).locator('.cell.target'), 'Export Rows for Review');
    await answerDialog('nav.csv');
    await editor.notification('2 rows were exported to nav.csv.');
    await shotInBoth('exported');
    const written = readFileSync(join(workbench.folder, 'locales/de/nav.csv'), 'utf8')
      .replace('\ufeff', '')
      .trim()
      .split('\r\n');
    expect(written).toEqual([
      'id,source (en),target (de),state,context,notes,max length',
      'nav.home,Home,Zur Startseite,translated,,,',
      'nav.timetable,Timetable,Fahrplan,translated,,,',
    ]);
    // The menu of the keyboard has every action on rows.
    await press('Shift+F10');
    const menu = workbench.page.locator('.monaco-menu');
    await menu.waitFor();
    for (const title of [
      'Translate Rows',
      'Copy Source',
      'Mark as Needing Review',
      'Clear Translation',
      'Export Rows',
    ]) {
      await menu.locator('.action-item', { hasText: title }).first().waitFor();
    }
    await workbench.shot('menu');
    await press('Escape');
    // Without a selection everything that passes the filter goes out.
    await press('Escape', 'Control+F');
    await editor.webview().locator('#filter input').fill('/^nav\\./');
    await editor.webview().locator('#count', { hasText: '6 of 37 rows' }).waitFor();
    await editor.run('Interline Table: Export Rows for Review…');
    await answerDialog('nav.xlsx');
    await editor.notification('6 rows were exported to nav.xlsx.');
  });
});
