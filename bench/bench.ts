import type { BenchResult, BenchRow, BenchSide } from './row.ts';

/** A row with what was measured. */
export interface MeasuredRow {
  readonly what: string;
  readonly goal: BenchRow['goal'];
  readonly ours?: BenchResult & { readonly name: string };
  readonly peer?: BenchResult & { readonly name: string };
  readonly unavailable?: string;
}

/** Measures one side in this process: the best of up to seven runs within ten seconds. */
export async function measureSide(side: BenchSide): Promise<BenchResult> {
  if ('measure' in side) return side.measure();
  const data = await side.setup();
  let best = Number.POSITIVE_INFINITY;
  let result: unknown;
  const started = performance.now();
  for (let i = 0; i < 7 && (i === 0 || performance.now() - started < 10_000); i++) {
    const before = performance.now();
    result = await side.run(data);
    best = Math.min(best, performance.now() - before);
  }
  return {
    ms: best,
    memory: Math.round(process.resourceUsage().maxRSS / 1024),
    ...(typeof result === 'string' ? { note: result } : {}),
  };
}

/** The rows as a table. */
export function benchTable(rows: readonly MeasuredRow[]): string {
  const cells = [['what', 'ours', 'peer', 'ratio', 'goal', '', 'memory']];
  for (const { what, goal, ours, peer, unavailable } of rows) {
    if (unavailable || !ours) {
      cells.push([what, unavailable ?? 'failed', '', '', '', '', '']);
      continue;
    }
    const ratio = peer ? peer.ms / ours.ms : undefined;
    const { met, wish } = judged(goal, ours, ratio);
    cells.push([
      what,
      `${round(ours.ms)} ms`,
      peer ? `${peer.name} ${round(peer.ms)} ms` : '',
      ratio === undefined ? '' : `${round(ratio)} ×`,
      wish,
      met ? 'met' : 'missed',
      peer ? `${ours.memory} / ${peer.memory} MB` : `${ours.memory} MB`,
    ]);
  }
  const widths = cells[0]?.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0))) ?? [];
  return cells
    .map((row) =>
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function judged(goal: BenchRow['goal'], ours: BenchResult, ratio: number | undefined) {
  if ('ratio' in goal) return { met: ratio !== undefined && ratio >= goal.ratio, wish: `${goal.ratio} ×` };
  if ('ms' in goal) return { met: ours.ms <= goal.ms, wish: `${goal.ms} ms` };
  return { met: ours.memory <= goal.mb, wish: `${goal.mb} MB` };
}

function round(value: number): string {
  return value >= 100 ? String(Math.round(value)) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
