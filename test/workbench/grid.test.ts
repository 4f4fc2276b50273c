import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('a localization file as a table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const type = (text: string) => workbench.page.keyboard.type(text);
  const text = (path: string) => editor.read(path).toString('utf8');
  const row = (key: string) => tableRow(editor.webview(), key);
  const target = (key: string) => row(key).locator('.cell.target');
  const dirty = () => workbench.page.locator('.tab.active.dirty');
  const openTable = async (path: string) => {
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.finding').first().waitFor();
    await editor.webview().locator('.cell:focus').waitFor();
  };
  const editing = () => editor.webview().locator('.editor:focus');

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'grid', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('a translator goes to what is untranslated, types, commits and saves: those bytes change and no others', async () => {
    const path = 'locales/de/app.json';
    const before = text(path);
    await openTable(path);
    await press('Alt+ArrowDown');
    await row('actions.retry').locator('.cell.target:focus').waitFor();
    await press('Enter');
    await editing().waitFor();
    await type('Erneut versuchen');
    await press('Control+Enter');
    // The next row is open at once.
    await row('actions.copyLink').locator('.editor:focus').waitFor();
    await press('Escape');
    await dirty().waitFor();
    const after = (await editor.save(path)).toString('utf8');
    expect(after).toBe(before.replace('"retry": ""', '"retry": "Erneut versuchen"'));
    await workbench.shot('json');
  });

  test('undo and redo are those of the file, also in a cell into which nothing was typed', async () => {
    const inOpenCell = async (key: string) => {
      await press('F2');
      await editing().waitFor();
      await press(key);
      await editing().waitFor({ state: 'detached' });
    };
    await inOpenCell('Control+Z');
    await target('actions.retry').locator('.empty').waitFor();
    await dirty().waitFor();
    await inOpenCell('Control+Y');
    await target('actions.retry').getByText('Erneut versuchen').waitFor();
    await dirty().waitFor({ state: 'detached' });
  });

  test('while a cell is edited undo goes back what was typed, and Escape leaves the file as it is', async () => {
    await row('actions.next').locator('.cell.target').click();
    await press('F2');
    await editing().waitFor();
    await type('!');
    await editing().filter({ hasText: 'Weiter!' }).waitFor();
    await press('Control+Z');
    await editing()
      .filter({ hasText: /^Weiter$/ })
      .waitFor();
    await type('?');
    await press('Escape');
    await target('actions.next').getByText('Weiter', { exact: true }).waitFor();
    expect(await dirty().count()).toBe(0);
  });

  test('the filter takes a text, a pattern or a check, and counts what passes', async () => {
    await press('Control+F');
    const filter = editor.webview().locator('#filter input');
    await filter.fill('ticket');
    await editor
      .webview()
      .locator('#count', { hasText: /^1?\d of 37 rows/ })
      .waitFor();
    await row('nav.tickets').waitFor();
    await row('nav.home').waitFor({ state: 'detached' });
    await filter.fill('/^nav\\.(home|help)$/');
    await editor.webview().locator('#count', { hasText: '2 of 37 rows' }).waitFor();
    await filter.fill('/(/');
    await editor.webview().locator('#problem:not([hidden])').waitFor();
    await filter.fill('');
    await editor.webview().locator('#count', { hasText: '37 of 37 rows' }).waitFor();
  });

  test('the head of a column sorts, and a third click brings back the order of the file', async () => {
    const head = editor.webview().locator('.head [role=columnheader]', { hasText: 'Source' });
    const first = editor.webview().locator('.row[data-index="0"] .cell.source');
    await head.locator('button').click();
    await head.and(editor.webview().locator('[aria-sort=ascending]')).waitFor();
    await expect.poll(() => first.textContent()).not.toContain('Skerry Line');
    const ascending = await first.textContent();
    await head.locator('button').click();
    await head.and(editor.webview().locator('[aria-sort=descending]')).waitFor();
    await expect.poll(() => first.textContent()).not.toBe(ascending);
    await workbench.shot('sorted');
    await head.locator('button').click();
    await first.getByText('Skerry Line', { exact: true }).waitFor();
  });

  test('codes are chips: inserted by key, removed as a whole, never broken by typing', async () => {
    const path = 'xliff/website.de.xlf';
    const before = editor.read(path);
    await openTable(path);
    await workbench.shot('xliff');
    await row('news.seals').locator('.cell.target').dblclick();
    await editing().waitFor();
    await type('Robben mit ');
    await press('Control+1');
    await type('!');
    await editing().locator('.chip', { hasText: 'ph:1' }).waitFor();
    // Back over the “!”, the chip goes in one stroke and comes again in another.
    await press('Backspace', 'Backspace');
    await editing().locator('.chip').waitFor({ state: 'detached' });
    await press('Control+1');
    await workbench.shot('editing');
    await press('Control+Enter');
    await press('Escape');
    await dirty().waitFor();
    const { to } = changedBytes(before, await editor.save(path));
    expect(to).toContain('>Robben mit <ph id="1" ctype="x-name">{{guide}}</ph></target');
  });

  test('a finding’s fix is one click away, and by the keyboard too', async () => {
    const path = 'xliff/website.de.xlf';
    await row('news.winter').locator('.fix').click();
    await row('news.winter').locator('.finding').first().waitFor({ state: 'detached' });
    await row('fares.title').locator('.cell.target').click();
    await press('Control+.');
    await row('fares.title').locator('.fix:focus').waitFor();
    await press('Enter');
    await row('fares.title').locator('.finding').first().waitFor({ state: 'detached' });
    const after = (await editor.save(path)).toString('utf8');
    expect(after).toContain('nach Tarn um 18:40 Uhr.');
    expect(after).toContain('>Preise</target>');
  });

  test('what another program writes shows in the table, and the title button leads back to the text', async () => {
    const path = 'po/de.po';
    await openTable(path);
    const before = text(path);
    writeFileSync(join(workbench.folder, path), before.replace('Guten Tag %(name)s', 'Moin %(name)s'));
    await editor.webview().locator('.cell.target', { hasText: 'Moin' }).waitFor();
    await press('Alt+Shift+ArrowDown', 'Control+Alt+R');
    await dirty().waitFor();
    const previous = '#, fuzzy\n#| msgid "Please be at the pier 10 minutes before departure."\n';
    expect((await editor.save(path)).toString('utf8')).toBe(
      before.replace('Guten Tag %(name)s', 'Moin %(name)s').replace(previous, ''),
    );
    // The source text is the key of a row: it is shown once, and named to whoever cannot see it.
    const key = row('Dear %\\(name\\)s,').locator('.id');
    expect((await key.boundingBox())?.width).toBe(1);
    await workbench.shot('po');
    await workbench.page.locator('.editor-actions .action-label[aria-label^="Open as Text"]').click();
    await workbench.page.locator('.view-line', { hasText: 'Moin' }).waitFor();
    await workbench.page.locator('.editor-actions .action-label[aria-label^="Open as Table"]').waitFor();
    expect(await workbench.page.locator('.tab', { hasText: 'de.po' }).count()).toBe(1);
  });

  test('in the table, the key for what is unfinished goes on in the table', async () => {
    const active = workbench.page.locator('.tab.active');
    await workbench.page.locator('.tab', { hasText: 'website.de.xlf' }).click();
    await row('hero.button').locator('.cell.target').click();
    await press('Control+F8');
    await editor.webview().locator('.row.focused :is(.is-untranslated, .is-needs-review)').waitFor();
    expect(await active.textContent()).toContain('website.de.xlf');
    expect(await workbench.page.locator('.editor-instance .monaco-editor').count()).toBe(0);
  });

  test('after the last untranslated row the next file of the language opens', async () => {
    await workbench.page.locator('.tab', { hasText: 'app.json' }).click();
    await editor.webview().locator('.cell:focus').waitFor();
    const active = workbench.page.locator('.tab.active');
    await expect
      .poll(
        async () => {
          await press('Alt+ArrowDown');
          return active.textContent();
        },
        { timeout: 60_000, interval: 2_000 },
      )
      .not.toContain('app.json');
    await editor.webview().locator('.row.focused .is-untranslated').waitFor();
    await workbench.shot('next-file');
  });

  test('behind the last row of a file, the key that commits goes on in the next one', async () => {
    const active = workbench.page.locator('.tab.active');
    await workbench.page.locator('.tab', { hasText: 'app.json' }).click();
    await editor.webview().locator('.cell:focus').waitFor();
    await press('Control+End', 'F2');
    await editing().waitFor();
    await press('Control+Enter');
    await expect.poll(() => active.textContent()).not.toContain('app.json');
    await editing().waitFor();
    await press('Escape');
  });

  test('the keys for other tabs work in the table as well', async () => {
    const active = workbench.page.locator('.tab.active');
    await editor.webview().locator('.cell:focus').waitFor();
    const name = (await active.textContent()) ?? '';
    await press('Control+PageUp');
    await expect.poll(() => active.textContent()).not.toBe(name);
  });

  test('it can be read in every theme, and names everything to those who cannot see it', async () => {
    const tab = workbench.page.locator('.tab', { hasText: 'website.de.xlf' });
    if ((await tab.count()) > 0) await tab.click();
    else await openTable('xliff/website.de.xlf');
    await row('hero.button').locator('.cell.target .text').dblclick();
    await editing().waitFor();
    await readsInEveryTheme(workbench, editor, '#grid');
    await press('Escape');
  });
});
