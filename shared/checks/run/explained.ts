import type { Severity } from '../../settings.ts';
import type { SegmentCheck, SegmentFinding } from '../contract/check.ts';
import type { RunningCheck } from './checkPlan.ts';

/** What a running check found in a segment. */
export interface FoundByCheck extends RunningCheck<SegmentCheck> {
  readonly list: readonly SegmentFinding[];
}

/**
 * Leaves one finding for one fault: those that a check explains by what it found in the same segment go (see
 * `SegmentCheck.explains`). The first finding that explains others becomes as severe as the worst of them, so that no run
 * passes because of it. Errors are explained by errors alone: a lost placeholder is named however short the text is.
 *
 * @example withoutExplained([mergeMarkers, endPunctuation, lengths]) // [mergeMarkers]
 */
export function withoutExplained(results: readonly FoundByCheck[]): readonly FoundByCheck[] {
  if (results.length < 2) return results;
  const worst = new Map<FoundByCheck, Severity>();
  const left = results.filter((one) => {
    const severity = severityOf(one);
    const because = results.find((other) => other !== one && explains(other, one.check, severity));
    if (because) worst.set(because, worse(severity, worst.get(because) ?? severity));
    return !because;
  });
  if (left.length === results.length) return results;
  return left.map((one) => {
    const [first, ...rest] = one.list;
    const severity = worst.get(one);
    if (!first || !severity || one.fixed) return one;
    return { ...one, list: [{ ...first, severity: worse(first.severity ?? one.severity, severity) }, ...rest] };
  });
}

function explains(other: FoundByCheck, { id, reports }: SegmentCheck, severity: Severity): boolean {
  const { explains } = other.check;
  // How far a text has come is no fault of it.
  if (reports === 'unreviewed' || (explains !== 'all' && !explains?.includes(id))) return false;
  return severity !== 'error' || severityOf(other) === 'error';
}

const ranks: Readonly<Record<Severity, number>> = { hint: 0, info: 1, warning: 2, error: 3 };
const worse = (a: Severity, b: Severity) => (ranks[a] > ranks[b] ? a : b);
const severityOf = ({ list, severity, fixed }: FoundByCheck) =>
  fixed ? severity : list.map((finding) => finding.severity ?? severity).reduce(worse);
