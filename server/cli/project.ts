import { relative, resolve } from 'node:path';
import { pushTo } from '../../shared/catalog/pushTo.ts';
import { openWorkspace, type WorkspaceOptions } from '../workspace/openWorkspace.ts';
import { projectRoot } from '../workspace/projectRoot.ts';
import { UnreadableFileError } from '../workspace/unreadableFileError.ts';
import type { LocalizationFile, Workspace } from '../workspace/workspace.ts';
import { UsageError } from './command.ts';
import type { Terminal } from './terminal.ts';

/** The paths of a command line that belong to one project. */
export interface Project {
  readonly workspace: Workspace;
  /** Absolute. */
  readonly paths: readonly string[];
}

/** Opens the projects that paths belong to, one workspace each, in the order of the paths. */
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
  return Promise.all(
    [...byRoot].map(async ([root, paths]) => ({ workspace: await openWorkspace(root, options), paths })),
  );
}

/** What came of looking at one file. */
export type Visit =
  | { readonly path: string; readonly file: LocalizationFile; readonly workspace: Workspace }
  | { readonly path: string; readonly error: UnreadableFileError; readonly workspace: Workspace };

/**
 * Every localization file that a command line names, read one after the other. A file that cannot be read is handed
 * over with the reason.
 *
 * @throws UsageError when the paths hold no localization file at all, the signal's reason when it aborts.
 */
export async function* visitFiles(
  projects: readonly Project[],
  terminal: Terminal,
  signal: AbortSignal,
  label: string,
): AsyncGenerator<Visit> {
  const list = new Map<string, Workspace>();
  const lost: Visit[] = [];
  for (const { workspace, paths } of projects) {
    for (const path of paths) {
      try {
        for (const found of await workspace.discover([path], signal)) {
          if (!list.has(found)) list.set(found, workspace);
        }
      } catch (error) {
        if (!(error instanceof UnreadableFileError)) throw error;
        lost.push({ path: error.path, error, workspace });
      }
    }
  }
  if (list.size === 0 && lost.length === 0) throw new UsageError('There is no localization file at these paths.');
  yield* lost;
  const bar = terminal.progress(label, list.size);
  try {
    let done = 0;
    for (const [path, workspace] of list) {
      signal.throwIfAborted();
      bar.update(done++, shownPath(path, terminal));
      yield await visit(path, workspace);
    }
  } finally {
    bar.end();
  }
}

async function visit(path: string, workspace: Workspace): Promise<Visit> {
  try {
    const file = await workspace.file(path);
    if (file) return { path, file, workspace };
    return { path, error: new UnreadableFileError(path, 'no format here reads files of this kind'), workspace };
  } catch (error) {
    if (error instanceof UnreadableFileError) return { path, error, workspace };
    throw error;
  }
}

/** A path as commands print it: from the current folder, with forward slashes. */
export function shownPath(path: string, terminal: Pick<Terminal, 'cwd'>): string {
  return relative(terminal.cwd, path).replaceAll('\\', '/') || '.';
}

/** At least one path, or the user has to be told. */
export function needPaths(operands: readonly string[], command: string): readonly string[] {
  if (operands.length === 0) throw new UsageError(`${command} needs a PATH; “.” is the current folder.`);
  return operands;
}
