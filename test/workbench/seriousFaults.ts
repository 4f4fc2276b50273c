import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Editor, findFrame } from './editorActions.ts';
import type { RunningWorkbench } from './startWorkbench.ts';

/**
 * What axe-core finds in a page that would keep somebody from using it.
 *
 * @param selector an element that only that page has; by default the page of the table.
 */
export async function seriousFaults(page: Page, selector = '#root[data-words]'): Promise<readonly string[]> {
  const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const frame = await findFrame(page, selector);
  if (!frame) throw new Error('No frame holds the page.');
  const colour = JSON.stringify(await backgroundOf(page, frame));
  await frame.evaluate(`document.documentElement.style.backgroundColor = ${colour}`);
  await frame.evaluate(script);
  const { violations } = await frame.evaluate<{
    violations: { id: string; impact: string; nodes: { html: string; any: { message: string }[] }[] }[];
  }>('axe.run(document, { resultTypes: ["violations"] })');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

/**
 * Finds no serious fault in a page in any of the editor's themes, and takes a picture of each.
 *
 * @param selector an element that only that page has, while it shows what is to be looked at.
 */
export async function readsInEveryTheme(workbench: RunningWorkbench, editor: Editor, selector: string): Promise<void> {
  for (const [kind, theme] of Object.entries(themes)) {
    await editor.run('Preferences: Color Theme');
    await editor.choose(theme);
    const frame = await editor.frameWith(selector);
    await frame.locator(`body.vscode-${kind}`).waitFor();
    // The page takes the colours of a theme a moment after its name.
    await expect.poll(() => seriousFaults(workbench.page, selector), { message: theme }).toEqual([]);
    await workbench.shot(kind);
  }
}

const themes = {
  light: 'Light Modern',
  dark: 'Dark Modern',
  'high-contrast': 'Dark High Contrast',
  'high-contrast-light': 'Light High Contrast',
};

/** The colour of the editor behind a page: axe takes what shows through a page for white. */
async function backgroundOf(page: Page, frame: Frame): Promise<string> {
  const element = await (frame.parentFrame() ?? frame).frameElement();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.evaluate<string>(`document.elementsFromPoint(${x + width / 2}, ${y + height / 2})
    .map((each) => getComputedStyle(each).backgroundColor)
    .find((colour) => colour.startsWith('rgb(')) ?? ''`);
}
