import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemoryIndex } from './createMemoryIndex.ts';
import { distanceFrom, similarityOf } from './editDistance.ts';
import type { MemoryEntry } from './memory.ts';

const entry = (source: string, target: string, changed?: number): MemoryEntry => ({
  source,
  target,
  origin: 'app.tmx',
  ...(changed === undefined ? {} : { changed }),
});

function memoryOf(...pairs: readonly [string, string][]) {
  const memory = createMemoryIndex();
  memory.add(pairs.map(([source, target]) => entry(source, target)));
  return memory;
}

/** The textbook distance, to judge the fast one by. */
function plainDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

const similarity = (a: string, b: string) => {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 100 : Math.floor((100 * (longer - plainDistance(a, b))) / longer);
};

/** Sentences of a small made-up language, with the repetition that real interface texts have. */
function sentences(count: number, seed: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
  const words = Array.from({ length: 900 }, (_, i) => `${'bdfgklmnprst'[i % 12]}${'aeiou'[i % 5]}${i.toString(36)}`);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(14) }, () => words[Math.floor(900 ** (next(1000) / 1000))] ?? 'da').join(' '),
  );
}

describe('a translation memory', () => {
  test('finds a text to the letter, the newest translation first', () => {
    const memory = createMemoryIndex();
    memory.add([entry('Open', 'Alt', 1), entry('Open', 'Neu', 2), entry('open', 'klein', 3)]);
    expect(memory.size).toBe(3);
    expect(memory.exact('Open').map((e) => e.target)).toEqual(['Neu', 'Alt']);
    expect(memory.exact('Opens')).toEqual([]);
    expect(memory.exact('')).toEqual([]);
  });

  test('offers the most similar first, 100 for the same text only, one per translation', () => {
    const memory = memoryOf(
      ['Delete the file?', 'Datei löschen?'],
      ['Delete the files?', 'Dateien löschen?'],
      ['Delete the files!', 'Dateien löschen?'],
      ['Open the door', 'Tür öffnen'],
    );
    const matches = memory.find('Delete the files?', 75, 5);
    expect(matches.map((m) => [m.entry.target, m.similarity])).toEqual([
      ['Dateien löschen?', 100],
      ['Datei löschen?', 94],
    ]);
    expect(memory.find('Delete the files?', 75, 1)).toHaveLength(1);
    expect(memory.find('Delete the files?', 95, 5)).toHaveLength(1);
  });

  test('finds what was added after a search, and Chinese and Japanese by characters', () => {
    const memory = memoryOf(['保存所有更改', 'Save all changes']);
    expect(memory.find('保存更改', 60, 5)[0]?.similarity).toBe(66);
    memory.add([entry('ファイルを開く', 'Open file')]);
    expect(memory.find('ファイルを閉く', 75, 5)[0]?.entry.target).toBe('Open file');
  });

  test('similarity is the edit distance, whatever the length of the texts', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ', 'é', '語'), maxLength: 110 });
    fc.assert(
      fc.property(text, text, (a, b) => {
        const match = memoryOf([a, 'x']).find(b, 0, 1)[0];
        expect(match?.similarity).toBe(similarity(a, b));
      }),
      { numRuns: 300 },
    );
  });

  test('a large memory loses nothing that a full scan finds', () => {
    const texts = sentences(20_000, 7);
    const memory = createMemoryIndex();
    memory.add(texts.map((source, i) => entry(source, `t${i}`)));
    const distinct = [...new Set(texts)];
    const queries = sentences(400, 99).map((text, i) => {
      const words = (texts[i * 37] ?? text).split(' ');
      words[i % words.length] = 'changed';
      return words.join(' ');
    });
    let expected = 0;
    let hits = 0;
    for (const query of queries.slice(0, 60)) {
      const distance = distanceFrom(query);
      const best = distinct.reduce((most, text) => {
        const longer = Math.max(text.length, query.length);
        return Math.max(most, similarityOf(distance(text, longer), longer));
      }, 0);
      if (best < 75) continue;
      expected++;
      if (memory.find(query, 75, 1)[0]?.similarity === best) hits++;
    }
    expect(expected).toBeGreaterThan(10);
    expect(hits / expected).toBeGreaterThanOrEqual(0.98);
  });
});
