import { readdir, stat } from 'node:fs/promises';
import type { Folders } from './partners.ts';

/** What folders hold, read once and kept until told otherwise. Paths have forward slashes. */
export interface FolderCache extends Folders {
  /** Something was made, removed or renamed at a path. */
  forget(path: string): void;
}

/** The folders of the disk. */
export function createFolderCache(
  read: (folder: string) => Promise<readonly string[]> = (folder) => readdir(folder),
  sizeOf: (path: string) => Promise<number> = (path) =>
    stat(path).then(
      ({ size }) => size,
      () => 0,
    ),
): FolderCache {
  const namesByFolder = new Map<string, Promise<ReadonlySet<string>>>();
  const sizes = new Map<string, Promise<number>>();
  const names = (folder: string): Promise<ReadonlySet<string>> => {
    const key = folder.length > 1 ? folder.replace(/(?<!\/)\/+$/, '') : folder;
    let listing = namesByFolder.get(key);
    if (!listing) {
      listing = read(key === '' ? '/' : key).then(
        (listed) => new Set(listed),
        () => new Set<string>(),
      );
      namesByFolder.set(key, listing);
    }
    return listing;
  };
  return {
    async list(folder) {
      return [...(await names(folder))];
    },
    async exists(path) {
      const cut = path.lastIndexOf('/');
      return (await names(cut < 0 ? '.' : path.slice(0, cut))).has(path.slice(cut + 1));
    },
    size(path) {
      const size = sizes.get(path) ?? sizeOf(path);
      sizes.set(path, size);
      return size;
    },
    forget(path) {
      sizes.delete(path);
      for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
        namesByFolder.delete(path.slice(0, end));
        if (end === 0) break;
      }
    },
  };
}
