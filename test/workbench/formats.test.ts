import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changedBytes, type Editor, editorOf } from './editorActions.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

interface Case {
  readonly format: string;
  readonly path: string;
  /** A piece of the line with the untranslated segment. */
  readonly words: string;
  /** The whole text after the fix, made from the text before it. */
  readonly expected: (before: string) => string;
}

const replaced = (from: string, to: string) => (before: string) => {
  expect(before.split(from)).toHaveLength(2);
  return before.replace(from, () => to);
};

const cases: readonly Case[] = [
  {
    format: 'XLIFF 1.2',
    path: 'xliff/website.de.xlf',
    words: '<source>Read more</source>',
    expected: replaced(
      '          <source>Read more</source>\n',
      '          <source>Read more</source>\n          <target state="translated" state-qualifier="exact-match">Weiterlesen</target>\n',
    ),
  },
  {
    format: 'XLIFF 2.0',
    path: 'xliff/kiosk.es.xlf',
    words: '<source>Choose your language.</source>',
    expected: replaced(
      '<segment id="s2" state="initial">\n          <source>Choose your language.</source>\n',
      '<segment id="s2" state="translated" subState="interline:memory">\n          <source>Choose your language.</source>\n          <target>Elige tu idioma.</target>\n',
    ),
  },
  {
    format: 'i18next JSON',
    path: 'locales/de/app.json',
    words: '"retry": ""',
    expected: replaced('"retry": ""', '"retry": "Erneut versuchen"'),
  },
  {
    format: 'SRT',
    path: 'film/welcome.de.srt',
    words: 'Look out for seals!',
    expected: replaced('Look out for seals!', 'Halten Sie Ausschau nach Robben!'),
  },
  {
    format: 'DITA topic',
    path: 'docs/de-de/on-board.dita',
    words: 'Dogs, on a lead',
    expected: replaced('Dogs, on a lead', 'Hunde an der Leine'),
  },
  {
    format: 'PO',
    path: 'po/es.po',
    words: 'msgid "Password must have at least %d characters."',
    expected: replaced(
      'msgid "Password must have at least %d characters."\nmsgstr ""',
      'msgid "Password must have at least %d characters."\nmsgstr "La contraseña debe tener al menos %d caracteres."',
    ),
  },
];

describe.skipIf(workbenchMissing)('localization files in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  const text = (path: string) => editor.read(path).toString('utf8');
  const lineOf = (path: string, piece: string) => text(path).slice(0, text(path).indexOf(piece)).split('\n').length;
  /** The column of the text inside the piece's quotes or tags, where a person would click. */
  const columnOf = (path: string, piece: string) => {
    const line = text(path).split('\n')[lineOf(path, piece) - 1] ?? '';
    const inner = piece.match(/(?<=[>"])[^<>"]*(?=["<])/g)?.at(-1);
    return line.indexOf(piece) + (inner === undefined ? 0 : piece.lastIndexOf(inner)) + 1;
  };
  const goTo = (path: string, piece: string) => editor.open(path, lineOf(path, piece), columnOf(path, piece));

  beforeAll(async () => {
    workbench = await startWorkbench({ name: 'formats', source: join(root, 'examples') });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(() => workbench?.stop());

  test('every file of the project is checked, and the Problems view names file, text and check', async () => {
    await editor.run('Interline: Check Workspace');
    const counted = workbench.page.locator('.statusbar-item', { hasText: /Interline: [1-9]\d* problems in [1-9]/ });
    await counted.waitFor();
    await editor.filterProblems('numbers');
    await editor.problem('app.json').first().waitFor();
    await workbench.shot('problems');
    await editor.filterProblems('');
    await workbench.shot('problems-of-all');
    await editor.run('View: Toggle Panel Visibility');
  });

  test.each(cases)('$format: a translate quick fix changes just those bytes on disk', async (each) => {
    const before = editor.read(each.path);
    await goTo(each.path, each.words);
    await editor.squiggles.first().waitFor();
    await editor.quickFix(/^Translate this segment/);
    await workbench.page.locator('.tab.active.dirty').waitFor();
    const after = await editor.save(each.path);
    expect(after.toString('utf8')).toBe(each.expected(before.toString('utf8')));
    await workbench.shot(each.format.replaceAll(' ', '-'));
  });

  test('the repair of a finding is one quick fix away', async () => {
    const path = 'locales/de/app.json';
    const before = text(path);
    await editor.open(path, lineOf(path, 'keine  Fähre'), columnOf(path, 'keine  Fähre') + 'keine'.length);
    await editor.quickFix(/^Leave one space/);
    const after = (await editor.save(path)).toString('utf8');
    expect(after).toBe(before.replace('keine  Fähre', 'keine Fähre'));
  });

  test('Fix All repairs what a machine can know and leaves the rest', async () => {
    const path = 'locales/es/app.json';
    const before = text(path);
    await editor.open(path);
    await editor.run('Interline: Fix All in This File');
    await editor.notification(/^Fixed 1 segment of app\.json/);
    const after = (await editor.save(path)).toString('utf8');
    expect(after).toBe(before.replace('"Fecha "', '"Fecha"'));
  });

  test('translating the segment at the cursor needs no underline', async () => {
    const path = 'xliff/website.de.xlf';
    const before = text(path);
    await goTo(path, '<source>Contact us</source>');
    await editor.run('Interline: Translate This Segment');
    await workbench.page.locator('.tab.active.dirty').waitFor();
    const after = (await editor.save(path)).toString('utf8');
    expect(changedBytes(Buffer.from(before), Buffer.from(after)).to).toContain('Kontakt');
  });

  test('nothing of the project went anywhere but to this machine', () => {
    expect([...workbench.outside]).toEqual([]);
  });
});
