import { type CorpusReport, runCorpus } from './corpus.ts';

/** The report as a table for people. */
export function corpusTable(report: CorpusReport): string {
  const rows = [['format', 'files', 'identical', 'segments', 'edited', 'refused', 'problems', 'slowest', 'memory']];
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
      `${totals.memory} MB`,
    ]);
  }
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row.map((cell, i) => (i ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0))).join('  '),
  );
  for (const [id, totals] of report.formats) {
    lines.push('', `${id}: slowest ${totals.slowest.file}`);
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
  let done = 0;
  const report = runCorpus(folder, (file) => {
    done++;
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${done} ${file.slice(-70)}`);
  });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(`${corpusTable(report)}\n`);
  process.exitCode = report.faults.length > 0 ? 1 : 0;
}
