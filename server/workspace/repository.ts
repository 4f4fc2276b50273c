import { realpath } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Segment } from '../../shared/catalog/segment.ts';
import { decodeText } from '../../shared/encoding/encoding.ts';
import type { Format } from '../../shared/formats/format.ts';
import { git } from './git.ts';

/** The git repository that a folder is in. */
export interface Repository {
  /** Its folder, absolute. */
  readonly top: string;
  /** A file's path from there, with slashes, as git names it. */
  nameOf(path: string): Promise<string>;
  /** The segments that a file had at a commit; undefined where it was not there. */
  segmentsAt(commit: string, name: string, format: Format): Promise<readonly Segment[] | undefined>;
}

/** @returns undefined for a folder that is in no repository, or where there is no git. */
export async function repositoryOf(folder: string, signal: AbortSignal): Promise<Repository | undefined> {
  const said = await git(folder, ['rev-parse', '--show-toplevel'], signal);
  if (!said) return undefined;
  const top = said.toString('utf8').replace(/\r?\n$/, '');
  return {
    top,
    nameOf: async (path) => relative(top, await realpath(path).catch(() => path)).replaceAll('\\', '/'),
    segmentsAt: async (commit, name, format) => {
      const bytes = await git(top, ['show', '--no-textconv', `${commit}:${name}`], signal);
      if (!bytes) return undefined;
      const path = resolve(top, name).replaceAll('\\', '/');
      return format.parse(decodeText(bytes, path).text, path).segments;
    },
  };
}
