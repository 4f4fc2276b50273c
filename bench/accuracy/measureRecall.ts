import type { LocalizationFile, Workspace } from '../../server/workspace/workspace.ts';
import { segmentsById } from '../../shared/catalog/catalog.ts';
import type { Finding } from '../../shared/checks/check.ts';
import { countedBySegment, findingsOf, withText } from './checkedFile.ts';
import type { PlantedFault, SeededText } from './plantFaults.ts';

/** What came of one planted fault. */
export interface FaultOutcome {
  readonly fault: PlantedFault;
  readonly format: string;
  /** The check that reported it; undefined for a miss. */
  readonly found?: string;
  /** Whether the finding stands where the fault does; undefined where that is not known. */
  readonly placed?: boolean;
}

/** A seeded text with what the checks say of it. */
export interface SeededFile {
  readonly file: LocalizationFile;
  readonly findings: readonly Finding[];
  readonly outcomes: readonly FaultOutcome[];
}

/** Checks a file without and with its planted faults and compares. */
export async function measureRecall(
  workspace: Workspace,
  file: LocalizationFile,
  seeded: SeededText,
): Promise<SeededFile | undefined> {
  const withFaults = await withText(workspace, file, seeded.text);
  if (!withFaults) return undefined;
  const before = countedBySegment(findingsOf(workspace, file, seeded));
  const findings = findingsOf(workspace, withFaults, seeded);
  const after = countedBySegment(findings);
  const known = segmentsById(withFaults.catalog);
  const outcomes: FaultOutcome[] = [];
  for (const fault of seeded.faults) {
    const { kind, segment, plant } = fault;
    const isNew = (check: string) =>
      kind.ofFile
        ? total(after, check) > total(before, check)
        : (after.get(`${check}\u0000${segment}`) ?? 0) > (before.get(`${check}\u0000${segment}`) ?? 0);
    const found = kind.checks.find(isNew);
    const outcome = { fault, format: file.format.id };
    if (found === undefined) {
      // A file that the fault broke in another way is no test of this check.
      if (!kind.ofFile || total(after, 'syntax') === total(before, 'syntax')) outcomes.push(outcome);
      continue;
    }
    const slot = known.get(segment)?.target;
    const placed =
      plant.place && slot
        ? findings.some(
            ({ check, segment: at, range }) =>
              check === found &&
              at === segment &&
              range.start <= slot.toText(plant.place?.end ?? 0) &&
              range.end >= slot.toText(plant.place?.start ?? 0),
          )
        : undefined;
    outcomes.push({ ...outcome, found, ...(placed === undefined ? {} : { placed }) });
  }
  return { file: withFaults, findings, outcomes };
}

function total(counts: ReadonlyMap<string, number>, check: string): number {
  let sum = 0;
  for (const [place, times] of counts) if (place.startsWith(`${check}\u0000`)) sum += times;
  return sum;
}
