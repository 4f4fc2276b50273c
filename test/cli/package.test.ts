import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { checks } from '../../shared/checks/checks.ts';
import { packagedExtension } from '../workbench/installation.ts';
import { sandbox } from './runCli.ts';

const project = join(dirname(fileURLToPath(import.meta.url)), '../..');

test('what npm packs runs under its own name, and needs no other package', () => {
  using folder = sandbox({ 'en.json': { save: 'Save {name}' }, 'de.json': { save: 'Speichern' } });
  const run = (program: string, ...args: string[]) =>
    spawnSync(program, args, {
      cwd: folder.root,
      encoding: 'utf8',
      env: { ...process.env, INTERLINE_DATA: folder.root },
    });
  expect(run('npm', 'pack', project, '--ignore-scripts').status).toBe(0);
  const packed = readdirSync(folder.root).find((name) => name.endsWith('.tgz')) ?? '';
  expect(run('tar', '-xzf', packed).status).toBe(0);
  const manifest = JSON.parse(folder.read('package/package.json').toString()) as Record<string, unknown>;
  expect(manifest.dependencies).toBeUndefined();
  const { interline: program = '' } = manifest.bin as Record<string, string>;
  // as npm links it
  mkdirSync(join(folder.root, 'bin'));
  chmodSync(join(folder.root, 'package', program), 0o755);
  symlinkSync(join('../package', program), join(folder.root, 'bin/interline'));
  const interline = join(folder.root, 'bin/interline');
  expect(run(interline, '--version').stdout).toBe(`${manifest.version}\n`);
  expect(run(interline, 'check', 'de.json', '--format', 'json').stdout).toContain('placeholder-missing');
  expect(run(interline, 'detect', 'Guten Morgen, wie geht es Ihnen heute?').stdout).toMatch(/de/i);
});

test('the extension brings the page behind the id of every check', () => {
  const names = new Set<string>();
  const note = ({ name }: { readonly name: string }) => !names.add(name);
  unzipSync(readFileSync(packagedExtension()), { filter: note });
  const pages = checks.map(({ id }) => `extension/docs/checks/${id}.md`);
  expect(pages.filter((page) => !names.has(page))).toEqual([]);
});
