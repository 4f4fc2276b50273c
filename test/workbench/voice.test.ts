import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { wavHeader } from '../../shared/speech/wav.ts';
import { bytesOfSound, sentences, spoken, wordErrorRate } from '../service/speech.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme, seriousFaults } from './seriousFaults.ts';
import { serviceView } from './serviceView.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const said = [sentences[1], sentences[5]];

describe.skipIf(workbenchMissing)('the voice panel in the workbench', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'il-voice-'));
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    const sound = Buffer.concat(await Promise.all(said.map(async (text) => bytesOfSound(await spoken(text)))));
    const recording = join(scratch, 'harbour.wav');
    writeFileSync(recording, Buffer.concat([wavHeader(16_000, sound.length), sound]));
    // recordings that come later are seen by the explorer when it pleases
    cpSync(join(root, 'examples'), join(scratch, 'skerry'), { recursive: true });
    mkdirSync(join(scratch, 'skerry/talks'));
    copyFileSync(recording, join(scratch, 'skerry/talks/harbour.wav'));
    workbench = await startWorkbench({
      name: 'voice',
      source: join(scratch, 'skerry'),
      browserArguments: [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-audio-capture=${recording}%noloop`,
      ],
    });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    rmSync(scratch, { recursive: true, force: true });
  });

  const inFolder = (path: string) => join(workbench.folder, path);
  const page = () => editor.webview();
  const button = (id: string) => page().locator(`vscode-button#${id}:not([disabled])`);
  const status = (text: string | RegExp) => page().locator('#status', { hasText: text });
  const heard = async (role: 'transcript' | 'translation') =>
    (await page().locator(`section.${role} .text`).allTextContents()).join(' ');

  test('a recording of the explorer becomes a transcript, translations and speech, saved beside it', async () => {
    const row = (name: string) => workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name });
    if (!(await row('harbour.wav').isVisible())) await row('talks').click();
    await editor.chooseInMenu(row('harbour.wav'), 'Open Voice Panel');
    await page().locator('#listener', { hasText: 'pocketsphinx transcribes, on this machine' }).waitFor();
    await page().locator('#file', { hasText: 'talks/harbour.wav' }).waitFor();
    await page().locator('#advice', { hasText: 'interline.service.speechEndpoint' }).waitFor();
    await button('languages').click();
    await workbench.page.locator('.quick-input-widget:visible input.input').fill('Spanish');
    await workbench.page.locator('.quick-input-list .monaco-list-row', { hasText: 'Spanish' }).first().click();
    await workbench.page.keyboard.press('Enter');
    await page().locator('#targets', { hasText: 'Spanish' }).waitFor();
    await page().locator('#spoken').click();
    await page().locator('#spoken .option', { hasText: 'Spanish' }).click();
    await workbench.shot('chosen');

    await button('start').click();
    await page().locator('section.transcript .tentative:not(:empty)').waitFor();
    await workbench.shot('hearing');
    await status('Done.').waitFor({ timeout: 180_000 });
    expect(wordErrorRate(said.join(' '), await heard('transcript'))).toBeLessThanOrEqual(0.3);
    expect(await heard('translation')).not.toBe('');
    await workbench.shot('done');
    expect(await seriousFaults(workbench.page, '#tracks section')).toEqual([]);

    await button('srt').click();
    await status('Saved: talks/harbour.en.srt, talks/harbour.es.srt').waitFor();
    await button('speech').click();
    await status('Saved: talks/harbour.es.ogg').waitFor();
    expect(readFileSync(inFolder('talks/harbour.es.ogg')).subarray(0, 4).toString()).toBe('OggS');
    writeFileSync(inFolder('talks/harbour.es.vtt'), 'mine');
    await button('vtt').click();
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'harbour.es.vtt already exists' });
    await dialog.waitFor();
    await workbench.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([
      readFileSync(inFolder('talks/harbour.es.vtt'), 'utf8'),
      existsSync(inFolder('talks/harbour.en.vtt')),
    ]).toEqual(['mine', false]);
    await button('vtt').click();
    await dialog.locator('.monaco-button', { hasText: 'Replace' }).click();
    await status('Saved: talks/harbour.en.vtt, talks/harbour.es.vtt').waitFor();
    expect(readFileSync(inFolder('talks/harbour.es.vtt'), 'utf8')).toMatch(/^WEBVTT\n\n00:00:0/);
  });

  test('a microphone is heard until it is stopped, and a name is asked for what is saved', async () => {
    await editor.run('Interline: Open Voice Panel');
    await button('listen').click();
    await status('Listening…').waitFor();
    const words = async () => {
      const texts = await page().locator('section.transcript :is(.text, .tentative)').allTextContents();
      return texts.join(' ').split(/\s+/).filter(Boolean).length;
    };
    await expect.poll(words).toBeGreaterThan(6);
    await workbench.shot('microphone');
    await button('stop').click();
    await status('Done.').waitFor({ timeout: 180_000 });
    expect((await heard('transcript')).split(' ').length).toBeGreaterThan(3);
    await button('srt').click();
    // the box opens empty, proposes a name a moment later, and takes no key while it reads a folder
    const name = workbench.page.locator('.quick-input-widget:visible input.input');
    await expect.poll(() => name.inputValue()).toContain('recording.srt');
    await name.fill(inFolder('minutes.srt'));
    const isAsked = async () => {
      if (await name.isVisible()) await workbench.page.keyboard.press('Enter');
      return name.isVisible();
    };
    await expect.poll(isAsked).toBe(false);
    await status('Saved: minutes.en.srt').waitFor();
    expect(readFileSync(inFolder('minutes.en.srt'), 'utf8')).toMatch(/^1\n00:00:0\d,\d{3} --> /);
  });

  const inExplorer = async (name: string) => {
    const row = (text: string) => workbench.page.locator('.explorer-folders-view .monaco-list-row', { hasText: text });
    if (!(await row(name).isVisible())) await row('talks').click();
    return row(name);
  };

  test('spoken terms of the service are chosen once there are some, and stay so when the panel is opened again', async () => {
    const view = serviceView(workbench, editor);
    await view.show();
    await editor.chooseInMenu(view.row('Spoken Terms'), 'New Spoken Terms…');
    await editor.answer('Boats', 'Name');
    await view.chooseLanguage('English', 'Language');
    await editor.answer('Gannet, Tarn', 'The first terms');
    await workbench.page.locator('.tab.active', { hasText: 'Boats en.txt' }).waitFor();
    await editor.run('View: Close Editor');
    await editor.run('Interline: Open Voice Panel');
    const terms = page().locator('#terms:not([disabled])');
    await terms.click();
    await terms.locator('.option', { hasText: 'Boats' }).click();
    await workbench.shot('terms');
    await editor.open('README.md');
    await editor.run('View: Close Editor');
    await expect.poll(() => terms.locator('input').inputValue()).toBe('Boats');
    await workbench.page
      .locator('.activitybar .action-item', { has: workbench.page.locator('[aria-label^="Explorer"]') })
      .click();
  });

  test('a recording that is opened while the panel listens asks whether to stop that', async () => {
    await button('listen').click();
    await status('Listening…').waitFor();
    await editor.chooseInMenu(await inExplorer('harbour.wav'), 'Open Voice Panel');
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'The panel is still listening.' });
    await dialog.waitFor();
    await workbench.shot('still-listening');
    await workbench.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await status('Listening…').waitFor();
    await editor.chooseInMenu(await inExplorer('harbour.wav'), 'Open Voice Panel');
    await dialog.locator('.monaco-button', { hasText: 'Stop and Open' }).click();
    await page().locator('#file', { hasText: 'talks/harbour.wav' }).waitFor();
    await button('start').click();
    await status('Done.').waitFor({ timeout: 180_000 });
    expect(await heard('transcript')).not.toBe('');
  });

  test('a whole recording is translated into files beside it', async () => {
    rmSync(inFolder('talks/harbour.es.srt'));
    await editor.chooseInMenu(await inExplorer('harbour.wav'), 'Translate Recording');
    const picks = workbench.page.locator('.quick-input-widget:visible');
    await picks.locator('.quick-input-title', { hasText: 'Languages of the results' }).waitFor();
    await picks.locator('input.input').fill('Spanish');
    await picks.locator('.monaco-list-row', { hasText: 'Spanish' }).first().click();
    await workbench.shot('recording-languages');
    await workbench.page.keyboard.press('Enter');
    await picks.locator('.quick-input-title', { hasText: 'What is to be made?' }).waitFor();
    await workbench.shot('recording-results');
    await workbench.page.keyboard.press('Enter');
    const dialog = workbench.page.locator('.monaco-dialog-box', { hasText: 'harbour.en.srt already exists' });
    await dialog.locator('.monaco-button', { hasText: 'Replace' }).click();
    await editor.notification('Saved: talks/harbour.en.srt, talks/harbour.es.srt');
    await workbench.shot('recording-saved');
    expect(readFileSync(inFolder('talks/harbour.es.srt'), 'utf8')).toMatch(/^1\n00:00:0\d,\d{3} --> /);
  });

  test('what was heard is there after a reload; an editor that gives no microphone is named with what works', async () => {
    const before = await heard('transcript');
    expect(before).not.toBe('');
    // what a page finds on a desktop
    const policy = '{ get: () => ({ allowsFeature: () => false }) }';
    const content = `Object.defineProperty(Document.prototype, 'featurePolicy', ${policy});`;
    await workbench.page.context().addInitScript({ content });
    await editor.run('Developer: Reload Window');
    await page().locator('#listener', { hasText: 'pocketsphinx transcribes' }).waitFor({ timeout: 120_000 });
    expect(await heard('transcript')).toBe(before);
    await page().locator('#no-microphone', { hasText: '| interline voice -' }).waitFor();
    expect(await page().locator('#listen').isVisible()).toBe(false);
    await readsInEveryTheme(workbench, editor, '#tracks section');
  });
});
