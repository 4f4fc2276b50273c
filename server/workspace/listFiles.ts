import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type UnreadableFileError, unreadable } from '../watchdog/unreadableFileError.ts';
import { copiedPackages } from './copiedPackages.ts';
import { git, gitNames } from './git.ts';
import { projectPath } from './projectPath.ts';

/** Folders that hold other people's files or built ones. */
export const foreignFolders: ReadonlySet<string> = new Set([
  'node_modules',
  '.git',
  '.hg',
  '.svn',
  'dist',
  '.venv',
  '__pycache__',
  'bower_components',
  'Pods',
]);

/** Files that tests read, often broken by intent. */
const fixtures =
  /(?:^|\/)(?:__fixtures__|__tests__|test[-_]?(?:assets|cases?|data|files|fixtures|resources)|pytest_\w+|(?:(?:unit|integration|functional|acceptance|e2e|ui)[-_]?|[\w.]+\.)?tests?|specs?\/(?:[^/]+\/)?(?:dummy|fixtures|samples)|(?:cypress|e2e)\/fixtures|src\/integrationTest\/resources)(?:\/|$)/i;

/**
 * Libraries that were copied into a project, with their version or below a folder that is called so by custom; not the texts of
 * a library that a project keeps beside its own (`resources/lang/vendor`).
 */
const copied =
  /(?:^|\/)(?:(?<!(?:lang|langs|locales?|translations|i18n|l10n)\/)vendor|(?:third|3rd)[-_]?party|(?:libs?|externals?|deps)\/[^/]+[-_]v?\d+(?:\.\d+)+)(?:\/|$)/i;

/**
 * Whether a file or folder is no text of the project: others' files, built ones, and files of tests.
 *
 * @param path relative to the folder that is searched, forward slashes.
 * @example isForeign('app/node_modules/skerry/de.json') // true
 */
export function isForeign(path: string): boolean {
  return fixtures.test(path) || copied.test(path) || path.split('/').some((part) => foreignFolders.has(part));
}

/** How far {@link listFiles} goes. */
export interface ListOptions {
  readonly signal?: AbortSignal;
  /** So many files are enough, where git does not know them; those nearest to the folder come first. */
  readonly limit?: number;
  /** Told of each folder below that cannot be opened; what is in it is not listed. */
  readonly shut?: Shut;
}

type Shut = (error: UnreadableFileError) => void;

/**
 * Every file below a folder that may be a project's own: what git tracks or would track where the folder belongs to a
 * repository, otherwise all; never what {@link isForeign} says of a path below it.
 *
 * @param folder absolute; it is listed even when git ignores it, then without git's opinion.
 * @param excluded asked with paths relative to `root`, forward slashes; a folder that is excluded is not entered.
 * @returns absolute paths with the machine's separators.
 * @throws UnreadableFileError when the folder itself cannot be listed; one below it is left out, and said to `shut`.
 */
export async function listFiles(
  folder: string,
  root: string,
  excluded: (path: string) => boolean,
  { signal, limit = Number.POSITIVE_INFINITY, shut = () => undefined }: ListOptions = {},
): Promise<string[]> {
  const outside = (path: string) => {
    const name = projectPath(root, path);
    return name !== '' && !name.startsWith('..') && excluded(name);
  };
  const isOwn = (path: string) => !outside(path) && !isForeign(projectPath(folder, path));
  const tracked = await gitFiles(folder, (error) => isOwn(error.path) && shut(error), signal);
  if (!tracked) {
    const paths = await walkFolder(folder, { outside, limit, shut, ...(signal && { signal }) });
    const name = (path: string) => projectPath(folder, path);
    const isCopied = copiedPackages(paths.map(name));
    return paths.filter((path) => !isCopied(name(path)));
  }
  const isCopied = copiedPackages(tracked);
  const asOwn = (await keepsModules(folder, tracked, signal)) ? withoutModules : (name: string) => name;
  return tracked
    .filter((name) => !isForeign(asOwn(name)) && !isCopied(name))
    .map((name) => resolve(folder, name))
    .filter((path) => !outside(path));
}

/**
 * Whether a repository has files of its own in a folder `node_modules`, as packages that find one another there do: git
 * tracks or would track them, and ignores any other folder of that name.
 */
const keepsModules = async (folder: string, names: readonly string[], signal?: AbortSignal) =>
  names.some((name) => modules.test(name)) &&
  (await git(folder, ['check-ignore', 'node_modules', 'any/node_modules'], signal)) !== undefined;

const modules = /(?:^|\/)node_modules\//;
const withoutModules = (name: string) => name.replace(modules, '/');

/** What git knows of a folder; undefined without git, outside a repository, or where git ignores the folder. */
async function gitFiles(folder: string, shut: Shut, signal?: AbortSignal): Promise<string[] | undefined> {
  let said = '';
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.'];
  const listed = await git(folder, args, signal, (text) => {
    said = text;
  });
  if (listed === undefined) return undefined;
  const names = gitNames(listed);
  // An ignored folder, or one of a repository within this one (which git lists as a single entry), is walked.
  if (names.length === 0) return undefined;
  const closed = [...said.matchAll(/^warning: could not open directory '(.*)': (.*)$/gm)];
  if (closed.length > 0) {
    // git names them from the top of the repository.
    const up = (await git(folder, ['rev-parse', '--show-cdup'], signal))?.toString('utf8').trim() ?? '';
    for (const [, name = '', reason = ''] of closed) {
      const code = /permission denied/i.test(reason) ? 'EACCES' : reason;
      shut(unreadable(resolve(folder, up, name), { code }));
    }
  }
  return [...new Set(names)];
}

/** How {@link walkFolder} goes. */
export interface WalkOptions extends ListOptions {
  /** Whether a path, absolute, is left out with all that is below it. */
  readonly outside?: (path: string) => boolean;
  /** Whether a folder, relative with forward slashes, is not entered. */
  readonly skipped?: (path: string) => boolean;
}

/**
 * All files below a folder, those nearest to it first. Links to folders are not followed, as git does not: what lies within
 * is found anyway, and what lies elsewhere is not the folder's.
 *
 * @throws UnreadableFileError when the folder itself cannot be listed.
 */
export async function walkFolder(
  folder: string,
  {
    signal,
    limit = Number.POSITIVE_INFINITY,
    shut = () => undefined,
    outside = () => false,
    skipped = isForeign,
  }: WalkOptions = {},
): Promise<string[]> {
  const files: string[] = [];
  const queue = [folder];
  for (const next of queue) {
    signal?.throwIfAborted();
    if (files.length >= limit) break;
    const entries = await readdir(next, { withFileTypes: true }).catch((error) => {
      // What was asked for is there and holds something: a folder that stays shut is no empty one.
      if (next === folder) throw unreadable(folder, error);
      shut(unreadable(next, error));
      return [];
    });
    for (const entry of entries) {
      const path = join(next, entry.name);
      if (outside(path)) continue;
      const isFile = entry.isFile() || (entry.isSymbolicLink() && (await isLinkedFile(path)));
      if (isFile) files.push(path);
      else if (entry.isDirectory() && !skipped(projectPath(folder, path))) queue.push(path);
    }
  }
  return files;
}

async function isLinkedFile(path: string): Promise<boolean> {
  const info = await stat(path).catch(() => undefined);
  return info?.isFile() === true;
}
