import { stat } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openWorkspace } from '../../workspace/openWorkspace.ts';
import type { Workspace } from '../../workspace/workspace.ts';
import { visitOne } from '../project.ts';
import { checkAhead } from './checkAhead.ts';
import type { CheckAnswer, CheckTask } from './checkTask.ts';
import { openClaims } from './claims.ts';

/** Text of files that were read which a thread keeps, in UTF-16 code units: the source file of those that come next. */
const keptText = 8_000_000;

const task = workerData as CheckTask;
const { projects, settings, files, question } = task;
const claims = openClaims(task.claims, task.thread);
const workspaces: Workspace[] = [];
for (const { root, paths } of projects) {
  const workspace = await openWorkspace(root, { settings, keptText });
  workspaces.push(workspace);
  // A file that is named is one of ours, whatever it looks like.
  const named = await Promise.all(paths.map(async (path) => ((await stat(path).catch(none))?.isFile() ? [path] : [])));
  await workspace.files.list(named.flat());
}
for (let index = claims.awaitNext(); index !== undefined; index = claims.awaitNext()) {
  parentPort?.postMessage(await answerTo(index));
}

async function answerTo(index: number): Promise<CheckAnswer> {
  const listed = (files[index] ?? []).map(({ path, project }) => ({
    path,
    workspace: workspaces[project] as Workspace,
  }));
  const visit = await visitOne(listed);
  const { path } = visit;
  const project = workspaces.indexOf(visit.workspace);
  if ('error' in visit) return { index, path, project, reason: visit.error.reason };
  return { index, path, project, result: await checkAhead(visit, question) };
}

function none(): undefined {
  return undefined;
}
