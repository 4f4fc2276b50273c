import type {
  LengthLimit,
  Note,
  PluralForm,
  ProposedMatch,
  Segment,
  SegmentState,
  Slot,
} from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import type { JsonEntry } from './jsonEntries.ts';
import { jsonSlot } from './jsonString.ts';

const nothing: readonly never[] = [];

/**
 * A segment of a JSON file. A class, so that the segments of a large file keep offsets, and ranges and slots are made
 * when they are asked for.
 */
export class JsonSegment implements Segment {
  readonly id: string;
  readonly state: SegmentState;
  readonly translatable = true;
  readonly notes: readonly Note[];
  readonly matches: readonly ProposedMatch[] = nothing;
  readonly ignored: readonly string[] = nothing;
  declare context?: string;
  declare plural?: PluralForm;
  declare maxLength?: LengthLimit;
  declare declaredPlaceholders?: readonly string[];
  readonly #text: string;
  readonly #start: number;
  readonly #end: number;
  readonly #valueStart: number;
  readonly #valueEnd: number;
  #target: Slot | undefined;

  constructor(text: string, id: string, { node, member, notes }: JsonEntry) {
    this.id = id;
    this.state = node.end - node.start > 2 ? 'translated' : 'untranslated';
    this.notes = notes;
    this.#text = text;
    this.#start = member.keyRange.start;
    this.#end = member.end;
    this.#valueStart = node.start + 1;
    this.#valueEnd = node.end - 1;
    this.#target = undefined;
  }

  get range(): TextRange {
    return { start: this.#start, end: this.#end };
  }

  get target(): Slot {
    this.#target ??= jsonSlot(this.#text, { start: this.#valueStart, end: this.#valueEnd });
    return this.#target;
  }
}

/** A segment whose member has a key. */
export class JsonKeySegment extends JsonSegment {
  readonly #keyStart: number;
  readonly #keyEnd: number;

  constructor(text: string, id: string, entry: JsonEntry) {
    super(text, id, entry);
    this.#keyStart = entry.member.keyRange.start + 1;
    this.#keyEnd = entry.member.keyRange.end - 1;
  }

  /** Without the quotes. */
  get idRange(): TextRange {
    return { start: this.#keyStart, end: Math.max(this.#keyStart, this.#keyEnd) };
  }
}
