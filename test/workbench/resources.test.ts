import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme, seriousFaults } from './seriousFaults.ts';
import { type ServiceView, serviceView } from './serviceView.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const patience = { timeout: 60_000 };

describe.skipIf(workbenchMissing)('what the service keeps, in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let view: ServiceView;

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'resources', source: join(root, 'examples') });
    editor = editorOf(workbench);
    view = serviceView(workbench, editor);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const inFolder = (path: string) => join(workbench.folder, path);
  const read = (path: string) => readFileSync(inFolder(path), 'utf8');

  test('the view offers to make the first glossary, whose entries are typed into a table and saved', async () => {
    const { page } = workbench;
    await view.show();
    await workbench.shot('first');
    await view.unfold(view.row('Glossaries'));
    await view.row('New Glossary…').click();
    await editor.answer('Harbour', 'Name');
    const listed = page.locator('.quick-input-widget:visible', { hasText: 'Source Language' });
    await listed.locator('.monaco-list-row', { hasText: 'Languages in use' }).filter({ hasText: 'German' }).waitFor();
    await view.chooseLanguage('English', 'Source Language');
    await view.chooseLanguage('German', 'Target Language');
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
    await view.clearNotifications();
    await cell(1, 1).click();
    await page.keyboard.press('F2');
    await editing(1, 1).waitFor();
    await page.keyboard.type('Fähre');
    await page.keyboard.press('Control+S');
    await page.locator('.tab.active.dirty').waitFor({ state: 'detached' });
    expect(await seriousFaults(page, '#grid')).toEqual([]);
    await view.row(/Harbour.*English → German · 2 terms/).waitFor();
    await workbench.shot('glossary');
  });

  test('a file is imported into the service, and the key renames it', async () => {
    writeFileSync(inFolder('crew.csv'), 'en,de\nbosun,Bootsmann\nmate,Steuermann\n');
    await editor.chooseInMenu(view.row('Glossaries'), 'Import Glossary…');
    await view.answerPath(inFolder('crew.csv'), 'Glossaries');
    await editor.answer('Crew', 'Name');
    await view.chooseLanguage('English', 'Source Language');
    await view.chooseLanguage('German', 'Target Language');
    await editor.notification('“crew.csv” was imported.');
    await view.clearNotifications();
    await view.select(view.row('Crew'));
    await workbench.page.keyboard.press('F2');
    await editor.answer('Sailors', 'Name');
    await view.row('Sailors').waitFor();
  });

  test('it is exported, and used in the project: the settings name its file, and their comments stay', async () => {
    const comment = '// The ferries\n';
    writeFileSync(inFolder('interline.json'), comment + read('interline.json'));
    await editor.chooseInMenu(view.row('Sailors'), 'Export…');
    await view.answerPath(inFolder('sailors.csv'), 'Export');
    await editor.notification('“Sailors” was exported.');
    expect(read('sailors.csv').split('\n').sort()).toEqual(['', 'bosun,Bootsmann', 'en,de', 'mate,Steuermann']);
    await view.clearNotifications();
    await editor.chooseInMenu(view.row('Sailors'), 'Use in This Project');
    await editor.notification('The glossary is now in this project as glossary-sailors.csv.');
    expect(read('glossary-sailors.csv')).toContain('bosun,Bootsmann');
    await expect.poll(() => read('interline.json'), patience).toContain('"glossary-sailors.csv"');
    expect(read('interline.json').startsWith(comment)).toBe(true);
    expect(read('interline.json')).toContain('"memories": ["memory/*.tmx"]');
    await view.clearNotifications();
  });

  test('rules of style are chosen in a form with examples, and each choice is stored at once', async () => {
    await editor.chooseInMenu(view.row('Style Rule Lists'), 'New Style Rule List…');
    await editor.answer('House', 'Name');
    await view.chooseLanguage('German', 'Language');
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
    // The catalogue has its names in English, whatever language the page is read out in.
    expect(await form.locator(':is(h2, legend):not([lang="en"])').count()).toBe(0);
    expect(await seriousFaults(workbench.page, '#rules')).toEqual([]);
    await workbench.shot('rules');
    await view.unfold(view.row('Style Rule Lists'));
    await view.unfold(view.row('House'));
    await view.row(/Apostrophe.*Use curly apostrophes/).waitFor();
    await editor.chooseInMenu(view.row('House'), 'Use in This Project');
    await editor.notification('The project now has the style rules of “House” for German.');
    await expect.poll(() => read('interline.json'), patience).toContain('"apostrophe": "use_curly_apostrophes"');
    await view.clearNotifications();
    await editor.chooseInMenu(view.row('House'), 'Add Instruction…');
    await editor.answer('Du', 'Name of the instruction');
    await editor.answer('Address readers as du.', 'in plain words');
    await view.row('Address readers as du.').waitFor();
    await editor.chooseInMenu(view.row('Address readers as du.'), 'Delete');
    await view.row('Address readers as du.').waitFor({ state: 'detached' });
  });

  test('a translation memory comes from a file and opens to be read', async () => {
    await editor.chooseInMenu(view.row('Translation Memories'), 'Import Translation Memory…');
    await view.answerPath(inFolder('memory/skerry.tmx'), 'Translation Memories');
    await editor.answer('Ferries', 'Name');
    await editor.notification('was imported');
    await view.clearNotifications();
    await view.unfold(view.row('Translation Memories'));
    await view.row(/Ferries.*segments/).click();
    await workbench.page.locator('.tab.active', { hasText: 'Ferries.tmx' }).waitFor();
    await workbench.page.locator('.view-line', { hasText: '<tmx' }).waitFor();
    await editor.run('View: Close Editor');
  });

  test('spoken terms are made with their first terms', async () => {
    await editor.chooseInMenu(view.row('Spoken Terms'), 'New Spoken Terms…');
    await editor.answer('Boats', 'Name');
    await view.chooseLanguage('English', 'Language');
    await editor.answer('Gannet, Tarn', 'The first terms');
    await workbench.page.locator('.tab.active', { hasText: 'Boats en.txt' }).waitFor();
    const table = await editor.frameWith('#grid .row[data-index="2"]');
    await table.locator('.cell', { hasText: 'Gannet' }).waitFor();
    await view.unfold(view.row('Spoken Terms'));
    await view.row(/Boats.*English · 2 terms/).waitFor();
    await workbench.shot('all');
  });

  test('what is deleted is asked for first, and is gone then', async () => {
    await view.select(view.row('Sailors'));
    await workbench.page.keyboard.press('Delete');
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'Delete “Sailors”?' });
    await dialog.locator('.monaco-button', { hasText: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    await view.row('Sailors').waitFor();
    await editor.chooseInMenu(view.row('Sailors'), 'Delete');
    await dialog.locator('.monaco-button', { hasText: 'Delete' }).click();
    await view.row('Sailors').waitFor({ state: 'detached' });
    expect(existsSync(inFolder('glossary-sailors.csv'))).toBe(true);
  });

  test('the form can be read in every theme, and the view says how to go on where the service wants a key', async () => {
    const { page } = workbench;
    await page.locator('.tab', { hasText: 'House' }).click();
    await readsInEveryTheme(workbench, editor, '#rules fieldset');
    const machine = join(workbench.userData, 'Machine/settings.json');
    writeFileSync(machine, JSON.stringify({ 'interline.service.url': 'https://translate.example' }));
    await view.pane().getByText('There is no key for translate.example; sign in first.').waitFor();
    await view.row('Sign In…').waitFor();
    await workbench.shot('no-key');
    writeFileSync(machine, '{}');
    await view.row('Harbour').waitFor();
  });
});
