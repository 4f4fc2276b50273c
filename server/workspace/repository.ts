import { realpath } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import type { Segment } from '../../shared/catalog/segment.ts';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import { decodeText } from '../../shared/encoding/encoding.ts';
import type { Format } from '../../shared/formats/format.ts';
import { git, gitNames } from './git.ts';

/** The git repository that a folder is in. */
export interface Repository {
  /** Its folder, absolute. */
  readonly top: string;
  /** A file's path from there, with slashes, as git names it. */
  nameOf(path: string): Promise<string>;
  /**
   * The commit that something names: `main`, `HEAD~3`, a tag, but not `origin/main...`.
   *
   * @returns its hash; undefined where git knows none.
   */
  commitOf(revision: string): Promise<string | undefined>;
  /** Names of local and remote branches (`main`, `origin/main`), those that changed last first; at most 200. */
  branches(): Promise<readonly string[]>;
  /** Names of tags, the newest first; at most 200. */
  tags(): Promise<readonly string[]>;
  /** The segments that a file had at a commit, under the name that it had then; undefined where it was not there. */
  segmentsAt(commit: string, name: string, format: Format): Promise<readonly Segment[] | undefined>;
}

/** @returns undefined for a folder that is not in a repository, or where there is no git. */
export async function repositoryOf(folder: string, signal: AbortSignal): Promise<Repository | undefined> {
  const said = await git(folder, ['rev-parse', '--show-toplevel'], signal);
  if (!said) return undefined;
  const top = said.toString('utf8').replace(/\r?\n$/, '');
  const former = new Map<string, Promise<readonly string[]>>();
  const formerNames = (name: string) => {
    const names = former.get(name) ?? formerNamesOf(top, name, signal);
    former.set(name, names);
    return names;
  };
  const refs = async (...below: readonly string[]) => {
    // Nothing of what stands for another, such as `origin/HEAD`.
    const format = '--format=%(if)%(symref)%(then)%(else)%(refname:short)%(end)';
    const asked = ['for-each-ref', '--sort=-creatordate', '--count=200', format, ...below];
    const listed = (await git(top, asked, signal))?.toString('utf8') ?? '';
    return listed.split('\n').filter((name) => name !== '');
  };
  const contentAt = (commit: string, name: string) => git(top, ['show', '--no-textconv', `${commit}:${name}`], signal);
  return {
    top,
    nameOf: async (path) => slashedPath(relative(top, await realpath(path).catch(() => path))),
    async commitOf(revision) {
      const verify = ['rev-parse', '--verify', '--quiet', '--end-of-options'];
      return (await git(top, [...verify, `${revision}^{commit}`], signal))?.toString('utf8').trim();
    },
    branches: () => refs('refs/heads', 'refs/remotes'),
    tags: () => refs('refs/tags'),
    segmentsAt: async (commit, name, format) => {
      let bytes = await contentAt(commit, name);
      for (const other of bytes ? [] : await formerNames(name)) bytes ??= await contentAt(commit, other);
      if (!bytes) return undefined;
      const path = slashedPath(resolve(top, name));
      return format.parse(decodeText(bytes, path).text, path).segments.all();
    },
  };
}

/** The names that a file had before it was renamed, the last one first. */
async function formerNamesOf(top: string, name: string, signal: AbortSignal): Promise<readonly string[]> {
  const args = ['log', '--follow', '--diff-filter=R', '--name-status', '--format=', '-z', 'HEAD', '--', name];
  const output = await git(top, args, signal);
  // Of each rename: how alike both are (`R087`), the old name, the new one.
  return output ? gitNames(output).filter((_, i) => i % 3 === 1) : [];
}
