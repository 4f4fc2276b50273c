import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('quality evaluation in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'evaluation', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const issue = () => editor.problem('interline quality').first();

  test('a file is evaluated, its issues stand among the problems, and can be cleared', async () => {
    // What a check reports is not shown a second time: one that is off leaves its faults to the evaluation.
    const settings = join(workbench.folder, 'interline.json');
    const before = JSON.parse(readFileSync(settings, 'utf8'));
    writeFileSync(settings, JSON.stringify({ ...before, checks: { ...before.checks, 'placeholder-missing': 'off' } }));
    await editor.open('po/de.po');
    await editor.run('Interline: Evaluate the Translations of This File');
    await editor.notification(/de\.po: \d+(?:\.\d)? of 100, \d+ issues?\./);
    await editor.filterProblems('interline quality');
    await issue().waitFor();
    await workbench.shot('issues');
    await editor.run('Interline: Clear Quality Issues');
    await issue().waitFor({ state: 'detached' });
    await editor.filterProblems('');
    await editor.problem('interline').first().waitFor();
  });

  test('the menu of the Localization view has every language of a file evaluated', async () => {
    const { page } = workbench;
    await page.locator('.activitybar .action-item', { has: page.locator('[aria-label^="Interline"]') }).click();
    const view = page.locator('.pane', { has: page.locator('[aria-label^="Localization"]') });
    await editor.chooseInMenu(
      view.locator('.monaco-list-row', { hasText: 'app.json' }).first(),
      'Evaluate Translations',
    );
    await editor.notification(/\d+ files: \d+(?:\.\d)? of 100/);
    await editor.filterProblems('interline quality');
    await issue().waitFor();
    await workbench.shot('view');
  });
});
