import { readdir, stat } from 'node:fs/promises';

/** What pairing needs to know of the disk. Paths have forward slashes. */
export interface Folders {
  /** Names in a folder, sorted by their code units; empty where there is none. */
  list(folder: string): Promise<readonly string[]>;
  exists(path: string): Promise<boolean>;
  /** Of a file, in bytes; 0 where there is none. */
  size?(path: string): Promise<number>;
  /**
   * A fact about a whole folder, worked out once however many of its files ask, until something in it or below it changes.
   *
   * @param tell a function of a module: it stands for the question.
   * @example await folders.once(languagesIn, 'docs'); // languagesIn('docs', folders)
   */
  once<Fact>(tell: Tell<Fact>, folder: string): Promise<Fact>;
}

type Tell<Fact> = (folder: string, folders: Folders) => Promise<Fact>;

/** What folders hold, read once and kept until told otherwise. */
export interface FolderCache extends Folders {
  /** Something was made, removed or renamed at a path. */
  forget(path: string): void;
}

interface Folder {
  readonly sorted: Promise<readonly string[]>;
  readonly names: Promise<ReadonlySet<string>>;
  readonly facts: Map<Tell<unknown>, Promise<unknown>>;
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
  const byPath = new Map<string, Folder>();
  const sizes = new Map<string, Promise<number>>();
  const folderAt = (path: string): Folder => {
    const key = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') : path;
    let folder = byPath.get(key);
    if (!folder) {
      const sorted = read(key === '' ? '/' : key).then(
        (names) => [...names].sort(),
        () => [],
      );
      folder = { sorted, names: sorted.then((names) => new Set(names)), facts: new Map() };
      byPath.set(key, folder);
    }
    return folder;
  };
  const folders: FolderCache = {
    list: (folder) => folderAt(folder).sorted,
    async exists(path) {
      const cut = path.lastIndexOf('/');
      return (await folderAt(cut < 0 ? '.' : path.slice(0, cut)).names).has(path.slice(cut + 1));
    },
    size(path) {
      const size = sizes.get(path) ?? sizeOf(path);
      sizes.set(path, size);
      return size;
    },
    once<Fact>(tell: Tell<Fact>, path: string) {
      const { facts } = folderAt(path);
      const fact = (facts.get(tell) as Promise<Fact> | undefined) ?? tell(path, folders);
      facts.set(tell, fact);
      return fact;
    },
    forget(path) {
      sizes.delete(path);
      for (let end = path.lastIndexOf('/'); end >= 0; end = path.lastIndexOf('/', end - 1)) {
        byPath.delete(path.slice(0, end));
        if (end === 0) break;
      }
    },
  };
  return folders;
}
