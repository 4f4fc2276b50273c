import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commitFiles } from '../commitFiles.ts';
import { changedBytes, type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('translations older than their source in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'stale', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const source = () => join(workbench.folder, 'locales/en/app.json');
  const path = 'locales/de/app.json';

  test('a translation is underlined once its source changed, and the hover shows which words', async () => {
    mkdirSync(join(workbench.folder, '.vscode'), { recursive: true });
    writeFileSync(
      join(workbench.folder, '.vscode/settings.json'),
      '{ "interline.checks": { "stale-translation": "warning" } }',
    );
    commitFiles(workbench.folder, 1, ['locales']);
    writeFileSync(source(), readFileSync(source(), 'utf8').replace('"help": "Help"', '"help": "Cancel"'));
    commitFiles(workbench.folder, 2, ['locales']);
    await editor.open(path, 11, 16);
    await workbench.page.keyboard.press('Control+Shift+M');
    await editor.filterProblems('when this was translated');
    await editor.problem('The source text was “Help” when this was translated; it changed in').waitFor();
    await editor.open(path, 11, 16);
    await editor.run('Show or Focus Hover');
    const hover = workbench.page.locator('.monaco-hover:visible', { hasText: 'Source changed:' }).first();
    await hover.waitFor();
    expect(await hover.locator('del', { hasText: 'Help' }).count()).toBe(1);
    expect(await hover.locator('strong', { hasText: 'Cancel' }).count()).toBe(1);
    await workbench.shot('hover');
    await workbench.page.keyboard.press('Escape');
  });

  test('what changed in the source is translated again, and nothing else', async () => {
    const before = editor.read(path);
    await editor.run('Interline: Translate Again What Changed in the Source');
    const after = await editor.save(path);
    expect(changedBytes(before, after)).toEqual({ from: 'Hilfe', to: 'Abbrechen' });
    await workbench.shot('translated');
  });
});
