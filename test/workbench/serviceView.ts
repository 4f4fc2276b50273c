import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Editor } from './editorActions.ts';
import type { RunningWorkbench } from './startWorkbench.ts';
import { appears } from './waiting.ts';

const patience = { timeout: 30_000 };

/** The view *Translation Service* of the explorer's container, and what it asks. */
export interface ServiceView {
  pane(): Locator;
  row(text: string | RegExp): Locator;
  /** Shows the view with room for its rows: the others of the container are folded. */
  show(): Promise<void>;
  /** Selects an entry and sees that it is selected. */
  select(entry: Locator): Promise<void>;
  unfold(entry: Locator): Promise<void>;
  /**
   * Chooses a title in the menu of an entry until what it leads to is there: a view that is filled again closes the menu.
   *
   * @param shown the question that follows.
   */
  choose(entry: Locator, title: string, shown: Locator): Promise<void>;
  /** The box of a question. */
  question(words: string): Locator;
  /** Gives the dialog of a title a path; what it proposes a moment after it has opened may replace what was typed. */
  answerPath(path: string, title: string): Promise<void>;
  /** Chooses a language in the list with a title: one question follows another in the same box. */
  chooseLanguage(language: string, asked: string): Promise<void>;
  clearNotifications(): Promise<void>;
}

/** See {@link ServiceView}. */
export function serviceView({ page }: RunningWorkbench, editor: Editor): ServiceView {
  const pane = () => page.locator('.pane', { has: page.locator('[aria-label^="Translation Service"]') }).last();
  const row = (text: string | RegExp) => pane().locator('.monaco-list-row', { hasText: text }).first();
  const list = () => page.locator('.quick-input-widget:visible');

  async function select(entry: Locator): Promise<void> {
    const isSelected = async () => {
      await entry.click();
      return entry.getAttribute('aria-selected');
    };
    await expect.poll(isSelected, patience).toBe('true');
  }

  async function unfold(entry: Locator): Promise<void> {
    const isOpen = async () => {
      if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.locator('.monaco-tl-twistie').click();
      return entry.getAttribute('aria-expanded');
    };
    await expect.poll(isOpen, patience).toBe('true');
  }

  const question = (words: string) => list().filter({ hasText: words });

  async function choose(entry: Locator, title: string, shown: Locator): Promise<void> {
    const soon = { timeout: 3000 };
    const menu = page.locator('.monaco-menu').first();
    const item = menu.locator('.action-item', { hasText: title }).first();
    const isShown = async () => {
      if (await shown.isVisible()) return true;
      if (!(await item.isVisible())) {
        // A list that grew at this moment had another row under the pointer, and its menu lies over all of them.
        if (await menu.isVisible()) await page.keyboard.press('Escape');
        await entry.click({ ...soon, button: 'right' }).catch(() => undefined);
      }
      if (await appears(item, soon.timeout)) await item.click(soon).catch(() => undefined);
      return appears(shown, 2 * soon.timeout);
    };
    await expect.poll(isShown, { timeout: 90_000 }).toBe(true);
  }

  /** Opens or folds a view of the container. */
  async function setPane(name: string, isOpen: boolean): Promise<void> {
    const header = page.locator(`.pane-header[aria-label^="${name}"]`);
    const wanted = String(isOpen);
    const isSet = async () => {
      if ((await header.getAttribute('aria-expanded')) !== wanted) await header.click();
      return header.getAttribute('aria-expanded');
    };
    await expect.poll(isSet, patience).toBe(wanted);
  }

  async function answerPath(path: string, title: string): Promise<void> {
    const dialog = list().filter({ hasText: title });
    const input = dialog.locator('input.input');
    await dialog.waitFor();
    const soon = { timeout: 1000 };
    const isAsked = async () => {
      const typed = await input.fill(path, soon).then(
        () => input.inputValue(soon).catch(() => ''),
        () => '',
      );
      if (typed === path) await input.press('Enter', soon).catch(() => undefined);
      return dialog.isVisible();
    };
    await expect.poll(isAsked, patience).toBe(false);
  }

  async function chooseLanguage(language: string, asked: string): Promise<void> {
    await list().filter({ hasText: asked }).waitFor();
    await editor.choose(language);
  }

  async function clearNotifications(): Promise<void> {
    await editor.run('Notifications: Clear All Notifications');
  }

  async function show(): Promise<void> {
    // Once there are findings, their number covers the icon.
    await page.locator('.activitybar .action-item', { has: page.locator('[aria-label^="Interline"]') }).click();
    await setPane('Translation Service', true);
    await row('Spoken Terms').waitFor();
    for (const name of ['Localization', 'Matches']) await setPane(name, false);
  }

  return { pane, row, show, select, unfold, choose, question, answerPath, chooseLanguage, clearNotifications };
}
