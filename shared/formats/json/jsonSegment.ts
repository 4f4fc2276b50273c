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

/** Addresses have two slashes where ids have none; `hh:mm` is how a time is written. */
const resourceId = /"(?!h{1,2}:m{1,2}[:"])[a-z][a-z\d_.-]*:(?!\/\/)[a-z\d_./-]*[a-z_][a-z\d_./-]*"/y;

/** Whether the string that begins there, with its quotes, names what a program looks up: `"skerry:boats/cutter"`. */
export function isResourceId(text: string, start: number): boolean {
  resourceId.lastIndex = start;
  return resourceId.test(text);
}

/** A text of a JSON file: as a segment, and with what it is in the tree. */
export type JsonSegment = JsonText & Segment;

/** Which kind of text it is. */
interface JsonTextKind {
  /** Whether it is a form of a plural message. */
  readonly isForm?: boolean;
  /** Whether it stands in a file that is the source of others. */
  readonly isSource?: boolean | undefined;
}

/**
 * @param string the string itself.
 * @param member what stands for the whole entry: the string, or in `chrome` and `formatjs` the object around it.
 */
export function jsonSegment(
  paths: JsonPaths,
  string: number,
  member: number,
  { isForm, isSource }: JsonTextKind = {},
): JsonSegment {
  if (isForm) return isSource ? new JsonSourceFormText(paths, string, member) : new JsonFormText(paths, string, member);
  const hasKey = paths.tree.keyEnd(member) > paths.tree.keyStart(member);
  if (hasKey) return isSource ? new JsonSourceKeyText(paths, string, member) : new JsonKeyText(paths, string, member);
  return isSource ? new JsonSourceText(paths, string, member) : new JsonText(paths, string, member);
}

/**
 * A text without a key of its own: an item of a list. A class, so that the segments of a large file keep two numbers
 * each, and all else is made when it is asked for.
 */
class JsonText implements Segment {
  declare context?: string;
  declare maxLength?: LengthLimit;
  declare declaredPlaceholders?: readonly string[];
  declare notes: readonly Note[];
  readonly #paths: JsonPaths;
  readonly #string: number;
  readonly #member: number;

  constructor(paths: JsonPaths, string: number, member: number) {
    this.#paths = paths;
    this.#string = string;
    this.#member = member;
  }

  /** The path of keys, which is not unique before {@link rename} made it so. */
  get id(): string {
    return this.#paths.id(this.#member);
  }

  get idHash(): number {
    return this.#paths.hash(this.#member);
  }

  /** How much of the id is the member's own key: the rest is the path to it. */
  get keyLength(): number {
    return this.#paths.tree.parent(this.#member) < 0 ? 1 : this.#paths.name(this.#member).length;
  }

  get node(): JsonNode {
    return this.#paths.tree.node(this.#string);
  }

  get member(): JsonNode {
    return this.#paths.tree.node(this.#member);
  }

  get range(): TextRange {
    const { tree } = this.#paths;
    return { start: tree.keyStart(this.#member), end: tree.end(this.#member) };
  }

  /** The key with its quotes; empty where there is none. */
  get keyRange(): TextRange {
    const { tree } = this.#paths;
    return { start: tree.keyStart(this.#member), end: tree.keyEnd(this.#member) };
  }

  get target(): Slot {
    return this.#paths.slotOf(this.#string);
  }

  get state(): SegmentState {
    const { tree } = this.#paths;
    return tree.end(this.#string) - tree.start(this.#string) > 2 ? 'translated' : 'untranslated';
  }

  get translatable(): boolean {
    const { tree } = this.#paths;
    return !isResourceId(tree.text, tree.start(this.#string));
  }

  get matches(): readonly ProposedMatch[] {
    return nothing;
  }

  get ignored(): readonly string[] {
    return nothing;
  }

  /** What form of a plural message it is, where it is one. */
  protected form(): PluralForm {
    return this.#paths.form(this.#member) as PluralForm;
  }

  /** Gives the segment another id, where one before it has the same. */
  rename(id: string): void {
    this.#paths.rename(this.#member, id);
  }
}

// On the prototype: of a large file few texts have notes, and each has one field less.
JsonText.prototype.notes = nothing;

/** A text whose member has a key. */
class JsonKeyText extends JsonText {
  /** Without the quotes. */
  get idRange(): TextRange {
    const { start, end } = this.keyRange;
    return { start: start + 1, end: Math.max(start + 1, end - 1) };
  }
}

/** A text that is a form of a plural message. */
class JsonFormText extends JsonKeyText {
  get plural(): PluralForm {
    return this.form();
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

/** As {@link JsonFormText}, in a file that is the source of others. */
class JsonSourceFormText extends JsonFormText {
  get source(): Slot {
    return this.target;
  }
}
