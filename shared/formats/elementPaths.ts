/** An element that is open while a document is read, and gives its children their paths. */
export interface PathElement {
  /** Names from the root on, with a number from the second of equal siblings on; empty around all. */
  readonly path: string;
  readonly depth: number;
  /** The element that counts the children of this one, where that is another. */
  readonly counter?: PathElement | undefined;
  /** How many children of each name were met so far. */
  counts?: Map<string, number> | undefined;
}

/** Elements deeper than this are counted in the one at this depth, so that paths stay short. */
const deepest = 48;

/**
 * Counts the next child of an element.
 *
 * @example childPath({ path: 'body', depth: 1 }, 'p').path; // 'body/p', and 'body/p[2]' for the next
 */
export function childPath(parent: PathElement, name: string): PathElement {
  const counter = parent.counter ?? parent;
  counter.counts ??= new Map();
  const count = (counter.counts.get(name) ?? 0) + 1;
  counter.counts.set(name, count);
  const step = count === 1 ? name : `${name}[${count}]`;
  const depth = parent.depth + 1;
  return {
    path: counter.path === '' ? step : `${counter.path}/${step}`,
    depth,
    counter: depth > deepest ? counter : undefined,
    counts: undefined,
  };
}
