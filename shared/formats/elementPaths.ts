/** An element that is open while a document is read, and gives its children their paths. */
export interface PathElement {
  /** Names from the root on, with a number from the second of equal siblings on; empty around all. */
  readonly path: string;
  readonly depth: number;
  /** The element that counts the children of this one, where that is another. */
  readonly counter?: PathElement | undefined;
  /** The name of the first child. Most elements have no other. */
  first?: string | undefined;
  /** How many children of each name were met so far, where there are several children. */
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
  const count = countOf(counter, name);
  const step = count === 1 ? name : `${name}[${count}]`;
  const depth = parent.depth + 1;
  return {
    path: counter.path === '' ? step : `${counter.path}/${step}`,
    depth,
    counter: depth > deepest ? counter : undefined,
    first: undefined,
    counts: undefined,
  };
}

/** Which of the children of its name the next one is, from 1 on. */
function countOf(parent: PathElement, name: string): number {
  if (parent.first === undefined) {
    parent.first = name;
    return 1;
  }
  parent.counts ??= new Map([[parent.first, 1]]);
  const count = (parent.counts.get(name) ?? 0) + 1;
  parent.counts.set(name, count);
  return count;
}
