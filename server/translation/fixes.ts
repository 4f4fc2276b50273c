import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Content } from '../../shared/catalog/content.ts';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import type { Segment } from '../../shared/catalog/segment.ts';
import { sortEdits, type TextEdit } from '../../shared/catalog/textRange.ts';
import type { Finding, Fix } from '../../shared/checks/contract/check.ts';
import { applyFix } from '../../shared/checks/run/applyFix.ts';
import { keepsMessage } from '../../shared/checks/run/keepsMessage.ts';
import { quotingOf } from '../../shared/formats/factsOf.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';
import type { SegmentTranslation } from './translate.ts';

/** A finding's fix as the segment's new target. */
export function fixedSegment(segment: Segment, finding: Finding): SegmentTranslation {
  return { id: segment.id, content: applyFix(finding, segment) };
}

/**
 * Fixes of a file at once: those of one segment together, leaving out one that touches the text that an earlier one
 * changes, or with which the message would be another one to the program that reads it. What remains is found again and
 * can be fixed then.
 *
 * @param findings those whose fixes are wanted.
 */
export function allFixes(file: LocalizationFile, findings: readonly Finding[]): readonly SegmentTranslation[] {
  const fixes = new Map<string, Fix[]>();
  for (const { segment, fix } of findings) {
    if (segment === undefined || !fix) continue;
    pushTo(fixes, segment, fix);
  }
  const fixed: SegmentTranslation[] = [];
  for (const [id, list] of fixes) {
    const segment = file.catalog.segments.find(id);
    if (segment) fixed.push({ id, content: combined(segment, list, file.catalog) });
  }
  return fixed;
}

/** Whether a program may apply a finding's fix unasked. */
export function isSafe({ fix }: Finding): boolean {
  return fix?.kind === 'safe';
}

/** The target with the fixes that do not touch one another; without those after which it would be another message. */
function combined(segment: Segment, fixes: readonly Fix[], catalog: Catalog): Content {
  const syntaxes = segment.syntaxes ?? catalog.syntaxes;
  const quoting = quotingOf(catalog);
  const whole = (taken: readonly Fix[]) => applyFix({ fix: { edits: taken.flatMap(({ edits }) => edits) } }, segment);
  const keeps = (before: Content, after: Content, fix: Pick<Fix, 'kind' | 'drops'>) =>
    keepsMessage({ before, after, source: segment.source, syntaxes, quoting }, fix);
  const apart = withoutTouching(fixes);
  const all = whole(apart);
  const kind = apart.every((fix) => fix.kind === 'safe') ? 'safe' : 'suggestion';
  if (keeps(whole([]), all, { kind, drops: apart.flatMap(({ drops = [] }) => drops) })) return all;
  const taken: Fix[] = [];
  for (const fix of apart) {
    if (keeps(whole(taken), whole([...taken, fix]), fix)) taken.push(fix);
  }
  return whole(taken);
}

function withoutTouching(fixes: readonly Fix[]): readonly Fix[] {
  const apart: Fix[] = [];
  let taken: readonly TextEdit[] = [];
  // Findings may share one fix.
  for (const fix of new Set(fixes)) {
    const ofFix = new Set(fix.edits);
    const all = sortEdits([...taken, ...fix.edits]);
    const touches = all.some((edit, i) => {
      const before = all[i - 1];
      return before && edit.range.start <= before.range.end && ofFix.has(edit) !== ofFix.has(before);
    });
    if (touches) continue;
    apart.push(fix);
    taken = all;
  }
  return apart;
}
