/** A file that is kept, by whoever first asked for it. */
interface KeptFile<Read> {
  readonly file: Promise<Read | undefined>;
  /** In UTF-16 code units; 0 until it is read. */
  size: number;
  /** Whether another reading would give no more: this one took the word of whoever asked, or a format claims the file. */
  isFinal: boolean;
}

/**
 * Files that were read, those used last; open ones always.
 *
 * @param budget how much text is kept, in UTF-16 code units.
 * @param sizeOf the text of a file, in UTF-16 code units.
 * @param dropped called with the path of a file that is forgotten.
 * @example createKeptFiles(1_000_000, ({ text }) => text.length, () => false, () => {}).get('/de.json', true); // undefined
 */
export function createKeptFiles<Read>(
  budget: number,
  sizeOf: (read: Read) => number,
  isOpen: (path: string) => boolean,
  dropped: (path: string) => void,
) {
  const kept = new Map<string, KeptFile<Read>>();
  let total = 0;
  const drop = (path: string) => {
    const entry = kept.get(path);
    if (!entry) return;
    total -= entry.size;
    kept.delete(path);
    dropped(path);
  };
  const makeRoom = () => {
    for (const path of kept.keys()) {
      if (total <= budget || kept.size <= 2) return;
      if (!isOpen(path)) drop(path);
    }
  };
  return {
    drop,
    paths: () => [...kept.keys()],
    get(path: string, certain: boolean): KeptFile<Read>['file'] | undefined {
      const entry = kept.get(path);
      if (!entry || (certain && !entry.isFinal)) return undefined;
      kept.delete(path);
      kept.set(path, entry);
      return entry.file;
    },
    add(path: string, certain: boolean, file: KeptFile<Read>['file']): KeptFile<Read>['file'] {
      drop(path);
      const entry: KeptFile<Read> = { file, size: 0, isFinal: certain };
      kept.set(path, entry);
      file.then(
        (read) => {
          if (kept.get(path) !== entry) return;
          entry.size = read ? sizeOf(read) : 0;
          entry.isFinal ||= read !== undefined;
          total += entry.size;
          makeRoom();
        },
        () => {
          if (kept.get(path) === entry) kept.delete(path);
        },
      );
      return file;
    },
  };
}
