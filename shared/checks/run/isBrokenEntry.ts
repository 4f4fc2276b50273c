import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';

/** Whether the entry of a segment is not well formed: the file takes no other text there before it is. */
export function isBrokenEntry({ range: { start, end } }: Segment, { problems }: Catalog): boolean {
  for (const { id, severity, range } of problems)
    if (id === 'syntax' && severity === 'error' && range.start < end && range.end > start) return true;
  return false;
}
