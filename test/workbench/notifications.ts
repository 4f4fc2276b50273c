import type { Locator, Page } from 'playwright-core';
import { appears, until } from './waiting.ts';

const center = '.notifications-center.visible';

/**
 * Waits for a notification with a text.
 *
 * VS Code shows three toasts at most, hides them after 10 s and shows none of what comes too fast after others: what is
 * not to be seen is looked up behind the bell, as people do.
 *
 * @returns the newest one, as a toast or in the list of notifications.
 * @example await (await findNotification(page, 'was removed')).textContent();
 */
export async function findNotification(page: Page, text: string | RegExp): Promise<Locator> {
  const item = page.locator(`:is(.notification-toast, ${center}) .notification-list-item:visible`, { hasText: text });
  const isThere = async () => {
    if (await appears(item.first(), 5_000)) return true;
    if (!(await page.locator(center).isVisible())) await page.locator('[id="status.notifications"]').click();
    return false;
  };
  await until(`a notification “${text}”`, isThere);
  return item.first();
}

/** Clicks a button of a notification with a text; a toast may go just before, and is found again. */
export async function pressInNotification(page: Page, text: string | RegExp, button: string | RegExp): Promise<void> {
  const isPressed = async () => {
    const wanted = (await findNotification(page, text)).getByRole('button', { name: button });
    return wanted.click({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
  };
  await until(`the button “${button}” of the notification “${text}”`, isPressed);
}

/** Closes the list of notifications, which covers a part of the editor. */
export async function closeNotifications(page: Page): Promise<void> {
  const isClosed = async () => {
    if (!(await page.locator(center).isVisible())) return true;
    await page.keyboard.press('Escape');
    return false;
  };
  await until('the list of notifications closes', isClosed);
}
