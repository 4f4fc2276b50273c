import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from '../cli/runCli.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('tools for language models in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let project: Sandbox;
  const calls = mkdtempSync(join(tmpdir(), 'interline-calls-'));
  let lastId = 0;

  beforeAll(async () => {
    project = sandbox({
      'interline.json': '{ "targetLanguages": ["de"] }\n',
      'locales/en.json': '{\n  "bow": "Bow of {name}",\n  "stern": "Stern"\n}\n',
      'locales/de.json': '{\n  "bow": "",\n  "stern": ""\n}\n',
    });
    workbench = await startWorkbench({
      name: 'agent-tools',
      source: project.root,
      extensions: [join(root, 'test/workbench/toolCaller')],
      environment: { INTERLINE_TEST_CALLS: calls },
    });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    project?.[Symbol.dispose]();
    rmSync(calls, { recursive: true, force: true });
  });

  /** Calls a tool; what is returned waits for its answer. */
  async function call(name: string, input: object): Promise<() => Promise<{ text?: string; error?: string }>> {
    const id = ++lastId;
    writeFileSync(join(calls, 'asked.json'), JSON.stringify({ id, name, input }));
    await editor.run('Test: Call Tool');
    const path = join(calls, 'answer.json');
    const answer = () => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8') || '{}') : {});
    return async () => {
      await expect.poll(() => answer().id, { timeout: 90_000 }).toBe(id);
      return answer();
    };
  }

  const dialog = () => workbench.page.locator('.monaco-dialog-box', { hasText: 'locales/de.json' });
  const german = () => readFileSync(join(workbench.folder, 'locales/de.json'), 'utf8');

  test('files are listed without a question', async () => {
    const { text } = await (await call('interline_list_files', {}))();
    expect(text).toContain('locales/de.json');
  });

  test('before texts are written the person is asked; what a check refuses comes back', async () => {
    const texts = [
      { id: 'bow', text: 'Bug von {nom}' },
      { id: 'stern', text: 'Heck' },
    ];
    const answer = await call('interline_set_texts', { file: 'locales/de.json', texts });
    await dialog().waitFor();
    await workbench.shot('question');
    expect(german()).not.toContain('Heck');
    await dialog()
      .locator('.monaco-button', { hasText: /^(?:Yes|OK|Allow|Continue)$/ })
      .click();
    const { text = '' } = await answer();
    const [bow, stern] = JSON.parse(text).results;
    expect([bow.written, bow.findings.length > 0, stern.written]).toEqual([false, true, true]);
    expect(german()).toBe('{\n  "bow": "",\n  "stern": "Heck"\n}\n');
  });

  test('who says no keeps the file as it is', async () => {
    const answer = await call('interline_set_texts', {
      file: 'locales/de.json',
      texts: [{ id: 'stern', text: 'Ende' }],
    });
    await dialog().waitFor();
    await workbench.page.keyboard.press('Escape');
    expect((await answer()).error).toBeDefined();
    expect(german()).toContain('Heck');
  });
});
