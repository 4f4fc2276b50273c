import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('all languages of a file side by side', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const [german, japanese] = ['locales/de/app.json', 'locales/ja/app.json'];
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const text = (path: string) => editor.read(path).toString('utf8');
  const row = (key: string) => tableRow(editor.webview(), key);
  /** The cell of a language: English is the first, then come German, Spanish and Japanese. */
  const cell = (key: string, place: number) => row(key).locator('.cell.target').nth(place);
  const editing = () => editor.webview().locator('.editor:focus');
  const unsaved = () => editor.webview().locator('.head .unsaved');
  const type = async (key: string, place: number, words: string) => {
    await cell(key, place).click();
    await press('F2');
    await editing().waitFor();
    await press('Control+A');
    await workbench.page.keyboard.type(words);
  };

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'gridLanguages', source: join(root, 'examples') });
    editor = editorOf(workbench);
    await editor.open(german as string);
    await editor.run('Interline: Open All Languages as Table');
    await editor.webview().locator('.finding').first().waitFor();
    await editor.webview().locator('.cell:focus').waitFor();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('each cell is edited in its own file; all are saved together, and no other byte changes', async () => {
    await workbench.shot('open');
    const before = { de: text(german as string), ja: text(japanese as string) };
    await type('actions.retry', 1, 'Noch einmal');
    await press('Control+Enter');
    await row('actions.copyLink').locator('.editor:focus').waitFor();
    await press('Escape');
    await expect.poll(() => unsaved().count()).toBe(1);
    await type('actions.retry', 3, 'もう一度');
    await press('Enter');
    await expect.poll(() => unsaved().count()).toBe(2);
    await cell('actions.retry', 3).getByText('もう一度', { exact: true }).waitFor();
    await editor.webview().locator('#count', { hasText: /rows$/ }).waitFor();
    await workbench.shot('edited');
    expect(text(german as string)).toBe(before.de);
    await press('Control+S');
    await expect.poll(() => text(german as string)).toBe(before.de.replace('"retry": ""', '"retry": "Noch einmal"'));
    await expect.poll(() => text(japanese as string)).toContain('"retry": "もう一度"');
    await expect.poll(() => unsaved().count()).toBe(0);
  });

  test('undo goes back through the files in their order, and leaves none of them unsaved for nothing', async () => {
    await type('actions.next', 1, 'Vorwärts');
    await press('Enter');
    await type('actions.next', 2, 'Adelante');
    await press('Enter');
    await expect.poll(() => unsaved().count()).toBe(2);
    await press('Control+Z');
    await cell('actions.next', 2).getByText('Siguiente', { exact: true }).waitFor();
    await cell('actions.next', 1).getByText('Vorwärts', { exact: true }).waitFor();
    await expect.poll(() => unsaved().count()).toBe(1);
    await editor.webview().locator('.cell:focus').waitFor();
    await press('Control+Z');
    await cell('actions.next', 1).getByText('Weiter', { exact: true }).waitFor();
    await expect.poll(() => unsaved().count()).toBe(0);
    await press('Control+Y');
    await cell('actions.next', 1).getByText('Vorwärts', { exact: true }).waitFor();
    await press('Control+Z');
    await expect.poll(() => unsaved().count()).toBe(0);
  });

  test('keys go to the next unfinished text of any language, and commands are about the language with the focus', async () => {
    // Its row may be out of the page: the test before looked at rows further down.
    await press('Control+Home');
    await cell('nav.home', 1).click();
    await press('Control+F8');
    const focused = editor.webview().locator('.cell.target:focus');
    await focused.locator('.is-untranslated, .is-needs-review').waitFor();
    const first = await focused.evaluate(
      (element) => `${element.closest('.row')?.textContent}${element.dataset.column}`,
    );
    await press('Control+F8');
    await expect
      .poll(() => focused.evaluate((element) => `${element.closest('.row')?.textContent}${element.dataset.column}`))
      .not.toBe(first);
    await workbench.shot('next');
  });

  test('rows whose keys begin alike stand below a heading', async () => {
    await editor.webview().locator('[data-action=group]').click();
    await cell('app.name', 1).click();
    await row('nav.home').locator('.group', { hasText: /^nav$/ }).waitFor();
    expect(await row('nav.tickets').locator('.group').count()).toBe(0);
    await workbench.shot('grouped');
    await editor.webview().locator('[data-action=group][aria-pressed=true]').click();
    await row('nav.home').locator('.group').waitFor({ state: 'detached' });
  });

  test('languages are chosen in a list of the editor', async () => {
    await editor.webview().locator('[data-action=languages]').click();
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Spanish' }).click();
    await workbench.shot('choose');
    await press('Enter');
    await expect.poll(() => editor.webview().locator('.head [role=columnheader]').count()).toBe(4);
    await editor.webview().locator('.head', { hasText: 'Japanese (ja)' }).waitFor();
    await workbench.shot('chosen');
  });

  test('a language without a file gets a column; the file is made once its first text is committed and one agrees', async () => {
    const french = 'locales/fr/app.json';
    const heads = editor.webview().locator('.head [role=columnheader]');
    if ((await heads.filter({ hasText: 'French (fr)' }).count()) === 0) {
      await editor.webview().locator('[data-action=add-language]').click();
      await editor.choose('French');
    }
    await heads.filter({ hasText: 'French (fr)' }).getByText('No file yet').waitFor();
    await workbench.shot('no-file');
    const frenchCell = row('nav.help').locator('.cell.target').last();
    await frenchCell.click();
    await press('F2');
    await editing().waitFor();
    await workbench.page.keyboard.type('Aide');
    await press('Enter');
    const question = workbench.page.locator('.monaco-dialog-box', { hasText: french });
    await question.waitFor();
    await workbench.shot('ask');
    await question.locator('.monaco-button', { hasText: 'Cancel' }).click();
    await frenchCell.locator('.draft').waitFor();
    expect(existsSync(join(workbench.folder, french))).toBe(false);
    await frenchCell.click();
    await press('F2');
    await editing().filter({ hasText: 'Aide' }).waitFor();
    await press('Enter');
    await question.locator('.monaco-button', { hasText: 'Create File' }).click();
    await heads.getByText('No file yet').waitFor({ state: 'detached' });
    await heads.filter({ hasText: 'French (fr)' }).locator('.unsaved').waitFor();
    await row('nav.help').locator('.draft').waitFor({ state: 'detached' });
    // The column stands where its language belongs now, and the focus went along.
    await row('nav.help').locator('.cell.target[tabindex="0"]', { hasText: 'Aide' }).waitFor();
    await cell('nav.help', 0).click();
    await press('Control+S');
    await expect.poll(() => text(french)).toContain('"help": "Aide"');
    await workbench.shot('created');
  });

  test('a list that opens over a cell being typed stays open, and the text is committed behind it', async () => {
    await type('actions.search', 1, 'Durchsuchen');
    await editing().filter({ hasText: 'Durchsuchen' }).waitFor();
    await press('F1');
    const box = workbench.page.locator('.quick-input-widget:visible input.input');
    await unsaved().waitFor();
    await cell('actions.search', 1).locator('.editor').waitFor({ state: 'detached' });
    await workbench.page.keyboard.type('Save');
    expect(await box.inputValue()).toBe('>Save');
    await press('Escape');
    await cell('actions.search', 1).and(editor.webview().locator(':focus')).waitFor();
    await press('Control+S');
    await expect.poll(() => text(german as string)).toContain('"search": "Durchsuchen"');
  });

  test('a draft is there again after the window was reloaded', async () => {
    await type('actions.back', 1, 'Rückwärts');
    writeFileSync(
      join(workbench.folder, german as string),
      text(german as string).replace('"back": "Zurück"', '"back": "Retour"'),
    );
    await row('actions.back').locator('.overtaken', { hasText: 'Retour' }).waitFor();
    await editor.run('Developer: Reload Window');
    await workbench.page.locator('.tab.active', { hasText: 'all languages' }).waitFor({ timeout: 90_000 });
    await cell('actions.back', 1).getByText('Rückwärts', { exact: true }).waitFor({ timeout: 90_000 });
    await row('actions.back').locator('.overtaken', { hasText: 'Retour' }).waitFor();
    await workbench.shot('reloaded');
  });

  test('it can be read in every theme, and names everything to those who cannot see it', async () => {
    await cell('nav.home', 1).click();
    await readsInEveryTheme(workbench, editor, '#grid');
  });
});
