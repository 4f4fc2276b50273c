import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = join(dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * Installs what npm packs into a folder, as a package of its own below `node_modules`.
 *
 * @throws Error when npm or tar fail.
 */
export function installPacked(folder: string): void {
  run('npm', ['pack', project, '--ignore-scripts'], folder);
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  run('tar', ['-xzf', packed], folder);
  mkdirSync(join(folder, 'node_modules'));
  renameSync(join(folder, 'package'), join(folder, 'node_modules/interline'));
}

function run(program: string, args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr}`);
}
