import type { TextRange } from '../../catalog/textRange.ts';
import type { YamlScalar } from './yamlScalar.ts';
import type { YamlTree, YamlType } from './yamlTree.ts';

/** One value of a YAML file as an object. Offsets are UTF-16 code units of the text. */
export class YamlNode {
  readonly tree: YamlTree;
  /** Its number in the tree. */
  readonly value: number;
  readonly type: YamlType;
  /** In a map the decoded key, in a list the index, undefined for a document's root. */
  readonly key: string | number | undefined;
  /** Of a string. */
  readonly scalar: YamlScalar | undefined;
  #children: readonly YamlNode[] | undefined;

  constructor(tree: YamlTree, value: number) {
    this.tree = tree;
    this.value = value;
    this.type = tree.type(value);
    this.key = tree.key(value);
    this.scalar = tree.scalar(value);
  }

  get parent(): YamlNode | undefined {
    const parent = this.tree.parent(this.value);
    return parent < 0 ? undefined : this.tree.node(parent);
  }

  /** The key as written; for an item of a list its dash, or the place of its value. */
  get keyRange(): TextRange {
    return { start: this.tree.keyStart(this.value), end: this.tree.keyEnd(this.value) };
  }

  /** Behind the key's colon or the item's dash. */
  get valueAt(): number {
    return this.tree.valueAt(this.value);
  }

  get start(): number {
    return this.tree.start(this.value);
  }

  /** Behind the value, without the line end. */
  get end(): number {
    return this.tree.end(this.value);
  }

  /** Behind the text that stands before it, which may have lines like comments. */
  get behindText(): number {
    return this.tree.behindText(this.value);
  }

  /** A map or list in braces or brackets. */
  get flow(): boolean {
    return this.tree.isFlow(this.value);
  }

  /** True where an anchor stands before the value. */
  get anchored(): boolean {
    return this.tree.isAnchored(this.value);
  }

  /** What a map or list holds, in order. */
  get children(): readonly YamlNode[] {
    if (!this.#children) {
      const { tree } = this;
      const children: YamlNode[] = [];
      for (let child = tree.first(this.value); child >= 0; child = tree.next(child)) children.push(tree.node(child));
      this.#children = children;
    }
    return this.#children;
  }
}
