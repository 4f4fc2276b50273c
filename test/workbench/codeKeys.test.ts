import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, sandbox } from '../cli/runCli.ts';
import { type Editor, editorOf } from './editorActions.ts';
import { workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** The same ferry in three frameworks, each a project of its own. */
const files: Readonly<Record<string, string>> = {
  'react/interline.json': '{ "targetLanguages": ["de", "fr"] }\n',
  'react/package.json': '{ "dependencies": { "react-i18next": "15.0.0" } }\n',
  'react/locales/en.json': `{
  "ticket": {
    "title": "Buy a ticket",
    "price": "{{price}} for one",
    "unread": "Nobody reads this"
  }
}
`,
  'react/locales/de.json': '{\n  "ticket": {\n    "title": "Fahrkarte kaufen",\n    "price": ""\n  }\n}\n',
  'react/src/Ticket.tsx': `import { useTranslation } from 'react-i18next';

export function Ticket({ price }: { price: string }) {
  const { t } = useTranslation();
  return (
    <section title={t('ticket.title')}>
      <p>{t('ticket.price', { price })}</p>
      <p>{t('ticket.tittle')}</p>
      <button>Sail at noon</button>
      <i>{t('')}</i>
    </section>
  );
}
`,
  'vue/interline.json': '{ "code": { "inlayLanguage": "de" } }\n',
  'vue/package.json': '{ "dependencies": { "vue-i18n": "11.0.0" } }\n',
  'vue/locales/en.json': '{\n  "deck": "Deck",\n  "cabin": "Cabin"\n}\n',
  'vue/locales/de.json': '{\n  "deck": "Oberdeck",\n  "cabin": "Kabine"\n}\n',
  'vue/src/Deck.js': `import { useI18n } from 'vue-i18n';

export const useDeck = (name) => {
  const { t } = useI18n();
  return [t('deck'), \`Welcome on board, \${name}\`];
};
`,
  'angular/interline.json': '{}\n',
  'angular/package.json': '{ "dependencies": { "@ngx-translate/core": "16.0.0" } }\n',
  'angular/src/assets/i18n/en.json': '{\n  "HARBOUR": {\n    "TITLE": "Harbour",\n    "GATES": "Gates"\n  }\n}\n',
  'angular/src/assets/i18n/de.json': '{\n  "HARBOUR": {\n    "TITLE": "Hafen",\n    "GATES": "Tore"\n  }\n}\n',
  'angular/src/app/harbour.component.html': `<h1>{{ 'HARBOUR.TITLE' | translate }}</h1>
<p title="Mind the gap">Gate {{ gate }} is open</p>
`,
};

describe.skipIf(workbenchMissing)('keys in source code in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let project: Sandbox;

  beforeAll(async () => {
    project = sandbox(files);
    workbench = await startWorkbench({ name: 'code-keys', source: project.root });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    project?.[Symbol.dispose]();
  });

  const line = (text: string) => workbench.page.locator('.editor-instance .view-line', { hasText: text }).first();
  const read = (path: string) => editor.read(path).toString('utf8');
  /** The editor saves by itself what a refactoring changes in several files. */
  const isSaved = (path: string, text: string) => expect.poll(() => read(path), { timeout: 60_000 }).toContain(text);

  test('React: texts stand behind their keys, a hover shows every language', async () => {
    await editor.open('react/src/Ticket.tsx', 6, 28);
    await line('Buy a ticket').waitFor();
    await line('{{price}} for one').waitFor();
    await editor.run('Show or Focus Hover');
    const hover = workbench.page.locator('.monaco-hover:visible', { hasText: 'Fahrkarte kaufen' });
    await hover.waitFor();
    expect(await hover.textContent()).toMatch(/fr.*missing/);
    await hover.locator('a', { hasText: 'de' }).first().waitFor();
    await workbench.shot('react-hover');
    await hover.locator('a', { hasText: 'Edit' }).click();
    await workbench.page.locator('.quick-input-widget:visible input.input').fill('Fahrschein kaufen');
    await workbench.page.keyboard.press('Enter');
    await editor.open('react/src/Ticket.tsx', 6, 28);
    await editor.run('Show or Focus Hover');
    await workbench.page.locator('.monaco-hover:visible', { hasText: 'Fahrschein kaufen' }).waitFor();
    await workbench.shot('react-hover-edited');
    await workbench.page.keyboard.press('Escape');
  });

  test('React: a key is completed with its text', async () => {
    await editor.open('react/src/Ticket.tsx', 10, 14);
    await workbench.page.keyboard.type('tick', { delay: 50 });
    await workbench.page.keyboard.press('Control+Space');
    const entry = workbench.page.locator('.suggest-widget .monaco-list-row', { hasText: 'ticket.unread' });
    await entry.waitFor();
    await workbench.shot('react-completion');
    await workbench.page.keyboard.type('et.unr', { delay: 50 });
    await workbench.page.locator('.suggest-widget .monaco-list-row.focused', { hasText: 'ticket.unread' }).waitFor();
    await workbench.page.keyboard.press('Tab');
    await line("t('ticket.unread')").waitFor();
  });

  test('React: a key that was mistyped becomes the one that was meant, a text becomes a key', async () => {
    await editor.open('react/src/Ticket.tsx', 8, 20);
    await editor.quickFix(/^Change to “ticket\.title”$/);
    await line("<p>{t('ticket.title')}").waitFor();
    await editor.open('react/src/Ticket.tsx', 9, 18);
    await editor.quickFix(/^Extract “Sail at noon” to the key “ticket\.sailAtNoon”$/);
    await line("<button>{t('ticket.sailAtNoon')}").waitFor();
    await workbench.shot('react-extracted');
    await isSaved('react/src/Ticket.tsx', "t('ticket.sailAtNoon')");
    await isSaved('react/locales/en.json', '"unread": "Nobody reads this",\n    "sailAtNoon": "Sail at noon"\n  }');
    await editor.open('react/locales/en.json', 5, 1);
    await line('"sailAtNoon": "Sail at noon"').waitFor();
    await workbench.page.locator('.codelens-decoration', { hasText: '1 use' }).first().waitFor();
    await workbench.shot('react-lenses');
  });

  test('a lens lists where code asks for its key', async () => {
    await editor.open('react/locales/en.json', 3, 1);
    await workbench.page.locator('.codelens-decoration a', { hasText: '2 uses' }).first().click();
    const peek = workbench.page.locator('.peekview-widget');
    await peek.locator('.monaco-list-row', { hasText: 'ticket.title' }).first().waitFor();
    await workbench.shot('uses');
    await workbench.page.keyboard.press('Escape');
    await peek.waitFor({ state: 'detached' });
  });

  test('Vue: the language that the project names stands behind keys, a template literal is extracted, one undo takes it back', async () => {
    await editor.open('vue/src/Deck.js', 5, 15);
    await line('Oberdeck').waitFor();
    await editor.run('Show or Focus Hover');
    const hovers = workbench.page.locator('.monaco-hover:visible .hover-contents', { hasText: 'Oberdeck' });
    await hovers.first().waitFor();
    expect(await hovers.count()).toBe(1);
    await workbench.page.keyboard.press('Escape');
    await editor.open('vue/src/Deck.js', 5, 25);
    await editor.quickFix(/^Extract “Welcome on board, \{name\}” to the key “welcomeOnBoard”$/);
    await line("t('welcomeOnBoard', { name })").waitFor();
    await workbench.shot('vue-extracted');
    await isSaved('vue/src/Deck.js', 'welcomeOnBoard');
    await isSaved('vue/locales/en.json', '"welcomeOnBoard": "Welcome on board, {name}"');
    await workbench.page.keyboard.press('Control+Z');
    await line('`Welcome on board, $').waitFor();
    await workbench.page.locator('.tab.dirty', { hasText: 'en.json' }).waitFor();
    await editor.open('vue/locales/en.json', 3, 1);
    await expect.poll(() => line('welcomeOnBoard').count()).toBe(0);
    await workbench.shot('vue-undone');
    await editor.run('File: Save All');
    await expect.poll(() => read('vue/locales/en.json'), { timeout: 60_000 }).toBe(files['vue/locales/en.json']);
    await expect.poll(() => read('vue/src/Deck.js')).toBe(files['vue/src/Deck.js']);
  });

  test('Angular: pipes of a template show their texts, and all its texts become keys at once', async () => {
    await editor.open('angular/src/app/harbour.component.html', 2, 20);
    await line('Harbour').waitFor();
    await editor.quickFix(/^Extract all 2 texts of this file to keys$/);
    await line(`[title]="'HARBOUR.MIND_THE_GAP' | translate"`).waitFor();
    await line(`{{ 'HARBOUR.GATE_IS_OPEN' | translate: { gate: gate } }}`).waitFor();
    await workbench.shot('angular');
    await isSaved('angular/src/app/harbour.component.html', 'HARBOUR.GATE_IS_OPEN');
    await isSaved('angular/src/assets/i18n/en.json', '"GATE_IS_OPEN": "Gate {{gate}} is open"');
  });
});
