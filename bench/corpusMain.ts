import { type CorpusReport, runCorpus } from './corpus.ts';

/** The report as a table for people. */
export function corpusTable(report: CorpusReport): string {
  const rows = [
    ['format', 'files', 'identical', 'segments', 'edited', 'refused', 'problems', 'slowest', 'laws', 'memory'],
  ];
  for (const [id, totals] of [...report.formats].sort(([a], [b]) => a.localeCompare(b))) {
    const refused = [...totals.refused.values()].reduce((sum, count) => sum + count, 0);
    rows.push([
      id,
      String(totals.files),
      String(totals.identical),
      String(totals.segments),
      String(totals.edited),
      String(refused),
      String(totals.problems),
      `${Math.round(totals.slowest.ms)} ms`,
      `${(totals.took / 1000).toFixed(1)} s`,
      `${totals.memory} MB`,
    ]);
  }
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  '),
  );
  for (const [id, totals] of report.formats) {
    const { slowest, longest } = totals;
    lines.push('', `${id}: slowest ${slowest.file}, longest ${longest.file} (${(longest.ms / 1000).toFixed(1)} s)`);
    for (const [reason, count] of totals.refused) lines.push(`${id}: ${count} refused: ${reason}`);
  }
  lines.push('', `${report.unclaimed} files that no format claims`, `${report.faults.length} faults`);
  return [...lines, ...report.faults.slice(0, 100).map((fault) => `  ${fault}`)].join('\n');
}

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('usage: npm run test:corpus -- FOLDER\n');
  process.exitCode = 2;
} else {
  const report = runCorpus(folder, progress());
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(`${corpusTable(report)}\n`);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}

/** Says how far it is: the file on a terminal, a line every few seconds elsewhere, and each new fault at once. */
function progress(): (file: string, report: CorpusReport, files: number) => void {
  const started = performance.now();
  let done = 0;
  let faults = 0;
  let next = started + 5_000;
  return (file, report, files) => {
    const now = performance.now();
    const line = `${done} of ${files} files, ${Math.round((now - started) / 1000)} s, ${file.slice(-70)}`;
    const clear = process.stderr.isTTY ? '\r\x1b[K' : '';
    for (const fault of report.faults.slice(faults)) process.stderr.write(`${clear}${fault}\n`);
    faults = report.faults.length;
    if (process.stderr.isTTY) process.stderr.write(`${clear}${line}`);
    else if (now >= next) {
      process.stderr.write(`${line}\n`);
      next = now + 5_000;
    }
    done++;
  };
}
