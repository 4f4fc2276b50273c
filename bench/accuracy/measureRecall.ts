import type { LocalizationFile } from '../../server/workspace/workspace.ts';
import type { Slot } from '../../shared/catalog/segment.ts';
import type { Finding } from '../../shared/checks/contract/check.ts';
import { type Checker, countedBySegment, looksAtFile } from './checkedFile.ts';
import type { PlantedFault, SeededText } from './plantFaults.ts';

/** What came of one planted fault. */
export interface FaultOutcome {
  readonly fault: PlantedFault;
  readonly format: string;
  /** The check that reported it; undefined for a miss. */
  readonly check?: string;
  /** Whether the finding stands where the fault does; undefined where that is not known. */
  readonly placed?: boolean;
}

/**
 * Compares what the checks say of a file without and with its planted faults.
 *
 * @param file without the faults.
 * @param withFaults the same file, read from the seeded text.
 */
export function measureRecall(
  checker: Checker,
  file: LocalizationFile,
  withFaults: LocalizationFile,
  seeded: SeededText,
): readonly FaultOutcome[] {
  const whole = seeded.faults.find(({ kind }) => kind.ofFile)?.kind;
  const ids = seeded.faults.map(({ segment }) => segment);
  const named = seeded.faults.flatMap(({ kind }) => kind.checks);
  const findingsOf = (of: LocalizationFile) =>
    whole
      ? checker.of(of, [...whole.checks, 'syntax'])
      : [...checker.inSegments(of, ids), ...checker.of(of, named.filter(looksAtFile))];
  const before = countedBySegment(findingsOf(file));
  const findings = findingsOf(withFaults);
  const after = countedBySegment(findings);
  const { segments } = withFaults.catalog;
  const outcomes: FaultOutcome[] = [];
  for (const fault of seeded.faults) {
    const { kind, segment } = fault;
    // What is reported already tells nothing of the fault.
    if (!kind.ofFile && kind.checks.some((check) => before.has(`${check}\u0000${segment}`))) continue;
    const isNew = (check: string) =>
      kind.ofFile
        ? total(after, check) > total(before, check)
        : (after.get(`${check}\u0000${segment}`) ?? 0) > (before.get(`${check}\u0000${segment}`) ?? 0);
    const check = kind.checks.find(isNew);
    const outcome = { fault, format: file.format.id };
    if (check === undefined) {
      // A file that the fault broke in another way is no test of this check.
      if (!kind.ofFile || total(after, 'syntax') === total(before, 'syntax')) outcomes.push(outcome);
      continue;
    }
    const placed = isPlaced(fault, check, findings, segments.find(segment)?.target);
    outcomes.push({ ...outcome, check, ...(placed === undefined ? {} : { placed }) });
  }
  return outcomes;
}

/** Whether a finding stands where the fault does; undefined where that is not known. */
function isPlaced(
  { plant, segment }: PlantedFault,
  reporting: string,
  findings: readonly Finding[],
  slot: Slot | undefined,
): boolean | undefined {
  const { place } = plant;
  if (!place || !slot) return undefined;
  const [start, end] = [slot.toText(place.start), slot.toText(place.end)];
  return findings.some(
    ({ check, segment: findingSegment, range }) =>
      check === reporting && findingSegment === segment && range.start <= end && range.end >= start,
  );
}

function total(counts: ReadonlyMap<string, number>, check: string): number {
  let sum = 0;
  for (const [place, times] of counts) if (place.startsWith(`${check}\u0000`)) sum += times;
  return sum;
}
