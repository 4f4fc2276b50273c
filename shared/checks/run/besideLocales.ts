import type { Segment } from '../../catalog/segment.ts';
import type { Finding } from '../contract/check.ts';
import type { CheckRun } from './checkRun.ts';
import { runOnSegment } from './runOnSegment.ts';

/**
 * What is left of the findings of a segment beside the files of other languages, which most segments need not know.
 *
 * @param findings what the checks of segments found without them; all of it stays where there are none.
 */
export function leaveBesideLocales(run: CheckRun, segment: Segment, findings: Finding[]): Finding[] {
  const beside = run.besideLocales();
  if (!beside) return findings;
  const seen: Finding[] = [];
  runOnSegment(beside, segment, seen);
  return findings.flatMap((finding) => {
    const { check, message, range } = finding;
    if (!run.looksAtLocales(check)) return [finding];
    const again = (other: Finding) =>
      other.check === check && other.message === message && other.range.start === range.start;
    return seen.find(again) ?? [];
  });
}
