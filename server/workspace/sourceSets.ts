import type { Folders } from './folderCache.ts';

const sourceSet = /^(.*?(?:^|\/)src\/)([^/]+)(\/resources\/.*)$/;

/**
 * The same place in the other source sets of a Gradle project, whose resources are read as one: what a program generates
 * stands in `src/generated/resources`, its translations in `src/main/resources`.
 *
 * @param place a path or the start of one, with forward slashes.
 * @example await otherSourceSets('/p/src/main/resources/lang/', folders); // ['/p/src/generated/resources/lang/']
 */
export async function otherSourceSets(place: string, folders: Folders): Promise<readonly string[]> {
  const [, before, name, behind] = sourceSet.exec(place) ?? [];
  if (before === undefined || behind === undefined) return [];
  const names = await folders.list(before.slice(0, -1));
  return names.filter((other) => other !== name).map((other) => before + other + behind);
}
