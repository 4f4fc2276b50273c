import { type Catalog, type Problem, uniqueIds } from '../catalog/catalog.ts';
import type { Segment } from '../catalog/segment.ts';
import { segmentList } from '../catalog/segmentList.ts';

/** Where the reading of a document puts what it finds, entry after entry. */
export interface PlainReading {
  readonly segments: Segment[];
  /** Makes an id unique in the file. */
  readonly unique: (id: string) => string;
  readonly problems: Problem[];
}

/** @param problems that were found before. */
export function plainReading(problems: Problem[]): PlainReading {
  return { segments: [], unique: uniqueIds(), problems };
}

/** What was found, as parts of a catalog: problems stand in the order of the text. */
export function foundIn({ segments, problems }: PlainReading): Pick<Catalog, 'segments' | 'problems'> {
  return { segments: segmentList(segments), problems: problems.sort((a, b) => a.range.start - b.range.start) };
}
