import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Frame, FrameLocator, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findNotification, pressInNotification } from './notifications.ts';
import { answerBox, chooseEntry, pickEntry } from './quickInput.ts';
import type { RunningWorkbench } from './startWorkbench.ts';
import { appears, until } from './waiting.ts';

/** What a person does at the keyboard, and what they see. */
export interface Editor {
  /** Opens a file of the folder with the cursor at a line and column, both from 1. */
  open(path: string, line?: number, column?: number): Promise<void>;
  /** Runs a command of the palette by its whole title. */
  run(title: string): Promise<void>;
  /** The underlines of findings in the active editor. */
  readonly squiggles: Locator;
  /** Shows only the rows of the Problems view with a text. */
  filterProblems(text: string): Promise<void>;
  /** Rows of the Problems view that hold a text. */
  problem(text: string | RegExp): Locator;
  /** Opens the menu of quick fixes at the cursor and returns its entries. */
  quickFixes(): Promise<string[]>;
  /** Chooses a quick fix at the cursor by its title, with the keyboard; `offered` is run while the menu is open. */
  quickFix(title: RegExp, offered?: () => Promise<unknown>): Promise<string>;
  /** Saves the active file and waits until its bytes on disk are others. */
  save(path: string): Promise<Buffer>;
  read(path: string): Buffer;
  /** Waits for a notification with a text, also where VS Code shows no toast of it. */
  notification(text: string | RegExp): Promise<Locator>;
  /** Clicks a button of a notification with a text. */
  pressIn(notification: string | RegExp, button: string | RegExp): Promise<void>;
  /** The inside of the only webview. */
  webview(): FrameLocator;
  /** The page of the webview that has an element, where there are several. */
  frameWith(selector: string): Promise<Frame>;
  /** Writes the text into the one-line input that asks for something, such as by its title, and confirms it. */
  answer(text: string, asked?: string): Promise<void>;
  /** Chooses the entry of an open list by its text. */
  choose(text: string): Promise<void>;
  /** Opens the menu of something and chooses the entry with a title. */
  chooseInMenu(owner: Locator, title: string): Promise<void>;
}

