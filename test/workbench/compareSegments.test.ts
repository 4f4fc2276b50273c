import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commitFiles } from '../commitFiles.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('two revisions of a file', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const path = 'locales/de/app.json';
  const question = (words: string) => workbench.page.locator('.quick-input-widget:visible', { hasText: words });

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'compareSegments', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('are compared by their segments: a text that changed is shown, another layout is not', async () => {
    commitFiles(workbench.folder, 1, ['locales']);
    const text = editor.read(path).toString('utf8');
    writeFileSync(
      join(workbench.folder, path),
      JSON.stringify(JSON.parse(text.replace('"Startseite"', '"Zur Startseite"')), undefined, 4),
    );
    await editor.open(path);
    await editor.run('Interline: Compare Segments of Two Revisions…');
    await question('(1/2): Before').waitFor();
    await workbench.shot('before');
    await editor.choose('main');
    await question('(2/2): After').waitFor();
    await editor.choose('The file as it is now');
    await workbench.page.locator('.tab.active', { hasText: 'app.json: segments (main ↔ now)' }).waitFor();
    const inserted = workbench.page.locator('.monaco-diff-editor .modified .view-line', { hasText: 'Zur Startseite' });
    await inserted.waitFor();
    await workbench.page
      .locator('.monaco-diff-editor .original .view-line', { hasText: /text\s+Startseite/ })
      .waitFor();
    await expect.poll(() => workbench.page.locator('.monaco-diff-editor .modified .line-insert').count()).toBe(1);
    await workbench.shot('compared');
  });

  test('that say the same are not shown', async () => {
    commitFiles(workbench.folder, 1, ['po']);
    await editor.open('po/de.po');
    await editor.run('Interline: Compare Segments of Two Revisions…');
    await question('(1/2): Before').waitFor();
    await editor.choose('main');
    await question('(2/2): After').waitFor();
    await editor.choose('The file as it is now');
    await editor.notification('No segment of de.po differs.');
  });
});
