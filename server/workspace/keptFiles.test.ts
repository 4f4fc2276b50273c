import { expect, test } from 'vitest';
import { createKeptFiles } from './keptFiles.ts';

const open = () =>
  createKeptFiles<string>(
    100,
    (read) => read.length,
    () => false,
    () => undefined,
  );

test('a file that a format claims is read once, whoever is certain of it', async () => {
  const kept = open();
  const file = kept.add('/en.json', false, Promise.resolve('{}'));
  await file;
  expect(kept.get('/en.json', true)).toBe(file);
});

test('a file that no format claims is read again for somebody who is certain of it', async () => {
  const kept = open();
  await kept.add('/texts.xml', false, Promise.resolve(undefined));
  expect(kept.get('/texts.xml', true)).toBeUndefined();
});
