import type { Catalog, MissingSegment } from '../../../shared/catalog/catalog.ts';
import { pushTo } from '../../../shared/catalog/pushTo.ts';
import type { Segment, SegmentState, Slot } from '../../../shared/catalog/segment.ts';
import { lackingEntries } from '../../../shared/formats/lackingEntries.ts';

/** What a row shows: a segment of the file, or an entry that only its source file has. */
export type TableEntry = Segment | MissingSegment;

/** Tells an entry that the file lacks from a segment. */
export function isMissing(entry: TableEntry): entry is MissingSegment {
  return !('range' in entry);
}

/** The segment that an entry is, or the one of the source file that it lacks. */
export const segmentOf = (entry: TableEntry): Segment => (isMissing(entry) ? entry.source : entry);

/** The source text of an entry; undefined in a file that is itself the source. */
export function sourceOf(entry: TableEntry, { isSource }: Catalog): Slot | undefined {
  if (isSource) return undefined;
  return isMissing(entry) ? entry.source.target : entry.source;
}

export function targetOf(entry: TableEntry): Slot | undefined {
  return isMissing(entry) ? undefined : entry.target;
}

export function stateOf(entry: TableEntry): SegmentState {
  return isMissing(entry) ? 'untranslated' : entry.state;
}

/** Whether an entry is work for translators: neither obsolete nor to be left as it is. */
export function isWork(entry: TableEntry): boolean {
  const { translatable, obsolete } = segmentOf(entry);
  return translatable && obsolete !== true;
}

function missedEntries(catalog: Catalog, language: string): readonly MissingSegment[] {
  const missing = catalog.pair?.missing ?? [];
  if (catalog.isOverlay || !missing.some(({ category }) => category)) return missing;
  const lacking = new Set(Array.from(lackingEntries(catalog, language), ({ id }) => id));
  return missing.filter(({ category, id }) => !category || lacking.has(id));
}

/**
 * The rows of a file: its segments in their order, and behind each what the source file has next and this file lacks. A
 * plural form that nobody misses (see `lackingEntries`) is no row: written once, all of its kind would be missed.
 *
 * @param language of the file, BCP 47.
 * @example tableEntries(catalog).map((entry) => entry.id) // ['menu.greeting', 'menu.later', 'menu.ferry']
 */
export function tableEntries(catalog: Catalog, language = catalog.targetLanguage ?? ''): readonly TableEntry[] {
  const { pair } = catalog;
  const segments = catalog.segments.all();
  const missing = missedEntries(catalog, language);
  if (!pair || missing.length === 0) return segments;
  const lacking = new Map<string, MissingSegment[]>();
  for (const entry of missing) pushTo(lacking, entry.source.id, entry);
  const here = new Set(segments.map(({ id }) => id));
  const behind = new Map<string | undefined, MissingSegment[]>();
  let last: string | undefined;
  for (const { id } of pair.source.segments) {
    const ownId = pair.idOf(id);
    if (here.has(ownId)) last = ownId;
    for (const entry of lacking.get(id) ?? []) pushTo(behind, last, entry);
  }
  const entries: TableEntry[] = [...(behind.get(undefined) ?? [])];
  for (const segment of segments) {
    entries.push(segment);
    for (const entry of behind.get(segment.id) ?? []) entries.push(entry);
  }
  return entries;
}
