import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Editor, editorOf } from './editorActions.ts';
import { faultyFiles, findingsByPath, writeFaultyFiles } from './faultyFiles.ts';
import { root, workbenchMissing } from './installation.ts';
import { type RunningWorkbench, startWorkbench } from './startWorkbench.ts';

describe.skipIf(workbenchMissing)('a file of every format in the workbench', () => {
  let workbench: RunningWorkbench;
  let editor: Editor;
  let source: string;
  let expected: ReadonlyMap<string, readonly string[]>;

  beforeAll(async () => {
    source = mkdtempSync(join(tmpdir(), 'il-source-'));
    cpSync(join(root, 'examples'), source, { recursive: true });
    writeFaultyFiles(source);
    expected = findingsByPath(source);
    workbench = await startWorkbench({ name: 'every-format', source });
    editor = editorOf(workbench);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await workbench.shot('failed');
  });
  afterAll(async () => {
    await workbench?.stop();
    rmSync(source, { recursive: true, force: true });
  });

  /** What the Problems view lists of the files that pass its filter, as `syntax 3:5`. */
  const listed = async (): Promise<readonly string[]> => {
    const rows = await workbench.page.locator('.markers-panel-container .monaco-list-row').allTextContents();
    const findings = rows.flatMap((row) => {
      const [, check, line, column] = /interline([a-z-]+)\[Ln (\d+), Col (\d+)\]$/.exec(row) ?? [];
      return check ? [`${check} ${line}:${column}`] : [];
    });
    return [...new Set(findings)].sort();
  };

  /** What the view lists of one file; a list that a busy workbench did not filter is filtered again, as people do. */
  const listedOf = async (path: string, wanted: readonly string[]): Promise<readonly string[]> => {
    await editor.filterProblems('');
    await editor.filterProblems(`**/faults/${path}`);
    const until = Date.now() + 5_000;
    for (;;) {
      const rows = await listed();
      if (isDeepStrictEqual(rows, wanted) || Date.now() > until) return rows;
      await workbench.page.waitForTimeout(100);
    }
  };

  /** The command is a toggle, and a second attempt finds what the first one left. */
  const maximizePanel = async (): Promise<void> => {
    const height = async () => (await workbench.page.locator('.part.panel').boundingBox())?.height ?? 0;
    if ((await height()) < 1200) await editor.run('View: Toggle Maximized Panel');
    await expect.poll(height).toBeGreaterThan(1200);
  };

  test('every finding of every file is listed at its place', async () => {
    // The list has only the rows that fit on the screen.
    await workbench.page.setViewportSize({ width: 1400, height: 1500 });
    await editor.run('Problems: Focus on Problems View');
    await maximizePanel();
    for (const { path } of faultyFiles) {
      const wanted = [...new Set(expected.get(path))].sort();
      expect(wanted.length, path).toBeGreaterThan(0);
      await expect.poll(() => listedOf(path, wanted), { timeout: 60_000, message: path }).toEqual(wanted);
    }
    await workbench.shot('problems');
    await editor.filterProblems('');
    await workbench.page.setViewportSize({ width: 1400, height: 900 });
    await editor.run('View: Toggle Panel Visibility');
  });

  test.each(faultyFiles)('$path opens as $mode, underlined', async ({ path, mode }) => {
    await editor.open(`faults/${path}`);
    await editor.squiggles.first().waitFor();
    const shown = workbench.page.locator('[id="status.editor.mode"]');
    await expect.poll(() => shown.textContent(), { timeout: 60_000 }).toBe(mode);
    if (/Fluent|XML/.test(mode)) await workbench.shot(path.replaceAll('/', '-'));
  });
});
