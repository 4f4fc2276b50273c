// npm test: types and style, then every test; closes with one line "N passed, N failed".
// What the machine cannot run (no apt, no root) is skipped and named; with CI=true a missing part is a failure.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const ci = process.env.CI === 'true';
let passed = 0;
/** Named at the end: of a long log often only the last lines are kept. */
const failures = [];
const skipped = [];
const repeated = [];

const run = (command, args, options = {}) =>
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env: process.env, ...options }).status === 0;
const step = (name, ok) => {
  if (ok) passed++;
  else failures.push(name);
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

/** Runs tests of a project, all or those of some files, and returns vitest's report; undefined where there is none. */
function runTests(project, files = []) {
  const folder = mkdtempSync(join(tmpdir(), 'interline-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // By default one processor is left free, which is half of a machine with two. What failed has the machine for itself.
  const workers = files.length > 0 ? '--maxWorkers=1' : '--maxWorkers=100%';
  const ok = run('npx', ['--no-install', 'vitest', 'run', '--project', project, workers, ...reporters, ...files]);
  try {
    return { ok, ...JSON.parse(readFileSync(report, 'utf8')) };
  } catch {
    console.error(`${project}: no report`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds up the tests of files; a file that fails to load has none and counts as one failure. */
function count(project, files) {
  for (const file of files) {
    const tests = file.assertionResults;
    if (file.status !== 'passed' && !tests.some(({ status }) => status === 'failed'))
      step(relative(root, file.name), false);
    for (const { status, fullName, failureMessages } of tests) {
      if (status === 'passed') passed++;
      else if (status === 'failed')
        failures.push(`${relative(root, file.name)}: ${fullName}\n${failureMessages.join('\n').slice(0, 2000)}`);
      else skipped.push(`${project}: ${fullName}`);
    }
  }
}

// The workbench and the language server are timed by people, not by tests: one heavy thing at a time on a small machine.
// On a busy machine speech comes too late and an editor misses a key: such files run again, in new processes, and are named.
const repeats = { unit: 0, boundary: 1, workbench: 2 };
const projects = built ? ['unit', 'boundary', ...(workbench || ci ? ['workbench'] : [])] : ['unit'];
for (const project of projects) {
  const first = runTests(project);
  let files = first?.testResults ?? [];
  let ok = first?.ok;
  for (let again = 0; again < repeats[project]; again++) {
    const broken = files.filter(({ status }) => status !== 'passed').map(({ name }) => name);
    if (broken.length === 0 || broken.length > 6) break;
    const next = runTests(project, broken);
    repeated.push(...broken.map((name) => relative(root, name)));
    files = [...files.filter(({ name }) => !broken.includes(name)), ...(next?.testResults ?? [])];
    ok = next?.ok;
  }
  const before = failures.length;
  count(project, files);
  if (!ok && failures.length === before) step(`${project} tests`, false);
}
for (const name of repeated) console.log(`run again: ${name}`);
for (const name of skipped) console.log(`skipped: ${name}`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);
