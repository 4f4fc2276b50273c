// npm run pictures: the pictures of the README and the docs, taken from the real workbench. The tests of the workbench drive
// it and take a picture at each step; those that the docs show are copied into docs/pictures. ffmpeg (Debian package ffmpeg)
// makes the animation of such steps, and cuts out what the walkthrough shows.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/pictures');

/** What a picture of the walkthrough shows of a window, as a filter of ffmpeg: it is small there. */
const parts = { sidebar: 'crop=700:470:0:36', table: 'crop=1048:620:352:36' };

/** The name in docs/pictures, which picture of which test it is, and for the walkthrough the part of it. */
const pictures = {
  table: ['grid', 'xliff'],
  languages: ['gridLanguages', 'edited'],
  files: ['gridFiles', 'open'],
  explorer: ['explorer', 'files'],
  matches: ['matches', 'difference'],
  comments: ['review', 'answered'],
  preview: ['preview', 'list'],
  'explorer-light': ['explorer', 'files', parts.sidebar],
  'explorer-dark': ['explorer', 'files-dark', parts.sidebar],
  'table-light': ['grid', 'light', parts.table],
  'table-dark': ['grid', 'dark', parts.table],
  'files-light': ['gridFiles', 'open', parts.table],
  'files-dark': ['gridFiles', 'dark', parts.table],
};

/** The steps of `first-minutes.gif`, with how long each is shown, in seconds: eight in all. */
const frames = [
  ['found', 1.3],
  ['offered', 1.6],
  ['fixed', 1.1],
  ['table', 1.3],
  ['match', 1.4],
  ['filled', 1.3],
];

const only = new Set(process.argv.slice(2));
const wanted = Object.entries(pictures).filter(([name]) => only.size === 0 || only.has(name));
const isAnimated = only.size === 0 || only.has('first-minutes');
const names = [...wanted.map(([, [test]]) => test), ...(isAnimated ? ['firstMinutes'] : [])];
const tests = [...new Set(names)].map((name) => `test/workbench/${name}.test.ts`);
// Only what this run takes counts: a test that fails after its picture was taken is for `npm test` to tell.
const out = join(root, 'test/workbench/.out');
/** The picture of a test by its name; between them stands which one of the test it is. */
const made = (test, name) => {
  const taken = existsSync(out) ? readdirSync(out) : [];
  const file = taken.find((one) => one.replace(/-\d\d-/, '/') === `${test}/${name}.png`);
  return file && join(out, file);
};
const needed = [
  ...wanted.map(([, [test, picture]]) => [test, picture]),
  ...(isAnimated ? frames.map(([name]) => ['firstMinutes', name]) : []),
];
for (const [test, name] of needed) {
  for (let old = made(test, name); old; old = made(test, name)) rmSync(old);
}
spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'workbench', ...tests], {
  cwd: root,
  stdio: 'inherit',
});
const missing = needed.filter(([test, name]) => !made(test, name));
mkdirSync(folder, { recursive: true });
for (const [name, [test, picture, part]] of wanted) {
  const from = made(test, picture);
  if (!from) continue;
  const to = join(folder, `${name}.png`);
  if (part) convert('-i', from, '-vf', part, to);
  else copyFileSync(from, to);
  console.log(`docs/pictures/${name}.png`);
}
if (missing.length > 0) {
  const names = missing.map((one) => one.join(': ')).join(', ');
  console.error(`These pictures were not taken, because their tests failed: ${names}`);
  process.exitCode = 1;
}
if (isAnimated && !missing.some(([test]) => test === 'firstMinutes')) {
  const file = join(folder, 'first-minutes.gif');
  const inputs = frames.flatMap(([name, seconds]) => [
    ...['-loop', '1', '-t', String(seconds), '-framerate', '10'],
    ...['-i', made('firstMinutes', name)],
  ]);
  const whole = frames.map((_, i) => `[${i}:v]`).join('');
  const filter = `${whole}concat=n=${frames.length},scale=1120:-1:flags=lanczos,mpdecimate,split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none`;
  convert(...inputs, '-filter_complex', filter, '-fps_mode', 'vfr', file);
  console.log('docs/pictures/first-minutes.gif');
}

/** Runs ffmpeg; the script ends where it fails. */
function convert(...args) {
  const { error, status } = spawnSync('ffmpeg', ['-v', 'error', '-y', ...args], { stdio: 'inherit' });
  if (error) console.error('ffmpeg is not installed, so not all pictures were made: apt-get install ffmpeg');
  if (status !== 0) process.exit(1);
}
