import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('the preview of a translation in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({
      name: 'preview',
      source: join(root, 'examples'),
      settings: { 'interline.preview.enabled': true },
    });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const dialog = () => workbench.page.locator('.monaco-dialog-box');
  const button = (title: string) =>
    workbench.page.locator(':is(.monaco-dialog-box, .notification-toast) .monaco-button', { hasText: title }).first();

  const list = () => workbench.page.locator('.quick-input-widget:visible', { hasText: 'Accept Translations' });

  test('each translation is listed with its source text, and only what stays ticked is written', async () => {
    const path = 'xliff/kiosk.es.xlf';
    const empty = () =>
      editor
        .read(path)
        .toString('utf8')
        .split(/<target[^>]*(?:\/>|><\/target>)/).length;
    const before = empty();
    await editor.open(path);
    await editor.run('Interline: Translate All Untranslated in This File');
    await button('Translate and Review').click();
    const rows = list().locator('.monaco-list-row', {
      has: workbench.page.locator('.monaco-checkbox, input[type="checkbox"]'),
    });
    await rows.first().waitFor({ timeout: 60_000 });
    await workbench.shot('list');
    const refused = (await rows.first().locator('.label-name').first().textContent()) ?? '';
    await rows.first().locator('.monaco-checkbox, input[type="checkbox"]').first().click();
    await list().locator('.monaco-button', { hasText: 'OK' }).click();
    await editor.notification(/Translated \d+ of \d+ segments? of xliff\/kiosk\.es\.xlf/);
    await workbench.shot('accepted');
    const after = (await editor.save(path)).toString('utf8');
    expect(empty()).toBeLessThan(before);
    expect(after).toContain('>Cancelar<');
    expect(after).not.toContain(`>${refused}<`);
  });

  test('it says how many texts go where, and shows what is sent on request', async () => {
    await editor.open('po/es.po');
    await editor.run('Interline: Translate All Untranslated in This File');
    await dialog().waitFor();
    expect(await dialog().textContent()).toMatch(
      /Translate \d+ texts\?.*Known from the memory or the glossary: \d+.*Translated on this machine: \d+ different texts with \d+ characters/s,
    );
    await workbench.shot('question');
    await button('Show What Is Sent').click();
    await workbench.page.locator('.view-line', { hasText: '"target_lang": "es"' }).first().waitFor();
    await workbench.shot('requests');
    await button('Translate and Review').click();
    await list().waitFor({ timeout: 60_000 });
    await workbench.page.keyboard.press('Escape');
    await list().waitFor({ state: 'detached' });
  });

  test('it comes before several rows of a table are translated, and not before one is', async () => {
    await editor.open('locales/de/app.json');
    await editor.run('Interline: Open as Table');
    const table = await editor.frameWith('#grid .row');
    await table.locator('#count', { hasText: /of/ }).waitFor();
    const empty = table.locator('.row', { has: table.locator('.is-untranslated') });
    await empty.first().locator('.cell.key').click();
    const count = await empty.count();
    await workbench.page.keyboard.press('Control+A');
    await table.locator('[data-action="translate"]').click();
    await dialog()
      .filter({ hasText: /Translate \d+ texts\?/ })
      .waitFor();
    await workbench.shot('rows');
    await workbench.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await empty.count()).toBe(count);
    await empty.first().locator('.cell.key').click();
    await workbench.page.keyboard.press('Control+Alt+T');
    await expect.poll(() => empty.count()).toBe(count - 1);
  });

  test('one text is named in the singular', async () => {
    await editor.open('po/de.po');
    await editor.run('Interline: Translate All Untranslated in This File');
    await dialog().filter({ hasText: 'Translated on this machine: 1 text with 9 characters' }).waitFor();
    await workbench.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
  });

  test('closed, it writes nothing', async () => {
    const before = editor.read('po/ja.po');
    await editor.open('po/ja.po');
    await editor.run('Interline: Translate All Untranslated in This File');
    await dialog().waitFor();
    await workbench.page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'detached' });
    expect(await workbench.page.locator('.tab.active.dirty').count()).toBe(0);
    expect(editor.read('po/ja.po').equals(before)).toBe(true);
  });
});
