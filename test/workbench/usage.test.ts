import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { readsInEveryTheme } from './seriousFaults.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';
import { type UsageService, usageService } from './usageService.ts';

describe.skipIf(workbenchMissing)('the usage page in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let service: UsageService;

  beforeAll(async () => {
    service = await usageService();
    workbench = await startWorkbench({ name: 'usage', source: join(root, 'examples') });
    editor = editorOf(workbench);
    await editor.open('po/de.po');
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await service?.[Symbol.asyncDispose]();
  });

  const page = () => editor.webview();
  const row = (text: string) => page().locator('tr', { hasText: text });
  const dialog = () => workbench.page.locator('.monaco-dialog-box');

  /** The page, with what a remote service counts. */
  async function signIn(): Promise<void> {
    await editor.run('Interline: Show Usage');
    await page().locator('.quota').first().waitFor();
    if (!(await page().locator('main', { hasText: 'What 127.0.0.1' }).isVisible())) {
      await editor.run('Interline: Sign In…');
      await editor.answer(service.url, 'Base URL of the service');
      await editor.answer(service.key, 'Key for');
      await page().locator('main', { hasText: 'What 127.0.0.1' }).waitFor();
    }
  }

  /** The same page as an administrator of the service. */
  async function administer(): Promise<void> {
    await signIn();
    if (await page().locator('#create').isVisible()) return;
    await page().locator('#admin-key').press('Enter');
    await editor.answer(service.adminKey, 'Admin key for');
    await page().locator('#create').waitFor();
  }

  test('what the embedded service counts is shown by day', async () => {
    await editor.run('Interline: Show Usage');
    await page().locator('.quota', { hasText: 'Characters of the account' }).waitFor();
    await page().locator('main', { hasText: 'the embedded service on this machine' }).waitFor();
    await page().locator('#days').waitFor();
    expect(await page().locator('#create').count()).toBe(0);
    await workbench.shot('embedded');
  });

  test('a key that is not an administrator’s is refused and not kept', async () => {
    await signIn();
    await page().locator('#admin-key').press('Enter');
    await editor.answer(service.key, 'Admin key for');
    await editor.notification('does not accept this as an administrator’s key');
    await editor.run('Notifications: Clear All Notifications');
    await page().locator('#admin-key').waitFor();
    expect(await page().locator('#create').count()).toBe(0);
  });

  test('quotas of a remote service, and for its administrators charts and keys', async () => {
    await administer();
    await page().locator('.quota', { hasText: '431,200 of 500,000' }).waitFor();
    await page().locator('.remark', { hasText: 'April 1, 2026' }).waitFor();
    await page().locator('.columns').waitFor();
    expect(await page().locator('.columns .bar').count()).toBe(30);
    await page().locator('.bars li', { hasText: 'team-7' }).waitFor();
    await workbench.shot('administrator');
    await page().locator('#days').selectOption('90');
    await expect.poll(() => page().locator('.columns .bar').count()).toBe(90);
  });

  test('an administrator creates, limits, renames and deactivates a key; its secret is shown once and kept nowhere', async () => {
    await administer();
    await page().locator('#create').press('Enter');
    await editor.answer('Mobile app', 'Name of the key');
    await dialog().filter({ hasText: service.secret }).waitFor();
    await workbench.shot('secret');
    await workbench.page.keyboard.press('Escape');
    await row('Mobile app').waitFor();
    await row('Mobile app').locator('button', { hasText: 'Set Limit…' }).press('Enter');
    await editor.choose('Characters a Month');
    await editor.answer('1500', 'Characters per month');
    await row('Mobile app').filter({ hasText: '1,500' }).waitFor();
    await row('Mobile app').locator('button', { hasText: 'Set Limit…' }).press('Enter');
    await editor.choose('Minutes of Speech a Month');
    await workbench.shot('speech limit');
    await editor.answer('45', 'Minutes of speech per month');
    await row('Mobile app').filter({ hasText: '1,500 characters, 45 minutes' }).waitFor();
    await row('Mobile app').locator('button', { hasText: 'Rename…' }).press('Enter');
    await editor.answer('Phone app', 'Name of the key');
    await row('Phone app').locator('button', { hasText: 'Deactivate…' }).press('Enter');
    await dialog().locator('.monaco-button', { hasText: 'Deactivate' }).click();
    await row('Phone app').filter({ hasText: 'deactivated' }).waitFor();
    await workbench.shot('keys');
    await readsInEveryTheme(workbench, editor, '#page .quota');
    expect(service.changes.map((change) => change.split(' ', 2).join(' '))).toEqual([
      'POST /v2/admin/developer-keys',
      'PUT /v2/admin/developer-keys/limits',
      'PUT /v2/admin/developer-keys/limits',
      'PUT /v2/admin/developer-keys/label',
      'PUT /v2/admin/developer-keys/deactivate',
    ]);
    const files = [workbench.userData, workbench.folder].flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => readFileSync(join(entry.parentPath, entry.name))),
    );
    const secrets = [service.secret, service.adminKey];
    expect(files.filter((bytes) => secrets.some((secret) => bytes.includes(secret)))).toEqual([]);
  });
});
