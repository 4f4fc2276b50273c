import type {
  LengthLimit,
  Note,
  PluralForm,
  ProposedMatch,
  Segment,
  SegmentState,
  Slot,
  ValidationRule,
} from '../../catalog/segment.ts';
import type { TextRange } from '../../catalog/textRange.ts';
import { elementRange } from '../../xml/xmlDocument.ts';
import { slotOf } from './xliff12Details.ts';
import type { Xliff12FileFacts } from './xliff12Reading.ts';
import { holdsText } from './xliff12Unit.ts';

/** What holds for a unit because of the groups around it. */
export interface Inherited {
  readonly translate: boolean;
  /** Contexts of the groups around, the outermost first. */
  readonly contexts: readonly string[];
}

/** Where a unit that is one segment stands. */
export interface UnitPlace {
  readonly file: Xliff12FileFacts;
  readonly inherited: Inherited;
  readonly node: number;
  /** Its source and target, `none` for what is not there. */
  readonly source: number;
  readonly target: number;
}

/**
 * A unit that is one segment. A class, so that the segments of a large file keep a few numbers each, and all else is made
 * when it is asked for: notes, contexts and attributes are half of a file's text.
 */
export class Xliff12Segment implements Segment {
  declare readonly idRange?: TextRange;
  declare readonly source?: Slot;
  declare readonly target?: Slot;
  declare readonly context?: string;
  declare rawState?: string;
  declare rawOrigin?: string;
  declare plural?: PluralForm;
  declare maxLength?: LengthLimit;
  declare validation?: readonly ValidationRule[];
  declare sourceLanguage?: string;
  declare targetLanguage?: string;
  readonly id: string;
  readonly state: SegmentState;
  readonly translatable: boolean;
  readonly #file: Xliff12FileFacts;
  readonly #inherited: Inherited;
  readonly #node: number;
  readonly #sourceNode: number;
  readonly #targetNode: number;
  #source: Slot | undefined;
  #target: Slot | undefined;

  // Accessors for what need not be there: as getters of the class they would have to give something.
  static {
    Object.defineProperties(Xliff12Segment.prototype, {
      idRange: {
        get(this: Xliff12Segment) {
          return this.#file.units.attributes(this.#node).find('id')?.valueRange;
        },
      },
      context: {
        get(this: Xliff12Segment) {
          return this.#file.units.context(this.#node, this.#file, this.#inherited.contexts);
        },
      },
      source: {
        get(this: Xliff12Segment) {
          this.#source ??= slotIn(this.#file, this.#sourceNode);
          return this.#source;
        },
      },
      target: {
        get(this: Xliff12Segment) {
          this.#target ??= slotIn(this.#file, this.#targetNode);
          return this.#target;
        },
      },
    });
  }

  constructor(id: string, state: SegmentState, translatable: boolean, place: UnitPlace) {
    this.id = id;
    this.state = state;
    this.translatable = translatable;
    this.#file = place.file;
    this.#inherited = place.inherited;
    this.#node = place.node;
    this.#sourceNode = place.source;
    this.#targetNode = place.target;
    this.#source = undefined;
    this.#target = undefined;
  }

  get range(): TextRange {
    return elementRange(this.#file.units.doc, this.#node);
  }

  get notes(): readonly Note[] {
    return this.#file.units.notes(this.#node);
  }

  get ignored(): readonly string[] {
    return this.#file.units.ignored(this.#node);
  }

  get matches(): readonly ProposedMatch[] {
    return this.#file.units.matches(this.#node, this.#file);
  }
}

function slotIn({ units: { doc }, inline }: Xliff12FileFacts, node: number): Slot | undefined {
  return holdsText(doc, node) ? slotOf(doc, node, inline) : undefined;
}
