import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';

/** Whether the entry of a segment is not well formed: the file takes no other text there before it is. */
export function isBrokenEntry({ range: { start, end } }: Segment, { problems }: Catalog): boolean {
  return problems.some(
    ({ id, severity, range }) => id === 'syntax' && severity === 'error' && range.start < end && range.end > start,
  );
}
