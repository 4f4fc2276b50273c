import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from 'playwright-core';

/** Whether something is there within a time, in ms. */
export async function appears(what: Locator, milliseconds: number): Promise<boolean> {
  return what.waitFor({ timeout: milliseconds }).then(
    () => true,
    () => false,
  );
}

/**
 * Asks until the answer is yes, in hooks of tests as well.
 *
 * @param what is waited for, in words for the error.
 * @throws Error where it is still no after a minute.
 * @example await until('the list closes', async () => !(await list.isVisible()));
 */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = performance.now() + 60_000; !(await isSo()); await pause(100)) {
    if (performance.now() > end) throw new Error(`This was waited for: ${what}.`);
  }
}
