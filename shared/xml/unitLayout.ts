import type { Catalog } from '../catalog/catalog.ts';

/** How the units of a file stand: what is in front of each, and in front of its source text. */
export interface UnitLayout {
  readonly before: string;
  readonly within: string;
}

/**
 * The white space around the units of an XLIFF file, as its last one has it.
 *
 * @example unitLayout(catalog).before; // '\n      '
 */
export function unitLayout({ text, segments }: Catalog): UnitLayout {
  const last = segments.at(segments.count - 1);
  if (!last) return { before: '\n', within: '\n' };
  const { start, end } = last.range;
  const source = text.slice(start, end).search(/<(?:\w+:)?(?:source|segment)\b/);
  return { before: spaceBefore(text, start), within: source < 0 ? '' : spaceBefore(text, start + source) };
}

const spaceBefore = (text: string, offset: number): string => {
  const before = text.slice(0, offset);
  return before.slice(before.trimEnd().length);
};
