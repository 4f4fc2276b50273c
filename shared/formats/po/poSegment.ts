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
import { firstPoEntry, type PoEntry } from './poScan.ts';
import { partSlot, partsSlot } from './poSlot.ts';
import type { PoString } from './poString.ts';

const nothing: readonly never[] = [];

/** What the flags of an entry say of all its segments. */
interface PoFacts {
  readonly readOnly: boolean;
  readonly ignored: readonly string[];
}

/**
 * A segment of a PO file. A class, so that the segments of a large file keep offsets, and what is asked for later or
 * never is made then: slots, and the comments of an entry, which are half of its text.
 */
export class PoSegment implements Segment {
  readonly id: string;
  readonly state: SegmentState;
  readonly #facts: PoFacts;
  matches: readonly ProposedMatch[] = nothing;
  declare rawState?: string;
  declare context?: string;
  declare maxLength?: LengthLimit;
  declare syntaxes?: readonly MessageSyntax[];
  declare plural?: PluralForm;
  declare obsolete?: boolean;
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  /** Behind the last comment, which may stand behind the end. */
  readonly #commentEnd: number;
  readonly #sourceStart: number;
  readonly #sourceEnd: number;
  /** The slot, or the parts of a string that has several. */
  #source: Slot | readonly number[] | undefined;
  #notes: readonly Note[] | undefined;

  constructor(
    text: string,
    { start, end, commentEnd }: PoEntry,
    id: string,
    source: PoString,
    state: SegmentState,
    facts: PoFacts,
  ) {
    this.id = id;
    this.state = state;
    this.#facts = facts;
    this.#text = text;
    this.#start = start;
    this.#end = end;
    this.#commentEnd = commentEnd > end ? commentEnd : end;
    this.#sourceStart = source.parts[0] as number;
    this.#sourceEnd = source.parts[1] as number;
    // A copy takes no more room than it needs; a list that grew does.
    this.#source = source.parts.length > 2 ? source.parts.slice() : undefined;
    this.#notes = undefined;
  }

  get translatable(): boolean {
    return !this.#facts.readOnly;
  }

  get ignored(): readonly string[] {
    return this.#facts.ignored;
  }

  get range(): TextRange {
    return { start: this.#start, end: this.#end };
  }

  get source(): Slot {
    this.#source = this.slotOf(this.#source, this.#sourceStart, this.#sourceEnd);
    return this.#source;
  }

  /** A slot that is known, or that of a string. */
  protected slotOf(known: Slot | readonly number[] | undefined, start: number, end: number): Slot {
    if (isSlot(known)) return known;
    return known ? partsSlot(this.#text, known) : partSlot(this.#text, start, end);
  }

  get notes(): readonly Note[] {
    this.#notes ??= firstPoEntry(this.#text.slice(this.#start, this.#commentEnd))?.notes ?? nothing;
    return this.#notes;
  }
}

/** A segment of an entry that has its msgstr. */
export class PoTranslatedSegment extends PoSegment {
  readonly #targetStart: number;
  readonly #targetEnd: number;
  #target: Slot | readonly number[] | undefined;

  constructor(
    text: string,
    entry: PoEntry,
    id: string,
    source: PoString,
    { parts }: PoString,
    state: SegmentState,
    facts: PoFacts,
  ) {
    super(text, entry, id, source, state, facts);
    this.#targetStart = parts[0] as number;
    this.#targetEnd = parts[1] as number;
    this.#target = parts.length > 2 ? parts.slice() : undefined;
  }

  get target(): Slot {
    this.#target = this.slotOf(this.#target, this.#targetStart, this.#targetEnd);
    return this.#target;
  }
}

function isSlot(side: Slot | readonly number[] | undefined): side is Slot {
  return side !== undefined && !Array.isArray(side);
}
