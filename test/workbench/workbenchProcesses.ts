import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RunningWorkbench } from './startWorkbench.ts';

/**
 * Sends a signal to the processes of a workbench whose command line holds some words.
 *
 * @returns how many got it.
 * @example signal(workbench, 'server.mjs', 'SIGKILL') // ends the language server
 */
export function signal({ folder }: RunningWorkbench, words: string, name: NodeJS.Signals): number {
  const base = join(folder, '..');
  const processes = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && Number(entry) !== process.pid);
  const wanted = processes.filter((entry) => {
    const [command, environment] = ['cmdline', 'environ'].map((file) => contentsOf(`/proc/${entry}/${file}`));
    return command?.includes(words) && environment?.includes(base);
  });
  for (const entry of wanted) process.kill(Number(entry), name);
  return wanted.length;
}

/** Empty for a process that ended meanwhile. */
function contentsOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
