import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMemoryIndex } from '../../shared/memory/createMemoryIndex.ts';
import { similarityTo } from '../../shared/memory/editDistance.ts';
import type { MemoryEntry, MemoryMatch } from '../../shared/memory/memory.ts';
import { openSqlite } from '../storage/openSqlite.ts';
import { createStore, type Store } from '../storage/store.ts';
import type { MemoryLookup } from '../translation/memoryLookup.ts';
import { fileLookup } from './fileLookup.ts';
import { indexFileBuilder } from './indexFile/indexFileBuilder.ts';
import { openIndexFile } from './indexFile/openIndexFile.ts';

let folder: string;
let store: Store;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'interline-index-'));
  store = await createStore(await openSqlite(folder), folder);
});
afterAll(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

/** A memory in the database, searched by its file and by an index in this process. */
async function bothOf(entries: readonly MemoryEntry[], blockSize: number) {
  const id = await store.memories.begin('job');
  const segments = entries.map(({ source, target, changed }, position) => ({
    position,
    source,
    targets: [{ language: 'de', text: target }],
    ...(changed === undefined ? {} : { updated: changed }),
  }));
  await store.memories.append(id, segments);
  const path = join(folder, `${id}.index`);
  const builder = indexFileBuilder(`${path}.part`, () => turn(), blockSize);
  for (let start = 0; start < entries.length; start += 100) {
    await builder.add(entries.slice(start, start + 100).map(({ source }) => source));
  }
  await writeFile(path, builder.finish());
  await builder.close();
  const file = openIndexFile(path);
  if (!file) throw new Error('the file cannot be opened');
  const onDisk = fileLookup(file, store.memories, id, (some) =>
    some.map(({ source, targets, updated }) => ({
      source,
      target: targets[0]?.text ?? '',
      origin: 'M',
      ...(updated === undefined ? {} : { changed: updated }),
    })),
  );
  const inMemory = createMemoryIndex();
  inMemory.add(entries);
  return { onDisk, inMemory, path };
}

const entry = (source: string, target: string, changed?: number): MemoryEntry => ({
  source,
  target,
  origin: 'M',
  ...(changed === undefined ? {} : { changed }),
});

/** Texts of a small vocabulary: many are alike, some are the same. */
function texts(count: number, seed: number): string[] {
  const words =
    'the ferry leaves harbour at dawn before tide when weather allows ticket sold 渡し船 船 été Ö a b'.split(' ');
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: next(11) }, () => words[next(words.length)]).join(next(40) === 0 ? ', ' : ' '),
  );
}

const shown = (matches: readonly MemoryMatch[]) => matches.map(({ entry: e, similarity }) => [e, similarity]);

async function expectAlike(onDisk: MemoryLookup, inMemory: MemoryLookup, query: string, threshold: number) {
  expect(await onDisk.exact(query)).toEqual(await inMemory.exact(query));
  const [here, there] = [await inMemory.find(query, threshold, 5), await onDisk.find(query, threshold, 5)];
  expect([query, threshold, shown(there)]).toEqual([query, threshold, shown(here)]);
}

describe('a memory that is searched by its file', () => {
  test('gives what comparing all of its texts gives', async () => {
    const source = fc.string({ unit: fc.constantFrom('a', 'b', ' ', 'É', '語', '😀'), maxLength: 30 });
    const pairs = fc.array(fc.tuple(source, fc.constantFrom('x', 'y', 'z'), fc.option(fc.nat(3), { nil: undefined })), {
      minLength: 1,
      maxLength: 60,
    });
    await fc.assert(
      fc.asyncProperty(
        pairs,
        source,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 20, max: 70 }),
        async (all, query, threshold, blockSize) => {
          const { onDisk, inMemory } = await bothOf(
            all.map(([text, target, changed]) => entry(text, target, changed)),
            blockSize,
          );
          for (const text of [query, all[0]?.[0] ?? '']) {
            await expectAlike(onDisk, inMemory, text, threshold);
            const compare = similarityTo(text, threshold);
            const best = Math.max(-1, ...all.map(([other]) => compare(other) ?? -1));
            expect((await onDisk.find(text, threshold, 1))[0]?.similarity ?? -1).toBe(best);
          }
        },
      ),
      { numRuns: 25 },
    );
  });

  test('that is large gives what an index in memory gives, with common words and with copies', async () => {
    const sources = texts(6000, 5);
    const { onDisk, inMemory } = await bothOf(
      sources.map((source, i) => entry(source, `${i % 3000}`, i % 3 === 0 ? i % 7 : undefined)),
      2000,
    );
    const queries = texts(40, 77).map((text, i) => (i % 4 === 0 ? (sources[i * 150] ?? '') : `${text}x`));
    for (const [i, query] of queries.entries())
      await expectAlike(onDisk, inMemory, query, [50, 75, 90, 100][i % 4] ?? 75);
  });

  test('leaves nothing beside the file, and one that is not whole is none', async () => {
    const { path } = await bothOf([entry('Open the door', 'x')], 10);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
    const { length } = await readFile(path);
    for (const size of [length - 4, 1024, 10, 0]) {
      await truncate(path, size);
      expect(openIndexFile(path)).toBeUndefined();
    }
    expect(openIndexFile(join(folder, 'nowhere.index'))).toBeUndefined();
  });
});
