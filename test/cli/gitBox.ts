import { spawnSync } from 'node:child_process';
import { bundle, type Sandbox, sandbox } from './runCli.ts';

/** A sandbox that is a git repository, whose first commit holds its files. */
export interface GitBox extends Sandbox {
  /** Runs git there; what it says is the answer, whatever it ends with. */
  git(...args: readonly string[]): { readonly code: number | null; readonly stdout: string; readonly stderr: string };
  /** Commits everything. */
  commit(message: string): void;
}

/** The built program as a command that git may start in a shell. */
export const program = `"${process.execPath}" "${bundle}"`;

/** Makes a repository with a branch `main`; `using` removes it again. */
export function gitBox(files: Parameters<typeof sandbox>[0]): GitBox {
  const box = sandbox(files);
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false'];
  const env = { ...process.env, LC_ALL: 'C', GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  const git: GitBox['git'] = (...args) => {
    const ended = spawnSync('git', ['-C', box.root, ...identity, ...args], { encoding: 'utf8', env });
    return { code: ended.status, stdout: ended.stdout, stderr: ended.stderr };
  };
  const commit = (message: string) => {
    git('add', '-A');
    const { code, stdout } = git('commit', '-qm', message);
    if (code !== 0) throw new Error(stdout);
  };
  git('init', '-q', '-b', 'main');
  commit('first');
  return Object.assign(box, { git, commit });
}
