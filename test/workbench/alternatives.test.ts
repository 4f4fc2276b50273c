import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../shared/api/client.ts';
import { type RemoteService, remoteService } from '../service/remoteService.ts';
import { changedBytes, type Editor, editorOf, tableRow } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const tmx = `<?xml version="1.0"?>
<tmx version="1.4"><header creationtool="t" creationtoolversion="1" segtype="sentence" o-tmf="t" adminlang="en" srclang="en" datatype="plaintext"/>
<body><tu><tuv xml:lang="en"><seg>Mind the gangway.</seg></tuv><tuv xml:lang="de"><seg>Vorsicht auf dem Steg.</seg></tuv></tu></body></tmx>
`;

describe.skipIf(workbenchMissing)('what the service has for a segment', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let service: RemoteService;
  const path = 'locales/de/app.json';
  const press = (key: string) => workbench.page.keyboard.press(key);

  /** Opens the file with the cursor in front of the translation of a key. */
  async function goTo(key: string): Promise<void> {
    const lines = readFileSync(join(workbench.folder, path), 'utf8').split('\n');
    const line = lines.findIndex((each) => each.includes(`"${key}": `));
    await editor.open(path, line + 1, (lines[line]?.indexOf(': "') ?? 0) + 4);
  }
  const view = () => editor.frameWith('main#page');
  const proposals = async () =>
    (await view()).locator('section', { has: (await view()).locator('h2', { hasText: 'From the Service' }) });
  /** The editor has what was inserted; the file takes it. */
  async function savedChange(): Promise<{ readonly from: string; readonly to: string }> {
    const before = editor.read(path);
    return changedBytes(before, await editor.save(path));
  }
  const searchService = async (words: string) => {
    await editor.run('Interline: Search the Translation Memory…');
    const box = workbench.page.locator('.quick-input-widget:visible input.input');
    await box.fill(words);
    const row = (text: string) => workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: text });
    // A tooltip of the mouse would lie over the row.
    await row('Search the memories of the translation service as well')
      .and(workbench.page.locator('.focused'))
      .waitFor();
    await press('Enter');
    return row;
  };

  beforeAll(async () => {
    service = await remoteService({
      'POST /v2/translate': { translations: [{ text: 'Nochmals probieren', detected_source_language: 'EN' }] },
      'POST /v2/write/rephrase': {
        improvements: [{ text: 'Retour', detected_source_language: 'de', target_language: 'de' }],
      },
    });
    const client = createClient({ baseUrl: service.url, key: service.key, scheme: 'Service-Auth-Key' });
    await client.memories.importFile({ name: 'harbour.tmx', bytes: Buffer.from(tmx), displayName: 'Harbour' });
    workbench = await startWorkbench({ name: 'alternatives', source: join(root, 'examples') });
    editor = editorOf(workbench);
    const german = join(workbench.folder, path);
    writeFileSync(german, readFileSync(german, 'utf8').replace('"Schließen"', '"Zu"'));
    await goTo('close');
    const icon = workbench.page.locator('[aria-label^="Interline"]');
    await workbench.page.locator('.activitybar .action-item', { has: icon }).click();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await service?.[Symbol.asyncDispose]();
  });

  test('a key asks the embedded service for other translations, another inserts one', async () => {
    await goTo('close');
    await (await proposals()).locator('button.ask').waitFor();
    await press('Alt+0');
    const proposal = (await proposals()).locator('li', { hasText: 'embedded' }).first();
    await proposal.waitFor();
    await workbench.shot('embedded');
    const [number, text] = [proposal.locator('.place'), proposal.locator('.target')];
    const words = await text.textContent();
    await press(`Alt+${await number.textContent()}`);
    expect(await savedChange()).toEqual({ from: 'Zu', to: words });
  });

  test('a click asks a remote service, which also rephrases what is there; a click inserts', async () => {
    await editor.run('Interline: Sign In…');
    await editor.answer(service.url, 'Base URL of the service');
    await editor.answer(service.key, 'Key for');
    await editor.notification('Interline now translates with 127.0.0.1');
    await goTo('back');
    const asked = service.asked.length;
    await (await proposals()).locator('button.ask').click();
    const rephrased = (await proposals()).locator('li', { hasText: 'The present translation in other words' });
    await rephrased.waitFor();
    await (await proposals()).locator('li', { hasText: 'Nochmals probieren' }).waitFor();
    await workbench.shot('remote');
    expect(await seriousFaults(workbench.page, 'main#page button.match')).toEqual([]);
    expect(service.asked.length).toBeGreaterThan(asked);
    await rephrased.locator('button').click();
    await workbench.page.locator('.tab.active.dirty').waitFor();
    expect(await savedChange()).toEqual({ from: 'Zurück', to: 'Retour' });
  });

  test('words are found in the memories of the service, and inserted at the cursor of a text or in the row of a table', async () => {
    await goTo('save');
    const row = await searchService('gangway');
    await row('Vorsicht auf dem Steg.').filter({ hasText: 'Harbour · German' }).waitFor();
    await workbench.shot('search');
    await editor.choose('gangway');
    expect(await savedChange()).toEqual({ from: '', to: 'Vorsicht auf dem Steg.' });
    await editor.run('Interline: Open as Table');
    const table = await editor.frameWith('#root[data-words]');
    await tableRow(table, 'actions.next').locator('.cell.target').click();
    await table.locator('.cell:focus').waitFor();
    const hit = await searchService('gangway');
    await hit('Vorsicht auf dem Steg.').waitFor();
    await editor.choose('gangway');
    await tableRow(table, 'actions.next')
      .locator('.editor:focus', { hasText: 'WeiterVorsicht auf dem Steg.' })
      .waitFor();
    await workbench.shot('in-table');
  });
});
