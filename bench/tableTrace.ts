import { writeFileSync } from 'node:fs';
import type { CDPSession } from 'playwright-core';
import type { BenchResult } from './row.ts';
import { inWorkbench, scroll } from './tableWorkbench.ts';

/** An event of a trace of Chromium; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor: what a busy machine leaves as it is. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly url?: string } };
}

/** Turns of the wheel, in pixels: as one reads, and as one looks for something far below. */
const turns = [...Array<number>(80).fill(300), ...Array<number>(80).fill(9_000)];

/**
 * The longest task of the page of a table while the wheel goes through it, in the real workbench: time on the processor,
 * from a trace of the browser.
 */
export function scrollInWorkbench(units: number): Promise<BenchResult> {
  return inWorkbench(units, async ({ open }) => {
    const table = await open();
    const events = await traced(table.cdp, () => scroll(table, turns));
    const { longest, ours, count } = longestTasks(events);
    const note = `${count} tasks, longest of any page ${Math.round(longest)} ms`;
    return { ms: ours, memory: 0, note };
  });
}

async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const includedCategories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];
  await cdp.send('Tracing.start', { transferMode: 'ReturnAsStream', traceConfig: { includedCategories } });
  await work();
  const ended = new Promise<string>((resolve) => {
    cdp.once('Tracing.tracingComplete', ({ stream }) => resolve(stream ?? ''));
  });
  await cdp.send('Tracing.end');
  const handle = await ended;
  let text = '';
  for (;;) {
    const { data, eof } = await cdp.send('IO.read', { handle, size: 1 << 22 });
    text += data;
    if (eof) break;
  }
  if (process.env.TRACE) writeFileSync(process.env.TRACE, text);
  return (JSON.parse(text) as { readonly traceEvents: readonly TraceEvent[] }).traceEvents;
}

/** Of the threads that ran the script of a table the longest task, and the longest in which that script ran; in ms. */
function longestTasks(events: readonly TraceEvent[]) {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}.${tid}`;
  const calls = events.filter(({ name, args }) => name === 'FunctionCall' && args?.data?.url?.endsWith('/grid.js'));
  const threads = new Set(calls.map(threadOf));
  const tasks = events.filter((event) => event.name === 'RunTask' && event.ph === 'X' && threads.has(threadOf(event)));
  const time = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;
  const holds = (task: TraceEvent) =>
    calls.some(
      (call) => threadOf(call) === threadOf(task) && call.ts >= task.ts && call.ts < task.ts + (task.dur ?? 0),
    );
  const longest = Math.max(0, ...tasks.map(time));
  const [first] = tasks.filter(holds).sort((a, b) => time(b) - time(a));
  return { longest, ours: first ? time(first) : 0, count: tasks.length };
}
