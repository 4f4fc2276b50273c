import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonLines, sandbox } from './runCli.ts';

const project = {
  'locales/en/app.json': { title: 'Boats', menu: { open: 'Open', close: 'Close' }, boats_one: 'a', boats_other: 'b' },
  'locales/de/app.json': '{\n  "title": "Boote",\n  "menu": {\n    "close": "Schließen"\n  },\n  "gone": "Weg"\n}\n',
  'locales/en/shop.json': { buy: 'Buy' },
};
const synced =
  '{\n  "title": "Boote",\n  "menu": {\n    "open": "",\n    "close": "Schließen"\n  },\n  "boats_one": "",\n  "boats_other": "",\n  "gone": "Weg"\n}\n';

test('missing keys come empty, in the order of the source; a second run changes nothing', async () => {
  using box = sandbox(project);
  const first = await box.run(['sync', '.']);
  expect([first.code, first.stdout]).toEqual([0, 'locales/de/app.json: 3 keys added.\n']);
  expect(first.stderr).toContain('1 key in translations has no source. --prune removes what is left over.');
  expect(box.read('locales/de/app.json').toString()).toBe(synced);
  const check = await box.run(['check', '--only', 'missing-key', '.']);
  expect(check.stdout).not.toContain('missing-key');
  const second = await box.run(['sync', '--check', '.']);
  expect([second.code, second.stdout]).toEqual([0, '']);
  expect(second.stderr).toContain('1 file compared; every key of the source is there.');
});

test('--check names what is out of step and ends with 1; --dry-run shows the diff; neither writes', async () => {
  using box = sandbox(project);
  const before = box.read('locales/de/app.json');
  const check = await box.run(['sync', '--check', '--prune', 'locales']);
  expect([check.code, check.stdout]).toEqual([1, 'locales/de/app.json: 3 keys to add, 1 key to remove.\n']);
  const dry = await box.run(['sync', '--dry-run', '--prune', 'locales']);
  expect(dry.code).toBe(0);
  expect(dry.stdout).toContain('--- a/locales/de/app.json\n+++ b/locales/de/app.json\n');
  expect(dry.stdout).toContain('+    "open": "",\n     "close": "Schließen"\n');
  expect(dry.stdout).toContain('-  "gone": "Weg"\n');
  expect(box.read('locales/de/app.json')).toEqual(before);
});

test('--prune takes out keys without a source; --json lists ids', async () => {
  using box = sandbox(project);
  const { code, stdout } = await box.run(['sync', '--prune', '--json', 'locales/en/app.json']);
  expect([code, jsonLines(stdout)]).toEqual([
    0,
    [
      {
        file: 'locales/de/app.json',
        language: 'de',
        created: false,
        added: ['menu.open', 'boats_one', 'boats_other'],
        removed: ['gone'],
        refused: {},
      },
    ],
  ]);
  expect(Object.keys(JSON.parse(box.read('locales/de/app.json').toString()))).not.toContain('gone');
});

test('--create makes the files that a language of the project lacks', async () => {
  using box = sandbox({ ...project, 'interline.json': { sourceLanguage: 'en', targetLanguages: ['de', 'fr'] } });
  const without = await box.run(['sync', '.']);
  expect(without.stderr).toContain('3 files of languages that the settings name are not there; --create makes them.');
  const made = await box.run(['sync', '--create', '--fill', 'source', '.']);
  expect([made.code, made.stdout.split('\n').sort()]).toEqual([
    0,
    [
      '',
      'locales/de/shop.json: made, with 1 key.',
      'locales/fr/app.json: made, with 5 keys.',
      'locales/fr/shop.json: made, with 1 key.',
    ],
  ]);
  expect(JSON.parse(box.read('locales/fr/shop.json').toString())).toEqual({ buy: 'Buy' });
  expect((await box.run(['sync', '--create', '--check', '.'])).code).toBe(0);
  expect(existsSync(join(box.root, 'locales/en/fr.json'))).toBe(false);
});

test('a file that is broken is named, and the others are done', async () => {
  using box = sandbox({ ...project, 'locales/fr/app.json': '{ "title": "Bateaux", ' });
  const { code, stdout, stderr } = await box.run(['sync', '.']);
  expect(code).toBe(1);
  expect(stdout).toBe('locales/de/app.json: 3 keys added.\n');
  expect(stderr).toMatch(/locales\/fr\/app\.json: “menu\.open” was left alone: .*not well formed/);
});
