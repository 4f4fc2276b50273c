import { spawn } from 'node:child_process';

/**
 * Asks git. A repository's own configuration may name programs: a file-system monitor, hooks, filters, a signature
 * checker, a transport for objects that it lacks. None is ever started, and nothing is fetched.
 *
 * @param warned given what git says beside its answer, in English.
 * @returns the output, or undefined when git is not there or says no.
 * @example (await git(folder, ['rev-parse', '--show-toplevel']))?.toString('utf8')
 */
export async function git(
  folder: string,
  args: readonly string[],
  signal?: AbortSignal,
  warned?: (text: string) => void,
): Promise<Buffer | undefined> {
  // These compare files with their content in the index, for which git runs the filters of a file.
  const filters = /^(?:diff|blame)$/.test(args[0] ?? '') ? await filtersOf(folder, signal) : [];
  return run(folder, args, [...harmless, ...filters.map((name) => [name, ''] as const)], signal, warned);
}

/** Settings that keep git from starting what a repository names. */
const harmless: readonly (readonly [string, string])[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', process.platform === 'win32' ? 'NUL' : '/dev/null'],
  ['core.quotePath', 'false'],
  ['log.showSignature', 'false'],
];

/** The settings of a repository that name programs as filters, which its attributes may call. */
async function filtersOf(folder: string, signal?: AbortSignal): Promise<readonly string[]> {
  const pattern = '^filter\\..*\\.(clean|smudge|process|required)$';
  const listed = await run(folder, ['config', '-z', '--name-only', '--get-regexp', pattern], harmless, signal);
  return listed ? [...new Set(gitNames(listed))] : [];
}

function run(
  folder: string,
  args: readonly string[],
  settings: readonly (readonly [string, string])[],
  signal?: AbortSignal,
  warned?: (text: string) => void,
): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const child = spawn('git', ['-C', folder, ...args], {
      stdio: ['ignore', 'pipe', warned ? 'pipe' : 'ignore'],
      windowsHide: true,
      env: { ...process.env, ...harmlessEnvironment(settings), ...(warned ? { LC_ALL: 'C' } : {}) },
      ...(signal ? { signal } : {}),
    });
    const chunks: Buffer[] = [];
    const said: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('error', () => done(undefined));
    child.on('close', (code) => {
      if (said.length > 0) warned?.(Buffer.concat(said).toString('utf8'));
      done(code === 0 ? Buffer.concat(chunks) : undefined);
    });
  });
}

/** Settings as variables, whose names may hold any character; those that are there already stay. */
function harmlessEnvironment(settings: readonly (readonly [string, string])[]): Record<string, string> {
  const first = Number(process.env.GIT_CONFIG_COUNT) || 0;
  const variables: Record<string, string> = {
    GIT_CONFIG_COUNT: String(first + settings.length),
    // Objects that lack are not fetched, in whatever way the repository names; the index is not written.
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
  };
  for (const [i, [name, value]] of settings.entries()) {
    variables[`GIT_CONFIG_KEY_${first + i}`] = name;
    variables[`GIT_CONFIG_VALUE_${first + i}`] = value;
  }
  return variables;
}

/** The names of a list that git ended with NUL characters (`-z`). */
export function gitNames(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}
