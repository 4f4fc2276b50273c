import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Bundles a TypeScript file of the project into a folder of its own, for Node to run.
 *
 * @returns the bundle's path, and a function that removes it.
 */
export async function bundleTypeScript(entry) {
  const folder = mkdtempSync(join(tmpdir(), 'interline-'));
  const outfile = join(folder, 'main.cjs');
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    logLevel: 'warning',
    // What belongs to the built program is found where it was built.
    define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'dist', 'main.cjs')).href) },
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
  });
  return { outfile, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs a TypeScript file of the project with arguments; resolves to its exit code. */
export async function runTypeScript(entry, args = [], nodeArgs = []) {
  const { outfile, remove } = await bundleTypeScript(entry);
  try {
    const child = spawn(process.execPath, [...nodeArgs, outfile, ...args], { stdio: 'inherit' });
    return await new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
    });
  } finally {
    remove();
  }
}
