// npm run pictures: the pictures of the README and the docs, taken from the real workbench. The tests of the workbench drive
// it and take a picture at each step; those that the docs show are copied into docs/pictures.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/pictures');

/** The name in docs/pictures, and which picture of which test it is. */
const pictures = {
  table: ['grid', 'grid-02-xliff'],
  explorer: ['explorer', 'explorer-01-files'],
  matches: ['matches', 'matches-01-difference'],
  preview: ['preview', 'preview-03-list'],
};

const only = new Set(process.argv.slice(2));
const wanted = Object.entries(pictures).filter(([name]) => only.size === 0 || only.has(name));
const tests = [...new Set(wanted.map(([, [test]]) => `test/workbench/${test}.test.ts`))];
const { status } = spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'workbench', ...tests], {
  cwd: root,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
mkdirSync(folder, { recursive: true });
for (const [name, [, picture]] of wanted) {
  copyFileSync(join(root, 'test/workbench/.out', `${picture}.png`), join(folder, `${name}.png`));
  console.log(`docs/pictures/${name}.png`);
}
