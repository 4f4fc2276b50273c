import { lastAtMost } from './lastAtMost.ts';

/**
 * Those of some sorted texts that start with another text.
 *
 * @param sorted as `sort()` does it.
 * @example startingWith(['oar', 'sail', 'sailor', 'tide'], 'sail'); // ['sail', 'sailor']
 */
export function startingWith(sorted: readonly string[], start: string): readonly string[] {
  const first = lastAtMost(sorted.length, (place) => ((sorted[place] as string) < start ? 0 : 1), 0) + 1;
  let end = first;
  while (sorted[end]?.startsWith(start)) end++;
  return sorted.slice(first, end);
}
