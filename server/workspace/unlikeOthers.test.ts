import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openWorkspace } from './openWorkspace.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-unlike-'));
  await mkdir(join(root, 'locales'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

/** Keys of a file, with a text each. */
const texts = (...keys: readonly string[]) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, 'Sail away'])));

/** Which files of a folder are localization files, and why the others are not. */
async function search(files: Readonly<Record<string, string>>) {
  for (const [name, content] of Object.entries(files)) await writeFile(join(root, 'locales', name), content);
  const workspace = await openWorkspace(root);
  const data: string[] = [];
  const paths = await workspace.files.list(undefined, undefined, undefined, (path, reason) =>
    data.push(`${path.slice(path.lastIndexOf('/') + 1)} ${reason}`),
  );
  const opened = await workspace.files.read(join(root, 'locales', 'de.json'));
  return { count: paths.length, data: data.sort(), opened: opened?.role };
}

test('files whose keys mostly differ from language to language are data', async () => {
  const rules = {
    'en.json': texts('plain', 'ordinal', 'short'),
    'de.json': texts('plain', 'gender', 'case', 'dative'),
    'fr.json': texts('plain', 'gender', 'elision', 'liaison'),
    'pl.json': texts('short', 'few', 'case', 'genitive'),
  };
  expect(await search(rules)).toEqual({
    count: 0,
    data: ['de.json unlike', 'en.json unlike', 'fr.json unlike', 'pl.json unlike'],
    opened: undefined,
  });
});

test('translations that share the keys of an older source are out of date', async () => {
  const older = texts('plain', 'old', 'older', 'oldest');
  const files = { 'en.json': texts('plain', 'ordinal', 'short'), 'de.json': older, 'fr.json': older, 'pl.json': older };
  expect(await search(files)).toEqual({ count: 4, data: [], opened: 'target' });
});

test('one translation with other keys is out of date', async () => {
  const files = {
    'en.json': texts('plain', 'ordinal', 'short'),
    'de.json': texts('old', 'older', 'oldest'),
    'fr.json': texts('plain', 'ordinal'),
    'pl.json': texts('plain', 'ordinal', 'short'),
  };
  expect(await search(files)).toEqual({ count: 4, data: [], opened: 'target' });
});
