import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from '../cli/runCli.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const files: Readonly<Record<string, string>> = {
  'interline.json': '{ "targetLanguages": ["de", "fr"] }\n',
  'package.json': '{ "dependencies": { "react-i18next": "15.0.0" } }\n',
  'locales/en.json': '{\n  "title": "Buy a ticket",\n  "deck": "Deck"\n}\n',
  'locales/de.json': '{\n  "title": "Fahrkarte kaufen"\n}\n',
  'locales/fr.json': '{\n  "title": "Acheter"\n}\n',
  'src/Deck.tsx': 'export const Deck = () => <i>Stay <b>below</b></i>;\n',
};

describe.skipIf(workbenchMissing)('edits of a whole project in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let project: Sandbox;

  beforeAll(async () => {
    project = sandbox(files);
    workbench = await startWorkbench({ name: 'project-edits', source: project.root });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    project?.[Symbol.dispose]();
  });

  const read = (path: string) => editor.read(path).toString('utf8');
  const isSaved = (path: string, text: string) => expect.poll(() => read(path), { timeout: 60_000 }).toContain(text);
  const dialog = (text: string) => workbench.page.locator('.monaco-dialog-box', { hasText: text });
  const button = (text: string) => workbench.page.locator('.monaco-dialog-box .monaco-button', { hasText: text });
  const row = (text: string) => workbench.page.locator('.bulk-edit-panel .monaco-list-row', { hasText: text }).first();

  test('of the languages those are synced that are ticked in the preview', async () => {
    await editor.open('locales/en.json');
    await editor.run('Interline: Sync Languages with Source…');
    await dialog('Change 2 files?').waitFor();
    expect(await dialog('Change 2 files?').textContent()).toContain('de.json: Add 1 key, untranslated: German');
    await workbench.shot('question');
    await button('Choose Changes…').click();
    const box = row('de.json').locator('input[type=checkbox], .monaco-checkbox').first();
    await box.click();
    await workbench.shot('preview');
    await workbench.page.locator('.bulk-edit-panel .monaco-button', { hasText: 'Apply' }).click();
    await workbench.page.locator('.tab.dirty', { hasText: 'de.json' }).waitFor();
    await editor.run('File: Save All');
    await isSaved('locales/de.json', '"title": "Fahrkarte kaufen",\n  "deck": ""\n}');
    expect(read('locales/fr.json')).toBe(files['locales/fr.json']);
  });

  test('all texts of a file become keys once that is confirmed', async () => {
    await editor.open('src/Deck.tsx');
    await editor.run('Interline: Extract All Texts of This File…');
    await dialog('Change 2 files?').waitFor();
    await button('Apply').click();
    await isSaved('src/Deck.tsx', '<Trans i18nKey="stayBelow" components={{ b: <b /> }} />');
    await isSaved('locales/en.json', '"stayBelow": "Stay <b>below</b>"');
    await workbench.shot('extracted');
  });
});
