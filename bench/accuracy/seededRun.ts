import { relative } from 'node:path';
import type { Workspace } from '../../server/workspace/workspace.ts';
import { loadStyleRules } from '../../shared/style/loadedRules.ts';
import type { Random } from '../fuzz/random.ts';
import { createChecker } from './checkedFile.ts';
import type { FaultKind } from './fault.ts';
import { faultKinds } from './faultKinds.ts';
import { type FixOutcome, measureFixes } from './measureFixes.ts';
import { type FaultOutcome, measureRecall } from './measureRecall.ts';
import { plantFaults } from './plantFaults.ts';
import { type TrialFile, trialFile } from './trialFile.ts';

/** What came of faults planted into files. */
export interface SeededRun {
  readonly faults: readonly { readonly outcome: FaultOutcome; readonly path: string }[];
  readonly fixes: readonly { readonly outcome: FixOutcome; readonly path: string }[];
  readonly files: number;
}

/** How a run goes. */
export interface SeededRunOptions {
  readonly random: Random;
  /** So many faults are enough. */
  readonly most: number;
  /** Told of each file when it is done: how many faults there are so far. */
  progress(path: string, faults: number): void;
  /** Told of each text with faults in it that was checked. */
  seeded?(trial: TrialFile, text: string, outcomes: readonly FaultOutcome[]): void;
}

/** One kind of files is not to be more than this part of the faults. */
const share = 8;
/** Nor those of one kind that stand beside themselves. */
const shareOfCopies = 40;
/** So many faults of a kind are wanted however rare it is. */
const few = 10;

/** Plants faults into files and checks them, each on its own. */
export async function seededRun(
  workspace: Workspace,
  paths: readonly string[],
  { random, most, progress, seeded: onSeeded }: SeededRunOptions,
): Promise<SeededRun> {
  await loadStyleRules();
  const counts = new Map<FaultKind, number>();
  const ofFolder = new Map<string, number>();
  const faults: { readonly outcome: FaultOutcome; readonly path: string }[] = [];
  const fixes: { readonly outcome: FixOutcome; readonly path: string }[] = [];
  let files = 0;
  for (const path of paths) {
    const isFull = faults.length >= most;
    // Further files are looked at for faults that few files can have.
    const kinds = isFull ? faultKinds.filter((kind) => (counts.get(kind) ?? 0) < few) : faultKinds;
    if (kinds.length === 0) break;
    const trial = await trialFile(workspace, path);
    workspace.files.forget(path);
    if (!trial) continue;
    const group = `${trial.folder} ${trial.copy}`;
    if (!isFull && (ofFolder.get(group) ?? 0) >= most / (trial.copy ? shareOfCopies : share)) continue;
    const before = faults.length;
    for (const seeded of plantFaults(trial, random, counts, kinds)) {
      const checker = createChecker(workspace, seeded, trial.around);
      const withFaults = trial.read(seeded.text);
      const outcomes = measureRecall(checker, trial.file, withFaults, seeded);
      for (const outcome of outcomes) faults.push({ outcome, path });
      onSeeded?.(trial, seeded.text, outcomes);
      // The fixes of findings that no fault brought are the same in every one of these texts.
      if (seeded.faults.some(({ kind }) => kind.ofFile)) continue;
      const again = { ...trial, file: withFaults };
      for (const outcome of measureFixes(checker, again, checker.all(withFaults))) fixes.push({ outcome, path });
    }
    files++;
    ofFolder.set(group, (ofFolder.get(group) ?? 0) + faults.length - before);
    progress(path, faults.length);
  }
  return { faults, fixes, files };
}

/** What was missed, found elsewhere than it stands, or has a fix that is not good: one a line, tabs between. */
export function missesOf({ faults, fixes }: SeededRun, root: string): readonly string[] {
  const lines: string[] = [];
  for (const { outcome, path } of faults) {
    if (outcome.check !== undefined && outcome.placed !== false) continue;
    const { kind, segment, language, plant } = outcome.fault;
    const what = outcome.check === undefined ? 'missed' : 'elsewhere';
    const text = JSON.stringify(plant.change?.content?.value ?? '').slice(0, 300);
    lines.push([what, kind.id, language, relative(root, path), segment, text].join('\t'));
  }
  for (const { outcome, path } of fixes) {
    if (outcome.fault === undefined) continue;
    lines.push(['fix', outcome.check, outcome.fault, relative(root, path), outcome.segment].join('\t'));
  }
  return lines;
}
