import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bestProcess } from '../bestProcess.ts';
import type { BenchRow } from '../row.ts';

const units = 50_000;
const cli = join(process.cwd(), 'dist', 'cli.mjs');

const files = () => new Map([['app.xlf', checkedXliff(units)]]);

/** `interline check` of a 15 MB XLIFF with every check there is, beside pofilter of the Translate Toolkit; whole processes. */
export const row: BenchRow = {
  what: 'check 50,000 units of XLIFF, whole process',
  goal: { ratio: 10 },
  ours: {
    name: 'interline check',
    measure: () => bestProcess(process.execPath, (path) => [cli, 'check', path, '--format', 'json'], files, 3),
  },
  peer: {
    name: 'pofilter',
    measure: () => bestProcess('pofilter', (path) => ['--progress=none', path, `${path}.found.xlf`], files, 1),
  },
  unavailable() {
    if (!existsSync(cli)) return 'not built: npm run build';
    if (spawnSync('pofilter', ['--version'], { stdio: 'ignore' }).error) {
      return 'pofilter is absent: apt-get install translate-toolkit';
    }
    return undefined;
  },
};

const source =
  'the ferry leaves harbour at dawn and returns before evening tide when weather allows tickets are sold'.split(' ');
const target =
  'die Fähre verlässt den Hafen am Morgen und kehrt vor der Abendflut zurück wenn Wetter Karten gibt'.split(' ');

/** A believable file: about 300 bytes a unit with codes, directives and numbers, some untranslated, some wrong. */
export function checkedXliff(units: number): string {
  const parts = [
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n' +
      '<file original="app" source-language="en" target-language="de" datatype="plaintext"><body>\n',
  ];
  const words = (list: readonly string[], from: number, count: number) =>
    Array.from({ length: count }, (_, i) => list[(from + i) % list.length]).join(' ');
  for (let i = 0; i < units; i++) {
    const count = 8 + (i % 7);
    const tail = i % 4 === 0 ? ' <x id="1"/> %s' : i % 4 === 1 ? ` ${i}` : i % 7 === 0 ? ' &lt;b>now&lt;/b>' : '';
    const gap = i % 50 === 0 ? '  ' : ' ';
    const text = `${words(target, i, 3)}${gap}${words(target, i + 3, count - 3)}${i % 97 === 0 ? '' : tail}.`;
    parts.push(
      `<trans-unit id="app.${i % 400}.${i}">\n  <source>${words(source, i, count)}${tail}.</source>\n`,
      `  <target>${i % 20 === 3 ? '' : text}</target>\n  <note>Shown at gate ${i % 30}</note>\n</trans-unit>\n`,
    );
  }
  return `${parts.join('')}</body></file></xliff>\n`;
}
