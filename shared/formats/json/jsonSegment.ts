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
import type { JsonNode } from './jsonNode.ts';
import type { JsonPaths } from './jsonPaths.ts';

const nothing: readonly never[] = [];

/** A text of a JSON file: as a segment, and with what it is in the tree. */
export type JsonSegment = JsonText & Segment;

/**
 * @param string the string itself.
 * @param member what stands for the whole entry: the string, or in `chrome` and `formatjs` the object around it.
 */
export function jsonSegment(paths: JsonPaths, string: number, member: number): JsonSegment {
  const { tree } = paths;
  const keyed = tree.keyEnd(member) > tree.keyStart(member);
  return keyed ? new JsonKeyText(paths, string, member) : new JsonText(paths, string, member);
}

/**
 * A text without a key of its own: an item of a list. A class, so that the segments of a large file keep two numbers each, and all else is made when
 * it is asked for.
 */
class JsonText implements Segment {
  declare context?: string;
  declare plural?: PluralForm;
  declare maxLength?: LengthLimit;
  declare declaredPlaceholders?: readonly string[];
  notes: readonly Note[] = nothing;
  protected readonly paths: JsonPaths;
  protected readonly string: number;
  protected readonly memberValue: number;

  constructor(paths: JsonPaths, string: number, member: number) {
    this.paths = paths;
    this.string = string;
    this.memberValue = member;
  }

  /** The path of keys, which is not unique before {@link rename} made it so. */
  get id(): string {
    return this.paths.id(this.memberValue);
  }

  get idHash(): number {
    return this.paths.hash(this.memberValue);
  }

  /** How much of the id is the member's own key: the rest is the path to it. */
  get keyLength(): number {
    return this.paths.tree.parent(this.memberValue) < 0 ? 1 : this.paths.name(this.memberValue).length;
  }

  get node(): JsonNode {
    return this.paths.tree.node(this.string);
  }

  get member(): JsonNode {
    return this.paths.tree.node(this.memberValue);
  }

  get range(): TextRange {
    const { tree } = this.paths;
    return { start: tree.keyStart(this.memberValue), end: tree.end(this.memberValue) };
  }

  /** The key with its quotes; empty where there is none. */
  get keyRange(): TextRange {
    const { tree } = this.paths;
    return { start: tree.keyStart(this.memberValue), end: tree.keyEnd(this.memberValue) };
  }

  get target(): Slot {
    return this.paths.slotOf(this.string);
  }

  get state(): SegmentState {
    const { tree } = this.paths;
    return tree.end(this.string) - tree.start(this.string) > 2 ? 'translated' : 'untranslated';
  }

  get translatable(): true {
    return true;
  }

  get matches(): readonly ProposedMatch[] {
    return nothing;
  }

  get ignored(): readonly string[] {
    return nothing;
  }

  asSource(): Segment {
    return Object.assign(new JsonSourceText(this.paths, this.string, this.memberValue), this);
  }

  /** Gives the segment another id, where one before it has the same. */
  rename(id: string): void {
    this.paths.rename(this.memberValue, id);
  }
}

/** A text whose member has a key. */
class JsonKeyText extends JsonText {
  /** Without the quotes. */
  get idRange(): TextRange {
    const { start, end } = this.keyRange;
    return { start: start + 1, end: Math.max(start + 1, end - 1) };
  }

  override asSource(): Segment {
    return Object.assign(new JsonSourceKeyText(this.paths, this.string, this.memberValue), this);
  }
}

/** As {@link JsonText}, in a file that is the source of others. */
class JsonSourceText extends JsonText {
  get source(): Slot {
    return this.target;
  }
}

/** As {@link JsonKeyText}, in a file that is the source of others. */
class JsonSourceKeyText extends JsonKeyText {
  get source(): Slot {
    return this.target;
  }
}