export function editorOf({ page, folder }: RunningWorkbench): Editor {
  const read = (path: string) => readFileSync(join(folder, path));
  const menu = page.locator('.action-widget .monaco-list-row.action');

  const pick = (key: string, text: string, ...row: readonly string[]) => pickEntry(page, key, text, row);

  async function openMenu(): Promise<string[]> {
    // The editor gives up on a server that is still busy and says that there is nothing: people press the key again.
    for (let attempt = 1; ; attempt++) {
      await page.keyboard.press('Control+.');
      if (await appears(menu.first(), 6_000)) break;
      if (attempt === 5) throw new Error('The editor offers no quick fix at the cursor.');
      await page.keyboard.press('Escape');
    }
    return (await menu.allTextContents()).map((text) => text.trim());
  }

  return {
    async open(path, line = 1, column = 1) {
      const name = path.slice(path.lastIndexOf('/') + 1);
      // A file that changed on disk is read again about now, which may move the cursor: people go there again.
      const isThere = async () => {
        await pick('Control+P', `${path}:${line}:${column}`, name, path.slice(0, -name.length - 1));
        await page.locator('.tab.active', { hasText: name }).waitFor();
        await page.locator('.monaco-editor.focused').first().waitFor();
        return appears(page.locator('.statusbar-item', { hasText: `Ln ${line}, Col ${column}` }), 6_000);
      };
      await until(`the cursor is at ${line}:${column} of ${path}`, isThere);
    },
    async run(title) {
      // Where an earlier click left it, the mouse would make a tooltip come up that covers entries of the next list.
      await page.mouse.move(0, 0);
      await pick('F1', `>${title}`, title);
    },
    squiggles: page.locator(
      '.monaco-editor :is(.squiggly-error, .squiggly-warning, .squiggly-info, .squiggly-hint, .squiggly-inline-unnecessary)',
    ),
    async filterProblems(text) {
      const input = page.locator('.markers-panel-container .monaco-inputbox input, .viewpane-filter input').first();
      // A view that has just opened may still put the filter back that it had: its badge says that the list is filtered.
      const isFiltered = async () => {
        if ((await input.inputValue()) !== text) await input.fill(text);
        return (await page.locator('.viewpane-filter-badge').first().isVisible()) === (text !== '');
      };
      await until(`the problems are filtered by “${text}”`, isFiltered);
    },
    problem: (text) => page.locator('.markers-panel-container .monaco-list-row', { hasText: text }),
    async quickFixes() {
      const titles = await openMenu();
      await page.keyboard.press('Escape');
      return titles;
    },
    async quickFix(title, offered) {
      const titles = await openMenu();
      await offered?.();
      const wanted = titles.find((entry) => title.test(entry));
      expect(wanted, `no quick fix ${title} among ${JSON.stringify(titles)}`).toBeDefined();
      // The menu may still be filling while keys arrive: what has the focus decides, not how often a key was pressed.
      const focused = page.locator('.action-widget .monaco-list-row.action.focused');
      for (let step = 0; step < 40; step++) {
        const text = (await focused.count()) > 0 ? ((await focused.first().textContent()) ?? '').trim() : '';
        if (title.test(text)) break;
        await page.keyboard.press('ArrowDown');
      }
      await focused.filter({ hasText: title }).first().waitFor();
      await page.keyboard.press('Enter');
      await menu.first().waitFor({ state: 'detached' });
      return wanted ?? '';
    },
    async save(path) {
      const before = read(path);
      // A fix is applied a moment after its menu is gone: what is saved sooner is the old text.
      await page.locator('.tab.active.dirty').waitFor();
      await page.keyboard.press('Control+S');
      await expect.poll(() => read(path).equals(before), { timeout: 60_000 }).toBe(false);
      await page.locator('.tab.active.dirty').waitFor({ state: 'detached' });
      return read(path);
    },
    read,
    notification: (text) => findNotification(page, text),
    pressIn: (notification, button) => pressInNotification(page, notification, button),
    webview: () => page.frameLocator('iframe.webview.ready').frameLocator('iframe#active-frame'),
    choose: (text) => chooseEntry(page, text),
    chooseInMenu: (owner, title) => chooseInMenu(page, owner, title),
    frameWith: (selector) => frameWith(page, selector),
    answer: (text, asked) => answerBox(page, text, asked),
  };
}

async function chooseInMenu(page: Page, owner: Locator, title: string): Promise<void> {
  const whole = page.locator('.monaco-menu');
  const item = whole.locator('.action-item', { hasText: title }).first();
  await until(`“${title}” is offered in a menu`, async () => {
    await owner.click({ button: 'right' });
    if (await appears(item, 5_000)) return true;
    // A list that grew at this moment has another row under the pointer.
    await page.keyboard.press('Escape');
    return false;
  });
  // A menu that has just opened takes no click; people click again.
  const isLeft = async () => {
    if (await item.isVisible()) await item.click({ timeout: 2000 }).catch(() => undefined);
    return await whole.isVisible();
  };
  await expect.poll(isLeft, { timeout: 60_000 }).toBe(false);
}

async function frameWith(page: Page, selector: string): Promise<Frame> {
  let frame: Frame | undefined;
  const find = async () => {
    frame = await findFrame(page, selector);
    return frame !== undefined;
  };
  await expect.poll(find, { timeout: 60_000 }).toBe(true);
  return frame as Frame;
}

/** The page that has an element now. */
export async function findFrame(page: Page, selector: string): Promise<Frame | undefined> {
  const frames = page.frames();
  const counts = frames.map((one) =>
    one
      .locator(selector)
      .count()
      .catch(() => 0),
  );
  return frames[(await Promise.all(counts)).findIndex((count) => count > 0)];
}

/** The row of the table that has a key. */
export function tableRow(table: Frame | FrameLocator, key: string): Locator {
  return table.locator('.row', { has: table.locator('.id', { hasText: new RegExp(`^${key}$`) }) });
}

/** The only place where two files differ: what stood there, what stands there now. */
export function changedBytes(before: Buffer, after: Buffer): { readonly from: string; readonly to: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return {
    from: before.subarray(start, before.length - end).toString('utf8'),
    to: after.subarray(start, after.length - end).toString('utf8'),
  };
}
