import type {
  LengthLimit,
  MessageSyntax,
  Note,
  PluralForm,
  ProposedMatch,
  Segment,
  SegmentState,
  Slot,
} from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { firstPoEntry } from './poScan.ts';

const nothing: readonly never[] = [];

/**
 * A segment of a PO file. A class, so that the segments of a large file keep offsets and what is seldom asked for is
 * read when it is: the comments of an entry are half of its text.
 */
export class PoSegment implements Segment {
  readonly id: string;
  readonly source: Slot;
  readonly state: SegmentState;
  readonly translatable: boolean;
  readonly ignored: readonly string[];
  matches: readonly ProposedMatch[] = nothing;
  declare target?: Slot;
  declare rawState?: string;
  declare context?: string;
  declare maxLength?: LengthLimit;
  declare syntaxes?: readonly MessageSyntax[];
  declare plural?: PluralForm;
  declare obsolete?: boolean;
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  readonly #commentEnd: number;
  #notes: readonly Note[] | undefined;

  /** @param commentEnd offset behind the last comment of the entry, which may stand behind its end. */
  constructor(
    text: string,
    start: number,
    end: number,
    commentEnd: number,
    id: string,
    source: Slot,
    state: SegmentState,
    translatable: boolean,
    ignored: readonly string[],
  ) {
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#commentEnd = commentEnd;
    this.id = id;
    this.source = source;
    this.state = state;
    this.translatable = translatable;
    this.ignored = ignored;
  }

  get range(): TextRange {
    return { start: this.#start, end: this.#end };
  }

  get notes(): readonly Note[] {
    this.#notes ??= firstPoEntry(this.#text.slice(this.#start, this.#commentEnd))?.notes ?? nothing;
    return this.#notes;
  }
}
