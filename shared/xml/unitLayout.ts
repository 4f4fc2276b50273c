import type { Catalog } from '../catalog/catalog.ts';
import type { TextRange } from '../catalog/textRange.ts';
import { indentBefore } from './indentBefore.ts';

/** How the units of a file stand: what is in front of each, of its source text, and of its end tag. */
export interface UnitLayout {
  readonly before: string;
  readonly within: string;
  readonly end: string;
}

/**
 * The white space around the units of an XLIFF file, as its last one has it.
 *
 * @param around the unit that a segment lies in, where a segment is less than that.
 * @example unitLayout(catalog).before; // '\n      '
 */
export function unitLayout(
  { text, segments }: Catalog,
  around?: (range: TextRange) => TextRange | undefined,
): UnitLayout {
  const last = segments.at(segments.count - 1);
  if (!last) return { before: '\n', within: '\n', end: '\n' };
  const { start, end } = around?.(last.range) ?? last.range;
  const source = text.slice(start, end).search(/<(?:\w+:)?(?:source|segment)\b/);
  const front = text.slice(0, start);
  return {
    before: front.slice(front.trimEnd().length),
    within: source < 0 ? '' : indentBefore(text, start + source),
    end: indentBefore(text, start),
  };
}
