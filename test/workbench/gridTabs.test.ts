import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { pickEntry } from './quickInput.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';
import { until } from './waiting.ts';

describe.skipIf(workbenchMissing)('the table among the editors of VS Code', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const path = 'po/de.po';
  const key = 'Your crossing was cancelled';
  const settings = { 'workbench.editorAssociations': { '*.po': 'interline.table' } };
  const press = async (...keys: string[]) => {
    for (const one of keys) await workbench.page.keyboard.press(one);
  };
  const dirty = () => workbench.page.locator('.tab.dirty');
  const translation = (table: Frame) => tableRow(table, key).locator('.cell.target');
  const openTable = async () => {
    await pickEntry(workbench.page, 'Control+P', path, ['de.po', 'po']);
    await workbench.page.locator('.tab.active', { hasText: 'de.po' }).waitFor();
    await editor.webview().locator('.cell:focus').waitFor();
  };

  /** The tables in sight, from left to right. */
  async function tables(count: number): Promise<readonly Frame[]> {
    let frames: readonly Frame[] = [];
    const placed = async (frame: Frame) => {
      const isTable = await translation(frame).isVisible();
      const outer = await frame.parentFrame()?.frameElement();
      return isTable && outer ? [{ frame, left: (await outer.boundingBox())?.x ?? 0 }] : [];
    };
    const find = async () => {
      // Frames of tabs that were closed may still go away.
      const all = await Promise.all(workbench.page.frames().map((frame) => placed(frame).catch(() => [])));
      const inOrder = all.flat().sort((a, b) => a.left - b.left);
      frames = inOrder.map(({ frame }) => frame);
      return frames.length;
    };
    await expect.poll(find, { timeout: 60_000 }).toBe(count);
    return frames;
  }
  const retype = async (table: Frame, text: string) => {
    await translation(table).click();
    await press('F2');
    await table.locator('.editor:focus').waitFor();
    await press('Control+A');
    await workbench.page.keyboard.type(text);
    await press('Enter');
    await translation(table).getByText(text, { exact: true }).waitFor();
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridTabs', source: join(root, 'examples'), settings });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
    await until('every tab is closed', async () => {
      if ((await workbench.page.locator('.tab').count()) === 0) return true;
      await editor.run('View: Revert and Close Editor');
      return false;
    });
  });
  afterAll(() => workbench?.stop());

  test('a setting makes it the editor that files of a kind open in', async () => {
    await openTable();
    await workbench.shot('default');
    const [table] = await tables(1);
    await retype(table as Frame, 'Ihre Überfahrt fällt aus');
    const before = editor.read(path);
    const after = await editor.save(path);
    expect(changedBytes(before, after)).toEqual({ from: 'wurde gestrichen', to: 'fällt aus' });
  });

  test('two of it side by side show the same document, with one history', async () => {
    await openTable();
    const before = (await translation((await tables(1))[0] as Frame).textContent())?.trim() ?? '';
    await editor.run('View: Split Editor Right');
    const [left, right] = (await tables(2)) as [Frame, Frame];
    await retype(right, 'Ihre Überfahrt entfällt');
    await translation(left).getByText('Ihre Überfahrt entfällt', { exact: true }).waitFor();
    await expect.poll(() => dirty().count()).toBe(2);
    await workbench.shot('split');
    // A click on a cell that has the focus would edit it.
    await tableRow(left, key).locator('.cell.key').click();
    await press('Control+Z');
    for (const table of [left, right]) await translation(table).getByText(before, { exact: true }).waitFor();
    await expect.poll(() => dirty().count()).toBe(0);
  });

  test('two files are compared as text, and on request as two tables, of which each is edited in its own file', async () => {
    const old = 'po/de.old.po';
    const text = editor.read(path).toString('utf8');
    writeFileSync(join(workbench.folder, old), text.replace(/(was cancelled"\nmsgstr )".*"/, '$1"Keine Überfahrt"'));
    const file = (name: string) =>
      workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name }).first();
    await editor.chooseInMenu(file('de.old.po'), 'Select for Compare');
    await editor.chooseInMenu(file('de.po'), 'Compare with Selected');
    await workbench.page.locator('.monaco-diff-editor .line-insert').first().waitFor();
    await workbench.shot('text-diff');
    await editor.run('View: Reopen Editor With...');
    await editor.choose('Interline Table');
    const [left, right] = (await tables(2)) as [Frame, Frame];
    await translation(left).getByText('Keine Überfahrt', { exact: true }).waitFor();
    await workbench.shot('table-diff');
    await retype(right, 'Ihre Überfahrt entfällt');
    const before = editor.read(old);
    expect((await editor.save(path)).toString('utf8')).toContain('msgstr "Ihre Überfahrt entfällt"');
    expect(editor.read(old)).toEqual(before);
    await translation(left).getByText('Keine Überfahrt', { exact: true }).waitFor();
  });
});
