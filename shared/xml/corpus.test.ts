import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cpuTime } from '../../test/cpuTime.ts';
import { checkFormatLaws } from '../formats/formatLaws.ts';
import { formatFor } from '../formats/formats.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const ours = new Set(['xliff-1.2', 'xliff-2', 'dita']);

describe.skipIf(!existsSync(corpus))('the laws over real and hostile files (../shared/corpus)', () => {
  test.each(['xliff1', 'xliff2', 'dita', 'nasty/xliff', 'nasty/dita'])('%s', { timeout: 300_000 }, (folder) => {
    const faults: string[] = [];
    const counts = new Map<string, { files: number; segments: number }>();
    for (const entry of readdirSync(join(corpus, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      const text = decode(readFileSync(path));
      const format = formatFor(path, text);
      if (!format || !ours.has(format.id)) continue;
      if (cpuTime(() => format.parse(text, path)) > 2000) faults.push(`${path} takes more than two seconds`);
      const { segments } = format.parse(text, path);
      const count = counts.get(format.id) ?? { files: 0, segments: 0 };
      counts.set(format.id, { files: count.files + 1, segments: count.segments + segments.count });
      const edits = text.length > 100_000 ? 1 : 2;
      for (const fault of checkFormatLaws(format, text, {
        path,
        edits,
        prefixes: 3,
        refused: /text around this one/,
      })) {
        faults.push(`${path.slice(corpus.length)}: ${fault}`);
      }
    }
    console.info(folder, Object.fromEntries(counts));
    expect(faults).toEqual([]);
  });
});

/** As the byte layer would, without its care: by byte order mark, then as declared. */
function decode(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const declared = /encoding=["']([\w-]+)/.exec(bytes.subarray(0, 200).toString('latin1'))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(mark === 'fffe' ? 'utf-16le' : mark === 'feff' ? 'utf-16be' : declared).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
