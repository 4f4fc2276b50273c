import { expect, test } from 'vitest';
import { createFamilies } from './families.ts';
import { createFolderCache } from './folderCache.ts';

test('the partners of a file are looked up once, and again after a change on disk', async () => {
  const files = ['en.json', 'de.json'];
  let listed = 0;
  const folders = createFolderCache(
    async () => files,
    async () => 1000,
  );
  const families = createFamilies({
    ...folders,
    list(folder) {
      listed++;
      return folders.list(folder);
    },
  });
  const targets = async () => (await families.of('/p/de.json', 'en'))?.targets.map(({ language }) => language);
  const others = async () => (await families.beside('/p/de.json', 'en')).map(({ language }) => language);
  expect(await targets()).toEqual(['de']);
  expect(await others()).toEqual([]);
  const once = listed;
  files.push('fr.json');
  expect([await targets(), await others(), listed]).toEqual([['de'], [], once]);
  folders.forget('/p/fr.json');
  families.forget();
  expect(await targets()).toEqual(['de', 'fr']);
  expect(await others()).toEqual(['fr']);
});

test('a file has another family for another source language', async () => {
  const files = ['en.json', 'de.json', 'fr.json'];
  const families = createFamilies(
    createFolderCache(
      async () => files,
      async () => 1000,
    ),
  );
  expect((await families.of('/p/fr.json', 'en'))?.source.path).toBe('/p/en.json');
  expect((await families.of('/p/fr.json', 'de'))?.source.path).toBe('/p/de.json');
});
