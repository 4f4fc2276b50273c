import { expect, test } from 'vitest';
import type { StoredMemorySegment } from '../storage/memories.ts';
import { type MemoryFile, memoryFileParts, readMemoryFile } from './memoryFile.ts';

const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
/** Reads a file that comes in small parts. */
async function read(text: string): Promise<MemoryFile & { readonly all: readonly StoredMemorySegment[] }> {
  const bytes = new TextEncoder().encode(text);
  const all: StoredMemorySegment[] = [];
  const parts = async function* () {
    for (let start = 0; start < bytes.length; start += 100) yield bytes.subarray(start, start + 100);
  };
  const memory = await readMemoryFile(
    async () => parts(),
    async (segments) => {
      all.push(...segments);
    },
  );
  return { ...memory, all };
}
const file = (srclang: string, ...units: string[]) =>
  `<tmx version="1.4"><header srclang="${srclang}"/><body>${units.map((unit) => `<tu>${unit}</tu>`).join('')}</body></tmx>`;

test('units without the source language, or without a language that is known, are skipped and counted', async () => {
  const memory = await read(
    file(
      'EN-us',
      tuv('en-GB', 'Pier') + tuv('pt_br', 'Píer') + tuv('pt-PT', 'Molhe') + tuv('de-AT', 'Pier') + tuv('tlh', 'x'),
      tuv('fr', 'quai') + tuv('de', 'Kai'),
      tuv('en', 'Quay') + tuv('tlh', 'x'),
    ),
  );
  expect(memory).toMatchObject({ source: 'en', targets: ['de', 'pt-br', 'pt-pt'], skipped: 2 });
  expect(memory.segments).toBe(1);
});

test('a file for all languages has the source that most of its units begin with', async () => {
  const memory = await read(
    file(
      '*all*',
      tuv('fr', 'quai') + tuv('de', 'Kai'),
      tuv('fr', 'bac') + tuv('de', 'Fähre'),
      tuv('de', 'Boot') + tuv('fr', 'bateau'),
    ),
  );
  expect(memory).toMatchObject({ source: 'fr', targets: ['de'], skipped: 0 });
  expect(memory.all.map((segment) => segment.source)).toEqual(['quai', 'bac', 'bateau']);
});

test('what is exported page by page reads back the same', async () => {
  const before = await read(
    file('en', tuv('en', 'a &lt; b') + tuv('de', 'a &lt; b?'), tuv('en', 'c') + tuv('pt-BR', 'ç')),
  );
  const memory = { id: 'm', name: 'M', source: 'en', targets: before.targets, segments: 2, created: 0 };
  async function* pages() {
    for (const segment of before.all) yield [segment];
  }
  let written = '';
  for await (const part of memoryFileParts(memory, pages())) written += part;
  expect(await read(written)).toEqual(before);
});

test('what a file says beside its texts is exported again', async () => {
  const seg = '<seg>Go <bpt i="1">*</bpt>on<ept i="1">*</ept></seg>';
  const variants = [
    `<tuv xml:lang="en" creationdate="20200102T030405Z">${seg}</tuv>`,
    `<tuv xml:lang="de" creationdate="20200102T030405Z" changedate="20210102T030405Z">${seg}</tuv>`,
  ];
  const { all, targets } = await read(
    file('en', ...['']).replace('<body>', `<body><tu tuid="u 1">${variants.join('')}</tu>`),
  );
  const memory = { id: 'm', name: 'M', source: 'en', targets, segments: 1, created: 0 };
  async function* pages() {
    yield all;
  }
  let written = '';
  for await (const part of memoryFileParts(memory, pages())) written += part;
  for (const kept of ['<tu tuid="u 1">', ...variants]) expect(written).toContain(kept);
});

test('what is no memory is refused with a reason', async () => {
  await expect(read('')).rejects.toThrow('not a TMX file');
  await expect(read(file('en'))).rejects.toThrow('no translation unit');
  await expect(read(file('tlh', tuv('tlh', 'a') + tuv('de', 'b')))).rejects.toThrow('no source language');
  await expect(read(file('tlh'))).rejects.toThrow('no source language');
  await expect(read(file('en', tuv('en', 'a'), tuv('en', 'b')).replaceAll('<tu>', '\n<tu>'))).rejects.toThrow(
    'The file holds no translation unit that can be used. Line 2: A translation unit has fewer than two texts',
  );
});
