import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = rootAround(dirname(fileURLToPath(import.meta.url)));

/** The folder of the project; the benchmark bundles this file into a folder of its own. */
function rootAround(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAround(dirname(folder));
}

/** Starts VS Code's server; made by scripts/workbench/install.sh. */
export const vscodeProgram = join(root, '.cache/workbench/code');

/** True where scripts/workbench/install.sh has not been run, or could not. With `CI=true` that is a failure instead. */
export const workbenchMissing = process.env.CI !== 'true' && !existsSync(join(root, '.cache/workbench/installed'));

/** The browser that Debian installed. */
export function browserProgram(): string {
  const path = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);
  if (!path) throw new Error('There is no Chromium: run scripts/workbench/install.sh.');
  return path;
}

/** The packaged extension, made again when a bundle or a file of the manifest is newer. `INTERLINE_VSIX` names another. */
export function packagedExtension(): string {
  const given = process.env.INTERLINE_VSIX;
  if (given) return given;
  const vsix = join(root, 'interline.vsix');
  const parts = ['dist', 'syntaxes', 'images', 'l10n', 'docs', 'package.json', 'package.nls.json'];
  if (!existsSync(vsix) || parts.some((part) => newest(join(root, part)) > statSync(vsix).mtimeMs)) {
    execFileSync(process.execPath, ['scripts/package.mjs', '--no-build'], { cwd: root, stdio: 'inherit' });
  }
  return vsix;
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
