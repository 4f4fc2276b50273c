import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  type LocalProgramServer,
  lmStudioServer,
  ollamaServer,
  otherServer,
  type Speaker,
  says,
} from '../models/localPrograms.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** Nothing listens there. */
const nowhere = 'http://127.0.0.1:1';

const german: Speaker = (asked) =>
  says(
    asked.system.includes('weather') || asked.texts['1']?.includes('weather')
      ? 'Das Wetter ist schön.'
      : 'Ein neuer Satz für alle hier.',
  )(asked);

describe.skipIf(workbenchMissing)('language models of this machine in the workbench', () => {
  const source = mkdtempSync(join(tmpdir(), 'il-local-'));
  let workbench: RunningWorkbench;
  let editor: Editor;
  let ollama: LocalProgramServer;
  let studio: LocalProgramServer;
  let page: Awaited<ReturnType<typeof otherServer>>;

  beforeAll(async () => {
    mkdirSync(join(source, 'locales'));
    writeFileSync(join(source, 'locales/en.json'), '{ "hello": "A new sentence for everybody here." }\n');
    writeFileSync(join(source, 'locales/de.json'), '{}\n');
    ollama = await ollamaServer();
    studio = await lmStudioServer();
    page = await otherServer('page');
    ollama.speak = german;
    const addresses = [nowhere, page.url, ollama.url, studio.url].join(',');
    workbench = await startWorkbench({ name: 'local', source, environment: { INTERLINE_LOCAL_MODELS: addresses } });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    for (const server of [ollama, studio, page]) await server?.[Symbol.asyncDispose]();
    rmSync(source, { recursive: true, force: true });
  });

  const kept = () => join(workbench.userData, '../home/.local/share/interline/localModel.json');
  const rows = () => workbench.page.locator('.quick-input-list .monaco-list-row');

  test('a translation without an engine offers them, and goes on with the one that is chosen', async () => {
    await editor.open('locales/de.json');
    await editor.run('Interline: Translate All Untranslated in This File');
    const message = await editor.notification('No engine here translates this text from English to German');
    await message.getByRole('button', { name: 'Sign In…' }).hover();
    await workbench.shot('offered');
    expect(ollama.requests).toEqual([]);
    await editor.pressIn('No engine here translates this text from English to German', 'Local Model…');
    await rows().filter({ hasText: 'qwen2.5-7b-instruct' }).waitFor();
    await rows().filter({ hasText: 'Ollama · 4.3B · 3.3 GB' }).waitFor();
    await workbench.shot('found');
    await editor.choose('gemma3:4b');
    await editor.notification('gemma3:4b now translates. A sample: Das Wetter ist schön.');
    await workbench.page.locator('.view-line', { hasText: 'Ein neuer Satz für alle hier.' }).waitFor();
    await workbench.shot('translated');
    expect(JSON.parse(readFileSync(kept(), 'utf8'))).toMatchObject({ id: 'gemma3:4b', program: 'Ollama' });
    expect(existsSync(join(workbench.folder, '.vscode'))).toBe(false);
  });

  test('a model that fails its trial is not used', async () => {
    studio.speak = () => 'I am sorry.';
    await editor.run('Interline: Use a Model on This Machine…');
    await editor.choose('qwen2.5-7b-instruct');
    await editor.notification('qwen2.5-7b-instruct gave no answer when asked to translate into Spanish');
    await workbench.shot('refused');
    expect(JSON.parse(readFileSync(kept(), 'utf8'))).toMatchObject({ id: 'gemma3:4b' });
  });

  test('the model in use is marked, and can be left', async () => {
    await editor.run('Interline: Use a Model on This Machine…');
    await rows().filter({ hasText: 'Stop Using gemma3:4b' }).waitFor();
    await workbench.shot('in-use');
    await editor.choose('Stop Using gemma3:4b');
    await editor.notification('gemma3:4b is no longer used.');
    expect(existsSync(kept())).toBe(false);
  });

  test('one sentence says what to start where nothing answers', async () => {
    await ollama[Symbol.asyncDispose]();
    await studio[Symbol.asyncDispose]();
    await editor.run('Interline: Use a Model on This Machine…');
    const message = await editor.notification('No language model answers on this machine. Start Ollama');
    await message.getByRole('button', { name: 'Try Again' }).waitFor();
    await workbench.shot('nothing');
  });
});
