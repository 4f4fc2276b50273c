import { expect, test } from 'vitest';
import { createFolderCache, type Folders } from './folderCache.ts';

test('a fact about a folder is worked out once, and again after a change below it', async () => {
  const names = ['sail.md', 'oar.md'];
  const folders = createFolderCache(async (folder) => (folder === '/p/docs' ? names : ['docs']));
  let times = 0;
  const count = async (folder: string, { list }: Folders) => {
    times++;
    return (await list(`${folder}/docs`)).length;
  };
  expect([await folders.once(count, '/p'), await folders.once(count, '/p'), times]).toEqual([2, 2, 1]);
  names.push('tide.md');
  folders.forget('/p/docs/tide.md');
  expect([await folders.once(count, '/p'), times]).toEqual([3, 2]);
  expect(await folders.list('/p/docs')).toEqual(['oar.md', 'sail.md', 'tide.md']);
});

test('a folder that is not there is empty', async () => {
  const folders = createFolderCache(async () => {
    throw new Error('ENOENT');
  });
  expect([await folders.list('/p'), await folders.exists('/p/oar.md')]).toEqual([[], false]);
});
