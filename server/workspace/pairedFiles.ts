import type { ReadableText } from '../../shared/catalog/chunkedText.ts';
import type { CommonEnds } from '../../shared/catalog/commonEnds.ts';
import { type PairingContext, pairFile } from './pairing.ts';
import { isLibraryData, isStray } from './standing.ts';
import type { LocalizationFile } from './workspace.ts';

/** Files with their source files beside them, kept until one of the two changes. */
export interface PairedFiles {
  /** @param path absolute. @returns undefined for what is no localization file of the project. */
  get(path: string): Promise<LocalizationFile | undefined>;
  /**
   * @param path absolute.
   * @param common what the text has in common with that of the buffer before, where that is known.
   */
  setBuffer(path: string, text: ReadableText | undefined, common?: CommonEnds): void;
  drop(path: string): void;
  dropAll(): void;
}

/**
 * See {@link PairedFiles}.
 *
 * @param certain tells files that the user or the settings take for localization files.
 * @param edited called with the path of a buffer that has another text.
 */
export function createPairedFiles(
  context: PairingContext,
  certain: (path: string) => boolean,
  edited: (path: string) => void,
): PairedFiles {
  const { files } = context;
  const paired = new Map<string, Promise<LocalizationFile | undefined>>();
  /** What the files of open buffers were last. */
  const before = new Map<string, LocalizationFile>();

  const read = async (path: string): Promise<LocalizationFile | undefined> => {
    const isCertain = certain(path);
    const parsed = await files.get(path, isCertain);
    if (!parsed || (!isCertain && (await isLibraryData(path, parsed, context)))) return undefined;
    const file = await pairFile(path, parsed, context, before.get(path));
    if (files.hasBuffer(path)) before.set(path, file);
    if (file.role !== 'single' || certain(path)) return file;
    return (await isStray(path, parsed, context)) ? undefined : file;
  };

  return {
    get(path) {
      const cached = paired.get(path);
      if (cached) return cached;
      const made = read(path);
      paired.set(path, made);
      made.catch(() => paired.delete(path));
      return made;
    },
    setBuffer(path, text, common) {
      files.setBuffer(path, text, common);
      edited(path);
      if (text === undefined) before.delete(path);
      for (const [other, made] of paired) {
        if (other === path) paired.delete(other);
        else {
          made.then(
            (file) => {
              if ((file?.sourcePath === path || file?.textsWanted === path) && paired.get(other) === made)
                paired.delete(other);
            },
            () => undefined,
          );
        }
      }
    },
    drop: (path) => void paired.delete(path),
    dropAll: () => paired.clear(),
  };
}
