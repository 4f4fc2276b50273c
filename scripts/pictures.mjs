// npm run pictures: the pictures of the README and the docs, taken from the real workbench. The tests of the workbench drive
// it and take a picture at each step; those that the docs show are copied into docs/pictures. The animation is made of such
// steps by ffmpeg (Debian package ffmpeg).
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const folder = join(root, 'docs/pictures');

/** The name in docs/pictures, and which picture of which test it is. */
const pictures = {
  table: ['grid', 'grid-03-xliff'],
  languages: ['gridLanguages', 'gridLanguages-02-edited'],
  files: ['gridFiles', 'gridFiles-01-open'],
  explorer: ['explorer', 'explorer-01-files'],
  matches: ['matches', 'matches-01-difference'],
  comments: ['review', 'review-03-answered'],
  preview: ['preview', 'preview-03-list'],
};

/** The steps of `first-minutes.gif`, with how long each is shown, in seconds: eight in all. */
const frames = [
  ['01-found', 1.3],
  ['02-offered', 1.6],
  ['03-fixed', 1.1],
  ['04-table', 1.3],
  ['05-match', 1.4],
  ['06-filled', 1.3],
];

const only = new Set(process.argv.slice(2));
const wanted = Object.entries(pictures).filter(([name]) => only.size === 0 || only.has(name));
const isAnimated = only.size === 0 || only.has('first-minutes');
const names = [...wanted.map(([, [test]]) => test), ...(isAnimated ? ['firstMinutes'] : [])];
const tests = [...new Set(names)].map((name) => `test/workbench/${name}.test.ts`);
// Only what this run takes counts: a test that fails after its picture was taken is for `npm test` to tell.
const made = (picture) => join(root, 'test/workbench/.out', `${picture}.png`);
const needed = [
  ...wanted.map(([, [, picture]]) => picture),
  ...(isAnimated ? frames.map(([name]) => `firstMinutes-${name}`) : []),
];
for (const picture of needed) rmSync(made(picture), { force: true });
spawnSync('npx', ['--no-install', 'vitest', 'run', '--project', 'workbench', ...tests], {
  cwd: root,
  stdio: 'inherit',
});
const missing = needed.filter((picture) => !existsSync(made(picture)));
mkdirSync(folder, { recursive: true });
for (const [name, [, picture]] of wanted) {
  if (missing.includes(picture)) continue;
  copyFileSync(made(picture), join(folder, `${name}.png`));
  console.log(`docs/pictures/${name}.png`);
}
if (missing.length > 0) {
  console.error(`These pictures were not taken, because their tests failed: ${missing.join(', ')}`);
  process.exit(1);
}
if (isAnimated) {
  const file = join(folder, 'first-minutes.gif');
  const inputs = frames.flatMap(([name, seconds]) => [
    ...['-loop', '1', '-t', String(seconds), '-framerate', '10'],
    ...['-i', made(`firstMinutes-${name}`)],
  ]);
  const whole = frames.map((_, i) => `[${i}:v]`).join('');
  const filter = `${whole}concat=n=${frames.length},scale=1120:-1:flags=lanczos,mpdecimate,split[a][b];[a]palettegen=max_colors=128[p];[b][p]paletteuse=dither=none`;
  const ffmpeg = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-y', ...inputs, '-filter_complex', filter, '-fps_mode', 'vfr', file],
    {
      stdio: 'inherit',
    },
  );
  if (ffmpeg.error) console.error('ffmpeg is not installed, so the animation was not made: apt-get install ffmpeg');
  if (ffmpeg.status !== 0) process.exit(1);
  console.log('docs/pictures/first-minutes.gif');
}
