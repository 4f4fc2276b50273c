import type { Catalog } from '../catalog/catalog.ts';
import type { Format } from '../formats/format.ts';
import { type EntryStates, entriesOf, matchEntries, rawOf, type Side } from './entries.ts';
import { asItIs, type ExpectedSegment, expectedOf, sameTexts } from './expected.ts';
import { joinEntry } from './joinEntry.ts';

/** What is to become of one entry. `both` is one whose texts were changed by both sides, but not the same ones. */
export type Decision = 'ours' | 'theirs' | 'removed' | 'added' | 'both' | 'conflict';

/** One entry with what is decided about it. */
export interface PlannedEntry extends EntryStates {
  readonly decision: Decision;
  /** The text of an entry that both sides changed. */
  readonly joined?: string;
}

/** What a merge of three states of a file by segments has to give. */
export interface MergePlan {
  readonly entries: readonly PlannedEntry[];
  /** By id; entries in conflict are expected as one of the sides has them. */
  readonly expected: ReadonlyMap<string, ExpectedSegment>;
}

/**
 * Decides about every entry of three states of a file.
 *
 * @returns undefined where the entries of the states cannot be told apart in the same way.
 */
export function planMerge(format: Format, catalogs: Readonly<Record<Side, Catalog>>): MergePlan | undefined {
  const { base, ours, theirs } = catalogs;
  const matched = matchEntries({
    base: entriesOf(base, format),
    ours: entriesOf(ours, format),
    theirs: entriesOf(theirs, format),
  });
  if (!matched) return undefined;
  const expected = new Map<string, ExpectedSegment>();
  const entries = matched.map((states): PlannedEntry => {
    const wish = decide(states, catalogs);
    const joined = wish === 'both' ? joinEntry(format, states, catalogs) : undefined;
    const decision = wish === 'both' && joined === undefined ? 'conflict' : wish;
    const kept = decision === 'removed' ? [] : expectedIn(states, decision);
    for (const segment of kept) expected.set(segment.id, segment);
    return { ...states, decision, ...(joined === undefined ? {} : { joined }) };
  });
  return { entries, expected };
}

function expectedIn(states: EntryStates, decision: Decision): readonly ExpectedSegment[] {
  const merged = decision === 'both' ? expectedOf(states) : undefined;
  if (merged) return merged;
  const { ours, theirs } = states;
  const entry = decision === 'theirs' || decision === 'added' ? theirs : (ours ?? theirs);
  return entry?.segments.map(asItIs) ?? [];
}

function decide(states: EntryStates, catalogs: Readonly<Record<Side, Catalog>>): Decision {
  const raw = (side: Side) => rawOf(catalogs[side], states[side]);
  const [was, mine, other] = [raw('base'), raw('ours'), raw('theirs')];
  if (mine === other || other === was) return mine === undefined ? 'removed' : 'ours';
  if (mine === was) return other === undefined ? 'removed' : mine === undefined ? 'added' : 'theirs';
  const { base, ours, theirs } = states;
  const kept = ours && theirs ? undefined : (ours ?? theirs);
  // Written in another way by one side, removed by the other one.
  if (base && kept && sameTexts(base, kept)) return 'removed';
  return expectedOf(states) ? 'both' : 'conflict';
}
