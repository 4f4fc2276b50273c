import { readFile, stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { globMatcher } from '../workspace/glob.ts';
import { listFiles } from '../workspace/listFiles.ts';
import type { Workspace } from '../workspace/workspace.ts';
import type { CodeFile } from './codeFile.ts';
import { isCode, readCode } from './readCode.ts';

/** The source code of a project; what did not change on disk is read once. */
export interface ProjectCode {
  /**
   * Every file of source code that git knows (or that is there, without git) and that the settings do not exclude.
   *
   * @param textOf the text of an open buffer, which goes before the disk.
   * @param onProgress called with the number of files that were read.
   */
  files(
    signal?: AbortSignal,
    textOf?: (path: string) => string | undefined,
    onProgress?: (done: number, total: number) => void,
  ): Promise<readonly CodeFile[]>;
}

/** Files that are read at the same time. */
const atOnce = 16;

/** See {@link ProjectCode}. Files that cannot be read are left out: the project is judged by what is there. */
export function projectCode({ files: { root }, settings }: Workspace): ProjectCode {
  const kept = new Map<string, { readonly stamp: string; readonly file: Promise<CodeFile> }>();
  const excluded = globMatcher(settings.project.exclude);

  let last: Promise<unknown> = Promise.resolve();
  /** One after another: others get their turn between two files. */
  const inLine = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(() => setImmediate()).then(work);
    last = done.catch(() => undefined);
    return done;
  };

  const read = async (path: string, open: string | undefined): Promise<CodeFile | undefined> => {
    const info = open === undefined ? await stat(path).catch(() => undefined) : undefined;
    if (open === undefined && !info?.isFile()) return undefined;
    const stamp = open === undefined ? `${info?.mtimeMs}:${info?.size}` : `\u0000${open}`;
    const cached = kept.get(path);
    if (cached?.stamp === stamp) return cached.file;
    const file = (async () => {
      const text = open ?? (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
      return inLine(() => readCode(path, text));
    })();
    kept.set(path, { stamp, file });
    return file.catch(() => {
      kept.delete(path);
      return undefined;
    });
  };

  return {
    async files(signal, textOf = () => undefined, onProgress) {
      const paths = (await listFiles(root, root, excluded, signal ? { signal } : {})).filter(isCode).sort();
      const files: (CodeFile | undefined)[] = [];
      const queue = paths.entries();
      let done = 0;
      const work = async () => {
        for (const [i, path] of queue) {
          signal?.throwIfAborted();
          files[i] = await read(path, textOf(path));
          onProgress?.(++done, paths.length);
        }
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, paths.length) }, work));
      return files.filter((file) => file !== undefined);
    },
  };
}
