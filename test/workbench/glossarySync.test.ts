import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from '../cli/runCli.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type ServiceView, serviceView } from './serviceView.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

const title = 'Sync Glossary with the Service…';

describe.skipIf(workbenchMissing)('a glossary of the project and of the service, in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let view: ServiceView;
  let project: Sandbox;

  beforeAll(async () => {
    project = sandbox({
      'interline.json': '{ "targetLanguages": ["de"] }\n',
      'glossary.csv': 'en,de\nferry,Fähre\nticket,Fahrkarte\n',
    });
    workbench = await startWorkbench({ name: 'glossary-sync', source: project.root });
    editor = editorOf(workbench);
    view = serviceView(workbench, editor);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    project?.[Symbol.dispose]();
  });

  const dialog = () => workbench.page.locator('.monaco-dialog-box', { hasText: 'in the translation service?' });

  test('the difference is compared first, and the service has the glossary once that is confirmed', async () => {
    const { page } = workbench;
    await editor.run(`Interline: ${title}`);
    await dialog().waitFor();
    expect(await dialog().textContent()).toContain('en → de: 2 added, 0 changed, 0 removed.');
    await workbench.shot('question');
    await dialog().locator('.monaco-button', { hasText: 'Compare First' }).click();
    await page.locator('.monaco-diff-editor .view-line', { hasText: 'Fahrkarte' }).waitFor();
    await workbench.shot('compared');
    await editor.pressIn('Create the glossary', 'Create');
    await page.locator('.monaco-diff-editor').waitFor({ state: 'detached' });
    await editor.notification('was created in the service. en → de: 2 added');
    await view.clearNotifications();
    await view.show();
    await view.unfold(view.row('Glossaries'));
    await view.row(/English → German · 2 terms/).waitFor();
    await editor.chooseInMenu(view.row(/English → German · 2 terms/), title);
    await editor.notification('is up to date.');
  });
});
