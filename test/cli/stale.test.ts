import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitFiles } from '../commitFiles.ts';
import { jsonLines, type Sandbox, sandbox, xliff } from './runCli.ts';

const stale = async (box: Sandbox) => {
  const { stdout, stderr } = await box.run(['check', '.', '--only', 'stale-translation', '--format', 'json']);
  return { list: jsonLines(stdout).map((one) => `${one.file} ${one.segment} ${one.message}`), stderr };
};
const json = (texts: Readonly<Record<string, string>>) => `${JSON.stringify(texts, null, 2)}\n`;

test('a source that changed after its translation is found, with what it was', async () => {
  using box = sandbox({
    'locales/en.json': json({ a: 'Free', b: 'Deck', c: 'Harbour', d: 'Sail' }),
    'locales/de.json': json({ a: 'Kostenlos', b: 'Deck', c: 'Hafen', d: 'Segel' }),
    'app.xlf': xliff([
      ['u', 'Old rope', 'Altes Seil'],
      ['v', 'Anchor', 'Anker'],
    ]).replace(/<target/g, '\n<target'),
  });
  commitFiles(box.root, 1, ['.']);
  // Another order and other white space change no text; `c` is translated again; `d` is not committed.
  box.write('locales/en.json', json({ b: 'Deck ', a: 'Five euros', c: 'Port', d: 'Sail' }));
  box.write('locales/de.json', json({ a: 'Kostenlos', b: 'Deck', c: 'Anlegestelle', d: 'Segel' }));
  box.write('app.xlf', box.read('app.xlf').toString().replace('Old rope', 'New rope'));
  commitFiles(box.root, 2, ['.']);
  box.write('locales/en.json', json({ b: 'Deck', a: 'Five euros', c: 'Port', d: 'Sails' }));
  const { list } = await stale(box);
  expect(list.map((line) => line.replace(/[0-9a-f]{7}$/, 'COMMIT'))).toEqual([
    'app.xlf u The source text was “Old rope” when this was translated; it changed in COMMIT',
    'locales/de.json a The source text was “Free” when this was translated; it changed in COMMIT',
    'locales/de.json d The source text was “Sail” when this was translated; it changed since the last commit',
  ]);
});

test('outside of a repository nothing is found, and the command says why', async () => {
  using box = sandbox({ 'de.xlf': xliff([['a', 'Deck', 'Bord']]) });
  const { list, stderr } = await stale(box);
  expect(list).toEqual([]);
  expect(stderr).toContain('stale-translation needs the history of git');
});

test('a source file that was renamed since is read under the name that it had', async () => {
  using box = sandbox({
    'texts/en.json': json({ a: 'Free', b: 'Deck', c: 'Harbour', d: 'Sail' }),
    'texts/de.json': json({ a: 'Kostenlos', b: 'Deck', c: 'Hafen', d: 'Segel' }),
  });
  commitFiles(box.root, 1, ['.']);
  for (const [day, from, to] of [
    [2, 'texts', 'lang'],
    [3, 'lang', 'locales'],
  ] as const) {
    renameSync(join(box.root, from), join(box.root, to));
    commitFiles(box.root, day, ['.']);
  }
  box.write('locales/en.json', json({ a: 'Five euros', b: 'Deck', c: 'Harbour', d: 'Sail' }));
  commitFiles(box.root, 4, ['.']);
  const { list } = await stale(box);
  expect(list.map((line) => line.replace(/[0-9a-f]{7}$/, 'COMMIT'))).toEqual([
    'locales/de.json a The source text was “Free” when this was translated; it changed in COMMIT',
  ]);
});
