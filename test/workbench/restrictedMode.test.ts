import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('a workspace that is not trusted', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let source: string;
  const asked: string[] = [];
  const stranger = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(500).end();
  });

  beforeAll(async () => {
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    source = mkdtempSync(join(tmpdir(), 'il-source-'));
    cpSync(join(root, 'examples'), source, { recursive: true });
    // Both the user's own service and one that the workspace would like to have.
    mkdirSync(join(source, '.vscode'));
    writeFileSync(
      join(source, '.vscode/settings.json'),
      JSON.stringify({ 'interline.service.url': `${url}/workspace` }),
    );
    workbench = await startWorkbench({
      name: 'restricted',
      source,
      trusted: false,
      settings: { 'interline.service.url': url },
    });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    stranger.close();
    rmSync(source, { recursive: true, force: true });
  });

  test('is checked all the same', async () => {
    await workbench.page.locator('.statusbar-item', { hasText: 'Restricted Mode' }).waitFor();
    await editor.open('xliff/website.de.xlf', 79, 19);
    await editor.squiggles.first().waitFor();
    await workbench.shot('checked');
  });

  test('is translated on this machine only', async () => {
    await editor.run('Interline: Show Service Status');
    const status = workbench.page.locator('.quick-input-widget', { hasText: 'only the embedded service is used' });
    await status.waitFor();
    await workbench.shot('status');
    await workbench.page.keyboard.press('Escape');
    await editor.open('xliff/kiosk.es.xlf', 114, 19);
    await editor.quickFix(/^Translate this segment/);
    await workbench.page.locator('.tab.active.dirty').waitFor();
    const saved = await editor.save('xliff/kiosk.es.xlf');
    expect(saved.toString('utf8')).toMatch(/<source>Cancel<\/source>\s*<target[^>]*>[^<]+<\/target>/);
    expect(asked).toEqual([]);
  });
});
