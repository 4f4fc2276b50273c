import { pushTo } from '../catalog/pushTo.ts';

/** Items that may stand at a place of a text, by the parts that they start with. */
export interface ByStart<Item> {
  /**
   * Calls `each` for the items the parts of which may stand at a place, in no order.
   *
   * @param partAt part of the text behind the place, by its number from 0; undefined behind the last one.
   */
  eachAt(partAt: (depth: number) => string | undefined, each: (item: Item) => void): void;
}

/** So few items are looked at one by one; more of them are told apart by their next parts. */
const few = 16;

/** Items that have so many parts alike are looked at one by one. */
const deepest = 100;

/**
 * Prepares items so that finding them takes no longer however many there are, and however many of them start alike.
 *
 * @param partOf part of an item by its number from 0, cut to what each part of a text shares with it that may be its form;
 *   undefined behind the last one.
 * @example byStart(['ab', 'ac'], (item, depth) => item[depth]).eachAt((depth) => 'acd'[depth], console.log); // 'ac'
 */
export function byStart<Item>(
  items: readonly Item[],
  partOf: (item: Item, depth: number) => string | undefined,
): ByStart<Item> {
  /** Items, told apart once there was a look at them where they are many. */
  const opened = (node: Node<Item>, depth: number): Node<Item> =>
    isSplit(node) || node.length <= few || depth >= deepest ? node : split(node, depth, partOf);
  const visit: (node: Node<Item>, depth: number, ...rest: Parameters<ByStart<Item>['eachAt']>) => void = (
    node,
    depth,
    partAt,
    each,
  ) => {
    if (!isSplit(node)) {
      for (const item of node) each(item);
      return;
    }
    for (const item of node.ended) each(item);
    const part = partAt(depth);
    if (part === undefined) return;
    for (const length of node.lengths) {
      if (length > part.length) continue;
      const start = part.slice(0, length);
      const child = node.behind.get(start);
      if (!child) continue;
      const inner = opened(child, depth + 1);
      if (inner !== child) node.behind.set(start, inner);
      visit(inner, depth + 1, partAt, each);
    }
  };
  const root = opened(items, 0);
  return { eachAt: (partAt, each) => visit(root, 0, partAt, each) };
}

type Node<Item> = readonly Item[] | Split<Item>;

interface Split<Item> {
  /** Items that have no more parts. */
  readonly ended: readonly Item[];
  /** Of the keys of `behind`, each once. */
  readonly lengths: readonly number[];
  readonly behind: Map<string, Node<Item>>;
}

const isSplit = <Item>(node: Node<Item>): node is Split<Item> => 'behind' in node;

function split<Item>(
  items: readonly Item[],
  depth: number,
  partOf: (item: Item, depth: number) => string | undefined,
): Split<Item> {
  const ended: Item[] = [];
  const behind = new Map<string, Item[]>();
  const lengths = new Set<number>();
  for (const item of items) {
    const part = partOf(item, depth);
    if (part === undefined) ended.push(item);
    else {
      lengths.add(part.length);
      pushTo(behind, part, item);
    }
  }
  return { ended, lengths: [...lengths], behind };
}
