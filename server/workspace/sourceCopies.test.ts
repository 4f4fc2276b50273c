import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { pendingSegments } from '../translation/pending.ts';
import { openWorkspace } from './openWorkspace.ts';
import { progressOf } from './progress.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'interline-copies-'));
  await mkdir(join(root, 'locales'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const rooms = [
  'kitchen',
  'cellar',
  'attic',
  'garage',
  'garden',
  'hall',
  'study',
  'nursery',
  'bathroom',
  'porch',
  'shed',
];
const english: Readonly<Record<string, string>> = Object.fromEntries([
  ...rooms.map((room) => [`lamp_${room}`, `Turn off the lamp in the ${room}`]),
  ...rooms.map((room) => [`door_${room}`, `The door of the ${room} is open`]),
  ['cancel', 'Cancel'],
  ['brand', 'Lamp & Sons 3000'],
]);
const german = Object.fromEntries(Object.keys(english).map((key) => [key, `Übersetzt: ${key.replace('_', ' ')}`]));

/** What `status` counts, what `translate` would take, and what the memory knows of the first text. */
async function read(language: string, texts: Readonly<Record<string, string>>) {
  await writeFile(join(root, 'locales/en.json'), JSON.stringify(english));
  await writeFile(join(root, `locales/${language}.json`), JSON.stringify(texts));
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(join(root, `locales/${language}.json`));
  if (!file) throw new Error('no localization file');
  const [progress] = progressOf(file);
  const memory = await workspace.memory('en', language);
  const remembered = rooms.filter((room) => memory.exact(`Turn off the lamp in the ${room}`).length > 0).length;
  return { progress, pending: pendingSegments(file, 'untranslated').length, remembered };
}

test('a file full of the source text is untranslated, to the last word', async () => {
  const { progress, pending, remembered } = await read('de', { ...english, brand: german.brand ?? '' });
  expect(progress).toMatchObject({ total: 24, translated: 1, untranslated: 23, copies: 23 });
  expect(pending).toBe(23);
  expect(remembered).toBe(0);
});

test('single words may be the same in both languages where most phrases are translated', async () => {
  const doors = Object.fromEntries(rooms.slice(1).map((room) => [`door_${room}`, english[`door_${room}`] ?? '']));
  const { progress, pending, remembered } = await read('de', { ...german, ...doors, cancel: 'Cancel' });
  expect(progress).toMatchObject({ total: 24, untranslated: 10, copies: 10 });
  expect(pending).toBe(10);
  expect(remembered).toBe(11);
});

test('a few phrases that stay are none', async () => {
  const some = Object.fromEntries(Object.entries(english).slice(0, 5));
  const { progress, pending } = await read('de', { ...german, ...some });
  expect(progress).toMatchObject({ total: 24, translated: 24, copies: 0 });
  expect(pending).toBe(0);
});

test('English of another region is no copy', async () => {
  const { progress } = await read('en-GB', english);
  expect(progress).toMatchObject({ untranslated: 0, copies: 0 });
});

test('a file without a file of the source language holds no copies of it', async () => {
  await writeFile(join(root, 'locales/bg.json'), JSON.stringify(german));
  const workspace = await openWorkspace(root);
  const file = await workspace.files.read(join(root, 'locales/bg.json'));
  if (!file) throw new Error('no localization file');
  expect(progressOf(file)).toMatchObject([{ language: 'bg', total: 24, translated: 24, untranslated: 0, copies: 0 }]);
  expect(pendingSegments(file, 'untranslated')).toEqual([]);
});
