// npm test: types and style, then every test; closes with one line "N passed, N failed".
// What the machine cannot run (no apt, no root) is skipped and named; with CI=true a missing part is a failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ci = process.env.CI === 'true';
let passed = 0;
let failed = 0;
const skipped = [];

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: process.env, ...options }).status === 0;
const step = (name, ok) => {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`);
  return ok;
};

step('types', run('npm', ['run', '--silent', 'typecheck']));
step('style', run('npx', ['--no-install', 'biome', 'check', '--error-on-warnings']));
const built = step('build', run(process.execPath, ['esbuild.mjs']));

/** Things that tests use and that do not come with npm ci. */
const prepare = (name, script) => {
  if (run('bash', [join('scripts', script)])) return true;
  if (ci) step(name, false);
  else skipped.push(name);
  return false;
};
prepare('engines from Debian', 'engines.sh');
const workbench = prepare('VS Code workbench', 'workbench/install.sh');

const projects = built ? ['unit', 'boundary', ...(workbench || ci ? ['workbench'] : [])] : ['unit'];
for (const project of projects) {
  const folder = mkdtempSync(join(tmpdir(), 'interline-test-'));
  const report = join(folder, 'report.json');
  // The workbench and the language server are timed by people, not by tests: one heavy thing at a time on a small machine.
  const ok = run('npx', [
    '--no-install',
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  let counted = false;
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'));
    passed += result.numPassedTests;
    failed += result.numFailedTests;
    counted = result.numFailedTests > 0;
    for (const file of result.testResults) {
      for (const test of file.assertionResults) {
        if (test.status === 'pending' || test.status === 'skipped') skipped.push(`${project}: ${test.fullName}`);
      }
    }
  } catch {
    console.error(`${project}: no report`);
  }
  if (!ok && !counted) step(`${project} tests`, false);
  rmSync(folder, { recursive: true, force: true });
}
for (const name of skipped) console.log(`skipped: ${name}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
