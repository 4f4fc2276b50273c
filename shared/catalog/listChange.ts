import { type CommonEnds, commonOfBoth, wholeText } from './commonEnds.ts';

/** What an edit changed in a list of segments, which is in the same blocks before and after it. */
export interface ListChange {
  /** Index of the first block that was read again. */
  readonly first: number;
  /** Index behind that of the last one; not above `first` where none was. All others have moved at most. */
  readonly end: number;
  /** What the text has in common with that of before. */
  readonly ends: CommonEnds;
}

/** No change at all. */
export const noChange: ListChange = { first: Number.POSITIVE_INFINITY, end: 0, ends: wholeText };

/** One change and the next as a single one. */
function joined(a: ListChange, b: ListChange): ListChange {
  return {
    first: Math.min(a.first, b.first),
    end: Math.max(a.end, b.end),
    ends: commonOfBoth(a.ends, b.ends),
  };
}

/** Whether a block was read again. */
export const isChanged = ({ first, end }: ListChange, block: number): boolean => block >= first && block < end;

/** One edit on the way to a state of a list. */
interface Step {
  /** The state that was edited. */
  readonly from: symbol;
  readonly change: ListChange;
}

/** So many edits are remembered: who looks at a list more seldom compares two states as a whole. */
const mostSteps = 32;

/** A state of a list, and the last edits that led to it. */
export class ListHistory {
  readonly #state = Symbol('state');
  readonly #steps: readonly Step[];

  /** @param before the state that was edited; not there for a list that was read as a whole. */
  constructor(before?: ListHistory, change?: ListChange) {
    this.#steps = before && change ? [...before.#steps.slice(1 - mostSteps), { from: before.#state, change }] : [];
  }

  /** What was changed since an earlier state; undefined where the edits between the two are not known. */
  changeSince(earlier: ListHistory): ListChange | undefined {
    if (earlier.#state === this.#state) return noChange;
    const start = this.#steps.findIndex(({ from }) => from === earlier.#state);
    return start < 0 ? undefined : this.#steps.slice(start).reduce((all, { change }) => joined(all, change), noChange);
  }
}
