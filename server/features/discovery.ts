import type { Workspace } from '../workspace/workspace.ts';

const pathsByWorkspace = new WeakMap<Workspace, Promise<readonly string[]>>();

/**
 * The localization files of a workspace. Walking a large tree takes long and clients ask every few seconds, so the
 * answer is kept where the client reports what is created and deleted.
 */
export function discovery(workspace: Workspace, watched: boolean, signal: AbortSignal): Promise<readonly string[]> {
  const before = watched ? pathsByWorkspace.get(workspace) : undefined;
  if (before) return before;
  // Kept only once it is whole: a cancelled walk must not hide files from the next request.
  const walk = workspace.discover(undefined, signal).then((paths) => {
    if (watched && !signal.aborted) pathsByWorkspace.set(workspace, Promise.resolve(paths));
    return paths;
  });
  return walk;
}

/** Files were created or deleted below the workspace's root. */
export function rediscover(workspace: Workspace): void {
  pathsByWorkspace.delete(workspace);
}
