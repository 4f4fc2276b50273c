import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** What the README promises a newcomer, step by step; its pictures are the frames of the animation there. */
describe.skipIf(workbenchMissing)('the first minutes', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const path = 'xliff/website.de.xlf';

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'firstMinutes', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('a lost tag is underlined, and its fix puts it back', async () => {
    const { page } = workbench;
    const lost = editor.read(path).toString('utf8').split('\n');
    const line = lost.findIndex((text) => text.includes('Der neue Anleger')) + 1;
    await editor.open(path, line, (lost[line - 1]?.indexOf('geöffnet') ?? 0) + 1);
    await editor.run('Problems: Focus on Problems View');
    await editor.problem('is missing').first().waitFor();
    await workbench.shot('found');
    await editor.open(path, line, (lost[line - 1]?.indexOf('geöffnet') ?? 0) + 1);
    await page.keyboard.press('F8');
    await editor.quickFix(/^Add “<x/, () => workbench.shot('offered'));
    await page.locator('.tab.active.dirty').waitFor();
    await editor.problem(/“<x id="1".*is missing/).waitFor({ state: 'detached' });
    // What is shown of the problem in the text is not taken away with it.
    await page.keyboard.press('Escape');
    await workbench.shot('fixed');
    const before = editor.read(path);
    expect(changedBytes(before, await editor.save(path)).to).toBe('<x id="1" ctype="lb"/>');
    await page.locator('.panel .codicon-panel-close').first().click();
  });

  test('the same file as a table takes a match of the memory with one key', async () => {
    const { page } = workbench;
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.finding').first().waitFor();
    await workbench.shot('table');
    // The icon's badge lies over it.
    const icon = page.locator('[aria-label^="Interline"]');
    await page.locator('.activitybar .action-item', { has: icon }).click();
    await page.locator('.pane-header', { hasText: 'Matches' }).waitFor();
    const table = await editor.frameWith('#root[data-words]');
    const id = table.locator('.id', { hasText: /^fares\.group$/ });
    const cell = table.locator('.row', { has: id }).locator('.cell.target');
    await cell.click();
    const matches = await editor.frameWith('main#page');
    await matches.locator('button.match', { hasText: 'Gruppen ab 10' }).waitFor();
    await workbench.shot('match');
    const before = editor.read(path).toString('utf8');
    await page.keyboard.press('Alt+1');
    await cell.getByText('Gruppen ab').waitFor();
    await workbench.shot('filled');
    const after = (await editor.save(path)).toString('utf8');
    expect(after).toContain('>Gruppen ab 10 Personen');
    expect(after.split('\n').filter((line, i) => line !== before.split('\n')[i])).toHaveLength(1);
    await workbench.shot('saved');
  });
});
