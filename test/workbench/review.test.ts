import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

/** Comments come a moment after an edit, and this machine may be busy. */
const patience = { timeout: 60_000 };

describe.skipIf(workbenchMissing)('comments on translations in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;

  beforeAll(async () => {
    workbench = await startWorkbench({
      name: 'review',
      source: join(root, 'examples'),
      settings: { 'interline.review.author': 'Mara Lindt' },
    });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  const thread = () => workbench.page.locator('.zone-widget .review-widget:visible').first();
  const comment = (text: string) => thread().locator('.review-comment', { hasText: text });

  const path = 'locales/de/app.json';
  const kept = () => join(workbench.folder, '.interline/comments.jsonl');
  const keptTexts = () =>
    existsSync(kept())
      ? readFileSync(kept(), 'utf8')
          .trim()
          .split('\n')
          .flatMap((line) => (JSON.parse(line) as { text?: string }).text ?? [])
      : [];

  /** A comment begins with a click beside the number of a line; the sign for it comes with the pointer. */
  async function beginComment(text: string): Promise<void> {
    const { page } = workbench;
    const glyph = page.locator('.monaco-editor.focused .comment-range-glyph').first();
    const line = page.locator('.monaco-editor.focused .view-line', { hasText: text }).first();
    const form = thread().locator('.comment-form');
    // The line above the first one moves all others down when it comes.
    await page.locator('.codelens-decoration', { hasText: 'translated' }).first().waitFor();
    const begins = async () => {
      await glyph.waitFor();
      const [x, y] = [((await glyph.boundingBox())?.x ?? 0) + 4, ((await line.boundingBox())?.y ?? 0) + 9];
      await page.mouse.move(x + 80, y);
      await page.mouse.move(x, y, { steps: 4 });
      if (!(await form.isVisible())) await page.mouse.click(x, y, { delay: 50 });
      return form.waitFor({ timeout: 3000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(begins, patience).toBe(true);
  }

  /** Writes below the comments of the open thread, with the keyboard. */
  async function answer(text: string): Promise<void> {
    const { page } = workbench;
    const reply = thread().locator('.review-thread-reply-button');
    const box = thread().locator('.comment-form .monaco-editor').first();
    await reply.or(box).first().waitFor();
    if (await reply.isVisible()) await reply.click({ timeout: 10_000 });
    await box.click({ timeout: 10_000 });
    const focused = thread().locator('.comment-form .monaco-editor.focused');
    await focused.waitFor();
    await page.keyboard.type(text);
    // The key does nothing until VS Code has seen that there is a text to send.
    const isSent = async () => {
      if (await focused.isVisible()) await page.keyboard.press('Control+Enter');
      return comment(text)
        .waitFor({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        );
    };
    await expect.poll(isSent, patience).toBe(true);
  }

  async function openAt(path: string, text: string): Promise<void> {
    const lines = readFileSync(join(workbench.folder, path), 'utf8').split('\n');
    const line = lines.findIndex((one) => one.includes(text));
    await editor.open(path, line + 1, (lines[line] as string).indexOf(text) + 2);
  }

  test('a change is requested by the keyboard: a note and the state in the file, shown as a comment', async () => {
    await openAt('xliff/website.de.xlf', 'Zum Zeitplan');
    await editor.run('Interline: Request Change in This Translation…');
    await editor.answer('Formal, please', 'What is to be changed');
    await comment('Formal, please').waitFor();
    await workbench.shot('requested');
    const before = editor.read('xliff/website.de.xlf');
    const after = await editor.save('xliff/website.de.xlf');
    expect(after.toString()).toMatch(/<note [^>]*from="Mara Lindt"[^>]*>Formal, please<\/note>/);
    expect(changedBytes(before, after).to).toContain('needs-review-translation');
  });

  test('a click on the gutter begins a comment that is kept beside a file without notes, and answers follow', async () => {
    const { page } = workbench;
    await openAt(path, '"timetable"');
    const before = editor.read(path);
    await beginComment('"timetable"');
    await workbench.shot('begun');
    const box = thread().locator('.comment-form .monaco-editor').first();
    await box.click();
    await page.keyboard.type('Why not Abfahrten?');
    await thread()
      .locator('.monaco-button', { hasText: /^Comment$/ })
      .click();
    await comment('Why not Abfahrten?').waitFor();
    await expect.poll(() => keptTexts(), patience).toEqual(['Why not Abfahrten?']);
    await answer('It says Timetable in the source');
    await workbench.page.locator('.comments-panel .monaco-list-row', { hasText: 'Why not Abfahrten?' }).waitFor();
    await workbench.shot('answered');
    expect(keptTexts()).toEqual(['Why not Abfahrten?', 'It says Timetable in the source']);
    expect(editor.read(path)).toEqual(before);
    await editor.run('Interline: Approve This Translation');
    await expect.poll(() => readFileSync(kept(), 'utf8'), patience).toContain('"approved":true');
  });

  test('the bin takes a comment away, and the dark theme reads as well', async () => {
    mkdirSync(join(workbench.folder, '.vscode'), { recursive: true });
    writeFileSync(join(workbench.folder, '.vscode/settings.json'), '{ "workbench.colorTheme": "Default Dark Modern" }');
    await workbench.page.locator('.monaco-workbench.vs-dark').waitFor();
    // What was approved is settled, and folded.
    const glyph = workbench.page.locator('.monaco-editor .comment-thread').first();
    const isOpen = async () => {
      if (!(await thread().isVisible())) await glyph.click({ timeout: 5_000 });
      return thread().isVisible();
    };
    await expect.poll(isOpen, patience).toBe(true);
    await comment('It says Timetable in the source').waitFor();
    await workbench.shot('dark');
    const question = comment('Why not Abfahrten?');
    await question.hover();
    await question.locator('[aria-label^="Delete Comment"]').click();
    await question.waitFor({ state: 'detached' });
    expect(keptTexts()).toEqual(['It says Timetable in the source']);
  });

  test('in the table the row with the focus is meant', async () => {
    await openAt('xliff/website.de.xlf', 'Aktuelles');
    await editor.run('Interline: Open as Table');
    const row = editor.webview().locator('.row:not(.head)', { hasText: 'news.title' });
    await row.locator('.cell.target').click();
    await row.locator('.cell.target:focus').waitFor();
    await editor.run('Interline: Request Change in This Translation…');
    await editor.answer('Or “Neues”?', 'What is to be changed');
    await row.filter({ hasText: 'Or “Neues”?' }).waitFor();
    await workbench.shot('table');
    await editor.run('Interline: Approve This Translation');
    await row.locator('.is-final').waitFor();
    expect((await editor.save('xliff/website.de.xlf')).toString()).toMatch(
      /<target state="final">Aktuelles<\/target>\s*<note [^>]*from="Mara Lindt"[^>]*>Or “Neues”\?<\/note>/,
    );
  });
});
