import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openWorkspace } from '../../server/workspace/openWorkspace.ts';
import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import { type Random, randomFrom } from '../fuzz/random.ts';
import type { FaultKind } from './fault.ts';
import { faultKinds } from './faultKinds.ts';
import { type FixOutcome, measureFixes } from './measureFixes.ts';
import { type FaultOutcome, measureRecall } from './measureRecall.ts';
import { plantFaults } from './plantFaults.ts';
import { noiseTable, precisionTable } from './precision.ts';
import { percent, table } from './tables.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: '5000' },
    files: { type: 'string' },
    misses: { type: 'boolean', default: false },
    noise: { type: 'boolean', default: false },
    labels: { type: 'boolean', default: false },
  },
});

const [folder] = positionals;
if (folder === undefined) {
  process.stderr.write(
    'usage: npm run accuracy -- FOLDER [--seed N] [--faults N] [--files N] [--misses] [--noise | --labels]\n',
  );
  process.exitCode = 2;
} else void main(resolve(folder));

async function main(root: string): Promise<void> {
  const workspace = await openWorkspace(root);
  const random = randomFrom(Number(values.seed));
  const paths = await filesInTurn(workspace, random);
  if (values.noise) process.stdout.write(`${await noiseTable(workspace, paths)}\n`);
  else if (values.labels) process.stdout.write(`${await precisionTable(workspace)}\n`);
  else await seededRun(workspace, paths, random);
}

async function seededRun(workspace: Workspace, paths: readonly string[], random: Random): Promise<void> {
  const counts = new Map<FaultKind, number>();
  const faults: { readonly outcome: FaultOutcome; readonly path: string }[] = [];
  const fixes: { readonly outcome: FixOutcome; readonly path: string }[] = [];
  for (const path of paths) {
    if (faults.length >= Number(values.faults)) break;
    const file = await fileAt(workspace, path);
    if (!file) continue;
    for (const seeded of plantFaults(file, random, counts)) {
      const checked = await measureRecall(workspace, file, seeded);
      if (!checked) continue;
      for (const outcome of checked.outcomes) faults.push({ outcome, path });
      for (const outcome of await measureFixes(workspace, checked, seeded)) fixes.push({ outcome, path });
    }
    workspace.forget(path);
  }
  const outcomes = faults.map(({ outcome }) => outcome);
  process.stdout.write(`${recallTable(outcomes)}\n\n${checkTable(outcomes)}\n\n${spread(outcomes)}\n\n`);
  process.stdout.write(`${fixTable(fixes.map(({ outcome }) => outcome))}\n`);
  if (!values.misses) return;
  for (const { outcome, path } of faults) {
    if (outcome.found !== undefined && outcome.placed !== false) continue;
    const { kind, segment, language } = outcome.fault;
    const what = outcome.found === undefined ? 'missed' : 'elsewhere';
    process.stdout.write(
      `${what}\t${kind.id}\t${language}\t${relative(workspace.root, path)}\t${segment}\t${JSON.stringify(outcome.fault.plant.change?.content?.value ?? '').slice(0, 300)}\n`,
    );
  }
  for (const { outcome, path } of fixes) {
    if (outcome.fault !== undefined) {
      process.stdout.write(
        `fix\t${outcome.check}\t${outcome.fault}\t${relative(workspace.root, path)}\t${outcome.segment}\n`,
      );
    }
  }
}

/** Files of each format in turn, in an order of chance. */
async function filesInTurn(workspace: Workspace, random: Random): Promise<readonly string[]> {
  const kinds = new Map<string, string[]>();
  for (const path of await workspace.discover()) {
    const [top = ''] = relative(workspace.root, path).split(/[\\/]/, 1);
    const list = kinds.get(top) ?? [];
    list.splice(random.int(list.length + 1), 0, path);
    kinds.set(top, list);
  }
  const paths: string[] = [];
  for (let i = 0; [...kinds.values()].some((list) => i < list.length); i++) {
    for (const list of kinds.values()) if (list[i] !== undefined) paths.push(list[i] ?? '');
  }
  return values.files === undefined ? paths : paths.slice(0, Number(values.files));
}

async function fileAt(workspace: Workspace, path: string): Promise<LocalizationFile | undefined> {
  try {
    const file = await workspace.file(path);
    return file && file.catalog.text.length < 2_000_000 ? file : undefined;
  } catch {
    // What cannot be read has no segments.
    return undefined;
  }
}

function recallTable(outcomes: readonly FaultOutcome[]): string {
  const rows = [['kind of fault', 'planted', 'found', 'recall', 'in place']];
  for (const kind of faultKinds) {
    const of = outcomes.filter(({ fault }) => fault.kind === kind);
    rows.push([kind.id, ...rates(of)]);
  }
  rows.push(['all', ...rates(outcomes)]);
  return table(rows);
}

function checkTable(outcomes: readonly FaultOutcome[]): string {
  const rows = [['check', 'planted', 'found', 'recall', 'in place']];
  for (const id of new Set(faultKinds.map(({ checks }) => checks[0]))) {
    rows.push([id, ...rates(outcomes.filter(({ fault }) => fault.kind.checks[0] === id))]);
  }
  return table(rows);
}

function rates(of: readonly FaultOutcome[]): string[] {
  const found = of.filter((outcome) => outcome.found !== undefined).length;
  const known = of.filter(({ placed }) => placed !== undefined);
  return [
    String(of.length),
    String(found),
    percent(found, of.length),
    percent(known.filter(({ placed }) => placed).length, known.length),
  ];
}

function spread(outcomes: readonly FaultOutcome[]): string {
  const by = (name: (outcome: FaultOutcome) => string) => {
    const counts = new Map<string, number>();
    for (const outcome of outcomes) counts.set(name(outcome), (counts.get(name(outcome)) ?? 0) + 1);
    return [...counts].sort(([, a], [, b]) => b - a);
  };
  const languages = by(({ fault }) => fault.language.toLowerCase().split(/[-_]/, 1)[0] ?? '');
  const list = (counts: readonly (readonly [string, number])[]) =>
    counts.map(([name, count]) => `${name} ${count}`).join(', ');
  const kinds = new Set(outcomes.map(({ fault }) => fault.kind.id));
  return `${kinds.size} kinds\n${languages.length} languages: ${list(languages.slice(0, 30))}\nformats: ${list(by(({ format }) => format))}`;
}

function fixTable(outcomes: readonly FixOutcome[]): string {
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
