import { slashedPath } from '../../../shared/catalog/slashedPath.ts';

/**
 * Those of some things whose files share the most folders with a file: in a project of several packages the ones of its
 * package.
 *
 * @param path absolute.
 * @example nearestPaths('/p/web/src/a.ts', ['/p/web/en.json', '/p/site/en.json'], (one) => one); // ['/p/web/en.json']
 */
export function nearestPaths<T>(path: string, things: readonly T[], pathOf: (thing: T) => string): readonly T[] {
  let most = -1;
  let nearest: T[] = [];
  for (const thing of things) {
    const shared = sharedFolders(path, pathOf(thing));
    if (shared > most) nearest = [];
    if (shared >= most) nearest.push(thing);
    most = Math.max(most, shared);
  }
  return nearest;
}

/**
 * How many folders two absolute paths have in common.
 *
 * @example sharedFolders('/p/web/src/a.ts', '/p/web/en.json'); // 3, with the root
 */
export function sharedFolders(path: string, another: string): number {
  const [folders, others] = [path, another].map((one) => slashedPath(one).split('/').slice(0, -1)) as [
    string[],
    string[],
  ];
  const differs = folders.findIndex((folder, i) => folder !== others[i]);
  return differs < 0 ? folders.length : differs;
}
