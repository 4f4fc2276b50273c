import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const unit = (id: string, target: string, rest = '') =>
  `<trans-unit id="${id}"><source>Hoist the sails</source>${target}${rest}</trans-unit>`;
const xliff = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="sails" source-language="en" target-language="de" datatype="plaintext"><body>
${unit('menu', '<target state="translated">Segel setzen</target>')}
${unit('button', '<target></target>')}
${unit('help', '<target state="needs-review-translation" state-qualifier="leveraged-mt">Die Segel hissen</target>')}
${unit('title', '<target state="translated">Die Segel setzen</target>')}
</body></file></xliff>
`;
const po = `msgid ""
msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"

#, fuzzy
#| msgid "Hoist the sail"
msgid "Hoist the sails"
msgstr "Das Segel setzen"
`;

/** Rows of several lines, which nobody knows to be so high before they are drawn; those at 150 and 300 are to be translated. */
const long = `msgid ""
msgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"
${Array.from({ length: 400 }, (_, i) => {
  const words = `Sail number ${i} ${'is mended with good thread before the ship leaves the harbour again and '.repeat(3)}rests`;
  return `\nmsgid "${words}"\nmsgstr "${i === 150 || i === 300 ? '' : `Segel ${i} ruht`}"\n`;
}).join('')}`;

/** Run in the page of a table: waits until its rows have not been scrolled for thirty pictures. */
const untilAtRest = `(async () => {
  const scroller = document.querySelector('.scroller');
  for (let still = 0, before = -1; still < 30; still++) {
    if (scroller.scrollTop !== before) still = 0;
    before = scroller.scrollTop;
    await new Promise(requestAnimationFrame);
  }
})()`;
/** Run in the page of a table: whether the whole row with the focus is seen. */
const isInSight = `(() => {
  const [row, box] = ['.row.focused', '.scroller'].map((one) => document.querySelector(one).getBoundingClientRect());
  return row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
})()`;

describe.skipIf(workbenchMissing)('origin and repetitions in a table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const source = mkdtempSync(join(tmpdir(), 'il-twins-'));
  const path = 'xliff/sails.de.xlf';
  const row = (key: string) => tableRow(editor.webview(), key);
  const picked = () => workbench.page.locator('.quick-input-list .monaco-list-row');

  beforeAll(async () => {
    cpSync(join(root, 'examples/interline.json'), join(source, 'interline.json'));
    cpSync(join(root, 'examples/glossary.csv'), join(source, 'glossary.csv'));
    mkdirSync(join(source, 'xliff'));
    writeFileSync(join(source, path), xliff);
    writeFileSync(join(source, 'de.po'), po);
    mkdirSync(join(source, 'mended'));
    writeFileSync(join(source, 'mended/de.po'), long);
    workbench = await startWorkbench({ name: 'gridTwins', source });
    editor = editorOf(workbench);
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.cell:focus').waitFor();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    rmSync(source, { recursive: true });
  });

  test('a translation goes to rows with the same source, after a look at those that say something else', async () => {
    await row('menu').locator('.twins', { hasText: '×4' }).waitFor();
    await row('help').locator('.origin', { hasText: 'needs-review-translation · leveraged-mt' }).waitFor();
    const before = editor.read(path).toString('utf8');
    await row('menu').locator('.cell.target').click();
    await editor.webview().locator('[data-action=give]').click();
    await picked().filter({ hasText: 'Now: Die Segel hissen' }).waitFor();
    await workbench.shot('twins');
    // What needs no second look stays as it is unless it is chosen.
    await workbench.page.keyboard.press('Enter');
    await row('button').locator('.cell.target', { hasText: 'Segel setzen' }).waitFor();
    const after = (await editor.save(path)).toString('utf8');
    const given = '<target state="translated" state-qualifier="exact-match">Segel setzen</target>';
    expect(after).toBe(
      before
        .replace('<target></target>', given)
        .replace(/<target state="needs-review-translation"[^>]*>Die Segel hissen<\/target>/, given),
    );
    await workbench.shot('given');
  });

  test('what changed in the source since it was translated is struck out and underlined', async () => {
    await editor.open('de.po');
    await editor.run('Interline: Open as Table');
    const origin = editor.webview().locator('.origin');
    await origin.filter({ hasText: 'fuzzy' }).waitFor();
    expect(await origin.locator('del').textContent()).toBe('sail');
    expect(await origin.locator('ins').textContent()).toBe('sails');
    await workbench.shot('fuzzy');
  });

  test('the next untranslated row is in sight, however high those before it are', async () => {
    await editor.open('mended/de.po');
    await editor.run('Interline: Open as Table');
    const table = await editor.frameWith('.row:has-text("Segel 0 ruht") .cell:focus');
    const rowsAround = () => table.locator('.row .target .text').filter({ hasText: 'ruht' }).count();
    for (const [key, number] of [
      ['Alt+ArrowDown', 150],
      ['Alt+ArrowDown', 300],
      ['Alt+ArrowUp', 150],
    ] as const) {
      await workbench.page.keyboard.press(key);
      await table.locator('.row.focused', { hasText: `Sail number ${number} ` }).waitFor();
      await expect.poll(rowsAround).toBeGreaterThan(5);
      await table.evaluate(untilAtRest);
      expect(await table.evaluate(isInSight)).toBe(true);
    }
  });
});
