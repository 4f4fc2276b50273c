import type { FrameLocator, Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Editor } from './editorActions.ts';
import type { RunningWorkbench } from './startWorkbench.ts';

/** The document panel, as one works with it at the keyboard. */
export interface DocumentPanel {
  page(): FrameLocator;
  /** A translation of the queue. */
  row(document: string, language: string): Locator;
  inPhase(row: Locator, phase: string): Locator;
  action(row: Locator, name: string): Locator;
  /** Drops files: those of the explorer by their addresses, those of another program by a name and what is in them. */
  drop(dropped: { readonly uris: readonly string[] } | { readonly name: string; readonly text: string }): Promise<void>;
  /** Chooses the languages of the results, and those alone. */
  chooseLanguages(...languages: readonly string[]): Promise<void>;
  /** Starts what is chosen once it is known what that costs. */
  start(): Promise<void>;
}

export function documentPanel({ page }: RunningWorkbench, editor: Editor): DocumentPanel {
  const panel = editor.webview;
  const list = page.locator('.quick-input-widget:visible');
  const chips = () => panel().locator('#targets button');

  async function check(language: string): Promise<void> {
    await list.locator('input.input').fill(language);
    const item = list.locator('.monaco-list-row', { hasText: language }).first();
    const checked = item.locator('[aria-checked="true"], input:checked').first();
    await item.waitFor();
    if ((await checked.count()) === 0) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
    await checked.waitFor();
  }

  return {
    page: panel,
    row: (document, language) => panel().locator('#rows tr', { hasText: document }).filter({ hasText: language }),
    inPhase: (row, phase) => row.and(panel().locator(`[data-phase="${phase}"]`)),
    action: (row, name) => row.locator(`[data-action="${name}"]`),
    async drop(dropped) {
      const frame = await editor.frameWith('#files');
      const filled =
        'uris' in dropped
          ? `setData('application/vnd.code.uri-list', ${JSON.stringify(dropped.uris.join('\r\n'))})`
          : `items.add(new File([${JSON.stringify(dropped.text)}], ${JSON.stringify(dropped.name)}))`;
      const dataTransfer = await frame.evaluateHandle(`{ const data = new DataTransfer(); data.${filled}; data; }`);
      await frame.locator('#files').dispatchEvent('drop', { dataTransfer });
    },
    async chooseLanguages(...languages) {
      await panel().locator('#targets li').first().waitFor();
      for (let left = await chips().count(); left > 0; left--) {
        await chips().first().press('Enter');
        await expect.poll(() => chips().count()).toBe(left - 1);
      }
      await panel().locator('#languages:not([disabled])').press('Enter');
      await list.filter({ hasText: 'Translate Documents Into' }).waitFor();
      for (const language of languages) await check(language);
      await list.locator('input.input').fill('');
      await page.keyboard.press('Enter');
      for (const language of languages) await panel().locator('#targets li', { hasText: language }).waitFor();
    },
    async start() {
      await panel().locator('#cost', { hasText: /\d/ }).waitFor();
      await panel().locator('#translate:not([disabled])').press('Enter');
    },
  };
}
