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

const header = (language: string) =>
  `msgid ""\nmsgstr ""\n"Language: ${language}\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n`;
const boats = {
  'po/boats.pot': `${header('')}\n#: a.c:1\nmsgid "Moor the boats"\nmsgstr ""\n\n#: a.c:2\nmsgid "Harbour"\nmsgstr ""\n`,
  'po/de.po': `${header('de')}\n# rope\n#: a.c:1\nmsgid "Moor the boat"\nmsgstr "Boot festmachen"\n\n#: a.c:3\nmsgid "Oar"\nmsgstr "Ruder"\n`,
  'po/fr.po': `${header('fr')}\n#: a.c:1\nmsgid "Moor the boats"\nmsgstr "Amarrer"\n\n#: a.c:2\nmsgid "Harbour"\nmsgstr "Port"\n`,
};
const german = `${header('de')}
# rope
#: a.c:1
#, fuzzy
#| msgid "Moor the boat"
msgid "Moor the boats"
msgstr "Boot festmachen"

#: a.c:2
msgid "Harbour"
msgstr ""
`;
const obsolete = '\n#~ msgid "Oar"\n#~ msgstr "Ruder"\n';

test('PO files are brought to their template: new, fuzzy and obsolete entries', async () => {
  using box = sandbox(boats);
  const plan = '1 key to add, 1 key to mark as fuzzy, 1 key to make obsolete';
  const check = await box.run(['sync', '--check', 'po']);
  expect([check.code, check.stdout]).toEqual([1, `po/de.po: ${plan}.\n`]);
  const first = await box.run(['sync', '--json', 'po/boats.pot']);
  expect([first.code, jsonLines(first.stdout)]).toEqual([
    0,
    [
      {
        file: 'po/de.po',
        language: 'de',
        created: false,
        added: ['Harbour'],
        fuzzy: ['Moor the boats'],
        removed: ['Oar'],
        refused: {},
      },
    ],
  ]);
  expect(box.read('po/de.po').toString()).toBe(german + obsolete);
  expect(await box.run(['sync', '--check', 'po'])).toMatchObject({ code: 0, stdout: '' });
  expect((await box.run(['sync', '--prune', 'po'])).stdout).toBe('po/de.po: 1 key removed.\n');
  expect(box.read('po/de.po').toString()).toBe(german);
});

test('a template is named where none is found; one that does not fit leaves a file alone', async () => {
  using box = sandbox({ ...boats, 'po/boats.pot': `${header('')}\nmsgid "Engine"\nmsgstr ""\n` });
  const strange = await box.run(['sync', 'po']);
  expect([strange.code, strange.stdout]).toEqual([1, '']);
  expect(strange.stderr).toContain('po/de.po was left alone: Most of its translations are not in the template');
  expect(box.read('po/de.po').toString()).toBe(boats['po/de.po']);
  using other = sandbox({ 'build/a.pot': boats['po/boats.pot'], 'po/de.po': boats['po/de.po'] });
  const alone = await other.run(['sync', 'po']);
  expect([alone.code, alone.stdout]).toEqual([0, '']);
  expect(alone.stderr).toContain('1 PO file has no template here; --template names one.');
  const named = await other.run(['sync', '--template', 'build/a.pot', 'po']);
  expect([named.code, other.read('po/de.po').toString()]).toEqual([0, german + obsolete]);
});

test('--create makes PO files of their template where the others are, or where that is usual; translate fills them', async () => {
  const pot = `${header('').replace('"Plural-Forms: nplurals=2; plural=n != 1;\\n"\n', '')}
#: a.c:1
msgid "%d boat"
msgid_plural "%d boats"
msgstr[0] ""
msgstr[1] ""

msgid "Save"
msgstr ""
`;
  const settings = { sourceLanguage: 'en', targetLanguages: ['de', 'pl', 'pt-BR'] };
  using box = sandbox({
    'po/boats.pot': pot,
    'po/de.po': header('de'),
    'site/locale/site.pot': pot,
    'plugin/languages/sail.pot': pot,
    'interline.json': settings,
  });
  const without = await box.run(['sync', '--check', '.']);
  expect(without.stderr).toContain('8 files of languages that the settings name are not there; --create makes them.');
  const made = await box.run(['sync', '--create', '.']);
  expect([made.code, made.stdout.trim().split('\n').sort()]).toEqual([
    0,
    [
      'plugin/languages/sail-de.po: made, with 2 keys.',
      'plugin/languages/sail-pl.po: made, with 2 keys.',
      'plugin/languages/sail-pt_BR.po: made, with 2 keys.',
      'po/de.po: 2 keys added.',
      'po/pl.po: made, with 2 keys.',
      'po/pt_BR.po: made, with 2 keys.',
      'site/locale/de/LC_MESSAGES/site.po: made, with 2 keys.',
      'site/locale/pl/LC_MESSAGES/site.po: made, with 2 keys.',
      'site/locale/pt_BR/LC_MESSAGES/site.po: made, with 2 keys.',
    ],
  ]);
  const polish = box.read('po/pl.po').toString();
  expect(polish).toContain('"Language: pl\\n"\n');
  expect(polish).toContain('msgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""\n\nmsgid "Save"\nmsgstr ""\n');
  expect(await box.run(['sync', '--create', '--check', '.'])).toMatchObject({ code: 0, stdout: '' });
  const translated = await box.run(['translate', '--to', 'es', 'po']);
  expect([translated.code, box.read('po/es.po').toString()]).toEqual([
    expect.any(Number),
    expect.stringContaining('msgid "Save"\nmsgstr "Guardar"\n'),
  ]);
});

test('no file is made of a template whose translations nobody can tell', async () => {
  using box = sandbox({
    'po/a.pot': boats['po/boats.pot'],
    'po/b.pot': boats['po/boats.pot'],
    'po/de.po': boats['po/de.po'],
    'interline.json': { sourceLanguage: 'en', targetLanguages: ['fr'] },
  });
  const made = await box.run(['sync', '--create', 'po']);
  expect([made.code, made.stdout, existsSync(join(box.root, 'po/fr.po'))]).toEqual([0, '', false]);
});
