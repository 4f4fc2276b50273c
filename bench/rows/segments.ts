import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bestProcess } from '../bestProcess.ts';
import type { BenchRow } from '../row.ts';

const cli = join(process.cwd(), 'dist', 'cli.mjs');
const count = 1_000;

/** `interline segments` over a folder of small files of several formats; a file a millisecond and the start of Node. */
export const row: BenchRow = {
  what: 'segments of 1,000 files, whole process',
  goal: { ms: 4_000 },
  ours: {
    name: 'interline segments',
    async measure() {
      const result = await bestProcess(process.execPath, (path) => [cli, 'segments', path, '--json'], files, 3);
      return { ...result, note: `${Math.round((count * 1000) / result.ms)} files a second, ${result.note}` };
    },
  },
  unavailable: () => (existsSync(cli) ? undefined : 'not built: npm run build'),
};

const kinds: readonly (readonly [string, (entries: readonly string[]) => string])[] = [
  [
    'po',
    (entries) =>
      `msgid ""\nmsgstr ""\n"Language: de\\n"\n\n${entries.map((entry, i) => `msgid "Text ${i}"\nmsgstr "${entry}"\n`).join('\n')}`,
  ],
  ['json', (entries) => JSON.stringify(Object.fromEntries(entries.map((entry, i) => [`key${i}`, entry])), null, 2)],
  [
    'xlf',
    (entries) =>
      `<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="a" source-language="en" target-language="de" datatype="plaintext"><body>\n${entries.map((entry, i) => `<trans-unit id="${i}"><source>Text ${i}</source><target>${entry}</target></trans-unit>\n`).join('')}</body></file></xliff>\n`,
  ],
  ['strings', (entries) => entries.map((entry, i) => `"key${i}" = "${entry}";\n`).join('')],
];

function files(): ReadonlyMap<string, string> {
  const made = new Map<string, string>();
  for (let i = 0; i < count; i++) {
    const kind = kinds[i % kinds.length];
    const entries = Array.from({ length: 10 + (i % 60) }, (_, k) => `Die Fähre ${i} legt um ${k} Uhr vom Hafen ab.`);
    if (kind) made.set(`app${i}.de.${kind[0]}`, kind[1](entries));
  }
  return made;
}
