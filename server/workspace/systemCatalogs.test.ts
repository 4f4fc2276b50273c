import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledCatalog } from '../../test/compiledCatalog.ts';
import { readSystemCatalog, servesLanguage, systemCatalogs, systemFolders } from './systemCatalogs.ts';
import { systemMemory } from './systemMemory.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'interline-locale-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(locale: string, name: string, bytes: string | Uint8Array): string {
  const folder = join(root, locale, 'LC_MESSAGES');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
}

const utf8 = ['', 'Content-Type: text/plain; charset=UTF-8\n'] as const;
const mo = (...pairs: readonly (readonly [string, string])[]) => compiledCatalog([utf8, ...pairs], true);

test('catalogues are found by language and program, in the folders of Linux alone', async () => {
  for (const locale of ['de', 'de_AT.UTF-8', 'sr@latin', 'zh_CN', 'pt', 'pt_BR', 'locale.alias']) {
    write(locale, 'harbour.mo', '');
    write(locale, 'notes.txt', '');
  }
  const languages = (await systemCatalogs([root, join(root, 'absent')])).map(({ language }) => language);
  expect(languages).toEqual(['de', 'de-AT', 'pt-BR', 'pt-PT', 'sr-Latn', 'zh-CN']);
  expect(systemFolders({ TEXTDOMAINDIR: '/opt/locale' }, 'linux')).toEqual([
    '/opt/locale',
    '/usr/local/share/locale',
    '/usr/share/locale',
    '/usr/share/locale-langpack',
  ]);
  expect(systemFolders({ TEXTDOMAINDIR: '/opt/locale' }, 'darwin')).toEqual([]);
});

test.each([
  ['de', 'de-CH', true],
  ['de-AT', 'de_CH', false],
  ['zh-CN', 'zh-Hans', true],
  ['zh-TW', 'zh-Hans', false],
  ['sr-Latn', 'sr', false],
  ['pt-PT', 'pt-BR', false],
  ['sr-ijekavian', 'sr', false],
])('texts in %s serve %s: %s', (language, wanted, serves) => {
  expect(servesLanguage(language, wanted)).toBe(serves);
});

test.each([true, false])(
  'contexts, plurals, keys of labels and the encoding of the header, little-endian: %s',
  async (little) => {
    const header = ['', 'Content-Type: text/plain; charset=ISO-8859-1\n'] as const;
    const pairs = [
      ['menu\u0004_Moor', 'Fest_mächen'],
      ['%d pier\0%d piers', '%d Steg\0%d Stege'],
      ['Untold', ''],
      ['Same', 'Same'],
      ['42', '43'],
      ['x'.repeat(2000), 'y'],
    ] as const;
    const path = write('de', 'harbour.mo', compiledCatalog([header, ...pairs], little, 0, 'latin1'));
    expect((await readSystemCatalog(path)).map(({ source, target }) => `${source} = ${target}`)).toEqual([
      '_Moor = Fest_mächen',
      'Moor = Festmächen',
      '%d pier = %d Steg',
      '%d piers = %d Stege',
    ]);
  },
);

test('what is no catalogue has no texts, and nothing waits for it', async () => {
  const whole = mo(['Pier', 'Steg'], ['Tide', 'Gezeiten']);
  expect(await readSystemCatalog(write('de', 'cut.mo', whole.subarray(0, -3)))).toEqual([
    { source: 'Pier', target: 'Steg' },
  ]);
  expect(await readSystemCatalog(write('de', 'text.mo', 'model Pump end Pump;'))).toEqual([]);
  expect(await readSystemCatalog(join(root, 'de'))).toEqual([]);
  expect(await readSystemCatalog(join(root, 'absent.mo'))).toEqual([]);
  if (process.platform === 'win32') return;
  const pipe = join(root, 'de', 'LC_MESSAGES', 'pipe.mo');
  execFileSync('mkfifo', [pipe]);
  expect(await readSystemCatalog(pipe)).toEqual([]);
});

test('of several translations that of most programs comes first', async () => {
  write('de', 'harbour.mo', mo(['Moor the skerry', 'Schäre belegen']));
  write('de', 'lock.mo', mo(['Moor the skerry', 'Schäre festmachen']));
  write('de', 'lock-tools.mo', mo(['Moor the skerry', 'Schäre festmachen']));
  const memory = await systemMemory('en', 'de', [root]);
  expect(memory.find('Moor the skerry', 75, 5).map(({ entry }) => [entry.target, entry.origin])).toEqual([
    ['Schäre festmachen', 'lock'],
    ['Schäre belegen', 'harbour'],
  ]);
  expect((await systemMemory('fr', 'de', [root])).size).toBe(0);
});
