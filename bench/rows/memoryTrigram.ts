import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sqlite from 'node-sqlite3-wasm';
import { memoryData, searchMemory } from '../memoryData.ts';
import type { BenchRow } from '../row.ts';

const size = 100_000;

/** The same search in a smaller memory, beside the trigram index of SQLite, which ranks and compares nothing yet. */
export const row: BenchRow = {
  what: `memory, ${size.toLocaleString('en')} segments, fuzzy ≥ 75 %, p50`,
  goal: { ratio: 50 },
  ours: { name: 'interline', measure: () => searchMemory(size, 0.5, 20) },
  peer: {
    name: 'SQLite FTS5 trigram',
    async measure() {
      const folder = mkdtempSync(join(tmpdir(), 'interline-bench-'));
      const database = new sqlite.Database(join(folder, 'memory.db'));
      try {
        const { texts, queries } = memoryData(size);
        database.exec("CREATE VIRTUAL TABLE memory USING fts5(source, tokenize='trigram', detail='none')");
        database.exec('BEGIN');
        const insert = database.prepare('INSERT INTO memory(source) VALUES (?)');
        for (const text of texts) insert.run([text]);
        insert.finalize();
        database.exec('COMMIT');
        const search = database.prepare('SELECT source FROM memory WHERE memory MATCH ? ORDER BY rank LIMIT 50');
        const times = queries.slice(0, 40).map((query) => {
          const before = performance.now();
          search.all([trigrams(query)]);
          return performance.now() - before;
        });
        search.finalize();
        times.sort((a, b) => a - b);
        return { ms: times[times.length >> 1] ?? 0, memory: Math.round(process.resourceUsage().maxRSS / 1024) };
      } finally {
        database.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
  },
};

/** Twelve trigrams spread over a text, any of which a match may have. */
function trigrams(text: string): string {
  const all = Array.from({ length: Math.max(1, text.length - 2) }, (_, i) => text.slice(i, i + 3));
  const step = Math.max(1, Math.floor(all.length / 12));
  return all
    .filter((_, i) => i % step === 0)
    .slice(0, 12)
    .map((trigram) => `"${trigram.replaceAll('"', '""')}"`)
    .join(' OR ');
}
