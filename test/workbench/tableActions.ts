import type { Locator } from 'playwright-core';
import { type Editor, tableRow } from './editorActions.ts';
import type { RunningWorkbench } from './startWorkbench.ts';

/** What a person does in the table of one language, and sees there. */
export interface TableActions {
  press(...keys: readonly string[]): Promise<void>;
  /** The row of a key. */
  row(key: string): Locator;
  /** The translation of a row. */
  cell(key: string): Locator;
  /** The translation that is being typed. */
  editing(key: string): Locator;
  /** The tab of the table, while its file has changes that are not saved. */
  dirty(): Locator;
  /** Opens the translation of a row. */
  openCell(key: string): Promise<void>;
  /** Opens the translation of a row and types a text in its place, without committing it. */
  startTyping(key: string, text: string): Promise<void>;
}

/**
 * @param open the workbench and its editor, which are asked for when something is done.
 * @example const { press, startTyping } = tableActions(() => [workbench, editor]);
 */
export function tableActions(open: () => readonly [RunningWorkbench, Editor]): TableActions {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await open()[0].page.keyboard.press(key);
  };
  const row = (key: string) => tableRow(open()[1].webview(), key);
  const cell = (key: string) => row(key).locator('.cell.target');
  const editing = (key: string) => row(key).locator('.editor:focus');
  const openCell = async (key: string) => {
    await cell(key).click();
    await press('F2');
    await editing(key).waitFor();
  };
  return {
    press,
    row,
    cell,
    editing,
    openCell,
    dirty: () => open()[0].page.locator('.tab.active.dirty'),
    async startTyping(key, text) {
      await openCell(key);
      await press('Control+A');
      await open()[0].page.keyboard.type(text);
      await editing(key).filter({ hasText: text }).waitFor();
    },
  };
}
