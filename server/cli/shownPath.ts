import { relative } from 'node:path';
import { slashedPath } from '../../shared/catalog/slashedPath.ts';
import type { Terminal } from './terminal.ts';
import { visible } from './visible.ts';

/** A path as machine output has it: from the current folder, with forward slashes, every character as it is. */
export function shownPath(path: string, terminal: Pick<Terminal, 'cwd'>): string {
  return slashedPath(relative(terminal.cwd, path)) || '.';
}

/**
 * As {@link shownPath}, for people: control characters are escaped, and no name can be taken for a command of the system
 * that reads a log (GitHub's begin with `::` or `##[`).
 */
export function shownName(path: string, terminal: Pick<Terminal, 'cwd'>): string {
  return nameOf(shownPath(path, terminal));
}

/** A relative path with forward slashes as {@link shownName} shows it. */
export function nameOf(path: string): string {
  return visible(/^\s*(?:::|##)/.test(path) ? `./${path}` : path);
}
