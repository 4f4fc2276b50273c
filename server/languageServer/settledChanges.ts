import type { Changes } from '../features/feature.ts';

/** How long nothing has to change before what depends on files is asked for again, in ms. */
const restDelay = 250;

/**
 * Collects what changes until nothing has changed for a moment, as when somebody stops typing.
 *
 * @param settled called with what has changed since it was called last.
 * @returns takes paths that changed; none where anything may be different.
 * @example const changed = settledChanges(({ paths }) => refresh(paths)); changed(['/p/de.json']);
 */
export function settledChanges(settled: (changes: Changes) => void): (paths: readonly string[]) => void {
  let paths = new Set<string>();
  let isAll = false;
  let timer: NodeJS.Timeout | undefined;
  return (changed) => {
    clearTimeout(timer);
    for (const path of changed) paths.add(path);
    isAll ||= changed.length === 0;
    timer = setTimeout(() => {
      const changes = { paths, isAll };
      paths = new Set();
      isAll = false;
      settled(changes);
    }, restDelay);
  };
}
