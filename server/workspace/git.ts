import { spawn } from 'node:child_process';

/**
 * Asks git. A repository's own configuration may name a program as file-system monitor or for showing text: none is
 * ever started.
 *
 * @param warned given what git says beside its answer, in English.
 * @returns the output, or undefined when git is not there or says no.
 * @example (await git(folder, ['rev-parse', '--show-toplevel']))?.toString('utf8')
 */
export function git(
  folder: string,
  args: readonly string[],
  signal?: AbortSignal,
  warned?: (text: string) => void,
): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const child = spawn('git', ['-C', folder, '-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', ...args], {
      stdio: ['ignore', 'pipe', warned ? 'pipe' : 'ignore'],
      windowsHide: true,
      ...(warned ? { env: { ...process.env, LC_ALL: 'C' } } : {}),
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

/** The names of a list that git ended with NUL characters (`-z`). */
export function gitNames(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}
