import type { Page } from 'playwright-core';
import { closeNotifications } from './notifications.ts';
import { appears, until } from './waiting.ts';

const inputBox = '.quick-input-widget:visible input.input';

/** What stands in the open box; undefined where none is open, or the window is being reloaded. */
function typed(page: Page): Promise<string | undefined> {
  const value = page.locator(inputBox).evaluateAll((boxes) => (boxes[0] as { value?: string } | undefined)?.value);
  return value.catch(() => undefined);
}

/**
 * Presses Enter, and sees whether the list takes it: one that is still filling does nothing.
 *
 * @returns whether the box has gone, or asks for something else.
 */
async function isTaken(page: Page, text: string): Promise<boolean> {
  await page.keyboard.press('Enter');
  for (let tries = 0; tries < 30; tries++) {
    if ((await typed(page)) !== text) return true;
    await page.waitForTimeout(100);
  }
  return false;
}

/** Opens a quick input and waits until its list has an entry: right after the start it may still be without it. */
export async function pickEntry(page: Page, key: string, text: string, row: readonly string[]): Promise<void> {
  await closeNotifications(page);
  const input = page.locator(inputBox);
  for (let attempt = 1; attempt <= 6; attempt++) {
    await page.keyboard.press(key);
    const filled = await input.fill(text, { timeout: 6_000 }).then(
      () => true,
      () => false,
    );
    let entry = page.locator('.quick-input-list .monaco-list-row');
    for (const part of row) entry = entry.filter({ hasText: part });
    const focused = entry.and(page.locator('.focused')).first();
    if (filled && (await appears(entry.first(), 6_000))) {
      // Titles that hold the same words may stand before it.
      for (let step = 0; step < 4 && !(await appears(focused, 500)); step++) await page.keyboard.press('ArrowDown');
      if ((await appears(focused, 500)) && (await isTaken(page, text))) return;
    }
    await page.keyboard.press('Escape');
  }
  throw new Error(`“${text}” is not offered.`);
}

/** Chooses the entry of an open list by its text: a click may hit a row that is being redrawn. */
export async function chooseEntry(page: Page, text: string): Promise<void> {
  const input = page.locator(inputBox);
  const wanted = page.locator('.quick-input-list .monaco-list-row.focused', { hasText: text });
  // The list may still be the one that comes before it, such as the palette: what replaces that has an empty box.
  const isChosen = async () => {
    if ((await typed(page)) !== text) await input.fill(text, { timeout: 5_000 }).catch(() => undefined);
    return (await appears(wanted, 1_000)) && (await isTaken(page, text));
  };
  await until(`“${text}” is offered in a list`, isChosen);
}

/** Writes the text into the box that asks for something, and confirms it. */
export async function answerBox(page: Page, text: string, asked = ''): Promise<void> {
  // One question follows another in the same box: its words tell which one is being asked.
  await page.locator('.quick-input-widget:visible', { hasText: asked }).waitFor();
  // What a dialog proposes a moment after it has opened may replace what was typed.
  const isWritten = async () => {
    if ((await typed(page)) === text) return true;
    await page.locator(inputBox).fill(text);
    return false;
  };
  await until(`“${text}” stands in the box`, isWritten);
  await page.keyboard.press('Enter');
}
