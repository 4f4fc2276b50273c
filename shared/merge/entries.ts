import type { Catalog } from '../catalog/catalog.ts';
import { type Segment, startOf } from '../catalog/segment.ts';
import type { TextRange } from '../catalog/textRange.ts';
import type { Format } from '../formats/format.ts';

/** The stretch of a file that holds some segments and no others: one entry, or several that overlap. */
export interface Entry extends TextRange {
  readonly segments: readonly Segment[];
}

/** One entry as three states of a file have it; undefined where it is not there. */
export interface EntryStates {
  readonly base: Entry | undefined;
  readonly ours: Entry | undefined;
  readonly theirs: Entry | undefined;
}

export type Side = keyof EntryStates;

const sides: readonly Side[] = ['base', 'ours', 'theirs'];

/** What tells where entries begin and end. */
export interface EntryPlaces extends Pick<Format, 'entryAround'> {
  /** Ids of segments that are entries of their own, whatever is around them. */
  readonly apart?: ReadonlySet<string>;
}

/** The entries of a file in its order; none overlaps another. */
export function entriesOf(catalog: Catalog, { entryAround, apart }: EntryPlaces): readonly Entry[] {
  const entries: { start: number; end: number; segments: Segment[] }[] = [];
  const around = entryAround?.(catalog.text);
  const placed = catalog.segments
    .all()
    .map((segment) => {
      const whole = apart?.has(segment.id) ? undefined : around?.(segment.range);
      return { start: startOf(segment), end: segment.range.end, ...whole, segment };
    })
    .sort((a, b) => a.start - b.start);
  for (const { start, end, segment } of placed) {
    const last = entries.at(-1);
    if (last && (start < last.end || start === last.start)) {
      last.segments.push(segment);
      last.end = Math.max(last.end, end);
    } else entries.push({ start, end, segments: [segment] });
  }
  return entries;
}

/**
 * The entries of three states of a file, those with the same ids together.
 *
 * @returns undefined where one of them has in several entries what another has in one: those cannot be compared.
 */
export function matchEntries(entries: Readonly<Record<Side, readonly Entry[]>>): readonly EntryStates[] | undefined {
  const groupOf = new Map<string, number>();
  const parents: number[] = [];
  const root = (group: number): number => {
    let top = group;
    while (parents[top] !== top) top = parents[top] as number;
    return top;
  };
  const groups: [Side, Entry, number][] = [];
  for (const side of sides) {
    for (const entry of entries[side]) {
      const group = parents.push(parents.length) - 1;
      for (const { id } of entry.segments) {
        const ownGroup = groupOf.get(id);
        if (ownGroup === undefined) groupOf.set(id, group);
        else parents[root(ownGroup)] = root(group);
      }
      groups.push([side, entry, group]);
    }
  }
  const matched = new Map<number, { -readonly [S in Side]: Entry | undefined }>();
  for (const [side, entry, group] of groups) {
    const states = matched.get(root(group)) ?? { base: undefined, ours: undefined, theirs: undefined };
    if (states[side]) return undefined;
    states[side] = entry;
    matched.set(root(group), states);
  }
  return [...matched.values()];
}

/** The text of an entry, with plain line ends. */
export function rawOf({ text }: Catalog, entry: Entry | undefined): string | undefined {
  return entry && text.slice(entry.start, entry.end).replaceAll('\r\n', '\n');
}
