import type { Catalog } from '../../../shared/catalog/catalog.ts';
import { type Content, codeTexts, editContent } from '../../../shared/catalog/content.ts';
import type { Segment } from '../../../shared/catalog/segment.ts';
import type { TextEdit } from '../../../shared/catalog/textRange.ts';
import type { FixKind } from '../../../shared/checks/contract/check.ts';
import { keepsMessage } from '../../../shared/checks/run/keepsMessage.ts';
import { quotingOf } from '../../../shared/formats/factsOf.ts';

/**
 * The target of a segment with edits of its value; undefined where it has none, or would be another message to the
 * program that reads it.
 *
 * @param kind `safe` where the edits may neither add nor remove a placeholder or a tag.
 */
export function changedTarget(
  segment: Segment,
  edits: readonly TextEdit[],
  catalog: Catalog,
  kind: FixKind,
): Content | undefined {
  const { source, target } = segment;
  if (!target) return undefined;
  const content = editContent(target, edits, codeTexts(source, target));
  const syntaxes = segment.syntaxes ?? catalog.syntaxes;
  const changed = { before: target, after: content, source, syntaxes, quoting: quotingOf(catalog) };
  return keepsMessage(changed, { kind }) ? content : undefined;
}
