import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('matches and terms in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'matches', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const path = 'xliff/website.de.xlf';

  /** Opens the file with the cursor in a text. */
  async function goTo(words: string): Promise<void> {
    const lines = readFileSync(join(workbench.folder, path), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(words));
    await editor.open(path, line + 1, (lines[line]?.indexOf(words) ?? 0) + 1);
  }

  test('the view follows the cursor and shows matches with what changed in the source since', async () => {
    await goTo('Groups of 10');
    const icon = workbench.page.locator('[aria-label^="Interline"]');
    await workbench.page.locator('.activitybar .action-item', { has: icon }).click();
    // What the icon says would cover the view in the picture.
    await workbench.page.mouse.move(0, 0);
    const match = editor.webview().locator('li', { hasText: 'Gruppen ab 8 Personen' });
    await match.waitFor();
    expect(await match.locator('del').allTextContents()).toEqual(['8', '10']);
    expect(await match.locator('ins').allTextContents()).toEqual(['10', '15']);
    await workbench.page.locator('.pane .monaco-list-row', { hasText: 'app.json' }).first().waitFor();
    // Matches get the room of the view above them.
    await workbench.page.locator('.pane-header', { hasText: 'Localization' }).click();
    await workbench.page.mouse.move(0, 0);
    const head = workbench.page.locator('.pane-header', { hasText: 'Matches' });
    await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThan(140);
    await workbench.shot('difference');

    await goTo('The new pier');
    const terms = editor.webview().locator('section', { hasText: 'Terms' });
    await terms.locator('li', { hasText: 'pier → Anleger ✓ used' }).waitFor();
    await terms.locator('li', { hasText: 'boarding pass → Bordkarte ✓ used' }).waitFor();
    await workbench.shot('terms');
    await goTo('Buy a ticket');
    await editor.webview().locator('li', { hasText: 'Button, 18 characters at most.' }).waitFor();
  });

  test('a key inserts a match, and only its segment changes', async () => {
    await goTo('Contact us');
    await editor.webview().locator('button.match', { hasText: 'Kontakt' }).waitFor();
    const before = editor.read(path);
    await workbench.page.keyboard.press('Alt+1');
    const after = await editor.save(path);
    expect(changedBytes(before, after)).toEqual({
      from: '>',
      to: ' state="translated" state-qualifier="exact-match">Kontakt',
    });
  });

  test('a click on a match inserts it', async () => {
    await goTo('Read more');
    await editor.webview().locator('button.match', { hasText: 'Weiterlesen' }).click();
    await workbench.page.locator('.tab.active.dirty').waitFor();
    await workbench.page.locator('.view-line', { hasText: 'Weiterlesen' }).first().waitFor();
    await workbench.shot('inserted');
  });

  test('every control of the view has a name, and it can be read in every theme', async () => {
    await goTo('Groups of 10');
    const button = editor.webview().locator('button.match').first();
    await button.waitFor();
    expect(await button.getAttribute('aria-label')).toMatch(/^Insert match 1 \d+ % Gruppen ab/);
    await readsInEveryTheme(workbench, editor, 'main#page button.match');
  });

  test('the memory is searched for words, in either language, and shows what stands around them', async () => {
    await editor.run('Interline: Search the Translation Memory…');
    await workbench.page.locator('.quick-input-widget:visible input.input').fill('robben');
    const hit = workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Look out for seals!' });
    await hit.filter({ hasText: 'between “Read more” and “Life jackets' }).waitFor();
    await workbench.shot('search');
    await workbench.page.keyboard.press('Escape');
  });
});
