import type { Segment } from '../../shared/catalog/segment.ts';
import { sourceCopies } from '../workspace/sourceCopies.ts';
import type { LocalizationFile } from '../workspace/workspace.ts';

/** A segment that is to be translated or reviewed. */
export interface UnfinishedSegment {
  readonly segment: Segment;
  readonly kind: 'untranslated' | 'needs-review';
  /** Where one types: the target, or where there is none yet the source text or the entry. UTF-16 code units. */
  readonly offset: number;
}

/**
 * What is left to do in a file, in no order; copies of the source text count as untranslated. A source file has nothing
 * to do.
 */
export function unfinishedSegments(file: LocalizationFile): readonly UnfinishedSegment[] {
  const { catalog } = file;
  if (catalog.isSource) return [];
  const isCopy = sourceCopies(file);
  return catalog.segments.all().flatMap((segment) => {
    if (!segment.translatable || segment.obsolete) return [];
    const isUntranslated = segment.state === 'untranslated' || isCopy(segment);
    if (!isUntranslated && segment.state !== 'needs-review') return [];
    return [{ segment, kind: isUntranslated ? 'untranslated' : 'needs-review', offset: placeOf(segment) }];
  });
}

function placeOf({ target, source, range }: Segment): number {
  if (target) return target.range.start;
  return source && source.range.start >= range.start && source.range.end <= range.end
    ? source.range.start
    : range.start;
}
