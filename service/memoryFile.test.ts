import { expect, test } from 'vitest';
import { memoryFileParts, readMemoryFile } from './memoryFile.ts';

const tuv = (language: string, text: string) => `<tuv xml:lang="${language}"><seg>${text}</seg></tuv>`;
const file = (srclang: string, ...units: string[]) =>
  `<tmx version="1.4"><header srclang="${srclang}"/><body>${units.map((unit) => `<tu>${unit}</tu>`).join('')}</body></tmx>`;

test('units without the source language, or without a language that is known, are skipped and counted', () => {
  const memory = readMemoryFile(
    file(
      'EN-us',
      tuv('en-GB', 'Pier') + tuv('pt_br', 'Píer') + tuv('pt-PT', 'Molhe') + tuv('de-AT', 'Pier') + tuv('tlh', 'x'),
      tuv('fr', 'quai') + tuv('de', 'Kai'),
      tuv('en', 'Quay') + tuv('tlh', 'x'),
    ),
  );
  expect(memory).toMatchObject({ source: 'en', targets: ['de', 'pt-br', 'pt-pt'], skipped: 2 });
  expect(memory.segments).toHaveLength(1);
});

test('a file for all languages has the source that most of its units begin with', () => {
  const memory = readMemoryFile(
    file(
      '*all*',
      tuv('fr', 'quai') + tuv('de', 'Kai'),
      tuv('fr', 'bac') + tuv('de', 'Fähre'),
      tuv('de', 'Boot') + tuv('fr', 'bateau'),
    ),
  );
  expect(memory).toMatchObject({ source: 'fr', targets: ['de'], skipped: 0 });
  expect(memory.segments.map((segment) => segment.source)).toEqual(['quai', 'bac', 'bateau']);
});

test('what is exported page by page reads back the same', async () => {
  const read = readMemoryFile(
    file('en', tuv('en', 'a &lt; b') + tuv('de', 'a &lt; b?'), tuv('en', 'c') + tuv('pt-BR', 'ç')),
  );
  const memory = { id: 'm', name: 'M', source: 'en', targets: read.targets, segments: 2, created: 0 };
  async function* pages() {
    for (const segment of read.segments) yield [segment];
  }
  let written = '';
  for await (const part of memoryFileParts(memory, pages())) written += part;
  expect(readMemoryFile(written)).toEqual(read);
});

test('what is no memory is refused with a reason', () => {
  expect(() => readMemoryFile('')).toThrow('not a TMX file');
  expect(() => readMemoryFile(file('en'))).toThrow('no translation unit');
  expect(() => readMemoryFile(file('tlh', tuv('tlh', 'a') + tuv('de', 'b')))).toThrow('no source language');
});
