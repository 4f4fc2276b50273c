// npm run package: interline.vsix, ready to be installed. Everything that runs is in the bundles of dist/, so the
// package holds no node_modules; it is put together from the list of files below, and from nothing else.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createVSIX } from '@vscode/vsce';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stage = join(root, '.cache/vsix');
const target = join(root, 'interline.vsix');
const needed = [
  'dist',
  'images/icon.png',
  'images/document.svg',
  'images/activity.svg',
  'syntaxes',
  'docs',
  'examples',
  'l10n',
  'LICENSE',
];
const wanted = [
  'README.md',
  'CHANGELOG.md',
  ...readdirSync(root).filter((name) => /^package\.nls.*\.json$/.test(name)),
];

if (!process.argv.includes('--no-build'))
  execFileSync(process.execPath, ['esbuild.mjs', '--pack'], { cwd: root, stdio: 'inherit' });
rmSync(stage, { recursive: true, force: true });
mkdirSync(stage, { recursive: true });
for (const path of [...needed, ...wanted]) {
  if (!existsSync(join(root, path))) {
    if (needed.includes(path)) throw new Error(`${path} is missing; the extension does not work without it.`);
    continue;
  }
  cpSync(join(root, path), join(stage, path), {
    recursive: true,
    filter: (source) => !source.endsWith('.map') && !/[\\/]dist[\\/]library\.[\w.]+$/.test(source),
  });
}
const {
  devDependencies,
  dependencies,
  overrides,
  scripts,
  files,
  bin,
  exports: _library,
  private: _,
  ...manifest
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
writeFileSync(join(stage, 'package.json'), JSON.stringify(manifest, null, 2));
writeFileSync(join(stage, '.vscodeignore'), '');
await createVSIX({
  cwd: stage,
  packagePath: target,
  dependencies: false,
  allowMissingRepository: true,
  rewriteRelativeLinks: false,
});
console.log(`interline.vsix, ${(statSync(target).size / 1e6).toFixed(1)} MB`);
