import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const patience = { timeout: 30_000 };

describe.skipIf(workbenchMissing)('what the service keeps, in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'resources', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const pane = () =>
    workbench.page.locator('.pane', { has: workbench.page.locator('[aria-label^="Translation Service"]') }).last();
  const row = (text: string | RegExp) => pane().locator('.monaco-list-row', { hasText: text }).first();
  const inFolder = (path: string) => join(workbench.folder, path);
  const read = (path: string) => readFileSync(inFolder(path), 'utf8');
  const list = () => workbench.page.locator('.quick-input-widget:visible');

  /** Selects an entry and sees that it is selected. */
  async function select(entry: Locator): Promise<void> {
    const isSelected = async () => {
      await entry.click();
      return entry.getAttribute('aria-selected');
    };
    await expect.poll(isSelected, patience).toBe('true');
  }

  async function unfold(entry: Locator): Promise<void> {
    const isOpen = async () => {
      if ((await entry.getAttribute('aria-expanded')) === 'false') await entry.locator('.monaco-tl-twistie').click();
      return entry.getAttribute('aria-expanded');
    };
    await expect.poll(isOpen, patience).toBe('true');
  }

  /** Folds another view of the container, so that this one has room for its rows. */
  async function foldPane(name: string): Promise<void> {
    const header = workbench.page.locator(`.pane-header[aria-label^="${name}"]`);
    const isOpen = async () => {
      if ((await header.getAttribute('aria-expanded')) === 'true') await header.click();
      return header.getAttribute('aria-expanded');
    };
    await expect.poll(isOpen, patience).toBe('false');
  }

  /** Gives the dialog of a title a path; what it proposes a moment after it has opened may replace what was typed. */
  async function answerPath(path: string, title: string): Promise<void> {
    const dialog = list().filter({ hasText: title });
    const input = dialog.locator('input.input');
    await dialog.waitFor();
    const soon = { timeout: 1000 };
    const isAsked = async () => {
      const typed = await input.fill(path, soon).then(
        () => input.inputValue(soon).catch(() => ''),
        () => '',
      );
      if (typed === path) await input.press('Enter', soon).catch(() => undefined);
      return dialog.isVisible();
    };
    await expect.poll(isAsked, patience).toBe(false);
  }

  /** Chooses a language in the list with a title: one question follows another in the same box. */
  async function chooseLanguage(language: string, asked: string): Promise<void> {
    await list().filter({ hasText: asked }).waitFor();
    await editor.choose(language);
  }

  async function clearNotifications(): Promise<void> {
    await editor.run('Notifications: Clear All Notifications');
  }

  test('the view offers to make the first glossary, whose entries are typed into a table and saved', async () => {
    const { page } = workbench;
    await page.locator('.activitybar .action-label[aria-label^="Interline"]').click();
    await row('Spoken Terms').waitFor();
    await workbench.shot('first');
    for (const name of ['Localization', 'Matches']) await foldPane(name);
    await unfold(row('Glossaries'));
    await row('New Glossary…').click();
    await editor.answer('Harbour', 'Name');
    await chooseLanguage('English', 'Source Language');
    await chooseLanguage('German', 'Target Language');
    await page.locator('.tab.active', { hasText: 'Harbour en-de.tsv' }).waitFor();
    const table = await editor.frameWith('#grid .row');
    const cell = (place: number, column: number) => table.locator(`.row[data-index="${place}"] .cell`).nth(column);
    const editing = (place: number, column: number) => cell(place, column).locator('.editor:focus');
    await table.locator('.cell:focus').waitFor();
    await page.keyboard.type('p');
    await editing(0, 0).waitFor();
    await page.keyboard.type('ier');
    await page.keyboard.press('Tab');
    await editing(0, 1).waitFor();
    await page.keyboard.type('Anleger');
    await page.keyboard.press('Tab');
    await editing(1, 0).waitFor();
    await page.keyboard.type('ferry');
    await page.keyboard.press('Enter');
    await cell(1, 1).getByText('The translation is missing.').waitFor();
    await page.keyboard.press('Control+S');
    await editor.notification('Line 2 needs a term');
    await clearNotifications();
    await cell(1, 1).click();
    await page.keyboard.press('F2');
    await editing(1, 1).waitFor();
    await page.keyboard.type('Fähre');
    await page.keyboard.press('Control+S');
    await page.locator('.tab.active.dirty').waitFor({ state: 'detached' });
    expect(await seriousFaults(page, '#grid')).toEqual([]);
    await row(/Harbour.*English → German · 2 terms/).waitFor();
    await workbench.shot('glossary');
  });

  test('a file is imported into the service, and the key renames it', async () => {
    writeFileSync(inFolder('crew.csv'), 'en,de\nbosun,Bootsmann\nmate,Steuermann\n');
    await editor.chooseInMenu(row('Glossaries'), 'Import Glossary…');
    await answerPath(inFolder('crew.csv'), 'Glossaries');
    await editor.answer('Crew', 'Name');
    await chooseLanguage('English', 'Source Language');
    await chooseLanguage('German', 'Target Language');
    await editor.notification('“crew.csv” was imported.');
    await clearNotifications();
    await select(row('Crew'));
    await workbench.page.keyboard.press('F2');
    await editor.answer('Sailors', 'Name');
    await row('Sailors').waitFor();
  });

  test('it is exported, and used in the project: the settings name its file, and their comments stay', async () => {
    const comment = '// The ferries\n';
    writeFileSync(inFolder('interline.json'), comment + read('interline.json'));
    await editor.chooseInMenu(row('Sailors'), 'Export…');
    await answerPath(inFolder('sailors.csv'), 'Export');
    await editor.notification('“Sailors” was exported.');
    expect(read('sailors.csv').split('\n').sort()).toEqual(['', 'bosun,Bootsmann', 'en,de', 'mate,Steuermann']);
    await clearNotifications();
    await editor.chooseInMenu(row('Sailors'), 'Use in This Project');
    await editor.notification('The glossary is now in this project as glossary-sailors.csv.');
    expect(read('glossary-sailors.csv')).toContain('bosun,Bootsmann');
    await expect.poll(() => read('interline.json'), patience).toContain('"glossary-sailors.csv"');
    expect(read('interline.json').startsWith(comment)).toBe(true);
    expect(read('interline.json')).toContain('"memories": ["memory/*.tmx"]');
    await clearNotifications();
  });

  test('rules of style are chosen in a form with examples, and each choice is stored at once', async () => {
    await editor.chooseInMenu(row('Style Rule Lists'), 'New Style Rule List…');
    await editor.answer('House', 'Name');
    await chooseLanguage('German', 'Language');
    await workbench.page.locator('.tab.active', { hasText: 'House' }).waitFor();
    const form = await editor.frameWith('#rules fieldset');
    await form.locator('#filter').fill('apostrophes');
    const option = (name: string) => form.locator('.option:visible', { hasText: name }).first();
    for (const name of ['Use straight apostrophes', 'Use curly apostrophes']) {
      await option(name).locator('input').check();
      await form.locator('#status', { hasText: 'Saved' }).waitFor();
    }
    expect(await option('Use straight apostrophes').locator('input').isChecked()).toBe(false);
    const changed = await option('Use curly apostrophes').locator('mark').allTextContents();
    expect(changed[0]).toContain("'");
    expect(changed[1]).toContain('’');
    await form.locator('#filter').fill('quotation mark and apostrophe');
    const [, marked] = await option('Use guillemets and curly apostrophes').locator('mark').allTextContents();
    expect(marked).toMatch(/’.*«.*»/);
    expect(await seriousFaults(workbench.page, '#rules')).toEqual([]);
    await workbench.shot('rules');
    await unfold(row('Style Rule Lists'));
    await unfold(row('House'));
    await row(/Apostrophe.*Use curly apostrophes/).waitFor();
    await editor.chooseInMenu(row('House'), 'Use in This Project');
    await editor.notification('The project now has the style rules of “House” for German.');
    await expect.poll(() => read('interline.json'), patience).toContain('"apostrophe": "use_curly_apostrophes"');
    await clearNotifications();
    await editor.chooseInMenu(row('House'), 'Add Instruction…');
    await editor.answer('Du', 'Name of the instruction');
    await editor.answer('Address readers as du.', 'in plain words');
    await row('Address readers as du.').waitFor();
    await editor.chooseInMenu(row('Address readers as du.'), 'Delete');
    await row('Address readers as du.').waitFor({ state: 'detached' });
  });

  test('a translation memory comes from a file and opens to be read', async () => {
    await editor.chooseInMenu(row('Translation Memories'), 'Import Translation Memory…');
    await answerPath(inFolder('memory/skerry.tmx'), 'Translation Memories');
    await editor.answer('Ferries', 'Name');
    await editor.notification('was imported');
    await clearNotifications();
    await unfold(row('Translation Memories'));
    await row(/Ferries.*segments/).click();
    await workbench.page.locator('.tab.active', { hasText: 'Ferries.tmx' }).waitFor();
    await workbench.page.locator('.view-line', { hasText: '<tmx' }).waitFor();
    await editor.run('View: Close Editor');
  });

  test('spoken terms are made with their first terms', async () => {
    await editor.chooseInMenu(row('Spoken Terms'), 'New Spoken Terms…');
    await editor.answer('Boats', 'Name');
    await chooseLanguage('English', 'Language');
    await editor.answer('Gannet, Tarn', 'The first terms');
    await workbench.page.locator('.tab.active', { hasText: 'Boats en.txt' }).waitFor();
    const table = await editor.frameWith('#grid .row[data-index="2"]');
    await table.locator('.cell', { hasText: 'Gannet' }).waitFor();
    await unfold(row('Spoken Terms'));
    await row(/Boats.*English · 2 terms/).waitFor();
    await workbench.shot('all');
  });

  test('what is deleted is asked for first, and is gone then', async () => {
    await select(row('Sailors'));
    await workbench.page.keyboard.press('Delete');
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'Delete “Sailors”?' });
    await dialog.locator('.monaco-button', { hasText: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await row('Sailors').waitFor();
    await editor.chooseInMenu(row('Sailors'), 'Delete');
    await dialog.locator('.monaco-button', { hasText: 'Delete' }).click();
    await row('Sailors').waitFor({ state: 'detached' });
    expect(existsSync(inFolder('glossary-sailors.csv'))).toBe(true);
  });

  test('it reads well in dark themes, and says how to go on where the service wants a key', async () => {
    const { page } = workbench;
    mkdirSync(inFolder('.vscode'), { recursive: true });
    const wear = (theme: string) =>
      writeFileSync(inFolder('.vscode/settings.json'), JSON.stringify({ 'workbench.colorTheme': theme }));
    await page.locator('.tab', { hasText: 'House' }).click();
    wear('Default High Contrast');
    await page.locator('.monaco-workbench.hc-black').waitFor();
    await workbench.shot('contrast');
    wear('Default Dark Modern');
    await page.locator('.monaco-workbench.vs-dark').waitFor();
    await workbench.shot('dark');
    // The page takes the colours of a theme a moment after the editor.
    await expect.poll(() => seriousFaults(page, '#rules'), patience).toEqual([]);
    const machine = join(workbench.userData, 'Machine/settings.json');
    writeFileSync(machine, JSON.stringify({ 'interline.service.url': 'https://translate.example' }));
    await pane().getByText('There is no key for translate.example; sign in first.').waitFor();
    await row('Sign In…').waitFor();
    await workbench.shot('no-key');
    writeFileSync(machine, '{}');
    await row('Harbour').waitFor();
  });
});
