import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('the selected text in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const wrong = 'The ferry recieved its pasengers.';
  const right = 'The ferry received its passengers.';
  const remark = `  // ${wrong}\nsail();\n`;
  const files = {
    'replaced.js': remark,
    'compared.js': remark,
    'words.txt': 'boarding pass\n',
    'letter.txt': 'We can’t utilize the ferry in order to get there.\n',
    'sign.txt': 'Die Fähre legt um acht Uhr vom Anleger ab.\n',
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'texts', source: join(root, 'examples') });
    editor = editorOf(workbench);
    // The editor offers a file a while after it was made.
    for (const [name, text] of Object.entries(files)) writeFileSync(join(workbench.folder, name), text);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const list = () => workbench.page.locator('.quick-input-widget:visible');

  /** Opens a file with the remark and selects its words. */
  async function selectRemark(file: string): Promise<void> {
    await editor.open(file, 1, 6);
    await workbench.page.keyboard.press('Shift+End');
    await workbench.page.locator('.statusbar-item', { hasText: /selected\)/ }).waitFor();
  }

  test('a remark in source code is corrected in its place', async () => {
    await selectRemark('replaced.js');
    await editor.run('Interline: Correct Selection');
    await list().filter({ hasText: 'Corrected Text' }).waitFor();
    await list().filter({ hasText: right }).waitFor();
    await workbench.shot('corrected');
    await editor.choose('Replace');
    expect((await editor.save('replaced.js')).toString()).toBe(`  // ${right}\nsail();\n`);
  });

  test('the correction can be compared first, and is inserted below from there', async () => {
    await selectRemark('compared.js');
    await editor.run('Interline: Correct Selection');
    await list().filter({ hasText: 'Corrected Text' }).waitFor();
    await editor.choose('Compare First');
    await workbench.page.locator('.monaco-diff-editor .view-line', { hasText: right }).waitFor();
    await workbench.shot('compared');
    await editor.pressIn('Corrected Text', 'Insert Below');
    await workbench.page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });
    await editor.open('compared.js');
    expect((await editor.save('compared.js')).toString()).toBe(`  // ${wrong}\n  // ${right}\nsail();\n`);
  });

  test('a translation is copied; the glossary of the project has a say in it', async () => {
    await editor.open('words.txt');
    await editor.run('Interline: Translate Selection…');
    await editor.choose('German');
    await list().filter({ hasText: 'Translation into German' }).waitFor();
    await list().filter({ hasText: 'Bordkarte' }).waitFor();
    await workbench.shot('translated');
    await editor.choose('Copy');
    await workbench.page.locator('.statusbar-item', { hasText: 'The text was copied.' }).waitFor();
    await workbench.page.keyboard.press('Control+End');
    await workbench.page.keyboard.press('Control+V');
    expect((await editor.save('words.txt')).toString()).toBe('boarding pass\nBordkarte');
  });

  test('a text is rephrased in a style, in the words of the menu', async () => {
    await editor.open('letter.txt');
    await workbench.page.keyboard.press('Control+A');
    await workbench.page
      .locator('.view-line', { hasText: 'utilize' })
      .click({ button: 'right', position: { x: 20, y: 8 } });
    const item = workbench.page.locator('.monaco-menu .action-item', { hasText: 'Rephrase Selection…' });
    await item.waitFor();
    await workbench.shot('menu');
    const isLeft = async () => {
      if (await item.isVisible()) await item.click({ timeout: 2000 }).catch(() => undefined);
      return await item.isVisible();
    };
    await expect.poll(isLeft, { timeout: 60_000 }).toBe(false);
    await editor.choose('Simple');
    await list().filter({ hasText: 'Rephrased Text' }).waitFor();
    await workbench.shot('rephrased');
    await editor.choose('Replace');
    expect((await editor.save('letter.txt')).toString()).not.toContain('utilize');
  });

  test('the language of a text is named', async () => {
    await editor.open('sign.txt');
    await editor.run('Interline: Detect Language of Selection');
    await editor.notification('The selected text is in German (de).');
  });
});
