import { faultKinds } from './faultKinds.ts';
import type { FixOutcome } from './measureFixes.ts';
import type { FaultOutcome } from './measureRecall.ts';
import { percent, table } from './tables.ts';

/** Recall of each kind of fault. */
export function recallTable(outcomes: readonly FaultOutcome[]): string {
  const rows = [['kind of fault', 'planted', 'found', 'recall', 'in place']];
  for (const kind of faultKinds) {
    const of = outcomes.filter(({ fault }) => fault.kind === kind);
    rows.push([kind.id, ...rates(of)]);
  }
  rows.push(['all', ...rates(outcomes)]);
  return table(rows);
}

/** Recall of each check that has to report a kind of fault. */
export function checkTable(outcomes: readonly FaultOutcome[]): string {
  const rows = [['check', 'planted', 'found', 'recall', 'in place']];
  for (const id of new Set(faultKinds.map(({ checks }) => checks[0]))) {
    rows.push([id, ...rates(outcomes.filter(({ fault }) => fault.kind.checks[0] === id))]);
  }
  return table(rows);
}

function rates(of: readonly FaultOutcome[]): string[] {
  const reported = of.filter((outcome) => outcome.check !== undefined).length;
  const judged = of.filter(({ placed }) => placed !== undefined);
  return [
    String(of.length),
    String(reported),
    percent(reported, of.length),
    percent(judged.filter(({ placed }) => placed).length, judged.length),
  ];
}

/** How many kinds, languages and formats there were. */
export function spread(outcomes: readonly FaultOutcome[]): string {
  const countBy = (name: (outcome: FaultOutcome) => string) => {
    const counts = new Map<string, number>();
    for (const outcome of outcomes) counts.set(name(outcome), (counts.get(name(outcome)) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a);
  };
  const languages = countBy(({ fault }) => fault.language.toLowerCase().split(/[-_]/, 1)[0] ?? '');
  const list = (counts: readonly (readonly [string, number])[]) =>
    counts.map(([name, count]) => `${name} ${count}`).join(', ');
  const kinds = new Set(outcomes.map(({ fault }) => fault.kind.id));
  return `${kinds.size} kinds\n${languages.length} languages: ${list(languages.slice(0, 30))}\nformats: ${list(countBy(({ format }) => format))}`;
}

/** What came of the fixes that were offered. */
export function fixTable(outcomes: readonly FixOutcome[]): string {
  const rows = [['fixes of', 'offered', 'good', '']];
  for (const id of [...new Set(outcomes.map(({ check }) => check))].sort()) {
    const of = outcomes.filter(({ check }) => check === id);
    const faults = new Map<string, number>();
    for (const { fault } of of) if (fault !== undefined) faults.set(fault, (faults.get(fault) ?? 0) + 1);
    const reasons = [...faults].map(([fault, count]) => `${count} ${fault.slice(0, 60)}`).join('; ');
    rows.push([id, String(of.length), String(of.filter(({ fault }) => fault === undefined).length), reasons]);
  }
  rows.push(['all', String(outcomes.length), String(outcomes.filter(({ fault }) => fault === undefined).length), '']);
  return table(rows);
}
