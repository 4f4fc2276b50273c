import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { asWritten, english } from '../../shared/sentences/sentence.ts';
import { UnreadableFileError } from '../watchdog/unreadableFileError.ts';
import { openWorkspace, type WorkspaceOptions } from '../workspace/openWorkspace.ts';
import { projectRoot } from '../workspace/projectRoot.ts';
import { searchPlace } from '../workspace/searchPlace.ts';
import type { DataReason } from '../workspace/standing.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { UsageError } from './command.ts';
import { leftAloneNotes, nothingFound } from './fileNotes.ts';
import { shownPath } from './shownPath.ts';
import type { Terminal } from './terminal.ts';

/** The paths of a command line that belong to one project. */
export interface Project {
  readonly workspace: Workspace;
  /** Absolute. */
  readonly paths: readonly string[];
}

/**
 * Opens the projects that paths belong to, one workspace each, in the order of the paths. A folder stands for the projects
 * below it, too: each folder with an `interline.json` is one.
 */
export async function openProjects(
  operands: readonly string[],
  terminal: Terminal,
  options: WorkspaceOptions = {},
): Promise<readonly Project[]> {
  const byRoot = new Map<string, string[]>();
  for (const operand of operands) {
    const path = resolve(terminal.cwd, operand);
    const root = await projectRoot(path, terminal.cwd);
    pushTo(byRoot, root, path);
  }
  const projects: Project[] = [];
  // Projects below others join the list while it is gone through.
  for (const [root, paths] of byRoot) {
    const workspace = await openWorkspace(root, options);
    projects.push({ workspace, paths });
    for (const path of [...paths]) {
      // A glob means the same in every project; a folder stands for all of each project below it.
      const { matches } = await searchPlace(path);
      for (const inner of await workspace.files.projectsBelow(path)) pushTo(byRoot, inner, matches ? path : inner);
    }
  }
  return projects;
}

/** A file that could be read. */
export interface ReadVisit {
  readonly path: string;
  readonly file: LocalizationFile;
  readonly workspace: Workspace;
}

/** A file or folder that could not be read. */
export interface LostVisit {
  readonly path: string;
  readonly error: UnreadableFileError;
  readonly workspace: Workspace;
}

/** What came of looking at one file. */
export type Visit = ReadVisit | LostVisit;

/** A localization file that a command line names, by every path that leads to it. */
export type ListedFile = readonly { readonly path: string; readonly workspace: Workspace }[];

/** The localization files that a command line names, once each, and what could not be looked through. */
export interface Listing {
  readonly files: readonly ListedFile[];
  readonly lost: readonly LostVisit[];
}

/**
 * Every localization file that a command line names, read one after the other, once each. A file or a folder that cannot
 * be read is handed over with the reason.
 *
 * @throws UsageError when the paths hold no localization file at all, the signal's reason when it aborts.
 */
export async function* visitFiles(
  projects: readonly Project[],
  terminal: Terminal,
  signal: AbortSignal,
  label: string,
): AsyncGenerator<Visit> {
  const listing = await listedFiles(projects, terminal, signal);
  yield* visitsOf(listing, (file) => visitOne(file), terminal, signal, label);
}

/** What {@link visitFiles} visits. */
export async function listedFiles(
  projects: readonly Project[],
  terminal: Terminal,
  signal: AbortSignal,
): Promise<Listing> {
  const list = new Map<string, Workspace>();
  const lost: LostVisit[] = [];
  const leftAlone = new Map<string, DataReason>();
  for (const { workspace, paths } of projects) {
    for (const path of paths) {
      try {
        const shut = (error: UnreadableFileError) => lost.push({ path: error.path, error, workspace });
        for (const file of await workspace.files.list([path], signal, shut, (left, reason) =>
          leftAlone.set(left, reason),
        )) {
          if (!list.has(file)) list.set(file, workspace);
        }
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        lost.push({ path: error.path, error, workspace });
      }
    }
  }
  for (const path of list.keys()) leftAlone.delete(path);
  const notes = leftAloneNotes(leftAlone, terminal);
  if (list.size === 0 && lost.length === 0) throw await nothingFound(projects, notes, terminal, signal);
  for (const note of notes) terminal.say(note);
  const groups = await byFile([...list.keys()]);
  const files = groups.map((paths) => paths.map((path) => ({ path, workspace: list.get(path) as Workspace })));
  return { files, lost };
}

/**
 * Listed files, read one after the other.
 *
 * @param read one of them; gets its place in the list.
 */
export async function* visitsOf<V>(
  { files, lost }: Listing,
  read: (file: ListedFile, index: number) => Promise<V>,
  terminal: Terminal,
  signal: AbortSignal,
  label: string,
): AsyncGenerator<V | LostVisit> {
  yield* lost;
  const bar = terminal.progress(label, files.length);
  try {
    for (const [index, file] of files.entries()) {
      signal.throwIfAborted();
      bar.update(index, shownPath(file[0]?.path ?? '', terminal));
      yield await read(file, index);
    }
  } finally {
    bar.end();
  }
}

/**
 * Works on every localization file that a command line names, one after the other; see {@link visitFiles}.
 *
 * @param work on a file that could be read; where it makes no progress it throws, and the others have their turn.
 * @param lost gets each file that cannot be read, or that is left out for good, and why in English.
 * @returns whether there was none of those.
 */
export async function eachFile<V>(
  visits: AsyncIterable<V | LostVisit>,
  work: (visit: Exclude<V, LostVisit>) => Promise<void>,
  lost: (unread: { readonly path: string; readonly reason: string }) => void,
): Promise<boolean> {
  let whole = true;
  for await (const visit of visits) {
    try {
      if (isLost(visit)) throw visit.error;
      await work(visit as Exclude<V, LostVisit>);
    } catch (error) {
      if (!(error instanceof UnreadableFileError)) throw error;
      lost({ path: error.path, reason: english(error.reason) });
      whole = false;
    }
  }
  return whole;
}

function isLost(visit: unknown): visit is LostVisit {
  return (visit as Partial<LostVisit>).error !== undefined;
}

/** Paths that lead to the same file by links, together; the file's own path first. */
async function byFile(paths: readonly string[]): Promise<(readonly string[])[]> {
  const files = new Map<string, string[]>();
  for (const path of paths) {
    const real = await realpath(path).catch(() => path);
    const pathsOfFile = files.get(real);
    if (pathsOfFile && path === real) pathsOfFile.unshift(path);
    else pushTo(files, real, path);
  }
  return [...files.values()];
}

/** A file by that of its paths which has partners beside it, otherwise by its own. */
export async function visitOne(paths: ListedFile): Promise<Visit> {
  let first: Visit | undefined;
  for (const { path, workspace } of paths) {
    const read = await visit(path, workspace);
    if ('file' in read && (paths.length === 1 || read.file.role !== 'single')) return read;
    first ??= read;
  }
  return first as Visit;
}

async function visit(path: string, workspace: Workspace): Promise<Visit> {
  try {
    const file = await workspace.files.read(path);
    if (file) return { path, file, workspace };
    return {
      path,
      error: new UnreadableFileError(path, asWritten('no format here reads files of this kind')),
      workspace,
    };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { path, error, workspace };
    throw error;
  }
}

/** The paths of a command that only looks; the current folder where it names none, as linters have it. */
export const pathsOrHere = (operands: readonly string[]): readonly string[] => (operands.length > 0 ? operands : ['.']);

/** At least one path, or the user has to be told. */
export function needPaths(operands: readonly string[], command: string): readonly string[] {
  if (operands.length === 0) throw new UsageError(`${command} needs a PATH; “.” is the current folder.`);
  return operands;
}
