import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Frame, Page } from 'playwright-core';
import { startWorkbench } from '../test/workbench/startWorkbench.ts';
import type { BenchResult } from './row.ts';

/** A table in the real workbench. */
export interface WorkbenchTable {
  readonly page: Page;
  /** The page of the table. */
  readonly frame: Frame;
  readonly cdp: CDPSession;
}

/** The workbench with a large PO file that is not open yet. */
export interface WorkbenchFile extends Omit<WorkbenchTable, 'frame'> {
  open(): Promise<WorkbenchTable>;
}

/** Does something in a workbench of its own with a PO file of many units. */
export async function inWorkbench(units: number, work: (file: WorkbenchFile) => Promise<BenchResult>) {
  const source = mkdtempSync(join(tmpdir(), 'il-table-'));
  writeFileSync(join(source, 'de.po'), poOf(units));
  const settings = { 'workbench.editorAssociations': { '*.po': 'interline.table' } };
  const workbench = await startWorkbench({ name: 'bench', source, settings });
  try {
    const { page } = workbench;
    page.setDefaultTimeout(300_000);
    const cdp = await page.context().newCDPSession(page);
    const open = async () => {
      await page.locator('.explorer-folders-view .monaco-list-row', { hasText: 'de.po' }).dblclick();
      return { page, cdp, frame: await tableIn(page) };
    };
    return await work({ page, cdp, open });
  } finally {
    await workbench.stop();
    rmSync(source, { recursive: true });
  }
}

/** Turns the wheel over the table, by so many pixels at a time, and waits for each picture. */
export async function scroll({ page, frame }: WorkbenchTable, turns: readonly number[]): Promise<void> {
  await page.mouse.move(800, 500);
  for (const distance of turns) {
    await page.mouse.wheel(0, distance);
    await frame.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  }
}

/** Texts of one to three lines in a table, every third with a note, each with a chip. */
function poOf(units: number): string {
  const header = 'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n';
  const entry = (_: unknown, i: number) => {
    const note = i % 3 === 0 ? '#. Shown on the departure board\n' : '';
    const more = ' and mind the gap at the pier'.repeat(i % 4);
    return `${note}msgid "Ferry %d leaves from berth ${i}${more}"\nmsgstr "Fähre %d legt am Liegeplatz ${i} ab${more}"\n`;
  };
  return [header, ...Array.from({ length: units }, entry)].join('\n');
}

async function tableIn(page: Page): Promise<Frame> {
  for (;;) {
    for (const frame of page.frames()) {
      const rows = frame.locator('#root[data-words] .row .cell.source');
      if ((await rows.count().catch(() => 0)) > 5) return frame;
    }
    await page.waitForTimeout(200);
  }
}
