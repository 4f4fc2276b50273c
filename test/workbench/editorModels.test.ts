import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('a language model of VS Code in the workbench', () => {
  const source = mkdtempSync(join(tmpdir(), 'il-lm-'));
  const log = join(source, '..', `${source.split('/').at(-1)}.log`);
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    mkdirSync(join(source, 'po'));
    writeFileSync(
      join(source, 'po/de.po'),
      'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: de\\n"\n\nmsgid "Hello {name}, a new sentence for everybody."\nmsgstr ""\n',
    );
    workbench = await startWorkbench({
      name: 'editor-model',
      source,
      settings: { 'chat.disableAIFeatures': false },
      environment: { INTERLINE_LOCAL_MODELS: 'http://127.0.0.1:1', INTERLINE_TEST_ASKED: log },
      extensions: [join(root, 'test/workbench/modelProvider')],
    });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    rmSync(source, { recursive: true, force: true });
    rmSync(log, { force: true });
  });

  const asked = () =>
    existsSync(log)
      ? readFileSync(log, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line) as { system: string; user: string })
      : [];
  const rows = () => workbench.page.locator('.quick-input-list .monaco-list-row');

  test('is offered beside those of the machine, translates what was interrupted, and its texts wait for a review', async () => {
    await editor.open('po/de.po');
    await editor.run('Interline: Translate All Untranslated in This File');
    await editor.pressIn('No engine here translates this text from English to German', 'Local Model…');
    await rows().filter({ hasText: 'Polyglot' }).waitFor();
    await workbench.shot('offered');
    expect(asked()).toEqual([]);
    await editor.choose('Polyglot');
    await editor.notification('Polyglot now translates. A sample: Das Wetter ist schön.');
    await workbench.page.locator('.view-line', { hasText: 'Hallo {name}, ein neuer Satz.' }).waitFor();
    await workbench.page.locator('.view-line', { hasText: '#, fuzzy' }).waitFor();
    await workbench.shot('translated');
    // The model sees no placeholder.
    expect(asked().map(({ user }) => JSON.parse(user))).toEqual([
      { 1: 'The weather is nice today, and we are going to the park.' },
      { 1: 'Hello <x1/>, a new sentence for everybody.' },
    ]);
  });

  test('answers no other program of the machine', async () => {
    const service = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })
      .split('\n')
      .find((line) => line.includes('--endpoint-model interline-test/polyglot') && line.includes(workbench.userData));
    const url = /--endpoint (http:\/\/127\.0\.0\.1:\d+)/.exec(service ?? '')?.[1];
    for (const authorization of ['', 'Bearer ', 'Bearer guess']) {
      const answer = await fetch(`${url}/v1/chat/completions`, {
        method: 'POST',
        headers: authorization ? { authorization } : {},
        body: JSON.stringify({ model: 'interline-test/polyglot', messages: [{ role: 'user', content: 'Hello' }] }),
      });
      expect(answer.status).toBe(401);
    }
    expect(asked()).toHaveLength(2);
  });

  test('is named where a document would go to it', async () => {
    await editor.run('Interline: Translate Document…');
    await editor.webview().getByText('Its texts go to Polyglot, a language model of VS Code.').waitFor();
    await workbench.shot('document');
    // A page takes the focus a moment after it is there, and a list that is open by then closes.
    await editor.run('View: Close Editor');
    await workbench.page.locator('.tab', { hasText: 'Translate Document' }).waitFor({ state: 'detached' });
  });

  test('is left again', async () => {
    await editor.run('Interline: Use a Model on This Machine…');
    await editor.choose('Stop Using Polyglot');
    await editor.notification('Polyglot is no longer used.');
  });

  test('agents of VS Code are offered the tools of `interline mcp`, and start it', async () => {
    await editor.run('MCP: List Servers');
    await editor.choose('Interline');
    await editor.choose('Start Server');
    await editor.run('MCP: List Servers');
    await rows().filter({ hasText: 'Interline' }).filter({ hasText: 'Running' }).waitFor();
    await workbench.shot('agents');
    await workbench.page.keyboard.press('Escape');
  });

  test('is not offered where the setting is off', async () => {
    const path = join(workbench.userData, 'Machine/settings.json');
    writeFileSync(
      path,
      JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), 'interline.models.editor': false }),
    );
    const offered = rows().filter({ hasText: 'Polyglot' });
    const message = workbench.page.locator('.notification-toast', { hasText: 'No language model answers' }).first();
    // The setting is read a moment after it was written.
    const isOffered = async () => {
      await editor.run('Interline: Use a Model on This Machine…');
      await offered.or(message).first().waitFor();
      if (!(await offered.isVisible())) return false;
      await workbench.page.keyboard.press('Escape');
      return true;
    };
    await expect.poll(isOffered, { timeout: 90_000 }).toBe(false);
    await editor.notification('No language model answers on this machine.');
    await workbench.shot('off');
  });
});
