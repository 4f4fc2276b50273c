import type { TextRange } from '../../catalog/textRange.ts';
import type { JsonTree, JsonType } from './jsonTree.ts';

/** One value of a JSON text with its place, as an object. */
export class JsonNode {
  readonly tree: JsonTree;
  /** Its number in the tree. */
  readonly value: number;
  readonly type: JsonType;
  readonly start: number;
  /** Behind the value; for a container that is never closed, the end of the text. */
  readonly end: number;
  /** The decoded key in an object, the index in an array, undefined for the root. */
  readonly key: string | number | undefined;
  /** Whether the tree keeps it. */
  readonly #isKept: boolean;
  #children: readonly JsonNode[] | undefined;

  constructor(tree: JsonTree, value: number, isKept: boolean) {
    this.#isKept = isKept;
    this.tree = tree;
    this.value = value;
    this.type = tree.type(value);
    this.start = tree.start(value);
    this.end = tree.end(value);
    this.key = tree.key(value);
    this.#children = this.type === 'string' || this.type === 'literal' ? none : undefined;
  }

  get parent(): JsonNode | undefined {
    const parent = this.tree.parent(this.value);
    return parent < 0 ? undefined : this.tree.node(parent);
  }

  /** The key with its quotes; the value's start where there is no key. */
  get keyRange(): TextRange {
    return { start: this.tree.keyStart(this.value), end: this.tree.keyEnd(this.value) };
  }

  /** Offset of the comma behind the value, -1 where there is none. */
  get comma(): number {
    return this.tree.comma(this.value);
  }

  /** False for a container that is never closed. */
  get closed(): boolean {
    return this.tree.isClosed(this.value);
  }

  /** The members of a container, in order. */
  get children(): readonly JsonNode[] {
    if (!this.#children) {
      const { tree } = this;
      const children: JsonNode[] = [];
      for (let child = tree.first(this.value); child >= 0; child = tree.next(child))
        children.push(this.#isKept ? tree.node(child) : tree.looseNode(child));
      this.#children = children;
    }
    return this.#children;
  }
}

const none: readonly JsonNode[] = [];

/** The keys from the root to a node. */
export function pathOf(node: JsonNode): (string | number)[] {
  const path: (string | number)[] = [];
  for (let ancestor: JsonNode | undefined = node; ancestor?.parent; ancestor = ancestor.parent)
    path.push(ancestor.key ?? '');
  return path.reverse();
}

/** The string that a node holds, without quotes. */
export function stringRange(node: JsonNode): TextRange {
  return { start: node.start + 1, end: node.end - 1 };
}
