import { spawnSync } from 'node:child_process';

/**
 * Commits files at a day of March 2024; makes the repository, on the branch `main`, where there is none.
 *
 * @param folder absolute.
 * @param paths below it.
 */
export function commitFiles(folder: string, day: number, paths: readonly string[]): void {
  const date = `2024-03-0${day}T12:00:00Z`;
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  for (const args of [
    ['init', '-q', '-b', 'main'],
    ['add', ...paths],
    ['commit', '-qm', `day ${day}`, '--allow-empty'],
  ]) {
    runGit(folder, args, env);
  }
}

/** Runs git in a folder as somebody; throws what it says where it fails. */
export function runGit(folder: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const { status, stderr } = spawnSync('git', ['-C', folder, ...identity, ...args], { encoding: 'utf8', env });
  if (status !== 0) throw new Error(stderr);
}
