import type { Catalog } from '../../shared/catalog/catalog.ts';
import type { Segment, Slot } from '../../shared/catalog/segment.ts';
import type { TextRange } from '../../shared/catalog/textRange.ts';

/** A segment under the cursor, and the part of it that the cursor is in. */
export interface SegmentPlace {
  readonly segment: Segment;
  readonly part: 'target' | 'source' | 'id' | 'entry';
}

/**
 * The segment at an offset of the catalog's own text. Where several share an entry (the plural forms of PO) the one
 * whose text is there wins. Ranges include their end, so that a cursor behind the last character counts.
 */
export function segmentAt(catalog: Catalog, offset: number): SegmentPlace | undefined {
  let best: SegmentPlace | undefined;
  for (const segment of catalog.segments) {
    if (!within(segment.range, offset)) continue;
    if (segment.target && within(segment.target.range, offset)) return { segment, part: 'target' };
    const part = sourceIn(catalog, segment, offset) ? 'source' : within(segment.idRange, offset) ? 'id' : 'entry';
    if (!best || (best.part === 'entry' && part !== 'entry')) best = { segment, part };
  }
  return best;
}

/** The source's place where it stands in the same file as the target; a paired file has it in another. */
export function ownSource(catalog: Catalog, segment: Segment): Slot | undefined {
  return catalog.kind === 'bilingual' ? segment.source : undefined;
}

function sourceIn(catalog: Catalog, segment: Segment, offset: number): boolean {
  return within(ownSource(catalog, segment)?.range, offset);
}

function within(range: TextRange | undefined, offset: number): boolean {
  return range !== undefined && range.start <= offset && offset <= range.end;
}
