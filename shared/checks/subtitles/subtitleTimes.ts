import type { Catalog } from '../../catalog/catalog.ts';
import type { Segment } from '../../catalog/segment.ts';

/** When a subtitle shows, in ms. */
export type Timing = NonNullable<Segment['timing']>;

/** When the source of a subtitle shows, in ms; undefined where there is no source file, or no such subtitle in it. */
export function sourceTiming(catalog: Catalog, segment: Segment): Timing | undefined {
  const { pair } = catalog;
  if (!pair) return undefined;
  const id = pair.sourceIdOf(segment.id);
  return id === undefined ? undefined : pair.source.segments.find(id)?.timing;
}

/** True for a subtitle that shows when its source does: whoever translated it is not to blame for its times. */
export function showsAsSource(catalog: Catalog, segment: Segment): boolean {
  const source = sourceTiming(catalog, segment);
  return source !== undefined && source.start === segment.timing?.start && source.end === segment.timing.end;
}

/** True for a subtitle that silences a check. */
export function silences({ ignored }: Segment, check: string): boolean {
  return ignored.length > 0 && (ignored.includes('*') || ignored.includes(check));
}

/** A time of a film as people write it. @example timeText(61_500); // '00:01:01.500' */
export function timeText(ms: number): string {
  return new Date(Math.max(0, ms)).toISOString().slice(11, 23);
}
