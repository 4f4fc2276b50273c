import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type ModelServer, modelServer } from '../models/modelServer.ts';
import { sentenceModel } from '../models/sentenceModel.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** What goes wrong, and what the editor says. */
const failures: readonly [string, string, ModelServer['intercept'], RegExp][] = [
  [
    'a list that is not there',
    'not-there',
    answersFor('/records', (response) => response.writeHead(404).end()),
    /answered 404 .* Choose another source in the setting interline\.models\.source\./,
  ],
  [
    'a page of a proxy',
    'proxy',
    answersFor('/records', (response) => response.end('<html>Please sign in</html>')),
    /answered with a web page, as proxies and sign-in pages do/,
  ],
  [
    'a source that has too much to do',
    'busy',
    answersFor('.zst', (response) => response.writeHead(503, { 'retry-after': '7' }).end()),
    /answered 503: it is asked too much\. Try again in 7 s\./,
  ],
  [
    'another file than was announced',
    'checksum',
    answersFor('.zst', (response, bytes) => response.end(Buffer.alloc(bytes.length, 7))),
    /is not what its source announced \(wrong checksum\); it was deleted\./,
  ],
];

let server: ModelServer;

/** Answers for the paths that end so. */
function answersFor(end: string, answer: (response: ServerResponse, bytes: Uint8Array) => void) {
  return (({ url = '' }, response) => {
    if (!url.endsWith(end)) return false;
    answer(response, server.bytesOf(url) ?? new Uint8Array());
    return true;
  }) satisfies ModelServer['intercept'];
}

describe.skipIf(workbenchMissing)('an installation that fails in the workbench', () => {
  const source = mkdtempSync(join(tmpdir(), 'il-failing-'));
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    mkdirSync(join(source, 'locales'));
    writeFileSync(join(source, 'locales/en.json'), '{ "hello": "A new sentence for everybody here." }\n');
    for (const language of ['de', 'fr', 'it']) writeFileSync(join(source, `locales/${language}.json`), '{}\n');
    server = await modelServer();
    server.add('en', 'de', sentenceModel({ words: ['Guten', 'Tag', 'und', 'willkommen!'] }));
    server.add('en', 'fr', sentenceModel({ words: ['Bonjour', 'tout', 'le', 'monde'] }));
    workbench = await startWorkbench({ name: 'failing', source, settings: { 'interline.models.source': server.url } });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await server?.[Symbol.asyncDispose]();
    rmSync(source, { recursive: true, force: true });
  });

  const store = () => join(workbench.userData, '../home/.local/share/interline/models');
  const installed = () => (existsSync(store()) ? readdirSync(store()).filter((name) => !name.startsWith('.')) : []);

  /** Translates a file, and presses the button that installs what lacks. */
  async function install(path: string, language: string): Promise<void> {
    await editor.run('Notifications: Clear All Notifications');
    await editor.open(path);
    await editor.run('Interline: Translate All Untranslated in This File');
    const message = editor.notification('No engine here translates this text');
    await message.getByRole('button', { name: new RegExp(`^Install ${language}`) }).click();
  }

  test.each(failures)('%s is said, and nothing is installed', async (_what, picture, intercept, sentence) => {
    server.intercept = intercept;
    await install('locales/de.json', 'German');
    const failure = editor.notification(sentence);
    await failure.getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot(picture);
    expect(await failure.textContent()).not.toContain('--source');
    expect(installed()).toEqual([]);
  });

  test('a folder that cannot be written is named; with it mended, the next try installs and translates', async () => {
    server.intercept = () => false;
    rmSync(store(), { recursive: true, force: true });
    writeFileSync(store(), 'a file in the way');
    await install('locales/de.json', 'German');
    const failure = editor.notification(/cannot be written: a part of its path is not a folder; nothing was installed/);
    const again = failure.getByRole('button', { name: 'Try Again' });
    await again.hover();
    await workbench.shot('folder');
    rmSync(store());
    await again.click();
    await workbench.page.locator('.view-line', { hasText: 'Guten Tag und willkommen!' }).waitFor();
    expect(installed()).toEqual(['en-de']);
  });

  test('one that the person stops installs nothing, and the menu of the status bar goes on with it', async () => {
    const { page } = workbench;
    const begun = new Promise<void>((resolve) => {
      server.intercept = answersFor('.zst', (response, bytes) => {
        response.writeHead(200, { 'content-length': bytes.length });
        response.write(bytes.subarray(0, 70_000), () => resolve());
      });
    });
    await install('locales/fr.json', 'French');
    await begun;
    const progress = editor.notification('installing French');
    await progress.getByRole('button', { name: 'Cancel' }).click();
    await progress.waitFor({ state: 'detached' });
    expect(installed()).toEqual(['en-de']);
    server.intercept = () => false;
    await page.locator('.statusbar-item', { hasText: 'Interline' }).click();
    const offer = page.locator('.quick-input-list .monaco-list-row', { hasText: /Install French \(\d+ kB\)/ });
    await offer.waitFor();
    await workbench.shot('menu');
    await offer.click();
    await page.locator('.view-line', { hasText: 'Bonjour tout le monde' }).waitFor();
    expect(installed()).toEqual(['en-de', 'en-fr']);
  });

  test('without a network it is said what to check', async () => {
    await server[Symbol.asyncDispose]();
    await install('locales/it.json', 'Italian');
    const failure = editor.notification(/cannot be reached: the connection was refused\. Check the connection/);
    await failure.getByRole('button', { name: 'Try Again' }).hover();
    await workbench.shot('offline');
    expect(installed()).toEqual(['en-de', 'en-fr']);
  });
});
