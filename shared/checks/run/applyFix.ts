import { type Content, codeTexts, editContent, plain } from '../../catalog/content.ts';
import type { Segment } from '../../catalog/segment.ts';
import type { Fix } from '../contract/check.ts';

/**
 * The target of a segment as a finding's fix would make it; as it is when there is no fix.
 *
 * @example changeSegments(format, catalog, new Map([[segment.id, { content: applyFix(finding, segment) }]]))
 */
export function applyFix(finding: { readonly fix?: Pick<Fix, 'edits'> }, segment: Segment): Content {
  const target: Content = segment.target ?? plain('');
  if (!finding.fix) return { value: target.value, codes: target.codes };
  return editContent(target, finding.fix.edits, codeTexts(segment.source, segment.target));
}
