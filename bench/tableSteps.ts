import type { BenchResult } from './row.ts';
import { inWorkbench, scroll, type WorkbenchTable } from './tableWorkbench.ts';

/** So many texts are committed. */
const commits = 40;

/** In the page of a table: how long it took from each key that commits until the next cell has the caret, in ms. */
const watchCommits = `(() => {
  window.commitTimes = [];
  let began;
  addEventListener('keydown', ({ key, ctrlKey }) => { if (key === 'Enter' && ctrlKey) began = performance.now(); }, true);
  addEventListener('focusin', ({ target }) => {
    if (began === undefined || !target.classList.contains('editor')) return;
    window.commitTimes.push(performance.now() - began);
    began = undefined;
  }, true);
})()`;

/** The time from the key that commits a text until the next can be typed: the slowest but one in twenty. */
export function commitInWorkbench(units: number): Promise<BenchResult> {
  return inWorkbench(units, async ({ open }) => {
    const { page, frame } = await open();
    await frame.locator('.row[data-index="2"] .cell.target').click();
    await page.keyboard.press('F2');
    await frame.locator('.row[data-index="2"] .editor:focus').waitFor();
    await frame.evaluate(watchCommits);
    for (let i = 1; i <= commits; i++) {
      await page.keyboard.type('!');
      await page.keyboard.press('Control+Enter');
      await frame.locator(`.row[data-index="${2 + i}"] .editor:focus`).waitFor();
    }
    const times = (await frame.evaluate<number[]>('window.commitTimes')).sort((a, b) => a - b);
    const middle = times[Math.floor(commits / 2)] ?? 0;
    const ms = times[Math.floor(commits * 0.95)] ?? 0;
    return { ms, memory: 0, note: `${commits} texts, half within ${middle.toFixed(1)} ms` };
  });
}

/** By how much the browser's memory for scripts and their objects grows by a table that was scrolled to its end, in MB. */
export function memoryInWorkbench(units: number): Promise<BenchResult> {
  return inWorkbench(units, async ({ cdp, open }) => {
    const before = await usedBy(cdp);
    const began = performance.now();
    const table = await open();
    await scroll(table, Array<number>(200).fill((units * 45) / 200));
    const after = await usedBy(cdp);
    const last = await table.frame.locator('.row').last().getAttribute('data-index');
    const note = `rows up to ${last}, ${after.nodes - before.nodes} nodes`;
    return { ms: performance.now() - began, memory: Math.round(after.heap - before.heap), note };
  });
}

async function usedBy(cdp: WorkbenchTable['cdp']) {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: metric('JSHeapUsedSize') / 2 ** 20, nodes: metric('Nodes') };
}

/** What the editor counts for the activation of the extension. */
export function activateInWorkbench(): Promise<BenchResult> {
  return inWorkbench(10, async ({ page, open }) => {
    await open();
    const command = 'Developer: Show Running Extensions';
    await page.keyboard.press('F1');
    await page.locator('.quick-input-widget:visible input.input').fill(`>${command}`);
    await page.locator('.quick-input-list .monaco-list-row.focused', { hasText: command }).waitFor();
    await page.keyboard.press('Enter');
    const row = page.locator('.runtime-extensions-editor .monaco-list-row', { hasText: 'Interline' });
    const text = (await row.locator('.activation-time').textContent()) ?? '';
    return { ms: Number(/(\d+) ?ms/.exec(text)?.[1] ?? Number.NaN), memory: 0, note: text };
  });
}
