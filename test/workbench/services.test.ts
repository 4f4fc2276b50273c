import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from '../cli/runCli.ts';
import { type RemoteService, remoteService } from '../service/remoteService.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type ServiceView, serviceView } from './serviceView.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const sync = 'Sync Glossary with the Service…';

describe.skipIf(workbenchMissing)('the services of a project in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let view: ServiceView;
  let project: Sandbox;
  let first: RemoteService;
  let second: RemoteService;

  beforeAll(async () => {
    [first, second] = await Promise.all([remoteService(), remoteService()]);
    // What a workspace says of services is nothing that anyone chose.
    const wishes = {
      'interline.service.url': second.url,
      'interline.service.authScheme': 'Bearer',
      'interline.services': [{ url: second.url, scheme: 'Bearer' }],
      'interline.serviceOfProject': second.url,
    };
    project = sandbox({
      'interline.json': '{ "targetLanguages": ["de"] }\n',
      'glossary.csv': 'en,de\nferry,Fähre\nticket,Fahrkarte\n',
      'locales/en.json': '{ "boat": "Boat" }\n',
      'locales/de.json': '{ "boat": "Boot" }\n',
      '.vscode/settings.json': JSON.stringify(wishes),
    });
    workbench = await startWorkbench({ name: 'services', source: project.root });
    editor = editorOf(workbench);
    view = serviceView(workbench, editor);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    await Promise.all([first, second].map((service) => service?.[Symbol.asyncDispose]()));
    project?.[Symbol.dispose]();
  });

  const hostOf = ({ url }: RemoteService) => new URL(url).host;
  const settings = () =>
    ['User', 'Machine'].map((folder) => readFileSync(join(workbench.userData, folder, 'settings.json'), 'utf8')).join();

  async function signIn(service: RemoteService): Promise<void> {
    await editor.run('Interline: Sign In…');
    await editor.answer(service.url, 'Base URL of the service');
    await editor.answer(service.key, 'Key for');
    await editor.notification(`Interline now translates with ${hostOf(service)}`);
    await view.clearNotifications();
  }

  const asked = ({ asked: all }: RemoteService) => all.filter((one) => one.startsWith('GET /v3/glossaries')).length;

  /** After something was done, the view says which service it shows, and asks it. */
  async function shows(service: RemoteService, done: () => Promise<void>): Promise<void> {
    const before = asked(service);
    await done();
    await view
      .pane()
      .locator('.pane-header', { hasText: hostOf(service) })
      .waitFor();
    await view.unfold(view.row('Glossaries'));
    await expect.poll(() => asked(service), { timeout: 60_000 }).toBeGreaterThan(before);
  }

  async function switchTo(name: string): Promise<void> {
    await editor.run('Interline: Switch Service of This Project…');
    await editor.choose(name);
  }

  test('a glossary of the project is compared with the service first, and kept there once that is confirmed', async () => {
    const { page } = workbench;
    await view.show();
    await editor.run(`Interline: ${sync}`);
    const dialog = page.locator('.monaco-dialog-box', { hasText: 'in the translation service?' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('en → de: 2 added, 0 changed, 0 removed.');
    await workbench.shot('sync');
    await dialog.locator('.monaco-button', { hasText: 'Compare First' }).click();
    await page.locator('.monaco-diff-editor .view-line', { hasText: 'Fahrkarte' }).waitFor();
    await workbench.shot('compared');
    await editor.pressIn('Create the glossary', 'Create');
    await page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });
    await editor.notification('was created in the service. en → de: 2 added');
    await view.clearNotifications();
    await view.unfold(view.row('Glossaries'));
    await view.row(/English → German · 2 terms/).waitFor();
    await editor.chooseInMenu(view.row(/English → German · 2 terms/), sync);
    await editor.notification('is up to date.');
  });

  test('what a workspace says of services is not heard', async () => {
    await view.pane().locator('.pane-header', { hasText: 'on this machine' }).waitFor();
    await shows(first, () => signIn(first));
    expect(second.asked).toEqual([]);
    expect(settings()).toContain(first.url);
  });

  test('a further service is that of this project, and one can switch', async () => {
    await shows(second, () => signIn(second));
    expect(settings()).not.toContain(second.url);
    await editor.run('Interline: Switch Service of This Project…');
    await view.question('Service of This Project').waitFor();
    await workbench.shot('switch');
    await shows(first, () => editor.choose(hostOf(first)));
    await switchTo('The embedded service on this machine');
    await view.pane().locator('.pane-header', { hasText: 'on this machine' }).waitFor();
    expect(readFileSync(join(workbench.folder, '.vscode/settings.json'), 'utf8')).not.toContain(first.url);
  });

  test('signing out deletes the key of the service that is used here alone', async () => {
    await shows(second, () => switchTo(hostOf(second)));
    await shows(first, async () => {
      await editor.run('Interline: Sign Out');
      await editor.notification(`Interline now translates with ${hostOf(first)}`);
    });
  });
});
