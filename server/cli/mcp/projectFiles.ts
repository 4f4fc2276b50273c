import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeEmptyFile } from '../../translation/writeTranslation.ts';
import { emptyTarget } from '../../workspace/emptyTarget.ts';
import { realPathOf, staysWithin } from '../../workspace/staysWithin.ts';
import type { LocalizationFile, Workspace } from '../../workspace/workspace.ts';
import { openProjects, type ReadVisit, visitFiles } from '../project.ts';
import { shownPath } from '../shownPath.ts';
import { type ToolContext, ToolError } from './tool.ts';

/** A localization file with the workspace that it belongs to. */
export interface OpenFile {
  readonly workspace: Workspace;
  readonly file: LocalizationFile;
}

/**
 * Opens a file that an agent names. It is read from disk again with every call: others may have changed it. One that the
 * settings ask for and that is not there is opened without any translation.
 *
 * @throws ToolError for a file outside of the project, and for one that is no localization file.
 */
export async function openFile(name: string, context: ToolContext): Promise<OpenFile> {
  const { root, terminal } = context;
  const path = resolve(root, name);
  if (await isOutside(path, root)) {
    throw new ToolError(`${name} lies outside of the project; list_files tells which files there are.`);
  }
  if (!existsSync(path)) {
    const { workspace, source, absent } = await absentFile(name, context);
    return { workspace, file: emptyTarget(source, absent) };
  }
  const [project] = await openProjects([path], terminal);
  await project?.workspace.files.list([path]);
  const file = await project?.workspace.files.read(path);
  if (!project || !file)
    throw new ToolError(`${name} is no localization file; list_files tells which files there are.`);
  return { workspace: project.workspace, file };
}

/**
 * Makes a file that the settings ask for and that is not there, with every text still to be translated; nothing where it is.
 *
 * @throws ToolError for a file that cannot be made.
 */
export async function makeFile(name: string, context: ToolContext): Promise<void> {
  const path = resolve(context.root, name);
  if (existsSync(path) || (await isOutside(path, context.root))) return;
  const { workspace, source, absent } = await absentFile(name, context);
  if (!(await writeEmptyFile(workspace, source, absent)))
    throw new ToolError(`${name} cannot be made from ${nameIn(context.root, source.path)}; make it by hand.`);
}

/** A file that the settings ask for and that is not there, with its source file. */
async function absentFile(name: string, context: ToolContext) {
  const path = resolve(context.root, name);
  for await (const { file: source, workspace } of projectFiles(context)) {
    if (source.role !== 'source') continue;
    for (const absent of await workspace.pairs.targetsOf(source)) {
      if (absent.path === path && !('catalog' in absent)) return { workspace, source, absent };
    }
  }
  throw new ToolError(`${name} does not exist; list_files tells which files there are.`);
}

/** Whether a path, or what it links to, lies outside of a project. @param path absolute. */
export const isOutside = async (path: string, root: string): Promise<boolean> =>
  !(await staysWithin(path, [await realPathOf(root)]));

/** Every localization file of the project that can be read. */
export async function* projectFiles({ root, terminal, signal }: ToolContext): AsyncGenerator<ReadVisit> {
  for await (const visit of visitFiles(await openProjects([root], terminal), terminal, signal, 'Reading')) {
    if ('file' in visit) yield visit;
  }
}

/** A path as agents name it: from the root of the project, with slashes. */
export const nameIn = (root: string, path: string) => shownPath(path, { cwd: root });
