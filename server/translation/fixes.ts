import { segmentsById } from '../../shared/catalog/catalog.ts';
import type { Content } from '../../shared/catalog/content.ts';
import { pushAll } from '../../shared/catalog/pushAll.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import type { TextEdit } from '../../shared/catalog/textRange.ts';
import { applyFix } from '../../shared/checks/applyFix.ts';
import type { Finding, Fix } from '../../shared/checks/check.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import type { SegmentTranslation } from './translate.ts';

/** A finding's fix as the segment's new target. */
export function fixedSegment(segment: Segment, finding: Finding): SegmentTranslation {
  return { id: segment.id, content: applyFix(finding, segment) };
}

/**
 * Every proven fix of a file at once: the fixes of one segment together, leaving out one that touches the text that an
 * earlier one changes. What remains is found again and can be fixed then.
 */
export function allFixes(file: LocalizationFile, findings: readonly Finding[]): readonly SegmentTranslation[] {
  const fixes = new Map<string, Fix[]>();
  for (const { segment, fix } of findings) {
    if (segment === undefined || !fix) continue;
    pushTo(fixes, segment, fix);
  }
  const known = segmentsById(file.catalog);
  const fixed: SegmentTranslation[] = [];
  for (const [id, list] of fixes) {
    const segment = known.get(id);
    if (segment) fixed.push({ id, content: combined(segment, list) });
  }
  return fixed;
}

function combined(segment: Segment, fixes: readonly Fix[]): Content {
  const taken: TextEdit[] = [];
  for (const { edits } of fixes) {
    if (!edits.some((edit) => taken.some((other) => touches(edit, other)))) pushAll(taken, edits);
  }
  return applyFix({ fix: { title: '', edits: taken } }, segment);
}

function touches(a: TextEdit, b: TextEdit): boolean {
  return a.range.start <= b.range.end && b.range.start <= a.range.end;
}
