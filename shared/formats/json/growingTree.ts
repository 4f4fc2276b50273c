import type { TextMember } from './jsonScanner.ts';
import { type JsonTree, typeNumbers } from './jsonTree.ts';

/** A tree while its text is read: values go into the innermost container that is open. */
export class GrowingTree {
  readonly tree: JsonTree;
  /** Number of the innermost container that is open, -1 for none. */
  #container = -1;
  #containerType: 'object' | 'array' | undefined;
  /** How many items the innermost container has by now, if it is a list. */
  #items = 0;
  /** Number of the last value in it, -1 for none. */
  #last = -1;
  /** Number and items of each container around it. */
  readonly #around: number[] = [];
  #openObjects = 0;
  #openArrays = 0;
  /** Where the key of the next value is, with its quotes; -1 where it has none. */
  #keyStart = -1;
  #keyEnd = -1;
  #keyHasEscapes = false;

  /** @param tree an empty one. */
  constructor(tree: JsonTree) {
    this.tree = tree;
  }

  /** What the innermost open container is; undefined outside of all. */
  get containerType(): 'object' | 'array' | undefined {
    return this.#containerType;
  }

  /** Offset of the innermost open container. */
  get containerStart(): number {
    return this.tree.start(this.#container);
  }

  /** Whether the innermost open container holds a value by now. */
  get hasLast(): boolean {
    return this.#last >= 0;
  }

  /** Whether a key waits for its value. */
  get hasKey(): boolean {
    return this.#keyStart >= 0;
  }

  /** Whether a container of a type is open, the innermost or one around it. */
  isOpen(type: 'object' | 'array'): boolean {
    return (type === 'object' ? this.#openObjects : this.#openArrays) > 0;
  }

  /** Keeps the key of the next value. */
  setKey(start: number, end: number, hasEscapes: boolean): void {
    this.#keyStart = start;
    this.#keyEnd = end;
    this.#keyHasEscapes = hasEscapes;
  }

  /** Forgets a key that gets no value. */
  dropKey(): void {
    this.#keyStart = -1;
  }

  /**
   * Adds a value with the key that was kept.
   *
   * @param type one of {@link typeNumbers}.
   * @returns its number.
   */
  add(type: number, start: number, end: number): number {
    const keyStart = this.#keyStart < 0 ? start : this.#keyStart;
    const ownEnd = this.#keyStart < 0 ? start : this.#keyEnd;
    const keyEnd = this.#containerType === 'array' ? -1 - this.#items++ : ownEnd;
    this.#last = this.tree.add(type, this.#container, start, end, keyStart, keyEnd, this.#keyHasEscapes);
    this.#keyStart = -1;
    this.#keyHasEscapes = false;
    return this.#last;
  }

  /** Adds a member of the innermost object that holds a text. */
  addTextMember({ keyStart, keyEnd, start, end, hasComma }: TextMember): void {
    this.#last = this.tree.add(typeNumbers.string, this.#container, start, end, keyStart, keyEnd, false);
    if (hasComma) this.tree.setComma(this.#last, end);
  }

  /** Says where the comma behind the last value is. */
  setComma(offset: number): void {
    this.tree.setComma(this.#last, offset);
  }

  /** Adds a container, which is the innermost one from now on. */
  open(type: 'object' | 'array', start: number): void {
    const container = this.add(typeNumbers[type], start, this.tree.text.length);
    this.#around.push(this.#container, this.#items);
    this.#container = container;
    this.#containerType = type;
    this.#last = -1;
    this.#items = 0;
    if (type === 'object') this.#openObjects++;
    else this.#openArrays++;
  }

  /**
   * Ends the innermost container.
   *
   * @param closed false where it ends because something around it does.
   */
  close(end: number, closed: boolean): void {
    if (this.#containerType === 'object') this.#openObjects--;
    else this.#openArrays--;
    this.#last = this.#container;
    this.tree.close(this.#last, end, closed);
    this.#items = this.#around.pop() as number;
    this.#container = this.#around.pop() as number;
    this.#containerType = this.#typeOf(this.#container);
  }

  #typeOf(container: number): 'object' | 'array' | undefined {
    if (container < 0) return undefined;
    return this.tree.type(container) === 'object' ? 'object' : 'array';
  }
}
