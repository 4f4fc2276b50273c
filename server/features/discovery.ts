import type { Workspace } from '../workspace/workspace.ts';

const noWalk = (): { paths?: readonly string[] | undefined } => ({});

/**
 * The localization files of a workspace. Walking a large tree takes long and clients ask every few seconds, so the
 * answer is kept where the client reports what is created and deleted.
 */
export async function discovery(
  workspace: Workspace,
  watched: boolean,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const last = workspace.facts.of(noWalk, workspace);
  if (watched && last.paths) return last.paths;
  const paths = await workspace.files.list(undefined, signal);
  // Kept only once it is whole: a cancelled walk must not hide files from the next request.
  if (watched && !signal.aborted) last.paths = paths;
  return paths;
}

/** Files were created or deleted below the workspace's root. */
export function rediscover(workspace: Workspace): void {
  workspace.facts.of(noWalk, workspace).paths = undefined;
}
