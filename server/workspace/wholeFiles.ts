import type { Folders } from './folderCache.ts';
import type { Partner } from './partners.ts';

/** Below this part of the largest one, a file of a region holds what differs and no more. */
const leastPart = 0.2;
/** Bytes of `{}` and line ends: a file without texts. */
const emptySize = 4;

/**
 * Those of several files of the source language that can be the source of others: an empty one cannot, nor one that only
 * holds what a region says otherwise (`en-US.json` of 13 texts beside an `en-GB.json` of 1,500).
 *
 * @returns the fullest one first, those of one size by path.
 * @param partners how many files of any language there are; a file that stands alone is not judged.
 * @example await wholeFiles([{ path: '/p/en-US.json', language: 'en-US', written: 'en-US' }], 1, folders);
 */
export async function wholeFiles(
  candidates: readonly Partner[],
  partners: number,
  folders: Folders,
): Promise<readonly Partner[]> {
  const { size } = folders;
  const inOrder = [...candidates].sort((a, b) => (a.path < b.path ? -1 : 1));
  if (partners < 2 || !size) return inOrder;
  const sized = await Promise.all(inOrder.map(async (file) => ({ file, bytes: await size(file.path) })));
  const least = Math.max(emptySize + 1, leastPart * Math.max(...sized.map(({ bytes }) => bytes)));
  return sized
    .filter(({ bytes }) => bytes >= least)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ file }) => file);
}
