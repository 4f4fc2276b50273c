import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
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

/** A folder of extensions with the packaged one, made once for each package: installing takes seconds, copying a moment. */
export function installedExtension(): string {
  const path = packagedExtension();
  const folder = join(root, '.cache/extensions', String(statSync(path).mtimeMs));
  if (existsSync(folder)) return folder;
  rmSync(dirname(folder), { recursive: true, force: true });
  const making = `${folder}.new`;
  install(path, ['--user-data-dir', join(making, 'data'), '--extensions-dir', join(making, 'extensions')], process.env);
  renameSync(join(making, 'extensions'), folder);
  rmSync(making, { recursive: true });
  return folder;
}

/**
 * Installs a package with the arguments that say where.
 *
 * @throws Error with the words of VS Code where that fails.
 */
export function install(path: string, common: readonly string[], env: NodeJS.ProcessEnv): void {
  const installed = spawnSync(vscodeProgram, [...common, '--install-extension', path], { env, encoding: 'utf8' });
  if (installed.status !== 0)
    throw new Error(`The extension was not installed: ${installed.stdout}${installed.stderr}`);
}

function newest(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}
