// npm run bench [-- WORD]: every row of bench/rows (those whose file name holds WORD) as a table, ours beside a peer.
// Each side runs in a process of its own, one after the other or in turns, the best of several runs counts.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'node_modules', '.cache', 'interline-bench', String(process.pid));
const [word = ''] = process.argv.slice(2);

const bundle = async (name, contents) => {
  const outfile = join(folder, `${name}.mjs`);
  await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: join(root, 'bench'), loader: 'ts' },
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // The packages stay where they are: the bundle lies inside the project.
    packages: 'external',
    logLevel: 'warning',
  });
  return outfile;
};

mkdirSync(folder, { recursive: true });
try {
  const { benchTable } = await import(
    pathToFileURL(await bundle('table', `export { benchTable } from './bench.ts';`)).href
  );
  const files = readdirSync(join(root, 'bench', 'rows'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file.includes(word))
    .filter((file) => /^export const row\b/m.test(readFileSync(join(root, 'bench', 'rows', file), 'utf8')))
    .sort();
  const rows = [];
  for (const file of files) {
    const outfile = await bundle(
      file.replace(/\.ts$/, ''),
      `import { row } from './rows/${file}';
import { measureSide } from './bench.ts';
const side = process.argv[2];
const answer =
  side === 'about'
    ? { what: row.what, goal: row.goal, peer: Boolean(row.peer), turns: row.turns, unavailable: row.unavailable?.() }
    : { name: row[side].name, ...(await measureSide(row[side])) };
process.stdout.write('\\n' + JSON.stringify(answer) + '\\n', () => process.exit(0));`,
    );
    const ask = (side) => {
      const { status, stdout } = spawnSync(process.execPath, ['--max-old-space-size=4096', outfile, side], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
        maxBuffer: 1e8,
      });
      return status === 0 ? JSON.parse(stdout.trim().split('\n').at(-1)) : undefined;
    };
    const about = ask('about');
    if (!about) {
      rows.push({ what: file, unavailable: 'failed' });
      process.exitCode = 1;
      continue;
    }
    process.stderr.write(`${about.what} …\n`);
    // Sides that are compared take turns: a machine that is busy for a while is busy for both, and the best counts.
    const best = (previous, side) => {
      const now = ask(side);
      return previous && (!now || previous.ms <= now.ms) ? previous : now;
    };
    let ours;
    let peer;
    for (let turn = 0; turn < (about.turns ?? 1) && !about.unavailable; turn++) {
      ours = best(ours, 'ours');
      if (ours && about.peer) peer = best(peer, 'peer');
    }
    for (const side of [ours, peer]) {
      if (side?.note)
        process.stderr.write(`  ${side.name}: ${Math.round(side.ms)} ms, ${side.memory} MB, ${side.note}\n`);
    }
    if (!about.unavailable && (!ours || (about.peer && !peer))) process.exitCode = 1;
    rows.push({ ...about, ours, peer });
  }
  process.stdout.write(`${benchTable(rows)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
