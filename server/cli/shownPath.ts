import { relative } from 'node:path';
import type { Terminal } from './terminal.ts';

/** A path as commands print it: from the current folder, with forward slashes. */
export function shownPath(path: string, terminal: Pick<Terminal, 'cwd'>): string {
  return relative(terminal.cwd, path).replaceAll('\\', '/') || '.';
}
