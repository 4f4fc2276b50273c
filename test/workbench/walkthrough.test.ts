import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** What somebody does who has the walkthrough and nothing else. */
describe.skipIf(workbenchMissing)('the walkthrough', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let page: Page;
  let pictures = 0;
  const shot = async (name: string) => {
    const number = String(++pictures).padStart(2, '0');
    await page.screenshot({ path: join(root, `test/workbench/.out/walkthrough-${number}-${name}.png`) });
  };
  const step = (name: string) => page.locator(`.getting-started-step[data-step-id$="#${name}"]`);
  const ticked = (name: string, which: 'checked' | 'unchecked') =>
    step(name).locator(`.codicon-getting-started-step-${which}`).waitFor();
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const copy = () => join(workbench.userData, 'User/globalStorage/interline.interline/Skerry Line');

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'walkthrough', source: join(root, 'examples/film') });
    editor = editorOf(workbench);
    ({ page } = workbench);
  });
  afterAll(async () => {
    await shot('last');
    await workbench?.stop();
  });

  test('opens a copy of the example project in a window of its own, and goes on there', async () => {
    await editor.run('Welcome: Open Walkthrough...');
    await editor.choose('Get Started with Interline');
    await step('example').click();
    await step('example').getByText('Open the Example Project').last().waitFor();
    await shot('first-step');
    const opened = page.context().waitForEvent('page', { timeout: 60_000 });
    await step('example').getByRole('button', { name: 'Open the Example Project' }).click();
    page = await opened;
    page.setDefaultTimeout(60_000);
    editor = editorOf({ ...workbench, page, folder: copy() });
    await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'glossary.csv' }).waitFor();
    await ticked('example', 'checked');
    await ticked('table', 'unchecked');
    await shot('example');
    expect(existsSync(join(copy(), 'interline.json'))).toBe(true);
  });

  test('its steps lead through a translation, a review and an approval', async () => {
    await step('table').click();
    await step('table').getByRole('button', { name: 'Open the Website as a Table' }).click();
    const table = await editor.frameWith('#grid .row');
    await table.locator('.cell:focus').waitFor();
    await shot('table');
    await press('Alt+ArrowDown');
    const focused = table.locator('.cell:focus');
    const row = (text: string) => table.locator('.row', { has: table.getByText(text) });
    await focused.getByText('No text').waitFor();
    await press('Enter');
    await table.locator('.editor:focus').waitFor();
    await page.keyboard.type('Jeden Sonntag Robben');
    await shot('typed');
    await press('Control+Enter');
    await row('Jeden Sonntag Robben').locator('.is-translated').waitFor();
    await press('Escape');
    const translated = (await editor.save('xliff/website.de.xlf')).toString('utf8');
    expect(translated).toContain('>Jeden Sonntag Robben</target>');
    // The next text to review stands in another file.
    await press('Alt+Shift+ArrowDown');
    const text = 'Bitte seien Sie 15 Minuten';
    const mails = await editor.frameWith(`.row:has-text("${text}") .cell:focus`);
    const reviewed = mails.locator('.row', { hasText: text });
    await reviewed.locator('.is-needs-review').waitFor();
    await shot('review');
    await press('Control+Shift+Enter');
    await reviewed.locator('.is-translated').waitFor();
    expect(await seriousFaults(page, '#grid')).toEqual([]);
    await shot('approved');
    await editor.save('po/de.po');
    expect(editor.read('po/de.po').toString('utf8')).not.toMatch(/fuzzy\n(?:#.*\n)*msgid "Please be at the pier/);
    await page.locator('.tab', { hasText: 'Welcome' }).click();
    await ticked('table', 'checked');
    await ticked('review', 'checked');
    await ticked('open', 'unchecked');
  });
});
