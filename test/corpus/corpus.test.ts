import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runCorpus } from '../../bench/corpus.ts';

const corpus = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'shared', 'corpus');

test.skipIf(!existsSync(corpus))(
  `every file of ${existsSync(corpus) ? 'the corpus' : 'the corpus (not on this machine: ../shared/corpus)'} is read, edited and kept`,
  { timeout: 900_000 },
  () => {
    const report = runCorpus(corpus, undefined, 'few');
    expect(report.faults).toEqual([]);
    expect(report.formats.size).toBeGreaterThan(3);
    for (const totals of report.formats.values()) expect(totals.identical).toBe(totals.files);
  },
);
