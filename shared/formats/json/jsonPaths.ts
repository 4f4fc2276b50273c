import { hashText, mixedHash } from '../../catalog/idSet.ts';
import { recent } from '../../catalog/recent.ts';
import type { PluralForm, Slot } from '../../catalog/segment.ts';
import type { JsonDialect } from './jsonDialect.ts';
import { countedKeys, PluralReader } from './jsonPlurals.ts';
import { jsonSlot } from './jsonString.ts';
import type { JsonTree } from './jsonTree.ts';
import { readSlangKey } from './slangKey.ts';

/** So many paths are kept: texts in reading order ask for the same ones, and a large file has a million of them. */
const mostPrefixes = 1 << 14;

/**
 * The ids of the texts of one file: the keys from the top to a text, with dots between them. An id is made when somebody
 * asks for it; its hash is known without it.
 */
export class JsonPaths {
  readonly tree: JsonTree;
  /** A string as a slot. */
  readonly slotOf: (string: number) => Slot;
  readonly #slang: boolean;
  readonly #plurals: PluralReader;
  /** By container: its path with a dot behind it; of a large file those that were asked for last. */
  readonly #prefixes = new Map<number, string>();
  /** Ids of values whose path another has. */
  readonly #renamed = new Map<number, string>();
  readonly #top: number;
  /** By container: the hash of that; made when somebody asks for hashes. */
  #hashes: Int32Array | undefined;

  /**
   * @param top the container where paths start.
   * @param dialect of the file: it says which keys name forms of plurals, and what a key has besides its name.
   */
  constructor(tree: JsonTree, top: number, dialect: JsonDialect) {
    this.tree = tree;
    this.#slang = dialect === 'slang';
    this.#plurals = new PluralReader(tree, countedKeys(dialect));
    this.slotOf = recent((string) => jsonSlot(tree.text, { start: tree.start(string) + 1, end: tree.end(string) - 1 }));
    this.#prefixes.set(top, '');
    this.#top = top;
  }

  /** What a value adds to the path: its key or its index. */
  name(value: number): string {
    const key = this.tree.key(value);
    return this.#slang && typeof key === 'string' ? readSlangKey(key).name : String(key);
  }

  /** The id of a text, not unique before {@link rename} made it so: `cart.items.0`; `$` for a file that is but a text. */
  id(value: number): string {
    const renamed = this.#renamed.size > 0 ? this.#renamed.get(value) : undefined;
    if (renamed !== undefined) return renamed;
    const parent = this.tree.parent(value);
    return parent < 0 ? '$' : this.prefix(parent) + this.name(value);
  }

  /** Gives a text another id, where one before it has the same. */
  rename(value: number, id: string): void {
    this.#renamed.set(value, id);
  }

  /** The path of a container, with a dot behind it: `cart.items.`. */
  prefix(container: number): string {
    const cached = this.#prefixes.get(container);
    if (cached !== undefined) return cached;
    if (this.#prefixes.size > mostPrefixes) {
      this.#prefixes.clear();
      this.#prefixes.set(this.#top, '');
    }
    const path: number[] = [];
    for (let ancestor = container; !this.#prefixes.has(ancestor); ancestor = this.tree.parent(ancestor))
      path.push(ancestor);
    let prefix = this.#prefixes.get(this.tree.parent(path[path.length - 1] as number)) as string;
    for (const ancestor of path.reverse()) {
      prefix = `${prefix}${this.name(ancestor)}.`;
      this.#prefixes.set(ancestor, prefix);
    }
    return prefix;
  }

  /** Whether a text is a form of a plural message; cheap for texts in reading order. */
  isForm(value: number): boolean {
    const object = this.tree.parent(value);
    return this.#plurals.hasForms(object) && this.#plurals.form(object, this.name(value), '') !== undefined;
  }

  /** What form of a plural message a text is. */
  form(value: number): PluralForm | undefined {
    const object = this.tree.parent(value);
    const key = this.#slang ? this.tree.key(object) : undefined;
    const kind = typeof key === 'string' && readSlangKey(key).ordinal ? 'ordinal' : 'cardinal';
    return this.#plurals.form(object, this.name(value), this.prefix(object), kind);
  }

  /** The hash of a text's id. */
  hash(value: number): number {
    return mixedHash(this.tree.parent(value) < 0 ? hashText(0, '$', 0, 1) : this.#keyHash(value));
  }

  /** Containers come before what they hold. */
  #hashContainers(): Int32Array {
    const { tree } = this;
    this.#hashes = new Int32Array(tree.count);
    for (let value = this.#top + 1; value < tree.behind(this.#top); value++) {
      const type = tree.type(value);
      if (type === 'object' || type === 'array') this.#hashes[value] = hashText(this.#keyHash(value), '.', 0, 1);
    }
    return this.#hashes;
  }

  #keyHash(value: number): number {
    const { tree } = this;
    const hashes = this.#hashes ?? this.#hashContainers();
    const start = hashes[tree.parent(value)] as number;
    const [from, end] = [tree.keyStart(value) + 1, tree.keyEnd(value) - 1];
    if (end >= from && !this.#slang && !tree.hasEscapes(value)) return hashText(start, tree.text, from, end);
    const name = this.name(value);
    return hashText(start, name, 0, name.length);
  }
}
