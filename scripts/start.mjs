// npm start [-- PATH --to LANG] [--models LANG,…]: builds, then shows on a copy of a project what Interline finds and
// translates; with --models it installs neural translation for those languages first.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = (...args) =>
  spawnSync(process.execPath, args, {
    stdio: 'inherit',
    cwd: process.env.INIT_CWD ?? root,
    env: { ...process.env, INTERLINE_COMMAND: 'node dist/cli.mjs' },
  });

const build = run(join(root, 'esbuild.mjs'));
if (build.status !== 0) process.exit(build.status ?? 1);

const args = process.argv.slice(2);
const option = args.indexOf('--models');
const languages = args[option + 1] ?? '';
if (option >= 0 && /^[a-z]{2,3}(?:-\w+)*(?:,[a-z]{2,3}(?:-\w+)*)*$/i.test(languages)) {
  args.splice(option, 2);
  const installed = run(join(root, 'dist/cli.mjs'), 'models', 'install', ...languages.split(','), '--yes');
  if (installed.status !== 0) process.exit(installed.status ?? 1);
}
const named = args.length > 0 && !args[0].startsWith('-');
const result = run(
  join(root, 'dist/cli.mjs'),
  'tour',
  ...(named ? [] : [join(root, 'examples'), '-o', join(root, 'out/examples')]),
  ...args,
);
process.exit(result.status ?? 1);
