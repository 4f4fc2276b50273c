import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf, tableRow } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { seriousFaults } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const texts = {
  en: { close: 'Close', greeting: 'Thank you, {{name}}', place: 'Deck {{deck}}', bold: '<b>Now</b> on board' },
  ja: { close: '', greeting: '{{name}}さん', place: 'デッキ{{deck}}', bold: '<b>今</b>' },
  ar: { close: 'Skerry Line إغلاق', greeting: '{{name}} شكرا', place: '', bold: '<b>الآن</b> على متن' },
};

describe.skipIf(workbenchMissing)('scripts that are put together, or written from right to left, in a table', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let keyboard: CDPSession;
  const source = mkdtempSync(join(tmpdir(), 'il-typing-'));
  const row = (key: string) => tableRow(editor.webview(), key);
  const cell = (key: string) => row(key).locator('.cell.target');
  const editing = (key: string) => row(key).locator('.editor:focus');
  const press = async (...keys: string[]) => {
    for (const key of keys) await workbench.page.keyboard.press(key);
  };
  const disk = (language: string) => editor.read(`locales/${language}.json`).toString('utf8');
  const openTable = async (path: string) => {
    await editor.open(path);
    await editor.run('Interline: Open as Table');
    await editor.webview().locator('.cell:focus').waitFor();
  };
  const openCell = async (key: string) => {
    await cell(key).click();
    await press('F2');
    await editing(key).waitFor();
  };
  /** What an input method has put together so far, underlined. */
  const compose = (text: string) =>
    keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  /** Takes what was chosen in place of what was put together. */
  const choose = (text: string) => keyboard.send('Input.insertText', { text });
  /** A key that the input method takes: pages hear only that there was one. */
  const pressInMethod = (key: string) =>
    keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, windowsVirtualKeyCode: 229 });

  beforeAll(async () => {
    mkdirSync(join(source, 'locales'));
    for (const [language, one] of Object.entries(texts))
      writeFileSync(join(source, `locales/${language}.json`), `${JSON.stringify(one, null, 2)}\n`);
    writeFileSync(join(source, 'interline.json'), '{ "sourceLanguage": "en", "targetLanguages": ["ja", "ar"] }\n');
    workbench = await startWorkbench({ name: 'gridTyping', source });
    editor = editorOf(workbench);
    keyboard = await workbench.page.context().newCDPSession(workbench.page);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    rmSync(source, { recursive: true });
  });

  test('an input method puts characters together: its keys are not those of the table', async () => {
    await openTable('locales/ja.json');
    await openCell('close');
    await compose('t');
    await compose('とじ');
    await editing('close').filter({ hasText: 'とじ' }).waitFor();
    await compose('とじる');
    // Enter and Escape choose among candidates here.
    await pressInMethod('Enter');
    await pressInMethod('Escape');
    await editing('close').filter({ hasText: 'とじる' }).waitFor();
    await choose('閉じる');
    await editing('close')
      .filter({ hasText: /^閉じる$/ })
      .waitFor();
    await press('Enter');
    await cell('close').getByText('閉じる', { exact: true }).waitFor();
    await press('Control+S');
    await expect.poll(() => disk('ja')).toContain('"close": "閉じる"');
  });

  test('what is being put together outlives a file that changes, and stands beside chips', async () => {
    await openCell('greeting');
    await press('Home');
    await compose('ほん');
    const changed = disk('ja').replace('デッキ', '甲板');
    writeFileSync(join(workbench.folder, 'locales/ja.json'), changed);
    await cell('place').getByText('甲板').waitFor();
    await compose('ほんじつ');
    await editing('greeting').filter({ hasText: 'ほんじつ' }).waitFor();
    await choose('本日');
    await press('End');
    await compose('かんしゃ');
    await choose('感謝');
    await workbench.shot('chosen');
    await press('Enter');
    await cell('greeting').getByText('感謝').waitFor();
    await press('Control+S');
    await expect.poll(() => disk('ja')).toContain('"greeting": "本日{{name}}さん感謝"');
    // One step of undo takes one choice back.
    await openCell('greeting');
    await press('End');
    await compose('です');
    await choose('です');
    await editing('greeting').filter({ hasText: '感謝です' }).waitFor();
    await press('Control+Z');
    await editing('greeting').filter({ hasText: /感謝$/ }).waitFor();
    await press('Escape');
  });

  test('Arabic begins on the right whatever its first letter is, and chips read from the left', async () => {
    await openTable('locales/ar.json');
    const page = await editor.frameWith('#grid');
    const direction = (selector: string) =>
      page.evaluate<readonly string[]>(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => getComputedStyle(one).direction)`,
      );
    const target = cell('close').locator('.text');
    expect(await target.getAttribute('dir')).toBe('rtl');
    expect(await target.getAttribute('lang')).toBe('ar');
    expect(await direction('.cell.target .text[lang]')).toEqual(['rtl', 'rtl', 'rtl']);
    expect(await direction('.cell.source .text')).toEqual(['ltr', 'ltr', 'ltr', 'ltr']);
    expect(new Set(await direction('.chip'))).toEqual(new Set(['ltr']));
    await openCell('place');
    expect(await direction('.editor')).toEqual(['rtl']);
    await press('Control+1');
    await workbench.page.keyboard.type(' سطح');
    await workbench.shot('arabic');
    expect(await seriousFaults(workbench.page)).toEqual([]);
    await press('Enter');
    await cell('place').getByText('سطح').waitFor();
    await press('Control+S');
    await expect.poll(() => disk('ar')).toContain('"place": "{{deck}} سطح"');
  });
});
