import type { Catalog } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';

/**
 * Whether a translation is a guess of gettext (`#, fuzzy`), taken from another source: the spaces of the source that it
 * stands beside are none of its own.
 *
 * @example isOfAnotherSource(segment, catalog); // true for `#, fuzzy`
 */
export function isOfAnotherSource({ state }: Segment, { format }: Catalog): boolean {
  return format === 'po' && state === 'needs-review';
}
