import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = [
  'shared',
  'library',
  'models',
  'server',
  'service',
  'client',
  'scripts',
  'esbuild.mjs',
  'package-lock.json',
];

/** Builds dist/ once before tests that start the real programs, unless it is newer than everything it is made of. */
export default function setup(): void {
  const stamp = join(root, 'dist/cli.mjs');
  const built = existsSync(stamp) ? statSync(stamp).mtimeMs : 0;
  if (sources.some((path) => newest(join(root, path)) > built)) {
    execFileSync(process.execPath, ['esbuild.mjs'], { cwd: root, stdio: 'inherit' });
  }
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
