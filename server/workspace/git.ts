import { spawn } from 'node:child_process';

/**
 * Asks git. A repository's own configuration may name a program as file-system monitor or for showing text: none is
 * ever started.
 *
 * @returns the output, or undefined when git is not there or says no.
 * @example (await git(folder, ['rev-parse', '--show-toplevel']))?.toString('utf8')
 */
export function git(folder: string, args: readonly string[], signal?: AbortSignal): Promise<Buffer | undefined> {
  return new Promise((done) => {
    const child = spawn('git', ['-C', folder, '-c', 'core.fsmonitor=false', '-c', 'core.quotePath=false', ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
      ...(signal ? { signal } : {}),
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', () => done(undefined));
    child.on('close', (code) => done(code === 0 ? Buffer.concat(chunks) : undefined));
  });
}

/** The names of a list that git ended with NUL characters (`-z`). */
export function gitNames(output: Buffer): string[] {
  return output
    .toString('utf8')
    .split('\0')
    .filter((name) => name !== '');
}
