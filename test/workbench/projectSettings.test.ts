import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('the settings of a project in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    const settings = { 'window.autoDetectColorScheme': true };
    workbench = await startWorkbench({ name: 'projectSettings', source: join(root, 'examples'), settings });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('their severities are chosen from lists and written into interline.json, where it can be undone', async () => {
    const { page } = workbench;
    const before = editor.read('interline.json').toString('utf8');
    const list = page.locator('.quick-input-widget:visible');
    await editor.run('Interline: Configure Checks…');
    await list
      .filter({ hasText: 'Choose a check' })
      .or(list.filter({ hasText: 'Checks of This Project' }))
      .waitFor();
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.locator(`.monaco-workbench.vs${colorScheme === 'dark' ? '-dark' : ''}`).waitFor();
      await workbench.shot(`list-${colorScheme}`);
    }
    await editor.choose('double-space');
    await list.filter({ hasText: 'double-space:' }).waitFor();
    await workbench.shot('severity');
    await editor.choose('Off');
    // The list is there again with what was chosen, and the same check has the focus.
    const focused = list.locator('.monaco-list-row.focused', { hasText: 'double-space' });
    await focused.filter({ hasText: 'Off, set by this project' }).waitFor();
    await workbench.shot('set');
    await page.keyboard.press('Escape');
    await page.locator('.tab.active.dirty', { hasText: 'interline.json' }).waitFor();
    await workbench.shot('edited');
    const after = await editor.save('interline.json');
    expect(JSON.parse(after.toString('utf8'))).toEqual({ ...JSON.parse(before), checks: { 'double-space': 'off' } });
    await page.locator('.monaco-editor .view-line', { hasText: 'double-space' }).click();
    await page.keyboard.press('Control+Z');
    await page.locator('.tab.active.dirty').waitFor();
    expect((await editor.save('interline.json')).toString('utf8')).toBe(before);
  });

  test('languages and files of the project are changed from lists in the same way', async () => {
    const { page } = workbench;
    const before = editor.read('interline.json').toString('utf8');
    const list = page.locator('.quick-input-widget:visible');
    const shows = (text: string) => list.locator('.monaco-list-row', { hasText: text }).first().waitFor();
    await editor.run('Interline: Project Settings…');
    await shows('Languages that must exist');
    await shows('German, Spanish, Japanese');
    await workbench.shot('project');
    await editor.choose('Target languages');
    await shows('Spanish');
    await editor.choose('Add…');
    await shows('Other languages');
    await editor.choose('Swedish');
    await shows('Swedish');
    await editor.choose('Spanish');
    await shows('Change…');
    await editor.choose('Remove');
    await shows('Add…');
    await workbench.shot('languages');
    // Escape leads back to the settings, with the one that was changed in focus.
    await page.keyboard.press('Escape');
    await list.locator('.monaco-list-row.focused', { hasText: 'German, Japanese, Swedish' }).waitFor();
    await editor.choose('Excluded files');
    await shows('Add…');
    await page.keyboard.press('Enter');
    await editor.answer('vendor/**', 'Files and folders that are never read');
    await shows('vendor/**');
    await page.keyboard.press('Escape');
    await list.locator('.monaco-list-row.focused', { hasText: 'vendor/**' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tab.active.dirty', { hasText: 'interline.json' }).waitFor();
    const after = (await editor.save('interline.json')).toString('utf8');
    expect(JSON.parse(after)).toEqual({
      ...JSON.parse(before),
      targetLanguages: ['de', 'ja', 'sv'],
      exclude: ['vendor/**'],
    });
  });

  test('how services translate is chosen for one language, and written for it alone', async () => {
    const { page } = workbench;
    const before = editor.read('interline.json').toString('utf8');
    const list = page.locator('.quick-input-widget:visible');
    const titled = (title: string) => list.locator('.quick-input-title', { hasText: title }).waitFor();
    await editor.run('Interline: Project Settings…');
    await list.locator('.monaco-list-row', { hasText: 'Languages that must exist' }).first().waitFor();
    await editor.choose('How a Service Translates');
    await titled('How a Service Translates');
    await editor.choose('German');
    await titled('How a Service Translates: German');
    await workbench.shot('wishes');
    await editor.choose('Formality');
    await list.locator('.monaco-list-row', { hasText: 'prefer_more' }).first().waitFor();
    await editor.choose('Formal, where the language has it');
    await titled('How a Service Translates: German');
    await list.locator('.monaco-list-row', { hasText: 'prefer_more' }).first().waitFor();
    await workbench.shot('wished');
    await page.keyboard.press('Escape');
    await list.locator('.monaco-list-row', { hasText: 'Languages that must exist' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.tab.active.dirty', { hasText: 'interline.json' }).waitFor();
    const after = JSON.parse((await editor.save('interline.json')).toString('utf8'));
    expect(after.translation).toEqual({ languages: { de: { formality: 'prefer_more' } } });
    expect({ ...after, translation: undefined }).toEqual({ ...JSON.parse(before), translation: undefined });
  });
});
